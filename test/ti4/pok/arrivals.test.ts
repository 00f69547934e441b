import { describe, expect, test } from 'vitest'
import type { LeaderId } from '../../../shared/ti4/content/leaders.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { all, idOf, unitsAt } from '../../galaxy/fleets.ts'
import { activating, canUse, fighting, type Game, turn, untilUse } from '../factions/scenes.ts'
import { around, type Middle } from '../midgame.ts'

const options = { pok: 'yes' }
const tokens = { tactic: 3, fleet: 5, strategy: 2, reinforcements: 6 }
const pools = { p1: tokens, p2: tokens, p3: tokens }

const leads = (table: Table, leaders: Readonly<Record<string, LeaderId>>) => {
  for (const seat of table.order) {
    const id = leaders[seat]
    sheet(table, seat).leaders = id ? { [id]: {} } : {}
  }
}

const lodor = around({ a0: 's26', a1: 's46' })

/** p2 retreats from a0 to a1. */
const fleeing = (scene: Middle, leaders: Readonly<Record<string, LeaderId>>, to = 'a1'): Game => {
  const game = fighting({
    options,
    tokens: pools,
    tiles: lodor,
    ...scene,
    also(state) {
      leads(state.table, leaders)
      scene.also?.(state)
    },
  })
  const answers = { p2: () => 'yes', retreatTo: () => to }
  return untilTrue(game, () => game.told('ti4.log.retreats').length > 0 || game.rests, answers)
}

describe('[ti4/58.9] ships that move outside of a Movement step have moved into a system', () => {
  const sides = { p1: { a0: { dreadnought: 2 } }, p2: { a0: { war_sun: 1 } } }

  test('[ti4/78.7] Nova Seed: a War Sun that retreats leaves a supernova where it comes to', () => {
    const game = fleeing(
      {
        factions: { p1: 'sol', p2: 'muaat' },
        tiles: around({ a0: 's46', a1: 's26' }),
        planets: { p2: ['lodor'] },
        units: { ...sides, p3: { lodor: { infantry: 1 } } },
      },
      { p2: 'adjudicator_baal' },
    )
    untilUse(game, 'p2', 'adjudicator_baal').say('p2', 'adjudicator_baal')
    expect(game.table.galaxy.tiles['a1']?.system).toBe('s81')
    expect(unitsAt(game, 'p3', 'a1')).toEqual([])
    expect(game.table.galaxy.tiles['a0']?.system).toBe('s46')
  })

  test('[ti4/78.7] Xuange and Acamar answer a retreat', () => {
    const scene: Middle = {
      factions: { p1: 'sol', p2: 'mentak', p3: 'empyrean' },
      units: { p1: { a0: { dreadnought: 2 } }, p2: { a0: { dreadnought: 2 }, a1: { cruiser: 1 } } },
    }
    const back = fleeing(
      { ...scene, also: ({ table }) => Object.assign(table.activated, { a1: { p3: true } }) },
      { p3: 'xuange' },
    )
    untilUse(back, 'p3', 'xuange').say('p3', 'xuange')
    expect(back.table.activated['a1']).toEqual({ p2: true })
    const gift = fleeing(scene, { p3: 'acamar' })
    untilUse(gift, 'p3', 'acamar').say('p3', 'acamar')
    gift.say('p2', { strategy: 1 })
    expect(gift.sheet('p2').counters.strategy).toBe(3)
  })

  test('Voidwatch answers Foresight', () => {
    const game = activating({
      options,
      factions: { p1: 'mentak', p2: 'naalu', p3: 'empyrean' },
      tokens: pools,
      tiles: around({ a0: 's46', a1: 's27', a5: 's26' }),
      planets: { p3: ['lodor'] },
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { carrier: 1 } }, p3: { lodor: { infantry: 1 } } },
      technologies: { p3: ['voidwatch'] },
      also: ({ table }) => leads(table, {}),
    })
    untilTrue(game, () => game.open.includes('p1:movement')).say('p1', all(...unitsAt(game, 'p1', 'a1')))
    const { notes } = game.sheet('p3')
    untilUse(game, 'p2', 'foresight').say('p2', 'foresight').say('p2', 'a5')
    untilUse(game, 'p2', 'ceasefire.p2').say('p2', 'ceasefire.p2')
    expect(game.sheet('p3').notes).toBe(notes + 1)
  })

  test('The Helmsman and Helix Protocol count, and nothing that waits for a Tactical Action answers them', () => {
    const played = (hero: LeaderId, faction: 'l1z1x' | 'argent') => {
      const game = turn({
        options,
        factions: { p1: faction, p2: 'naalu', p3: 'empyrean', p4: 'sol' },
        tokens: pools,
        tiles: lodor,
        units: { p1: { a3: { dreadnought: 1 } }, p3: { b0: { cruiser: 1 } } },
        also({ table, hands }) {
          leads(table, { p1: hero, p3: 'acamar' })
          table.activated['a1'] = { p1: true }
          const hand = hands['p2']
          if (hand) hand.actionCards = { experimental_battlestation: true }
          sheet(table, 'p2').actionCards = 1
        },
      })
      game.say('p1', { special: hero })
      if (hero === 'the_helmsman') game.say('p1', 'a1')
      game.say('p1', [idOf(game, 'p1', 'a3', 'dreadnought')])
      expect(canUse(game, 'p2', 'experimental_battlestation')).toBe(false)
      untilUse(game, 'p3', 'acamar').say('p3', 'acamar')
      game.say('p1', { tactic: 1 })
      expect(game.sheet('p1').counters.tactic).toBe(4)
    }
    played('the_helmsman', 'l1z1x')
    played('mirik_aun_sissiri', 'argent')
  })

  test('Benediction: who drives a fleet has moved it, so no War Sun makes a supernova', () => {
    const game = turn({
      options,
      factions: { p1: 'mahact', p2: 'muaat', p3: 'empyrean' },
      tokens: pools,
      tiles: around({ a0: 's46', a1: 's46', a3: 's26' }),
      units: { p2: { a1: { war_sun: 1 } }, p3: { a0: { cruiser: 1 } } },
      technologies: { p3: ['voidwatch'] },
      also: ({ table }) => leads(table, { p1: 'airo_shir_aur', p2: 'adjudicator_baal' }),
    })
    game.say('p1', { special: 'airo_shir_aur' })
    game.say('p1', 'a1')
    untilUse(game, 'p1', 'ceasefire.p1')
    expect(canUse(game, 'p2', 'adjudicator_baal')).toBe(false)
    game.say('p1', 'ceasefire.p1')
    expect(game.match.state.hands['p3']?.notes['ceasefire.p1']).toBe(true)
    untilTrue(game, () => game.told('ti4.log.spaceCombat').length > 0)
    expect(canUse(game, 'p2', 'adjudicator_baal')).toBe(false)
  })
})
