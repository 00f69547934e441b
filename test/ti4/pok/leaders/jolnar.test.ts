import { describe, expect, test } from 'vitest'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { turn, untilUse } from '../../factions/scenes.ts'
import { leading } from './having.ts'

const factions = { p1: 'jolnar', p2: 'mentak' } as const

describe('Doctor Sucaban', () => {
  test('Infantry removed takes as much off the price of research', () => {
    const game = turn(
      leading(['doctor_sucaban'], {
        factions,
        strategyCards: { technology: 'p1' },
        tradeGoods: { p1: 6 },
        units: { p1: { a1: { infantry: 3 } } },
      }),
    )
    game.say('p1', { strategic: 'technology' })
    const research = (asked: string) => {
      untilTrue(game, () => game.open[0] === `p1:${asked}`)
      game.say('p1', Object.keys(game.offered<{ of: object }>('p1').of)[0])
    }
    research('technology')
    research('technology')
    untilUse(game, 'p1', 'doctor_sucaban').say('p1', 'doctor_sucaban')
    game.say('p1', unitsAt(game, 'p1', 'a1', 'infantry').slice(0, 2))
    game.say('p1', { planets: [], tradeGoods: 4 })
    expect(game.sheet('p1').tradeGoods).toBe(2)
    expect(unitsAt(game, 'p1', 'a1', 'infantry')).toHaveLength(1)
    expect(game.told('ti4.log.learns')).toHaveLength(2)
  })
})
