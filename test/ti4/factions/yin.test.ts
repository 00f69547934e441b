import { describe, expect, test } from 'vitest'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { onPlanet } from '../../../shared/ti4/forces.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { inMidgame, type Middle } from '../midgame.ts'
import { canUse, choicesAt, fighting, onGround, producing, untilUse, whereSo } from './scenes.ts'

const factions = { p1: 'yin', p2: 'mentak' } as const
const planet: Middle = {
  factions,
  planets: { p2: ['lodor'] },
  units: { p1: { lodor: { infantry: 2 } }, p2: { lodor: { infantry: 2 } } },
}

describe('the Yin Brotherhood', () => {
  test('Indoctrination: for 2 influence an enemy Infantry is theirs when ground combat starts', () => {
    const game = onGround({ ...planet, tradeGoods: { p1: 2 }, exhausted: ['darien'] })
    untilUse(game, 'p1', 'indoctrination').say('p1', 'indoctrination')
    expect(game.told('ti4.log.changesSides')).toEqual([{ seat: 'p1', other: 'p2', planet: 'lodor' }])
    expect(game.sheet('p1').tradeGoods).toBe(0)
  })

  test('Indoctrination needs its price', () => {
    expect(canUse(onGround({ ...planet, exhausted: ['darien'] }), 'p1', 'indoctrination')).toBe(false)
  })

  test('Devotion: when a round is over a light ship goes for a hit on a ship they choose', () => {
    const game = whereSo(
      count => {
        const units = { p1: { a0: { cruiser: 2 + count } }, p2: { a0: { carrier: 1, fighter: 2 } } }
        const made = fighting({ factions, units })
        return untilTrue(made, () => made.rests || canUse(made, 'p1', 'devotion'))
      },
      made => !made.rests && unitsAt(made, 'p2', 'a0', 'carrier').length === 1,
    )
    const before = unitsAt(game, 'p1', 'a0').length
    game.say('p1', 'devotion')
    if (game.open[0] === 'p1:aim') game.say('p1', unitsAt(game, 'p1', 'a0')[0])
    const [carrier] = unitsAt(game, 'p2', 'a0', 'carrier')
    if (game.open[0] === 'p1:victim') game.say('p1', carrier)
    expect(game.table.units[carrier ?? '']).toBeUndefined()
    expect(unitsAt(game, 'p1', 'a0').length).toBeLessThan(before)
  })

  test('Impulse Core: a light ship goes as the combat starts, for a hit no Fighter takes', () => {
    const units = { p1: { a0: { cruiser: 1, carrier: 1 } }, p2: { a0: { carrier: 1, fighter: 2 } } }
    const game = fighting({ factions, units, technologies: { p1: ['impulse_core'] } })
    untilUse(game, 'p1', 'impulse_core').say('p1', 'impulse_core')
    if (game.open[0] === 'p1:aim') game.say('p1', unitsAt(game, 'p1', 'a0', 'cruiser')[0])
    expect(game.told('ti4.log.loses').slice(0, 2)).toEqual([
      { seat: 'p1', unit: 'cruiser', count: 1 },
      { seat: 'p2', unit: 'carrier', count: 1 },
    ])
  })

  test('Van Hauge takes every ship of its system along', () => {
    const game = whereSo(
      count => {
        const units = { p1: { a0: { flagship: 1 } }, p2: { a0: { war_sun: 2, cruiser: count } } }
        const made = fighting({ factions, units })
        return untilTrue(made, () => made.rests || made.told('ti4.log.vanHauge').length > 0)
      },
      made => made.told('ti4.log.vanHauge').length > 0,
    )
    untilTrue(game, () => game.rests)
    expect([...unitsAt(game, 'p1', 'a0'), ...unitsAt(game, 'p2', 'a0')]).toEqual([])
    expect(game.told('ti4.log.bothLost')).toHaveLength(1)
  })

  describe('Yin Spinner', () => {
    const home = inMidgame({ factions }).table.players['p1']?.home as string
    const made = (middle: Middle = {}) => {
      const game = producing(
        {
          factions,
          technologies: { p1: ['yin_spinner'] },
          planets: { p1: ['lodor'] },
          units: { p1: { darien: { space_dock: 1 } } },
          ...middle,
        },
        home,
      )
      untilTrue(game, () => game.open.includes('p1:production'))
      const cart = {
        build: { darien: { infantry: 2 } },
        newDocks: [],
        pay: { planets: ['darien'], tradeGoods: 0 },
      }
      expect(game.offered<Produce>('p1')).toBeDefined()
      return game.say('p1', cart)
    }

    test('two Infantry join a planet or a space area with ships of theirs', () => {
      const game = made()
      expect(choicesAt(game, 'p1')).toEqual(['darien', 'lodor', 'none'])
      game.say('p1', 'lodor')
      expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(2)
    })

    test('as first printed one joins a planet of that system', () => {
      const game = made({
        also: ({ table }) => {
          table.printing = 'first'
        },
      })
      expect(choicesAt(game, 'p1')).toEqual(['darien', 'none'])
      game.say('p1', 'darien')
      expect(onPlanet(game.table, 'darien', 'infantry')).toHaveLength(3)
    })
  })
})
