import { describe, expect, test } from 'vitest'
import type { Produce } from '../../../../shared/galaxy/shapes/produce.ts'
import { unlockingOf } from '../../../../shared/ti4/cards/unlocking.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { idOf, unitsAt } from '../../../galaxy/fleets.ts'
import { activating, canUse, choicesAt, producing, turn, untilUse } from '../../factions/scenes.ts'
import { around } from '../../midgame.ts'
import { led, options, strategyCards } from './scenes.ts'

const factions = { p1: 'muaat', p2: 'mentak' } as const

describe('leaders of Muaat', () => {
  test('Umbat: up to 2 units of at most 4 each, at a War Sun or Flagship of whoever is chosen', () => {
    const game = turn(
      led('umbat', {
        factions,
        tiles: around({}),
        units: { p1: { a0: { war_sun: 1 } }, p2: { a1: { flagship: 1 }, a2: { cruiser: 1 } } },
        tradeGoods: { p2: 9 },
        tokens: { p2: { fleet: 4 } },
      }),
    ).say('p1', { special: 'umbat' })
    expect(choicesAt(game, 'p1').sort()).toEqual(['p1', 'p2'])
    game.say('p1', 'p2')
    expect(choicesAt(game, 'p2').sort()).toEqual(['a1', 'none'])
    game.say('p2', 'a1')
    const { docks, prices } = game.offered<Produce>('p2')
    const [yard = ''] = Object.keys(docks)
    expect(docks[yard]?.most).toBe(2)
    expect([prices['dreadnought']?.cost, prices['flagship']]).toEqual([4, undefined])
    game.say('p2', {
      build: { [yard]: { dreadnought: 2 } },
      newDocks: [],
      pay: { planets: [], tradeGoods: 8 },
    })
    expect(unitsAt(game, 'p2', 'a1', 'dreadnought')).toHaveLength(2)
    expect(game.sheet('p1').leaders).toEqual({ umbat: { exhausted: true } })
  })

  test('Magmus: a trade good for a token spent from the Strategy Pool', () => {
    const game = turn(
      led('magmus', { factions, tiles: around({}), units: { p1: { a0: { war_sun: 1 } } } }),
    ).say('p1', { special: 'star_forge' })
    untilTrue(game, () => canUse(game, 'p1', 'destroyer')).say('p1', 'destroyer')
    untilUse(game, 'p1', 'magmus').say('p1', 'magmus')
    expect(game.sheet('p1').tradeGoods).toBe(1)
  })

  test('Magmus is unlocked by a War Sun that is produced', () => {
    const game = producing({
      options,
      strategyCards,
      factions,
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { space_dock: 1 } } },
      technologies: { p1: ['war_sun'] },
      tradeGoods: { p1: 12 },
    })
    expect(game.sheet('p1').leaders?.magmus).toEqual({ locked: true })
    const pay = { planets: [], tradeGoods: 12 }
    game.say('p1', { build: { lodor: { war_sun: 1 } }, newDocks: [], pay })
    expect(unlockingOf(game.table, 'p1', 'magmus')).toEqual({ have: 1, of: 1 })
  })

  test("Adjudicator Ba'al: where a War Sun has come, the others fall and a supernova is laid", () => {
    const game = activating(
      led('adjudicator_baal', {
        factions,
        technologies: { p1: [] },
        tiles: around({ a0: 's26' }),
        planets: { p2: ['lodor'] },
        units: {
          p1: { a1: { war_sun: 1, infantry: 1 } },
          p2: { lodor: { infantry: 2 }, a0: { cruiser: 1 } },
        },
      }),
    )
    const sun = idOf(game, 'p1', 'a1', 'war_sun')
    const infantry = idOf(game, 'p1', 'a1', 'infantry')
    game.say('p1', { [sun]: { cargo: [infantry] } })
    untilUse(game, 'p1', 'adjudicator_baal').say('p1', 'adjudicator_baal')
    expect(game.table.galaxy.tiles['a0']?.system).toBe('s81')
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
    expect(unitsAt(game, 'p1', 'a0').sort()).toEqual([sun, infantry].sort())
    expect(game.table.planets.lodor).toBeUndefined()
    expect(game.sheet('p1').leaders).toEqual({})
  })
})
