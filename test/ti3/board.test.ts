import { describe, expect, it } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { Draft, freeze } from '../../shared/engine/draft.ts'
import { onPlanet, piecesAt, piecesOf, seatsInSpace } from '../../shared/ti3/forces.ts'
import type { Table, Unit } from '../../shared/ti3/table.ts'

const chance = chanceOf(seedFrom('boards'))
const seats = ['p1', 'p2', 'p3']
const hexes = ['0,0', '1,0', '0,1', '1,1']
const planets = ['jord', 'nar'] as const

function someUnit(name: string): Unit {
  const of = seats[chance.below(`${name}/of`, 3)] ?? 'p1'
  const at = hexes[chance.below(`${name}/at`, 4)] ?? '0,0'
  const planet = planets[chance.below(`${name}/planet`, 4)]
  return planet ? { kind: 'ground_force', of, at: '1,1', planet } : { kind: 'cruiser', of, at }
}

const readings = (table: Table) => ({
  at: hexes.map(hex => piecesAt(table, hex)),
  space: hexes.map(hex => seatsInSpace(table, hex)),
  of: seats.map(seat => piecesOf(table, seat)),
  on: planets.map(planet => onPlanet(table, planet)),
})

describe('the board after a few units moved', () => {
  it('reads as one that was never read before, order included', () => {
    const draft = new Draft(freeze({ order: seats, units: {} } as unknown as Table))
    const { handle } = draft
    for (let turn = 0; turn < 400; turn++) {
      for (let i = 0; i < 3; i++) {
        const name = `${turn}.${i}`
        const ids = Object.keys(handle.units)
        const id = ids[chance.below(`${name}/id`, Math.max(1, ids.length))] ?? 'u0'
        const kind = chance.below(`${name}/kind`, 4)
        if (kind === 0 && ids.length > 20) delete handle.units[id]
        else if (kind === 1 || !handle.units[id]) handle.units[`u${turn * 3 + i}`] = someUnit(name)
        else if (kind === 2) handle.units[id] = someUnit(name)
        else Object.assign(handle.units[id] ?? {}, { damaged: true })
      }
      const table = draft.commit()
      expect(readings(table)).toEqual(readings(structuredClone(table)))
    }
    expect(Object.keys(handle.units).length).toBeGreaterThan(20)
  })
})
