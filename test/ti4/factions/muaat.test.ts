import { describe, expect, test } from 'vitest'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { moveOptions } from '../../../shared/ti4/movement.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { coming, unitsAt } from '../../galaxy/fleets.ts'
import { around, inMidgame, type Middle } from '../midgame.ts'
import { choicesAt, producing, turn } from './scenes.ts'

const factions = { p1: 'muaat', p2: 'mentak' } as const
const strategyCards: Middle['strategyCards'] = {
  leadership: 'p1',
  diplomacy: 'p2',
  trade: 'p3',
  imperial: 'p4',
}
const scene: Middle = { factions, strategyCards, tiles: around({}) }
const special = (game: ReturnType<typeof turn>) =>
  Object.keys(game.offered<{ special: Record<string, unknown> }>('p1').special)
const first: Middle['also'] = ({ table }) => {
  table.printing = 'first'
}

describe('the Embers of Muaat', () => {
  describe('Star Forge', () => {
    const units = { p1: { a0: { war_sun: 1 }, a1: { war_sun: 1 }, a2: { cruiser: 1 } } }

    test('for a token two Fighters or a Destroyer come to a War Sun, even where they have been', () => {
      const forges = (kind: string) => {
        const game = turn({ ...scene, units, activated: { p1: ['a0'] } })
        game.say('p1', { special: 'star_forge' })
        expect(choicesAt(game, 'p1').sort()).toEqual(['a0', 'a1'])
        game.say('p1', 'a0')
        expect(choicesAt(game, 'p1').sort()).toEqual(['destroyer', 'fighter'])
        return game.say('p1', kind)
      }
      const fighters = forges('fighter')
      expect(unitsAt(fighters, 'p1', 'a0', 'fighter')).toHaveLength(2)
      expect(fighters.sheet('p1').counters.strategy).toBe(1)
      expect(unitsAt(forges('destroyer'), 'p1', 'a0', 'destroyer')).toHaveLength(1)
    })

    test('is an action, and needs a token and a War Sun', () => {
      expect(special(turn({ ...scene, units }))).toContain('star_forge')
      const poor = turn({ ...scene, units, tokens: { p1: { strategy: 0 } } })
      expect(special(poor)).not.toContain('star_forge')
      expect(special(turn({ ...scene, units: { p1: { a2: { cruiser: 1 } } } }))).not.toContain('star_forge')
    })
  })

  test('The Inferno: for a token a Cruiser joins it', () => {
    const game = turn({ ...scene, units: { p1: { a0: { flagship: 1 } } } })
    game.say('p1', { special: 'the_inferno' })
    expect(unitsAt(game, 'p1', 'a0', 'cruiser')).toHaveLength(1)
    expect(game.sheet('p1').counters.strategy).toBe(1)
    untilTrue(game, () => game.open.some(open => open.endsWith(':turn')))
    expect(game.open).toEqual(['p2:turn'])
  })

  test('Gashlai Physiology: they pass supernovas, and stay in them with the Magmus Reactor', () => {
    const comes = (hex: string, technologies: Middle['technologies'] = { p1: [] }) => {
      const tiles = around({ m0: 's43', a1: 's44', a5: 's45' })
      const { table } = inMidgame({ ...scene, tiles, technologies, units: { p1: { a0: { cruiser: 1 } } } })
      return coming(moveOptions(table, 'p1', [hex]))
    }
    expect(comes('a3')).toEqual(['cruiser a0'])
    expect(comes('m0')).toEqual([])
    expect(comes('m0', { p1: ['magmus_reactor'] })).toEqual(['cruiser a0'])
  })

  describe('Magmus Reactor', () => {
    const technologies = { p1: ['magmus_reactor'] } as const

    test('a supernova with units of theirs produces five', () => {
      const game = producing({
        ...scene,
        technologies,
        tiles: around({ a0: 's43' }),
        units: { p1: { a0: { cruiser: 1 } } },
        tradeGoods: { p1: 9 },
      })
      const { docks } = game.offered<Produce>('p1')
      const [place = ''] = Object.keys(docks)
      expect(docks[place]?.most).toBe(5)
      const pay = { planets: [], tradeGoods: 4 }
      game.say('p1', { build: { [place]: { cruiser: 2 } }, newDocks: [], pay })
      expect(unitsAt(game, 'p1', 'a0', 'cruiser')).toHaveLength(3)
      expect(game.sheet('p1').tradeGoods).toBe(5)
    })

    test('as first printed a good comes with production beside a War Sun or a supernova', () => {
      const home = inMidgame({ factions }).table.players['p1']?.home as string
      const made = (units: Record<string, number>) => {
        const p1 = { muaat: { space_dock: 1 }, [home]: units }
        const game = producing(
          { factions, technologies, units: { p1 }, tradeGoods: { p1: 2 }, also: first },
          home,
        )
        untilTrue(game, () => game.open.includes('p1:production'))
        const pay = { planets: [], tradeGoods: 2 }
        game.say('p1', { build: { muaat: { cruiser: 1 } }, newDocks: [], pay })
        return game.sheet('p1').tradeGoods
      }
      expect([made({ war_sun: 1 }), made({ cruiser: 1 })]).toEqual([1, 0])
    })
  })

  test('they build War Suns without that technology', () => {
    const home = inMidgame({ factions }).table.players['p1']?.home as string
    const units = { p1: { muaat: { space_dock: 1 } } }
    const game = producing({ factions, technologies: { p1: [] }, units, tradeGoods: { p1: 12 } }, home)
    const pay = { planets: [], tradeGoods: 12 }
    game.say('p1', { build: { muaat: { war_sun: 1 } }, newDocks: [], pay })
    expect(unitsAt(game, 'p1', home, 'war_sun')).toHaveLength(1)
  })
})
