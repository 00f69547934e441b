import { describe, expect, test } from 'vitest'
import type { LeaderId } from '../../../../shared/ti4/content/leaders.ts'
import { bombTargets } from '../../../../shared/ti4/volleys.ts'
import { idOf, unitsAt } from '../../../galaxy/fleets.ts'
import { activating, choicesAt, turn, untilUse } from '../../factions/scenes.ts'
import { around, inMidgame, type Middle } from '../../midgame.ts'
import { led } from './scenes.ts'

const factions = { p1: 'mentak', p2: 'l1z1x', p4: 'sol' } as const

describe('leaders of L1Z1X', () => {
  describe('I48S', () => {
    const scene: Middle = {
      factions,
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { infantry: 2 } } },
    }
    const used = () => {
      const game = activating(led('i48s', scene, 'p2'))
      return untilUse(game, 'p2', 'i48s').say('p2', 'i48s')
    }

    test('an Infantry of the active player in the system becomes a Mech', () => {
      const game = used()
      const [id = ''] = Object.keys(game.offered<{ of: object }>('p1').of)
      expect(unitsAt(game, 'p1', 'a0', 'infantry')).toContain(id)
      game.say('p1', id)
      expect(unitsAt(game, 'p1', 'a0', 'infantry')).toHaveLength(1)
      expect(game.table.units[idOf(game, 'p1', 'a0', 'mech')]).toMatchObject({ planet: 'lodor' })
    })

    test('if he likes', () => {
      const game = used().say('p1', 'none')
      expect(unitsAt(game, 'p1', 'a0', 'infantry')).toHaveLength(2)
      expect(game.sheet('p2').leaders).toEqual({ i48s: { exhausted: true } })
    })
  })

  test('2RAM: Planetary Shield does not keep them from Bombardment', () => {
    const targets = (ids: LeaderId) => {
      const { table } = inMidgame(
        led(
          ids,
          {
            factions,
            tiles: around({ a0: 's26' }),
            planets: { p1: ['lodor'] },
            units: { p1: { lodor: { infantry: 1, pds: 1 } }, p2: { a0: { dreadnought: 1 } } },
          },
          'p2',
        ),
      )
      return bombTargets(table, 'p2', 'a0')
    }
    expect([targets('i48s'), targets('two_ram')]).toEqual([[], ['lodor']])
  })

  test('The Helmsman: Flagship and Dreadnoughts from anywhere, with what they carry', () => {
    const game = turn(
      led('the_helmsman', {
        factions: { p1: 'l1z1x', p2: 'mentak', p4: 'sol' },
        technologies: { p1: [] },
        tiles: around({}),
        units: {
          p1: {
            a1: { flagship: 1, infantry: 1 },
            a2: { dreadnought: 1, fighter: 2 },
            a3: { dreadnought: 1 },
          },
          p2: { a5: { cruiser: 1 } },
        },
        activated: { p1: ['a2'] },
      }),
    ).say('p1', { special: 'the_helmsman' })
    expect(choicesAt(game, 'p1')).not.toContain('a5')
    game.say('p1', 'a0')
    const ships = [idOf(game, 'p1', 'a1', 'flagship'), idOf(game, 'p1', 'a2', 'dreadnought')]
    game.say('p1', ships).say('p1', [idOf(game, 'p1', 'a1', 'infantry')])
    game.say('p1', [idOf(game, 'p1', 'a2', 'fighter')])
    expect(unitsAt(game, 'p1', 'a0')).toHaveLength(4)
    expect(unitsAt(game, 'p1', 'a2')).toEqual([])
    expect(unitsAt(game, 'p1', 'a3', 'dreadnought')).toHaveLength(1)
    expect(game.sheet('p1').leaders).toEqual({})
  })
})
