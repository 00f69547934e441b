import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { units } from './content/units.ts'
import { numberOf } from './effects.ts'
import { cargoOf, fleet, onPlanet } from './forces.ts'
import { planetsAt, sheet } from './realm.ts'
import type { Table } from './table.ts'

/** How many ships and Fighters a system may hold for a player. [pp. 21, 29] */

export const fleetLimit = (table: Table, seat: Seat, hex: HexId): number =>
  numberOf(table, seat, 'fleetSupply', sheet(table, seat).counters.fleet, { hex })

/** Places for Fighters: at Space Docks, and what ground forces and PDS leave free on ships that carry them. */
export function fighterSupport(table: Table, seat: Seat, hex: HexId): number {
  let places = 0
  for (const planet of planetsAt(table, hex))
    for (const dock of onPlanet(table, planet, 'space_dock'))
      if (dock.of === seat)
        places += numberOf(table, seat, 'dockFighters', units.space_dock.fighterCapacity ?? 0, {})
  for (const ship of fleet(table, seat, hex)) {
    const { carries, capacity } = units[ship.kind]
    if (carries?.includes('fighter'))
      places +=
        numberOf(table, seat, 'capacity', capacity, { kind: ship.kind }) - cargoOf(table, ship.id).length
  }
  return places
}
