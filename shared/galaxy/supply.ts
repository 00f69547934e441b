import type { Seat } from '../engine/rules.ts'
import type { Edition } from './edition.ts'
import { forcesWith } from './forces.ts'
import type { HexId } from './hexes.ts'
import { once } from './once.ts'
import type { Table } from './table.ts'

/** How many ships and Fighters a system may hold for a player. */

export const supplyWith = once(<T extends Table>(edition: Edition<T>) => {
  const { dock, print, numberOf, permits } = edition
  const { cargoOf, fleet, isLanding, piecesAt, supplied } = forcesWith(edition)

  const fleetLimit = (table: T, seat: Seat, hex: HexId): number =>
    numberOf(table, seat, 'fleetSupply', table.players[seat]?.counters.fleet ?? 0, { hex })

  /** Places for Fighters at one Space Dock. */
  const dockFighters = (table: T, seat: Seat): number =>
    numberOf(table, seat, 'dockFighters', print(table, seat, dock).fighterCapacity ?? 0, {})

  /** Places for Fighters: at Space Docks, and what is left free on ships that carry them. */
  function fighterSupport(table: T, seat: Seat, hex: HexId): number {
    let places = 0
    for (const { kind, of, planet, aboard } of piecesAt(table, hex)) {
      if (of !== seat) continue
      if (kind === dock) places += dockFighters(table, seat)
      else if (isLanding(kind) && planet === undefined && aboard === undefined) places--
    }
    for (const { id, kind } of fleet(table, seat, hex)) {
      const { carries, capacity } = print(table, seat, kind)
      if (carries?.some(each => each === 'fighter'))
        places += numberOf(table, seat, 'capacity', capacity, { kind }) - cargoOf(table, id).length
    }
    return places
  }

  const fightersAt = (table: T, seat: Seat, hex: HexId): number =>
    fleet(table, seat, hex).filter(({ kind }) => kind === 'fighter').length

  /** Fighters above their support count as ships, where something lets them stay at all. */
  function fightersCounted(table: T, seat: Seat, hex: HexId): number {
    if (!permits(table, seat, 'freeFighters', {})) return 0
    return Math.max(0, fightersAt(table, seat, hex) - fighterSupport(table, seat, hex))
  }

  const shipsCounted = (table: T, seat: Seat, hex: HexId): number =>
    supplied(fleet(table, seat, hex)) + fightersCounted(table, seat, hex)

  const shipsOverLimit = (table: T, seat: Seat, hex: HexId): number =>
    Math.max(0, shipsCounted(table, seat, hex) - fleetLimit(table, seat, hex))

  /** Fighters that have to go because nothing in the system supports them. */
  function fightersOverSupport(table: T, seat: Seat, hex: HexId): number {
    if (permits(table, seat, 'freeFighters', {})) return 0
    return Math.max(0, fightersAt(table, seat, hex) - fighterSupport(table, seat, hex))
  }

  return {
    fleetLimit,
    dockFighters,
    fighterSupport,
    fightersAt,
    fightersCounted,
    shipsCounted,
    shipsOverLimit,
    fightersOverSupport,
  }
})
