import { describe, expect, test } from 'vitest'
import { untilTrue } from '../../../galaxy/driving.ts'
import { canUse, fighting, onGround, untilUse, whereSo } from '../../factions/scenes.ts'
import { asFirstPrinted, leading } from './having.ts'

const factions = { p1: 'yin', p2: 'mentak' } as const

describe('Brother Milor', () => {
  test('where a ship was lost its owner places 2 Fighters, which fight on', () => {
    const units = { p1: { a0: { dreadnought: 2 } }, p2: { a0: { carrier: 2 } } }
    const game = fighting(leading(['brother_milor'], { factions, units }))
    untilUse(game, 'p1', 'brother_milor').say('p1', 'brother_milor')
    const [seat = ''] = game.open[0]?.split(':') ?? []
    game.say(seat, 'fighter')
    expect(game.told('ti4.log.placesIn')).toEqual([{ seat, unit: 'fighter', count: 2, hex: 'a0' }])
  })

  test('where a ground force was lost, 2 Infantry on its planet', () => {
    const units = { p1: { lodor: { infantry: 8 } }, p2: { lodor: { infantry: 1 } } }
    const game = onGround(leading(['brother_milor'], { factions, planets: { p2: ['lodor'] }, units }))
    untilTrue(game, () => canUse(game, 'p1', 'brother_milor'))
    game.say('p1', 'brother_milor')
    const [seat = ''] = game.open[0]?.split(':') ?? []
    game.say(seat, 'infantry')
    expect(game.told('ti4.log.placesOn')).toEqual([{ seat, unit: 'infantry', count: 2, planet: 'lodor' }])
  })

  test('as first printed: after light ships alone', () => {
    const scene = (kind: string) => (count: number) => {
      const units = { p1: { a0: { dreadnought: 3 } }, p2: { a0: { [kind]: count } } }
      const game = fighting(leading(['brother_milor'], { factions, units, ...asFirstPrinted }))
      return untilTrue(game, () => game.rests || canUse(game, 'p1', 'brother_milor'))
    }
    expect(whereSo(scene('cruiser'), game => !game.rests).rests).toBe(false)
    expect(scene('carrier')(2).rests).toBe(true)
  })
})
