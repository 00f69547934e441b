import { describe, expect, test } from 'vitest'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { choicesAt, turn, untilUse } from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import { led } from './scenes.ts'

const factions = { p1: 'hacan', p2: 'mentak' } as const

describe('leaders of Hacan', () => {
  describe('Carth of Golden Sands', () => {
    const scene: Middle = {
      factions,
      tiles: around({}),
      units: {},
      also: ({ table }) => {
        for (const seat of table.order) sheet(table, seat).commodities = 0
      },
    }

    test('2 commodities, and the turn goes on', () => {
      const game = turn(led('carth_of_golden_sands', scene)).say('p1', { special: 'carth_of_golden_sands' })
      game.say('p1', 'p1')
      expect(game.sheet('p1')).toMatchObject({
        commodities: 2,
        leaders: { carth_of_golden_sands: { exhausted: true } },
      })
      expect(game.open).toEqual(['p1:turn'])
    })

    test('in the turn of another as well, whose commodities are replenished', () => {
      const game = turn(led('carth_of_golden_sands', scene), 'p2')
      untilUse(game, 'p1', 'carth_of_golden_sands').say('p1', 'carth_of_golden_sands')
      expect(choicesAt(game, 'p1')).toContain('p2')
      game.say('p1', 'p2')
      expect(game.sheet('p2').commodities).toBe(2)
      expect(game.sheet('p1').commodities).toBe(0)
    })
  })
})
