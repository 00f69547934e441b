import { describe, expect, test } from 'vitest'
import { notesOf } from '../../../../shared/ti4/notes.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { fleetLimit } from '../../../../shared/ti4/supply.ts'
import type { Table } from '../../../../shared/ti4/table.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { council, letBe } from '../../council.ts'
import { activating, canUse, fighting, onGround, turn, untilUse } from '../../factions/scenes.ts'
import { inMidgame, type Middle } from '../../midgame.ts'
import { strategic } from '../../strategic.ts'

const options = { pok: 'yes' }
const factions = { p1: 'mahact', p2: 'sol' } as const
const scene: Middle = { options, factions }
const tokens = { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 }

/** p2's token lies in p1's fleet pool. */
const ruled = (table: Table) => {
  sheet(table, 'p1').edicts = { p2: true }
}

describe('the Mahact Gene-Sorcerers', () => {
  test('Edict: a token of the beaten, one a player, raises the fleet limit', () => {
    const game = fighting({
      ...scene,
      tokens: { p1: tokens, p2: tokens },
      units: { p1: { a0: { dreadnought: 3 } }, p2: { a0: { fighter: 1 } } },
    })
    untilTrue(game, () => game.rests)
    expect(game.sheet('p1').edicts).toEqual({ p2: true })
    expect(game.sheet('p2').counters.reinforcements).toBe(7)
    expect(game.sheet('p1').counters.fleet).toBe(3)
    expect(fleetLimit(game.table, 'p1', 'a0')).toBe(4)
  })

  test('Imperia: the commander of who is ruled, once unlocked', () => {
    const defended = (edict: boolean, leader: object) => {
      const game = onGround({
        options,
        factions: { p1: 'sol', p2: 'mahact' },
        planets: { p2: ['lodor'] },
        units: { p1: { lodor: { infantry: 2 } }, p2: { lodor: { infantry: 2 } } },
        also({ table }) {
          for (const seat of table.order) sheet(table, seat).leaders = {}
          sheet(table, 'p1').leaders = { claire_gibson: leader }
          if (edict) sheet(table, 'p2').edicts = { p1: true }
          if (table.doing) table.doing.landed = ['lodor']
        },
      })
      untilTrue(game, () => game.rests || canUse(game, 'p2', 'claire_gibson'))
      if (game.rests) return 'never'
      game.say('p2', 'claire_gibson')
      return game.told('ti4.log.placesOn')
    }
    expect(defended(false, {})).toBe('never')
    expect(defended(true, { locked: true })).toBe('never')
    expect(defended(true, {})).toEqual([{ seat: 'p2', unit: 'infantry', count: 1, planet: 'lodor' }])
  })

  test('Hubris: no Alliance of their own, and none of others', () => {
    const game = turn({
      ...scene,
      factions: { p1: 'mahact', p2: 'sol', p3: 'letnev' },
      strategyCards: { leadership: 'p1', imperial: 'p2', trade: 'p3', warfare: 'p4' },
      tradeGoods: { p1: 1 },
      units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } } },
    })
    expect(notesOf(game.table, 'p1')).not.toContain('alliance.p1')
    untilTrue(game, () => game.open.includes('p1:turn'))
    const offer = (note: string) => ({ to: 'p1', gives: { note }, wants: {} })
    expect(game.command('p2', 'offer', offer('alliance.p2'))).toBeDefined()
    expect(game.command('p2', 'offer', offer('ceasefire.p2'))).toBeUndefined()
    expect(game.command('p1', 'acceptOffer', 'p2>p1')).toBeUndefined()
    expect(game.match.state.hands['p1']?.notes['ceasefire.p2']).toBe(true)
  })

  test('Genetic Recombination: a vote for what they name, or a token of the Fleet Pool', () => {
    const bound = (said: string) => {
      const game = council({
        ...scene,
        cards: ['mutiny'],
        technologies: { p1: ['genetic_recombination'] },
        tokens: { p2: tokens },
      })
      untilUse(game, 'p1', 'genetic_recombination').say('p1', 'genetic_recombination')
      game.say('p1', 'against')
      game.say('p2', said)
      return game
    }
    const heeded = bound('heed')
    expect(heeded.sheet('p2').counters.fleet).toBe(3)
    expect(heeded.told('ti4.log.votes.against').at(0)).toMatchObject({ seat: 'p2' })
    expect(heeded.table.agenda?.bound).toBeUndefined()
    const paid = bound('pay')
    expect(paid.sheet('p2').counters.fleet).toBe(2)
    expect(paid.sheet('p1').technologies.genetic_recombination).toEqual({ exhausted: true })
  })

  test('Crimson Legionnaires: what falls brings a commodity', () => {
    const game = onGround({
      ...scene,
      planets: { p2: ['lodor'] },
      units: { p1: { lodor: { infantry: 1 } }, p2: { lodor: { infantry: 9 } } },
      also({ table }) {
        sheet(table, 'p1').commodities = 0
        if (table.doing) table.doing.landed = ['lodor']
      },
    })
    untilTrue(game, () => game.rests)
    expect(game.sheet('p1').commodities + game.sheet('p1').tradeGoods).toBe(1)
  })

  test('Starlancer: who is ruled gets the token back, and the turn ends', () => {
    const game = activating({
      ...scene,
      factions: { p1: 'sol', p2: 'mahact' },
      tokens: { p1: tokens },
      planets: { p2: ['lodor'] },
      units: { p2: { lodor: { mech: 1 } } },
      also({ table }) {
        sheet(table, 'p2').edicts = { p1: true }
      },
    })
    untilUse(game, 'p2', 'starlancer').say('p2', 'starlancer')
    game.say('p1', { tactic: 1 })
    expect(game.sheet('p2').edicts).toEqual({})
    expect(game.sheet('p1').counters).toMatchObject({ tactic: 3, reinforcements: 8 })
    expect(game.table.doing).toBeUndefined()
    expect(game.open.some(open => open.endsWith(':movement'))).toBe(false)
  })

  test('Scepter of Dominion: those ruled, and the Mahact, lay a token there', () => {
    const { hands } = inMidgame(scene)
    expect(hands['p1']?.notes['scepter_of_dominion.p1']).toBe(true)
    const game = council(
      {
        ...scene,
        factions: { p1: 'mahact', p2: 'sol', p3: 'letnev' },
        units: { p3: { a0: { cruiser: 1 } } },
        tokens: { p1: tokens, p2: tokens },
        also(state) {
          ruled(state.table)
          const [own, other] = [state.hands['p1'], state.hands['p3']]
          delete own?.notes['scepter_of_dominion.p1']
          if (other) other.notes['scepter_of_dominion.p1'] = true
          sheet(state.table, 'p1').notes--
          Object.assign(sheet(state.table, 'p3'), {
            notes: sheet(state.table, 'p3').notes + 1,
            gotNotes: true,
          })
        },
      },
      'strategyPhase',
    )
    untilUse(game, 'p3', 'scepter_of_dominion.p1').say('p3', 'scepter_of_dominion.p1')
    expect(game.table.activated['a0']).toEqual({ p1: true, p2: true })
  })

  test('Jae Mir Kan: a secondary ability with a token of the active player', () => {
    const game = strategic('politics', {
      ...scene,
      factions: { p1: 'sol', p2: 'mahact' },
      tokens: { p1: tokens, p2: { ...tokens, strategy: 0 } },
      also({ table }) {
        table.phase = 'action'
        table.active = 'p1'
        table.activated['a1'] = { p1: true }
        table.activated['a2'] = { p1: true }
      },
    })
    untilTrue(game, () => game.open.includes('p2:use'))
    expect(Object.keys(game.offered<{ of: object }>('p2').of)).toEqual(['borrowed', 'none'])
    game.say('p2', 'borrowed')
    untilTrue(game, () => canUse(game, 'p2', 'a2'))
    game.say('p2', 'a2')
    expect(game.table.activated['a2']?.['p1']).toBeUndefined()
    expect(game.sheet('p2').leaders?.jae_mir_kan).toEqual({ exhausted: true })
    expect(game.sheet('p2').counters.strategy).toBe(0)
  })

  test('Il Na Viroset: over an own token both come back, and the turn ends', () => {
    const game = turn({
      ...scene,
      strategyCards: { leadership: 'p1', imperial: 'p2', trade: 'p3', warfare: 'p4' },
      tokens: { p1: tokens },
      also({ table }) {
        sheet(table, 'p1').leaders = { il_na_viroset: {} }
        table.activated['a1'] = { p1: true }
      },
    })
    game.say('p1', { tactical: 'a1' })
    untilTrue(game, () => game.open.includes('p2:turn'))
    expect(game.table.activated['a1']?.['p1']).toBeUndefined()
    expect(game.sheet('p1').counters).toMatchObject({ tactic: 2, reinforcements: 10 })
  })

  test('Benediction: a fleet is driven into another, and nobody can retreat', () => {
    const game = turn({
      ...scene,
      tokens: { p2: tokens, p3: tokens },
      units: { p2: { a1: { dreadnought: 4, infantry: 1 } }, p3: { a0: { cruiser: 1 } }, p1: {} },
      also({ table }) {
        sheet(table, 'p1').leaders = { airo_shir_aur: {} }
      },
    })
    game.say('p1', { special: 'airo_shir_aur' })
    if (game.open.some(open => open.startsWith('p1:benediction/from') || open.endsWith(':from')))
      game.say('p1', 'a1')
    letBe(game)
    untilTrue(game, () => game.told('ti4.log.holdsSpace').length > 0)
    expect(game.told('ti4.log.spaceCombat').at(-1)).toMatchObject({ seat: 'p2', other: 'p3', hex: 'a0' })
    expect(unitsAt(game, 'p2', 'a0').length).toBeGreaterThan(0)
    expect(game.sheet('p1').leaders).toEqual({})
  })
})
