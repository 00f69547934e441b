import { describe, expect, test } from 'vitest'
import type { Produce } from '../../../../shared/galaxy/shapes/produce.ts'
import { idOf, unitsAt } from '../../../galaxy/fleets.ts'
import { activating, choicesAt, turn, untilUse } from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import { led } from './scenes.ts'

const factions = { p1: 'arborec', p2: 'mentak' } as const

describe('leaders of the Arborec', () => {
  describe('Letani Ospha', () => {
    const scene: Middle = {
      factions,
      tiles: around({}),
      units: { p1: { a0: { fighter: 1, cruiser: 1 } }, p2: { a1: { cruiser: 1 } } },
    }

    test('a ship of another may become one that costs 2 more, if he likes', () => {
      const game = turn(led('letani_ospha', scene)).say('p1', { special: 'letani_ospha' })
      const theirs = idOf(game, 'p2', 'a1', 'cruiser')
      expect(choicesAt(game, 'p1').sort()).toEqual([idOf(game, 'p1', 'a0', 'cruiser'), theirs].sort())
      game.say('p1', theirs)
      expect(choicesAt(game, 'p2')).toContain('dreadnought')
      expect(choicesAt(game, 'p2')).not.toContain('flagship')
      game.say('p2', 'dreadnought')
      expect(unitsAt(game, 'p2', 'a1', 'dreadnought')).toHaveLength(1)
      expect(unitsAt(game, 'p2', 'a1', 'cruiser')).toEqual([])
      expect(game.sheet('p1').leaders).toEqual({ letani_ospha: { exhausted: true } })
    })

    test('its owner may keep it', () => {
      const game = turn(led('letani_ospha', scene)).say('p1', { special: 'letani_ospha' })
      game.say('p1', idOf(game, 'p2', 'a1', 'cruiser')).say('p2', 'none')
      expect(unitsAt(game, 'p2', 'a1', 'cruiser')).toHaveLength(1)
    })
  })

  test('Dirzuga Rophal: 1 unit is produced where another has activated a system with Production of theirs', () => {
    const game = activating(
      led(
        'dirzuga_rophal',
        {
          factions: { p1: 'mentak', p2: 'arborec' },
          tiles: around({ a0: 's26' }),
          planets: { p2: ['lodor'] },
          units: { p2: { lodor: { space_dock: 1 } } },
          tradeGoods: { p2: 5 },
        },
        'p2',
      ),
    )
    untilUse(game, 'p2', 'dirzuga_rophal').say('p2', 'dirzuga_rophal')
    expect(game.offered<Produce>('p2').most).toBe(1)
    const pay = { planets: [], tradeGoods: 2 }
    game.say('p2', { build: { lodor: { cruiser: 1 } }, newDocks: [], pay })
    expect(unitsAt(game, 'p2', 'a0', 'cruiser')).toHaveLength(1)
    expect(game.sheet('p2').tradeGoods).toBe(3)
  })

  test('Letani Miasmiala: in every system with ground forces of theirs, as many units as they can pay', () => {
    const game = turn(
      led('letani_miasmiala', {
        factions,
        tiles: around({ a0: 's26', a1: 's27' }),
        planets: { p1: ['lodor', 'new_albion'] },
        units: { p1: { lodor: { infantry: 1 }, new_albion: { infantry: 1 } } },
        tradeGoods: { p1: 8 },
      }),
    ).say('p1', { special: 'letani_miasmiala' })
    expect(choicesAt(game, 'p1').sort()).toEqual(['a0', 'a1', 'none'])
    const builds = (hex: string, cruiser: number) => {
      game.say('p1', hex)
      const [yard = ''] = Object.keys(game.offered<Produce>('p1').docks)
      const pay = { planets: [], tradeGoods: 2 * cruiser }
      game.say('p1', { build: { [yard]: { cruiser } }, newDocks: [], pay })
    }
    builds('a0', 3)
    builds('a1', 1)
    expect(unitsAt(game, 'p1', 'a0', 'cruiser')).toHaveLength(3)
    expect(unitsAt(game, 'p1', 'a1', 'cruiser')).toHaveLength(1)
    expect(game.sheet('p1').leaders).toEqual({})
  })
})
