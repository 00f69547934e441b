import { describe, expect, test } from 'vitest'
import { untilTrue } from '../../../galaxy/driving.ts'
import { idOf } from '../../../galaxy/fleets.ts'
import { onGround, untilUse } from '../../factions/scenes.ts'
import { around } from '../../midgame.ts'
import { led } from './scenes.ts'

describe('leaders of Sol', () => {
  test('Evelyn DeLouis: a ground force of anybody rolls a die more in this round', () => {
    const game = onGround(
      led(
        'evelyn_delouis',
        {
          factions: { p1: 'mentak', p2: 'hacan', p3: 'sol' },
          tiles: around({ a0: 's26' }),
          planets: { p2: ['lodor'] },
          units: { p1: { lodor: { infantry: 1 } }, p2: { lodor: { infantry: 1 } } },
        },
        'p3',
      ),
    )
    untilUse(game, 'p3', 'evelyn_delouis').say('p3', 'evelyn_delouis')
    game.say('p3', idOf(game, 'p2', 'a0', 'infantry'))
    const fires = () => game.log.filter(({ text }) => text === 'ti4.log.fires')
    untilTrue(game, () => fires().length > 1)
    const dice = (seat: string) => fires().find(({ about }) => about?.['seat'] === seat)?.dice
    expect([dice('p1')?.length, dice('p2')?.length]).toEqual([1, 2])
  })
})
