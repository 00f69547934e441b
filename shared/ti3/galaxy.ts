import { type HexId, neighbours } from '../galaxy/hexes.ts'
import * as laying from '../galaxy/laying.ts'
import { planets } from './content/planets.ts'
import { type Setup, setups } from './content/setups.ts'
import { type SystemId, systems } from './content/systems.ts'
import type { Table } from './table.ts'

/** What client, bots and rules read from the galaxy on the table. */

export { layingPlaces, laysNext } from '../galaxy/laying.ts'

export const lastRing = 3

export const setupOf = (table: Table): Setup => setups[table.seats]

export const isSpecial = (system: SystemId) => systems[system].special !== undefined

export const hasPlanet = (system: SystemId) => systems[system].planets.length > 0

export const freePlaces = (table: Table, ring: number): HexId[] =>
  laying.freePlaces(table, setupOf(table), ring)

/** A face-down system counts as unknown, so nothing is beside a special one because of it. */
export function touchesSpecial(table: Table, hex: HexId): boolean {
  const { tiles } = table.galaxy
  return neighbours(hex).some(beside => {
    const system = beside in tiles ? tiles[beside]?.system : undefined
    return system !== undefined && isSpecial(system)
  })
}

export function systemsToLay(table: Table): number {
  const setup = setupOf(table)
  return setup.dealtEach * setup.players
}

export function worthOf(system: SystemId): { resources: number; influence: number } {
  let resources = 0
  let influence = 0
  for (const planet of systems[system].planets) {
    resources += planets[planet].resources
    influence += planets[planet].influence
  }
  return { resources, influence }
}
