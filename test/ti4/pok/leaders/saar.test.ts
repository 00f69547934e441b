import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../shared/galaxy/shapes/move.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { coming, idOf, unitsAt } from '../../../galaxy/fleets.ts'
import { activating, canUse, choicesAt, producing, turn, untilUse } from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import { led } from './scenes.ts'

const factions = { p1: 'mentak', p2: 'saar' } as const

describe('leaders of the Saar', () => {
  describe('Captain Mendosa', () => {
    const scene: Middle = {
      factions,
      technologies: { p1: [] },
      tiles: around({}),
      units: { p1: { a3: { carrier: 1, dreadnought: 1 } }, p2: { a5: { cruiser: 1 } } },
    }
    const far: Middle = { ...scene, tiles: { ...around({}), b0: 's19' } }

    test('a Fighter too, where it moves by itself', () => {
      const fighters: Middle = {
        ...far,
        units: { p1: { a3: { fighter: 1, destroyer: 1 } }, p2: { a5: { cruiser: 1 } } },
      }
      const kinds = (technologies: NonNullable<Middle['technologies']>) => {
        const game = activating(led('captain_mendosa', { ...fighters, technologies }, 'p2'))
        if (!canUse(game, 'p2', 'captain_mendosa')) return []
        game.say('p2', 'captain_mendosa')
        const slow = game.match.open.some(({ to, text }) => to === 'p2' && text.includes('aim.unit'))
        return slow ? choicesAt(game, 'p2').map(id => game.table.units[id]?.kind) : []
      }
      expect(kinds({ p1: ['fighter_ii', 'cruiser_ii'], p2: ['cruiser_ii'] })).toEqual([
        'fighter',
        'destroyer',
      ])
      expect(kinds({ p1: [], p2: ['cruiser_ii'] })).not.toContain('fighter')
    })

    test('one ship of the active player becomes as fast as the fastest on the board', () => {
      const game = activating(led('captain_mendosa', far, 'p2'))
      untilUse(game, 'p2', 'captain_mendosa').say('p2', 'captain_mendosa')
      expect(choicesAt(game, 'p2')).toHaveLength(2)
      game.say('p2', idOf(game, 'p1', 'a3', 'carrier'))
      untilTrue(game, () => game.open.includes('p1:movement'))
      expect(coming(game.offered<Move>('p1'))).toEqual(['carrier a3'])
      expect(game.sheet('p2').leaders).toEqual({ captain_mendosa: { exhausted: true } })
    })

    test('without it neither comes from two systems away', () => {
      const game = activating(led('captain_mendosa', far, 'p2'))
      untilUse(game, 'p2', 'captain_mendosa').say('p2', 'pass')
      expect(game.told('ti4.log.moves')).toEqual([])
      expect(game.open).not.toContain('p1:movement')
    })
  })

  test('Rowl Sarrig: Fighters and Infantry that are produced come to any open dock', () => {
    const scene: Middle = {
      factions: { p1: 'saar', p2: 'mentak' },
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      units: {
        p1: { lodor: { space_dock: 1 }, a1: { space_dock: 1 }, a2: { space_dock: 1 } },
        p2: { a2: { cruiser: 1 } },
      },
      tradeGoods: { p1: 5 },
    }
    const game = producing(led('rowl_sarrig', scene))
    const pay = { planets: [], tradeGoods: 2 }
    game.say('p1', { build: { lodor: { fighter: 2, infantry: 2 } }, newDocks: [], pay })
    untilUse(game, 'p1', 'rowl_sarrig').say('p1', 'rowl_sarrig')
    const [fighter = ''] = unitsAt(game, 'p1', 'a0', 'fighter')
    const [infantry = ''] = unitsAt(game, 'p1', 'a0', 'infantry')
    expect(choicesAt(game, 'p1')).toHaveLength(4)
    game.say('p1', [fighter, infantry])
    expect(game.table.units[fighter]).toMatchObject({ at: 'a1' })
    expect(game.table.units[infantry]).toEqual({ kind: 'infantry', of: 'p1', at: 'a1' })
    expect(unitsAt(game, 'p1', 'a2', 'fighter')).toEqual([])
  })

  test('Gurno Aggero: beside a dock of theirs all Infantry and Fighters of the others fall', () => {
    const game = turn(
      led('gurno_aggero', {
        factions: { p1: 'saar', p2: 'mentak' },
        tiles: around({ a0: 's26' }),
        planets: { p2: ['lodor'] },
        units: {
          p1: { a1: { space_dock: 1 } },
          p2: { lodor: { infantry: 2, pds: 1 }, a0: { carrier: 1, fighter: 2 } },
        },
      }),
    ).say('p1', { special: 'gurno_aggero' })
    expect(
      Object.values(game.table.units)
        .flatMap(({ of, kind }) => (of === 'p2' ? [kind] : []))
        .sort(),
    ).toEqual(['carrier', 'pds'])
    expect(game.sheet('p1').leaders).toEqual({})
  })
})
