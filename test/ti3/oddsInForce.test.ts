import { describe, expect, test } from 'vitest'
import type { Seat } from '../../shared/engine/rules.ts'
import { actionEffect, political } from '../../shared/ti3/cards/registry.ts'
import type { ActionCardId } from '../../shared/ti3/content/actionCards.ts'
import type { PoliticalCardId } from '../../shared/ti3/content/politicalCards.ts'
import { invasionForecast, spaceForecast } from '../../shared/ti3/forecast.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { type Staged, stage } from './battlefield.ts'
import { led } from './leaders/led.ts'

/** What players are shown in the docks for moving and landing knows what lasts, laws and leaders. */

const rest = { segment: 'rest' }
const outcomeOf = (table: Table, card: PoliticalCardId, decided: string) => {
  const flow = political[card]?.outcome?.(table, [decided], 'p1', {})
  if (flow) for (const _ of flow);
}
/** As it does once nobody cancels it. */
function played(table: Table, by: Seat, card: ActionCardId, aim: string, about: object = {}) {
  const playing = { by, card, moment: 'action', about, name: card }
  for (const _ of actionEffect(card)?.does(table, playing as never, aim) ?? []);
}

const fleets = (more: Staged = {}): Table => {
  const { table } = stage(rest, {
    races: { p1: 'norr', p2: 'mentak', p3: 'sol' },
    units: {
      p1: { a1: { war_sun: 1, fighter: 2 } },
      p2: { a1: { dreadnought: 1, cruiser: 1 }, abyz: { ground_force: 2, pds: 1 } },
    },
    planets: { p2: ['abyz'] },
    ...more,
  })
  return structuredClone(table) as Table
}
const aims = (table: Table, of: 'attacker' | 'defender' = 'attacker') =>
  spaceForecast(table, 'p1', 'a1')?.[of].units.map(({ hitsOn }) => hitsOn)

describe('Odds before a move', () => {
  test('know a law: under Unconventional Weapons War Suns and Dreadnoughts hit two worse', () => {
    const table = fleets()
    const before = { war_sun: aims(table)?.[0], defender: aims(table, 'defender') }
    expect(before).toEqual({ war_sun: 2, defender: [7, 5] })
    table.laws = { unconventional_weapons: {} }
    expect([aims(table)?.[0], aims(table, 'defender')]).toEqual([4, [7, 7]])
  })

  test('know what a vote left behind: the Prophecy of Ixth helps Fighters', () => {
    const table = fleets()
    expect(aims(table)).toEqual([2, 8, 8])
    outcomeOf(table, 'prophecy_of_ixth', 'p1')
    expect(aims(table)).toEqual([2, 7, 7])
  })

  test('know a card of the Strategy Phase: under Cultural Crisis nobody is better for his people', () => {
    const table = fleets()
    const ambush = () => spaceForecast(table, 'p1', 'a1')?.defender.units.filter(({ early }) => early).length
    expect([aims(table)?.[0], ambush()]).toEqual([2, 1])
    played(table, 'p2', 'cultural_crisis', 'p1')
    expect([aims(table)?.[0], ambush()]).toEqual([3, 1])
    played(table, 'p1', 'cultural_crisis', 'p2')
    expect(ambush()).toBe(0)
  })

  test('know mines that were laid and a dock that fires', () => {
    const about = { of: 'p1', hex: 'a1', units: ['x'] }
    const table = fleets()
    expect(spaceForecast(table, 'p1', 'a1')?.attacker.waiting).toBeUndefined()
    played(table, 'p2', 'minelayers', '', about)
    expect(spaceForecast(table, 'p1', 'a1')?.attacker.waiting).toBe(1)
    const docked = fleets({
      units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 }, abyz: { space_dock: 1 } } },
    })
    const [dock = ''] = Object.keys(docked.units).filter(
      id =>
        docked.units[id]?.kind === 'space_dock' &&
        docked.units[id]?.of === 'p2' &&
        docked.units[id]?.planet === 'abyz',
    )
    played(docked, 'p2', 'experimental_battlestation', dock, about)
    expect(spaceForecast(docked, 'p1', 'a0')?.defender.before).toEqual([{ dice: 3, hitsOn: 6 }])
  })

  test('count an Admiral who boards on the way, with his ship, and not on the one he leaves', () => {
    const table = fleets({
      races: { p1: 'letnev', p2: 'mentak', p3: 'sol' },
      units: { p1: { a2: { dreadnought: 2 } }, p2: { a1: { cruiser: 1 } } },
      change: led({ 'letnev.3': { kind: 'dreadnought', hex: 'a2' } }),
    })
    const [one = '', other = ''] = Object.keys(table.units).filter(
      id => table.units[id]?.of === 'p1' && table.units[id]?.at === 'a2',
    )
    const dice = (moved: object) =>
      spaceForecast(table, 'p1', 'a1', moved as never)?.attacker.units.map(({ dice, worth }) => [dice, worth])
    expect(dice({ [one]: {}, [other]: {} })).toEqual([
      [2, 7],
      [1, 5],
    ])
    expect(dice({ [one]: {}, [other]: { leaders: ['letnev.3'] } })).toEqual([
      [1, 5],
      [2, 7],
    ])
  })
})

describe('Odds before a landing', () => {
  const above = (more: Staged = {}) =>
    fleets({
      races: { p1: 'norr', p2: 'hacan', p3: 'yssaril' },
      units: {
        p1: { a0: { war_sun: 1, carrier: 1, ground_force: 3 } },
        p2: { abyz: { ground_force: 2, pds: 1 } },
      },
      ...more,
    })
  const onAbyz = (table: Table, leaders: string[] = []) =>
    invasionForecast(table, 'p1', 'abyz', 3, [], leaders)

  test('know who has Dug In: nothing bombards him', () => {
    const table = above()
    expect(onAbyz(table)?.attacker.before).toEqual([{ dice: 3, hitsOn: 2 }])
    played(table, 'p2', 'dug_in', 'abyz')
    expect(onAbyz(table)?.attacker.before).toEqual([])
  })

  test('[ti3/35.general] count two dice thrown again for each General who comes down', () => {
    const table = above({
      change: led({
        'norr.1': { kind: 'carrier', hex: 'a0' },
        'norr.2': { kind: 'carrier', hex: 'a0' },
      }),
    })
    expect(onAbyz(table)?.attacker.again).toBeUndefined()
    expect(onAbyz(table, ['norr.1'])?.attacker.again).toBe(2)
    expect(onAbyz(table, ['norr.1', 'norr.2'])?.attacker.again).toBe(4)
  })

  test('[ti3/35.agent] with an Agent among those who land PDS hold their fire', () => {
    const table = above({
      races: { p1: 'yssaril', p2: 'hacan', p3: 'norr' },
      change: led({ 'yssaril.2': { kind: 'carrier', hex: 'a0' } }),
    })
    expect(onAbyz(table)?.defender.before).toHaveLength(1)
    expect(onAbyz(table, ['yssaril.2'])?.defender.before).toEqual([])
  })

  test('know the Scientist and the General who defend', () => {
    const table = above({
      change: led({ 'hacan.1': { planet: 'abyz' }, 'hacan.3': { planet: 'abyz' } }),
    })
    const sides = onAbyz(table)
    expect(sides?.attacker.before).toEqual([])
    expect(sides?.defender.before).toEqual([{ dice: 1, hitsOn: 5 }])
    expect(sides?.defender.units[0]?.hitsOn).toBe(7)
  })
})
