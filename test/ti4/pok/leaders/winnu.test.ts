import { describe, expect, test } from 'vitest'
import { producing, untilUse } from '../../factions/scenes.ts'
import { around } from '../../midgame.ts'
import { leading } from './having.ts'

const factions = { p1: 'mentak', p2: 'winnu' } as const

describe('Berekar Berekon', () => {
  test('what a player produces costs 2 less together', () => {
    const game = producing(
      leading(
        ['berekar_berekon'],
        {
          factions,
          technologies: { p1: [] },
          tiles: around({ a0: 's26' }),
          planets: { p1: ['lodor'] },
          units: { p1: { lodor: { space_dock: 1 } } },
        },
        'p2',
      ),
    )
    untilUse(game, 'p2', 'berekar_berekon').say('p2', 'berekar_berekon')
    expect(game.offered<{ freeResources: number }>('p1').freeResources).toBe(2)
  })
})
