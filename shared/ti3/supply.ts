import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { units } from './content/units.ts'
import { numberOf, permits } from './effects.ts'
import { cargoOf, fleet, piecesAt, supplied } from './forces.ts'
import { sheet } from './realm.ts'
import type { Table } from './table.ts'

/** How many ships and Fighters a system may hold for a player. [pp. 21, 29] */

export const fleetLimit = (table: Table, seat: Seat, hex: HexId): number =>
  numberOf(table, seat, 'fleetSupply', sheet(table, seat).counters.fleet, { hex })

/** Places for Fighters at one Space Dock. */
export const dockFighters = (table: Table, seat: Seat): number =>
  numberOf(table, seat, 'dockFighters', units.space_dock.fighterCapacity ?? 0, {})

/** Places for Fighters: at Space Docks, and what ground forces and PDS leave free on ships that carry them. */
export function fighterSupport(table: Table, seat: Seat, hex: HexId): number {
  let places = 0
  for (const { kind, of } of piecesAt(table, hex))
    if (kind === 'space_dock' && of === seat) places += dockFighters(table, seat)
  for (const ship of fleet(table, seat, hex)) {
    const { carries, capacity } = units[ship.kind]
    if (carries?.includes('fighter'))
      places +=
        numberOf(table, seat, 'capacity', capacity, { kind: ship.kind }) - cargoOf(table, ship.id).length
  }
  return places
}

export const fightersAt = (table: Table, seat: Seat, hex: HexId): number =>
  fleet(table, seat, hex).filter(({ kind }) => kind === 'fighter').length

/** Fighters above their support count as ships, where something lets them stay at all. */
export function fightersCounted(table: Table, seat: Seat, hex: HexId): number {
  if (!permits(table, seat, 'freeFighters', {})) return 0
  return Math.max(0, fightersAt(table, seat, hex) - fighterSupport(table, seat, hex))
}

export const shipsCounted = (table: Table, seat: Seat, hex: HexId): number =>
  supplied(fleet(table, seat, hex)) + fightersCounted(table, seat, hex)

export const shipsOverLimit = (table: Table, seat: Seat, hex: HexId): number =>
  Math.max(0, shipsCounted(table, seat, hex) - fleetLimit(table, seat, hex))

/** Fighters that have to go because nothing in the system supports them. */
export function fightersOverSupport(table: Table, seat: Seat, hex: HexId): number {
  if (permits(table, seat, 'freeFighters', {})) return 0
  return Math.max(0, fightersAt(table, seat, hex) - fighterSupport(table, seat, hex))
}
