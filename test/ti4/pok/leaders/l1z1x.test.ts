import { describe, expect, test } from 'vitest'
import type { LeaderId } from '../../../../shared/ti4/content/leaders.ts'
import { bombTargets } from '../../../../shared/ti4/volleys.ts'
import { idOf, unitsAt } from '../../../galaxy/fleets.ts'
import { activating, untilUse } from '../../factions/scenes.ts'
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
})
