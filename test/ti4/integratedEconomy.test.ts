import { describe, expect, test } from 'vitest'
import type { Produce } from '../../shared/galaxy/shapes/produce.ts'
import { onPlanet } from '../../shared/ti4/forces.ts'
import { untilTrue } from '../galaxy/driving.ts'
import { unitsAt } from '../galaxy/fleets.ts'
import { invading } from './factions/scenes.ts'
import type { Middle } from './midgame.ts'

/** Lodor is worth 3 resources. */
const landing = (middle: Middle = {}) => {
  const game = invading({
    units: { p1: { a0: { carrier: 1, infantry: 2 } } },
    technologies: { p1: ['integrated_economy', 'sarween_tools'] },
    tradeGoods: { p1: 9 },
    ...middle,
  })
  const troops = unitsAt(game, 'p1', 'a0', 'infantry')
  game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'lodor' }])))
  untilTrue(game, () => game.rests || game.asked('p1').text === 'ti4.ask.produce')
  return game
}

describe('Integrated Economy', () => {
  test('[ti4/67.4] a planet that was gained produces for no more than its resources, paid like others', () => {
    const game = landing()
    const { mostCost, docks, freeResources } = game.offered<Produce>('p1')
    expect({ mostCost, docks: Object.keys(docks), freeResources }).toEqual({
      mostCost: 3,
      docks: ['lodor'],
      freeResources: 0,
    })
    const cart = (build: object, tradeGoods: number) => ({
      build: { lodor: build },
      newDocks: [],
      pay: { planets: [], tradeGoods },
    })
    expect(game.answer('p1', cart({ carrier: 1, infantry: 1 }, 4))).toMatchObject({
      code: 'costsTooMuch',
      rule: 'ti4/67.4',
    })
    game.say('p1', cart({ infantry: 2, cruiser: 1 }, 3))
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(4)
    expect(unitsAt(game, 'p1', 'a0', 'cruiser')).toHaveLength(1)
    expect(game.sheet('p1').tradeGoods).toBe(6)
  })

  test('who has not learnt it is not asked', () => {
    expect(landing({ technologies: { p1: [] } }).rests).toBe(true)
  })

  test('[ti4/67.6] no ships beside those of others, but ground forces', () => {
    const game = landing({
      units: { p1: { a0: { carrier: 1, infantry: 2 } }, p2: { a0: { fighter: 1 } } },
    })
    const build = { lodor: { cruiser: 1 } }
    expect(game.answer('p1', { build, newDocks: [], pay: { planets: [], tradeGoods: 2 } })?.rule).toBe(
      'ti4/67.6',
    )
  })
})
