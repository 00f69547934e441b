import type { Seat } from '../engine/rules.ts'
import { type HexId, hexesOfRing, neighbours } from '../galaxy/hexes.ts'
import { planets } from './content/planets.ts'
import { type PlayerCount, type Setup, setups } from './content/setups.ts'
import { type SystemId, systems } from './content/systems.ts'
import type { Table } from './table.ts'

/** What client, bots and rules read from the galaxy on the table. */

export const lastRing = 3

export const setupOf = (table: Table): Setup => setups[table.seats]

export const isSpecial = (system: SystemId) => systems[system].special !== undefined

export const hasPlanet = (system: SystemId) => systems[system].planets.length > 0

/** The hexes of a ring that systems are laid on: not the home places, nor what lies outside this galaxy. */
export function layingPlaces({ players }: Setup, ring: number): readonly HexId[] {
  return placesByRing[players][ring] ?? []
}

const placesByRing = Object.fromEntries(
  Object.values(setups).map(({ players, homes, unused }) => {
    const isOpen = (hex: HexId) => !homes.includes(hex) && !unused.includes(hex)
    return [players, [0, 1, 2, lastRing].map(ring => hexesOfRing(ring).filter(isOpen))]
  }),
) as Record<PlayerCount, HexId[][]>

export function freePlaces(table: Table, ring: number): HexId[] {
  const { tiles } = table.galaxy
  return layingPlaces(setupOf(table), ring).filter(hex => !(hex in tiles))
}

/** A face-down system counts as unknown, so nothing is beside a special one because of it. */
export function touchesSpecial(table: Table, hex: HexId): boolean {
  const { tiles } = table.galaxy
  return neighbours(hex).some(beside => {
    const system = beside in tiles ? tiles[beside]?.system : undefined
    return system !== undefined && isSpecial(system)
  })
}

/** P1 … Pn, then Pn … P1, and so on: whoever lays last in a round lays first in the next. */
export function laysNext(table: Table): Seat {
  const { order, galaxy } = table
  const place = galaxy.laid % order.length
  const clockwise = Math.floor(galaxy.laid / order.length) % 2 === 0
  return order[clockwise ? place : order.length - 1 - place] as Seat
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
