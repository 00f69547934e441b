import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../shared/galaxy/shapes/move.ts'
import { adjacent } from '../../../../shared/ti4/ways.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { coming, unitsAt } from '../../../galaxy/fleets.ts'
import { activating, canUse, choicesAt, turn, untilUse } from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import { led } from './scenes.ts'

const factions = { p1: 'mentak', p2: 'creuss' } as const

describe('leaders of Creuss', () => {
  describe('Emissary Taivra', () => {
    const scene: Middle = {
      factions,
      technologies: { p1: [] },
      tiles: around({ a0: 's39', a3: 's40' }),
      units: { p1: { a3: { carrier: 1 } } },
    }

    test('for this action the active system is beside all others with wormholes, for everybody', () => {
      const game = activating(led('emissary_taivra', scene, 'p2'))
      untilUse(game, 'p2', 'emissary_taivra').say('p2', 'emissary_taivra')
      untilTrue(game, () => game.open.includes('p1:movement'))
      expect(coming(game.offered<Move>('p1'))).toEqual(['carrier a3'])
      expect(adjacent(game.table, 'a0', 'p3')).toContain('a3')
      game.say('p1', {})
      untilTrue(game, () => game.table.doing === undefined)
      expect(adjacent(game.table, 'a0', 'p3')).not.toContain('a3')
    })

    test('nothing where there is no wormhole', () => {
      const game = activating(led('emissary_taivra', { ...scene, tiles: around({ a3: 's40' }) }, 'p2'))
      expect(canUse(game, 'p2', 'emissary_taivra')).toBe(false)
    })
  })

  test('Sai Seravus: ships with capacity that pass a wormhole bring a Fighter each, where there is room', () => {
    const game = activating(
      led('sai_seravus', {
        factions: { p1: 'creuss', p2: 'mentak' },
        technologies: { p1: [] },
        tiles: around({ a0: 's39', a3: 's40' }),
        units: { p1: { a3: { carrier: 1, cruiser: 1 }, a1: { carrier: 1 } } },
      }),
    )
    const ships = Object.keys(game.offered<Move>('p1').ships)
    game.say('p1', Object.fromEntries(ships.map(id => [id, {}])))
    untilUse(game, 'p1', 'sai_seravus').say('p1', 'sai_seravus')
    expect(unitsAt(game, 'p1', 'a0', 'fighter')).toHaveLength(1)
  })

  test('Riftwalker Meian: two systems with wormholes or own units change places, with all that lies there', () => {
    const game = turn(
      led('riftwalker_meian', {
        factions: { p1: 'creuss', p2: 'mentak' },
        tiles: around({ a0: 's39', a3: 's26' }),
        units: { p1: { a3: { carrier: 1 } }, p2: { a0: { cruiser: 1 }, lodor: { infantry: 1 } } },
        activated: { p2: ['a0'] },
      }),
    ).say('p1', { special: 'riftwalker_meian' })
    expect(choicesAt(game, 'p1')).not.toContain('s51')
    expect(choicesAt(game, 'p1')).toEqual(expect.arrayContaining(['a0', 'a3']))
    game.say('p1', 'a0').say('p1', 'a3')
    const { tiles } = game.table.galaxy
    expect([tiles['a0']?.system, tiles['a3']?.system]).toEqual(['s26', 's39'])
    expect(unitsAt(game, 'p1', 'a0', 'carrier')).toHaveLength(1)
    expect(unitsAt(game, 'p2', 'a0', 'infantry')).toHaveLength(1)
    expect(unitsAt(game, 'p2', 'a3', 'cruiser')).toHaveLength(1)
    expect([game.table.activated['a0'], game.table.activated['a3']]).toEqual([undefined, { p2: true }])
    expect(game.sheet('p1').leaders).toEqual({})
  })
})
