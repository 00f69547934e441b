import { describe, expect, test } from 'vitest'
import type { Sides } from '../../../shared/galaxy/odds/ranks.ts'
import type { LeaderId } from '../../../shared/ti4/content/leaders.ts'
import { landingForecast, spaceForecast } from '../../../shared/ti4/forecast.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { LeaderCard } from '../../../shared/ti4/table.ts'
import { around, inMidgame, type Middle } from '../midgame.ts'

/** What a player may count on before a fight: what lies open and is ready, on both sides, and nothing of a hand. */

type Cards = Partial<Record<LeaderId, LeaderCard>>

const tiles = around({ a0: 's37', a5: 's19' })

const shown = (scene: Middle, leaders: { p1?: Cards; p2?: Cards }) =>
  inMidgame({
    tiles,
    planets: { p2: ['arinam'] },
    ...scene,
    factions: { p3: 'winnu', p4: 'nekro', p5: 'jolnar', p6: 'creuss', ...scene.factions },
    options: { pok: 'yes', ...scene.options },
    also({ table, hands }) {
      for (const seat of table.order) sheet(table, seat).leaders = leaders[seat as 'p1' | 'p2'] ?? {}
      for (const hand of Object.values(hands)) {
        hand.actionCards = { 'shields_holding.1': true, 'morale_boost.1': true }
        hand.notes = { 'the_cavalry.p6': true }
      }
    },
  }).table

const inSpace = (
  faction: 'titans' | 'letnev' | 'yin' | 'argent',
  p1: Cards,
  p2: Cards = {},
  ship: 'cruiser' | 'carrier' = 'cruiser',
): Sides =>
  spaceForecast(
    shown(
      {
        factions: { p1: faction, p2: 'hacan' },
        units: { p1: { a0: { [ship]: 2 } }, p2: { a0: { cruiser: 2 } } },
      },
      { p1, p2 },
    ),
    'p1',
    'a0',
  ) as Sides

const landing = (p2: Cards, owner: 'p2' | 'p3' = 'p2'): Sides =>
  landingForecast(
    shown(
      {
        factions: { p1: 'muaat', p2: 'sol' },
        planets: { [owner]: ['arinam'] },
        units: { p1: { a0: { carrier: 1, infantry: 3 } }, p2: { arinam: { infantry: 2 } } },
      },
      { p2 },
    ),
    'p1',
    'arinam',
    ['infantry', 'infantry'],
  ) as Sides

describe('leaders in a forecast', () => {
  test('agents are counted while they are ready', () => {
    expect(inSpace('titans', { tellurian: {} }).attacker.wards).toBe(1)
    expect(inSpace('titans', { tellurian: { exhausted: true } }).attacker.wards).toBeUndefined()
    expect(inSpace('titans', {}).attacker.wards).toBeUndefined()
    expect(inSpace('letnev', { viscount_unlenn: {} }).attacker.rallies).toBe(true)
    expect(inSpace('letnev', { viscount_unlenn: { exhausted: true } }).attacker.rallies).toBeUndefined()
    // Fighters that nothing carries would not stay.
    expect(inSpace('yin', { brother_milor: {} }).attacker.reserve).toEqual([])
    expect(inSpace('yin', { brother_milor: {} }, {}, 'carrier').attacker.reserve).toHaveLength(2)
  })

  test('of the other side as well, for all can see them', () => {
    expect(inSpace('letnev', {}, { tellurian: {} }).defender.wards).toBe(1)
  })

  test('commanders once they are unlocked', () => {
    expect(landing({ claire_gibson: {} }).defender.joining).toHaveLength(1)
    expect(landing({ claire_gibson: { locked: true } }).defender.joining).toBeUndefined()
    expect(inSpace('argent', { trrakan_aun_zulok: {} }).attacker.barrageDice).toBe(1)
    expect(inSpace('argent', { trrakan_aun_zulok: { locked: true } }).attacker.barrageDice).toBeUndefined()
  })

  test('who copies several agents has one of them', () => {
    const table = shown(
      {
        factions: { p1: 'yssaril', p2: 'titans', p3: 'letnev' },
        units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 2 } } },
      },
      { p1: { ssruu: {} }, p2: { tellurian: { exhausted: true } } },
    )
    sheet(table, 'p3').leaders = { viscount_unlenn: {} }
    const { attacker, defender } = spaceForecast(table, 'p1', 'a0') as Sides
    expect([attacker.wards, attacker.rallies]).toEqual([1, undefined])
    expect(defender.wards).toBeUndefined()
  })
})

test('hands are nobody’s business: cards and notes in them change nothing', () => {
  const { attacker, defender } = inSpace('letnev', {})
  for (const { spared, dodged } of [attacker, defender])
    expect([spared, dodged]).toEqual([undefined, undefined])
  expect(attacker.units.map(({ hitsOn, firstHitsOn, dice }) => [hitsOn, firstHitsOn, dice])).toEqual([
    [7, undefined, 1],
    [7, undefined, 1],
  ])
})

describe('mechs in a forecast', () => {
  test('of the Naaz-Rokha fly on their other side, beside ships', () => {
    const fly = (units: Middle['units']) =>
      spaceForecast(
        shown({ factions: { p1: 'naaz_rokha', p2: 'hacan' }, ...(units && { units }) }, {}),
        'p1',
        'a0',
      )?.attacker.units.map(({ hitsOn, dice, sustains = false }) => [hitsOn, dice, sustains])
    const p2 = { a0: { cruiser: 2 } }
    expect(fly({ p1: { a0: { carrier: 1, mech: 1 } }, p2 })).toEqual([
      [9, 1, false],
      [8, 2, false],
    ])
    expect(fly({ p1: { a0: { carrier: 1, infantry: 1 } }, p2 })).toEqual([[9, 1, false]])
  })

  test('of the L1Z1X do not harrow where they fight', () => {
    const table = shown(
      {
        factions: { p1: 'l1z1x', p2: 'sol' },
        units: { p1: { a0: { carrier: 1, mech: 2 } }, p2: { arinam: { infantry: 2 } } },
      },
      {},
    )
    const harries = (kinds: readonly ('mech' | 'infantry')[]) =>
      landingForecast(table, 'p1', 'arinam', kinds)?.attacker.harries?.length
    expect(harries(['mech', 'mech'])).toBeUndefined()
    expect(harries(['mech'])).toBe(1)
  })
})
