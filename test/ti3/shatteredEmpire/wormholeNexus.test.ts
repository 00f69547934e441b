import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../../shared/engine/chance.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { progressOf } from '../../../shared/ti3/cards/objectives.ts'
import { type SystemId, systems } from '../../../shared/ti3/content/systems.ts'
import { fleet } from '../../../shared/ti3/forces.ts'
import { moveOptions } from '../../../shared/ti3/movement.ts'
import { pdsInRange } from '../../../shared/ti3/reach.ts'
import { ownerOf } from '../../../shared/ti3/realm.ts'
import { gameSetup } from '../../../shared/ti3/rules/opening.ts'
import { adjacent } from '../../../shared/ti3/ways.ts'
import { quiet } from '../held.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'
import { seatsOf } from '../scene.ts'

const nexus: HexId = 'wormhole_nexus'

/** A galaxy with these wormholes alone, and the nexus beside it. */
const scene = (
  ends: Record<HexId, SystemId>,
  situation: Situation = {},
  at: Parameters<typeof midgame>[0] = { segment: 'rest' },
): Midgame =>
  midgame(at, {
    races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
    technologies: { p1: [], p2: [], p3: [] },
    units: {},
    ...situation,
    tiles: { ...quiet, ...ends, [nexus]: 'wormhole_nexus' },
    change(state) {
      const { tiles } = state.table.galaxy
      for (const [hex, { system }] of Object.entries(tiles))
        if (system && systems[system].wormhole && !ends[hex]) tiles[hex] = { system: 'empty_4' }
      situation.change?.(state)
    },
  })

describe('The wormhole nexus', () => {
  test('[ti3/se.nexus] lies beside the map from the beginning, where it was chosen, and is dealt to nobody', () => {
    const start = (options: Record<string, string>) =>
      gameSetup({ players: '4', ...options }, seatsOf(4), chanceOf(seedFrom('nexus'))).state
    const { table, box } = start({ wormholeNexus: 'yes' })
    expect(table.galaxy.tiles[nexus]).toEqual({ system: 'wormhole_nexus' })
    expect([...box.systems, ...box.removed]).not.toContain('wormhole_nexus')
    expect(start({}).table.galaxy.tiles[nexus]).toBeUndefined()
    expect(start({ wormholeNexus: 'yes', galaxy: 'preset' }).table.galaxy.tiles[nexus]).toBeDefined()
  })

  test('[ti3/se.nexus] is a third end of both kinds, and a single end leads there', () => {
    const { table } = scene({ a0: 'sys_alpha', a2: 'sys_beta' })
    expect([...adjacent(table, nexus)].sort()).toEqual(['a0', 'a2'])
    expect(adjacent(table, 'a0')).toContain(nexus)
    expect(adjacent(table, 'a0')).not.toContain('a2')
  })

  test('[ti3/se.nexus] is reached, passed and left like any other system', () => {
    const units = { p1: { a0: { cruiser: 1 }, a1: { cruiser: 1 } } }
    const { table } = scene({ a0: 'sys_alpha', b4: 'sys_beta' }, { units })
    const routes = (to: HexId) =>
      Object.values(moveOptions(table, 'p1', [to]).ships).flatMap(({ routes }) => routes)
    expect(routes(nexus).sort()).toEqual([
      ['a0', nexus],
      ['a1', 'a0', nexus],
    ])
    expect(routes('b4')).toContainEqual(['a0', nexus, 'b4'])
  })

  test('[ti3/se.nexus] has a neutral planet that is landed on', () => {
    const at = { segment: 'tacticalAction', args: { seat: 'p1', hex: nexus } }
    const units = { p1: { a0: { carrier: 1, ground_force: 1 } } }
    const game = scene({ a0: 'sys_alpha' }, { units }, at)
    const [ship] = fleet(game.table, 'p1', 'a0')
    game.say('p1', { [ship?.id ?? '']: {} })
    const [troop] = Object.entries(game.table.units).filter(
      ([, { kind, of }]) => kind === 'ground_force' && of === 'p1',
    )
    game.say('p1', { [troop?.[0] ?? '']: { planet: 'mallice' } })
    expect(ownerOf(game.table, 'mallice')).toBe('p1')
  })

  test('[ti3/se.nexus] is out of range of all PDS but its own', () => {
    const far = { technologies: { p2: ['deep_space_cannon'] } } as const
    const planets = { p2: ['abyz', 'mallice'] } as const
    const { table } = scene(
      { a0: 'sys_alpha' },
      { ...far, planets, units: { p2: { abyz: { pds: 1 }, mallice: { pds: 1 } } } },
    )
    expect(pdsInRange(table, 'p2', nexus).map(({ planet }) => planet)).toEqual(['mallice'])
    expect(pdsInRange(table, 'p2', 'a0').map(({ planet }) => planet)).toEqual(['abyz'])
  })

  test('[ti3/se.nexus] is no gate to keep, nor makes one of a single end', () => {
    const units = { p1: { a0: { cruiser: 1 }, b4: { cruiser: 1 } } }
    const ends = (alphas: Record<HexId, SystemId>) =>
      progressOf(scene(alphas, { units }).table, 'p1', 'secret_keeper_of_gates')
    expect(ends({ a0: 'sys_alpha' })).toEqual({ have: 0, of: 1 })
    expect(ends({ a0: 'sys_alpha', b4: 'sys_quann' })).toEqual({ have: 0, of: 1 })
  })
})
