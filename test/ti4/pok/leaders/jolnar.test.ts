import { describe, expect, test } from 'vitest'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { choicesAt, fighting, turn, untilUse } from '../../factions/scenes.ts'
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

describe('Ta Zern', () => {
  test('dice of a unit ability may be thrown again', () => {
    const game = fighting(
      leading(['ta_zern'], {
        factions,
        technologies: { p1: [] },
        units: { p1: { a0: { destroyer: 3 } }, p2: { a0: { fighter: 6 } } },
      }),
    )
    untilTrue(game, () => game.open[0]?.startsWith('p1:again') === true)
    const dice = Object.keys(game.offered<{ of: object }>('p1').of)
    expect(dice).toHaveLength(6)
    game.say('p1', ['0', '3'])
    expect(game.told('ti4.log.throwsAgain')).toMatchObject([{ seat: 'p1', count: 2 }])
  })

  test('not those of combat', () => {
    const units = { p1: { a0: { cruiser: 3 } }, p2: { a0: { cruiser: 3 } } }
    const game = fighting(leading(['ta_zern'], { factions, units }))
    untilTrue(game, () => game.rests)
    expect(game.told('ti4.log.throwsAgain')).toEqual([])
  })
})

describe('Rin', () => {
  test('[ti4/51.12] technologies are exchanged for others of their colour, whatever these need', () => {
    const game = turn(
      leading(['rin_the_masters_legacy'], {
        factions,
        technologies: { p1: ['sarween_tools', 'antimass_deflectors', 'cruiser_ii'] },
      }),
    )
    game.say('p1', { special: 'rin_the_masters_legacy' })
    expect(choicesAt(game, 'p1').sort()).toEqual(['antimass_deflectors', 'none', 'sarween_tools'])
    game.say('p1', 'antimass_deflectors')
    expect(choicesAt(game, 'p1')).not.toContain('war_sun')
    game.say('p1', 'light_wave_deflector').say('p1', 'none')
    expect(Object.keys(game.sheet('p1').technologies).sort()).toEqual([
      'cruiser_ii',
      'light_wave_deflector',
      'sarween_tools',
    ])
    expect(game.sheet('p1').leaders).toEqual({})
  })
})
