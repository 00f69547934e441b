import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../../shared/engine/chance.ts'
import { setsChosen } from '../../../shared/ti3/content/sets.ts'
import { type PlayerCount, setups } from '../../../shared/ti3/content/setups.ts'
import { type SystemId, systems } from '../../../shared/ti3/content/systems.ts'
import { fleet, onPlanet } from '../../../shared/ti3/forces.ts'
import { moveOptions } from '../../../shared/ti3/movement.ts'
import { pdsInRange } from '../../../shared/ti3/reach.ts'
import { gameSetup } from '../../../shared/ti3/rules/opening.ts'
import type { Ti3 } from '../../../shared/ti3/table.ts'
import { quiet } from '../held.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'
import { seatsOf } from '../scene.ts'

const sets = setsChosen({ expansionSystems: 'yes' })
const scene = (situation: Situation, at: Parameters<typeof midgame>[0] = { segment: 'rest' }): Midgame =>
  midgame(at, {
    races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
    technologies: { p1: [], p2: [], p3: [] },
    tiles: quiet,
    units: {},
    ...situation,
    change(state) {
      state.table.sets = sets
      situation.change?.(state)
    },
  })
/** What lies there beside the galaxy of the first box. */
const laid =
  (hex: string, system: SystemId) =>
  ({ table }: Ti3): void => {
    table.galaxy.tiles[hex] = { system }
  }

describe('Systems of Shattered Empire', () => {
  test.each([3, 4, 5, 6] as const)(
    '[ti3/se.systems] %i players: some of each kind are put back, and the rest is enough',
    players => {
      const count: PlayerCount = players
      const { box } = gameSetup(
        { players: `${count}`, expansionSystems: 'yes', galaxy: 'random' },
        seatsOf(count),
        chanceOf(seedFrom('systems')),
      ).state
      const { dealtEach, faceDown } = setups[count]
      expect(box.systems).toHaveLength(dealtEach * count + (faceDown ? 1 : 0))
      expect(box.systems.length + box.removed.length).toBe(55)
      expect(box.systems.some(id => systems[id].set === 'expansionSystems')).toBe(true)
      const bare = box.systems.filter(id => systems[id].planets.length > 0).length
      expect(bare).toBeGreaterThanOrEqual(count === 3 ? 16 : 18)
      expect(box.systems.concat(box.removed)).not.toContain('wormhole_nexus')
    },
  )

  test('[ti3/se.systems] leave other tables as they were', () => {
    const start = (options: Record<string, string>) =>
      gameSetup({ players: '4', ...options }, seatsOf(4), chanceOf(seedFrom('systems'))).state
    expect(start({})).toEqual(start({ expansionSystems: 'no' }))
  })

  const storm = laid('a0', 'special_ion_storm_1')

  test('[ti3/se.systems] an ion storm is entered by activation, and passed with Maneuvering Jets alone', () => {
    const units = { p1: { m0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 }, a5: { cruiser: 1 } } }
    const ways = (to: string, jets: boolean) => {
      const known = jets ? (['maneuvering_jets'] as const) : []
      const { table } = scene({ units, change: storm, technologies: { p1: known } })
      return Object.values(moveOptions(table, 'p1', [to]).ships).flatMap(({ routes }) => routes)
    }
    expect(ways('a0', false)).toEqual([['m0', 'a0']])
    expect(ways('b0', false)).toEqual([])
    expect(ways('b0', true)).toEqual([['m0', 'a0', 'b0']])
  })

  test('[ti3/se.systems] no PDS hits ships in an ion storm', () => {
    const units = { p2: { abyz: { pds: 1 } }, p1: { a0: { cruiser: 1 } } }
    const far = { p2: ['deep_space_cannon'] } as const
    const shots = (change?: Situation['change']) =>
      pdsInRange(
        scene({ units, planets: { p2: ['abyz'] }, technologies: far, ...(change && { change }) }).table,
        'p2',
        'a0',
      ).length
    expect([shots(), shots(storm)]).toEqual([1, 0])
  })

  test('[ti3/se.systems] Fighters in an ion storm fall and throw no dice', () => {
    const units = { p1: { a0: { carrier: 1, fighter: 2 } }, p2: { a0: { destroyer: 1 } } }
    const game = scene({ units, change: storm }, { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } })
    const fired = game.told('ti3.log.fires').filter(about => about?.['seat'] === 'p1')
    expect(fired.every(about => about?.['unit'] !== 'fighter')).toBe(true)
  })

  const resting = (planet: 'primor' | 'mirage', situation: Situation = {}) =>
    scene(
      {
        phase: 'status',
        ...situation,
        change(state) {
          laid('a0', planet === 'primor' ? 'sys_primor' : 'sys_mirage')(state)
          state.table.planets[planet] = { owner: 'p1', taken: 1, exhausted: true }
          situation.change?.(state)
        },
      },
      { segment: 'refresh' },
    )

  test('[ti3/se.resting] Primor gives two Ground Forces for being exhausted again', () => {
    const game = resting('primor')
    expect(game.open).toEqual(['p1:primor'])
    expect(game.table.planets.primor?.exhausted).toBeUndefined()
    game.say('p1', 'yes')
    expect(onPlanet(game.table, 'primor', 'ground_force')).toHaveLength(2)
    expect(game.table.planets.primor?.exhausted).toBe(true)
    expect(resting('primor').say('p1', 'no').table.planets.primor?.exhausted).toBeUndefined()
  })

  test('[ti3/se.resting] Mirage gives Fighters where places are, and none beside enemy ships', () => {
    expect(resting('mirage').rests).toBe(true)
    const held = { p1: { a0: { carrier: 1, fighter: 5 } } }
    const game = resting('mirage', { units: held }).say('p1', 'yes')
    expect(fleet(game.table, 'p1', 'a0').filter(({ kind }) => kind === 'fighter')).toHaveLength(6)
    const besieged = { ...held, p2: { a0: { cruiser: 1 } } }
    expect(resting('mirage', { units: besieged }).rests).toBe(true)
  })
})
