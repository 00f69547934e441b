import { describe, expect, test } from 'vitest'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { fleetLimit } from '../../../../shared/ti4/supply.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { idOf } from '../../../galaxy/fleets.ts'
import { fighting, type Game, turn, untilUse } from '../../factions/scenes.ts'
import { around, from } from '../../midgame.ts'
import { led } from './scenes.ts'

const factions = { p1: 'letnev', p2: 'mentak', p3: 'hacan' } as const
const diceOf = (game: Game, seat: string) =>
  game.log.filter(({ text, about }) => text === 'ti4.log.fires' && about?.['seat'] === seat)

describe('leaders of the Letnev', () => {
  describe('Viscount Unlenn', () => {
    const units = { p1: { a0: { dreadnought: 1 } }, p2: { a0: { carrier: 1 } } }
    const helped = (owner: string) => {
      const game = fighting(led('viscount_unlenn', { factions, tiles: around({}), units }, owner))
      untilUse(game, owner, 'viscount_unlenn').say(owner, 'viscount_unlenn')
      game.say(owner, idOf(game, 'p1', 'a0', 'dreadnought'))
      return untilTrue(game, () => diceOf(game, 'p1').length > 0)
    }

    test('a ship in the active system rolls a die more in this round', () => {
      const game = helped('p1')
      expect(diceOf(game, 'p1')[0]?.dice).toHaveLength(2)
      expect(game.sheet('p1').leaders).toEqual({ viscount_unlenn: { exhausted: true } })
    })

    test('[ti4/51.3] an agent may help others, and its owner decides', () => {
      const game = helped('p3')
      expect(game.sheet('p3').leaders).toEqual({ viscount_unlenn: { exhausted: true } })
    })
  })

  test('[ti4/51.7] Rear Admiral Farran is never exhausted: a trade good for each unit that has sustained damage', () => {
    const game = fighting(
      led('rear_admiral_farran', {
        factions,
        tiles: around({}),
        units: { p1: { a0: { dreadnought: 2 } }, p2: { a0: { cruiser: 6 } } },
      }),
    )
    const before = game.sheet('p1').tradeGoods
    untilUse(game, 'p1', 'rear_admiral_farran').say('p1', 'rear_admiral_farran')
    expect(game.sheet('p1').tradeGoods).toBe(before + 1)
    expect(game.sheet('p1').leaders).toEqual({ rear_admiral_farran: {} })
  })

  test('Darktalon Treilla: no limit to ships until the round is over, then all that is too much goes', () => {
    const game = turn(
      led('darktalon_treilla', {
        factions,
        tiles: around({}),
        units: { p1: { a0: { cruiser: 5 } } },
        tokens: { p1: { fleet: 1 } },
      }),
    )
    expect(fleetLimit(game.table, 'p1', 'a0')).toBe(3)
    game.say('p1', { special: 'darktalon_treilla' })
    expect(fleetLimit(game.table, 'p1', 'a0')).toBeGreaterThan(50)
    expect(game.sheet('p1').leaders).toEqual({ darktalon_treilla: { acting: true } })
    const over = from(
      { segment: 'strategyPhase' },
      led('darktalon_treilla', {
        factions,
        tiles: around({}),
        units: { p1: { a0: { cruiser: 5 } } },
        tokens: { p1: { fleet: 1 } },
        also: ({ table }) => {
          sheet(table, 'p1').leaders = { darktalon_treilla: { acting: true } }
        },
      }),
    )
    expect(over.sheet('p1').leaders).toEqual({})
    expect(over.asked('p1').options).toMatchObject({ least: 2, most: 2 })
  })
})
