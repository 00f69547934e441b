import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { type Moved, move } from '../../shared/galaxy/shapes/move.ts'
import { moveOptions } from '../../shared/ti3/movement.ts'
import { sortie } from './fleets.ts'
import type { Situation } from './midgame.ts'

const crowd: Situation = {
  tiles: { b0: 'sys_abyz__fria' },
  units: {
    p1: {
      b0: { carrier: 2, fighter: 5, cruiser: 2, ground_force: 2 },
      abyz: { ground_force: 4, pds: 2, space_dock: 1 },
      b1: { war_sun: 1, fighter: 3, dreadnought: 2 },
      mehar_xull: { ground_force: 2 },
      c2: { destroyer: 3, cruiser: 1 },
      a0: { carrier: 1 },
      saudor: { ground_force: 2 },
    },
    p2: { a1: { fighter: 1 } },
  },
  counters: { p1: { fleet: 5, pool: 1 } },
}

describe('answers made at random', () => {
  const samples = (situation: Situation): Moved[] => {
    const options = moveOptions(sortie(situation).table, 'p1', ['a0'])
    return Array.from({ length: 300 }, (_, i) => {
      const moved = move.sample(options, chanceOf(seedFrom(`sample ${i}`)))
      expect(move.check(options, moved), JSON.stringify(moved)).toBeUndefined()
      return moved
    })
  }

  test('are all legal, also where Fighters move on their own', () => {
    expect(samples(crowd)).toHaveLength(300)
    expect(
      samples({ ...crowd, technologies: { p1: ['advanced_fighters', 'stasis_capsules'] } }),
    ).toHaveLength(300)
  })

  test('are of many kinds: staying, going, carrying, loading where one is, going round', () => {
    const made = samples(crowd)
    const { ships, cargo } = moveOptions(sortie(crowd).table, 'p1', ['a0'])
    const share = (wanted: (moved: Moved) => boolean) => made.filter(wanted).length / made.length
    expect(share(moved => Object.keys(moved).length === 0)).toBeGreaterThan(0.03)
    expect(share(moved => Object.keys(moved).length > 2)).toBeGreaterThan(0.3)
    const carried = (kind: string) =>
      share(moved =>
        Object.values(moved).some(entry => (entry.cargo ?? []).some(id => cargo[id]?.kind === kind)),
      )
    for (const kind of ['ground_force', 'pds', 'fighter']) expect(carried(kind), kind).toBeGreaterThan(0.2)
    expect(share(moved => Object.keys(moved).some(id => ships[id]?.at === 'a0'))).toBeGreaterThan(0.2)
    expect(share(moved => Object.values(moved).some(({ route = [] }) => route.length > 2))).toBeGreaterThan(
      0.05,
    )
  })

  test('where nothing can move, nobody is asked', () => {
    expect(move.only?.(moveOptions(sortie({}).table, 'p1', ['a0']))).toEqual({})
    expect(move.only?.(moveOptions(sortie(crowd).table, 'p1', ['a0']))).toBeUndefined()
  })
})
