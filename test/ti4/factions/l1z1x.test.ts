import { describe, expect, test } from 'vitest'
import type { Casualties } from '../../../shared/galaxy/shapes/casualties.ts'
import { onPlanet } from '../../../shared/ti4/forces.ts'
import { sheetOf } from '../../../shared/ti4/prints.ts'
import { waysTo } from '../../../shared/ti4/research.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { inMidgame, type Middle } from '../midgame.ts'
import { canUse, fighting, type Game, invading, onGround, whereSo } from './scenes.ts'

const factions = { p1: 'l1z1x', p2: 'mentak', p4: 'winnu' } as const
const never = 'It never came to pass'
const planets = { p2: ['lodor'] } as const
const lands = (game: Game) => {
  const troops = unitsAt(game, 'p1', 'a0', 'infantry')
  return game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'lodor' }])))
}

describe('the L1Z1X Mindnet', () => {
  describe('Assimilate', () => {
    const structures = (p1: Record<string, Record<string, number>> = {}) => {
      const game = invading({
        factions,
        planets,
        technologies: { p1: [] },
        units: { p1: { a0: { carrier: 1, infantry: 4 }, ...p1 }, p2: { lodor: { pds: 2, space_dock: 1 } } },
      })
      untilTrue(lands(game), () => game.rests)
      return game
    }
    const those = (game: Game) =>
      onPlanet(game.table, 'lodor')
        .filter(({ kind }) => kind !== 'infantry')
        .map(({ of, kind }) => `${of} ${kind}`)
        .sort()

    test('structures on a planet they gain become their own', () => {
      const game = structures()
      expect(game.table.planets.lodor).toMatchObject({ owner: 'p1' })
      expect(those(game)).toEqual(['p1 pds', 'p1 pds', 'p1 space_dock'])
    })

    test('as far as they have pieces; the rest falls', () => {
      expect(those(structures({ a1: { space_dock: 3 }, a2: { pds: 5 } }))).toEqual(['p1 pds'])
    })
  })

  describe('Harrow', () => {
    const harrows = (scene: Middle) =>
      whereSo(
        count => {
          const units = {
            p1: { a0: { dreadnought: 1 }, lodor: { infantry: 2 } },
            p2: { lodor: { infantry: 3 + count } },
          }
          const made = onGround({ factions, planets, units, ...scene })
          return untilTrue(made, () => made.rests || canUse(made, 'p1', 'harrow'))
        },
        made => !made.rests,
      )

    test('as a round of ground combat ends their ships bombard the ground forces of the opponent', () => {
      const game = harrows({})
      expect(game.table.battle).toMatchObject({ planet: 'lodor', round: 1 })
      const own = onPlanet(game.table, 'lodor').filter(({ of }) => of === 'p1').length
      const before = game.told('ti4.log.fires').length
      game.say('p1', 'harrow')
      expect(game.told('ti4.log.fires')[before]).toMatchObject({ seat: 'p1', unit: 'dreadnought', needs: 5 })
      expect(onPlanet(game.table, 'lodor').filter(({ of }) => of === 'p1')).toHaveLength(own)
    })

    test('not through a Planetary Shield, nor without ships that bombard', () => {
      const with_ = (units: Middle['units']) => () => harrows({ ...(units && { units }) })
      expect(
        with_({
          p1: { a0: { dreadnought: 1 }, lodor: { infantry: 2 } },
          p2: { lodor: { infantry: 4, pds: 1 } },
        }),
      ).toThrow(never)
      expect(
        with_({ p1: { a0: { cruiser: 1 }, lodor: { infantry: 2 } }, p2: { lodor: { infantry: 4 } } }),
      ).toThrow(never)
    })
  })

  describe('[0.0.1]', () => {
    const hit = (p1: (count: number) => Record<string, Record<string, number>>) =>
      whereSo(
        count => {
          const p2 = { a0: { carrier: 2, cruiser: 2, fighter: 4 } }
          const made = fighting({ factions, units: { p1: p1(count), p2 } })
          return untilTrue(made, () => made.rests || made.open[0] === 'p2:heavy')
        },
        made => !made.rests,
      )

    test('its hits, and those of Dreadnoughts beside it, go to ships other than Fighters', () => {
      const game = hit(count => ({ a0: { flagship: 1, dreadnought: count } }))
      const { units } = game.offered<Casualties>('p2')
      expect(Object.values(units).map(({ kind }) => kind)).not.toContain('fighter')
      expect(unitsAt(game, 'p2', 'a0', 'fighter').length).toBeGreaterThan(0)
    })

    test('hits of other ships, and of Dreadnoughts elsewhere, go anywhere', () => {
      expect(() => hit(count => ({ a0: { dreadnought: count + 1 } }))).toThrow(never)
      expect(() => hit(count => ({ a0: { dreadnought: count + 1 }, a1: { flagship: 1 } }))).toThrow(never)
    })
  })

  test('Super-Dreadnoughts carry two, and none hits them directly once they are upgraded', () => {
    const side = (technologies: Middle['technologies']) => {
      const { table } = inMidgame({ factions, ...(technologies && { technologies }) })
      return sheetOf(table, 'p1', 'dreadnought')
    }
    expect(side({ p1: [] })).toMatchObject({ id: 'super_dreadnought', capacity: 2 })
    expect(side({ p1: [] })?.noDirectHit).toBeUndefined()
    expect(side({ p1: ['super_dreadnought_ii'] })).toMatchObject({
      combat: { hit: 4 },
      bombardment: { hit: 4 },
      capacity: 2,
      move: 2,
      noDirectHit: true,
    })
  })

  test('Inheritance Systems stand for every prerequisite, exhausted, for two resources', () => {
    const ways = (exhausted?: true) =>
      waysTo(
        inMidgame({
          factions,
          technologies: { p1: ['inheritance_systems'] },
          also: ({ table }) => {
            const card = table.players['p1']?.technologies.inheritance_systems
            if (card && exhausted) card.exhausted = exhausted
          },
        }).table,
        'p1',
        'war_sun',
      )
    expect(ways()).toEqual([{ exhausts: ['inheritance_systems'], resources: 2 }])
    expect(ways(true)).toEqual([])
  })
})
