import type { Seat } from '../engine/rules.ts'
import type { Edition } from './edition.ts'
import { forcesWith } from './forces.ts'
import type { HexId } from './hexes.ts'
import { once } from './once.ts'
import type { KindOf, Table } from './table.ts'

/** How many ships and Fighters a system may hold for a player. */

export const supplyWith = once(<T extends Table>(edition: Edition<T>) => {
  const { dock, inShips, print, numberOf, permits } = edition
  const { cargoOf, fleet, isLanding, piecesAt, supplied } = forcesWith(edition)

  const fleetLimit = (table: T, seat: Seat, hex: HexId): number =>
    numberOf(table, seat, 'fleetSupply', table.players[seat]?.counters.fleet ?? 0, { hex })

  /** Places for Fighters at one Space Dock. */
  const dockFighters = (table: T, seat: Seat): number =>
    numberOf(table, seat, 'dockFighters', print(table, seat, dock).fighterCapacity ?? 0, {})

  /** What lies in no certain ship has places in all that carry it together. */
  const sharesPlaces = (kind: KindOf<T>): boolean => kind === 'fighter' || (!inShips && isLanding(kind))

  /** Places for Fighters alone, in docks; places left in what carries them; and troops in space that lie in no certain ship. */
  function placesAt(table: T, seat: Seat, hex: HexId): { docked: number; carried: number; troops: number } {
    let [docked, carried, troops, light] = [0, 0, 0, 0]
    let hasCarrier = false
    for (const { id, kind, of, planet, aboard } of piecesAt(table, hex)) {
      if (of !== seat) continue
      const { carries, capacity } = print(table, seat, kind)
      if (carries?.some(sharesPlaces)) {
        hasCarrier = true
        carried += numberOf(table, seat, 'capacity', capacity, { kind }) - cargoOf(table, id).length
      } else if (kind === dock) docked += dockFighters(table, seat)
      else if (isLanding(kind) && planet === undefined && aboard === undefined) {
        if (permits(table, seat, 'ridesFree', { kind })) light++
        else troops++
      }
    }
    return { docked, carried, troops: hasCarrier ? troops : troops + light }
  }

  /** Places for Fighters: at Space Docks, and what is left free on ships that carry them. */
  function fighterSupport(table: T, seat: Seat, hex: HexId): number {
    const { docked, carried, troops } = placesAt(table, seat, hex)
    return docked + carried - troops
  }

  /** Troops in space for which no ship has a place: those at docks are for Fighters. */
  function troopsOverPlaces(table: T, seat: Seat, hex: HexId): number {
    const { carried, troops } = placesAt(table, seat, hex)
    return Math.max(0, troops - carried)
  }

  const fightersAt = (table: T, seat: Seat, hex: HexId): number =>
    fleet(table, seat, hex).filter(({ kind }) => kind === 'fighter').length

  /** Fighters above their support count as ships, where something lets them stay at all. */
  function fightersCounted(table: T, seat: Seat, hex: HexId): number {
    if (!permits(table, seat, 'freeFighters', {})) return 0
    const { excess = 1 } = print(table, seat, 'fighter' as KindOf<T>)
    return Math.ceil(fightersOver(table, seat, hex) * excess)
  }

  function fightersOver(table: T, seat: Seat, hex: HexId): number {
    const { docked, carried, troops } = placesAt(table, seat, hex)
    return Math.max(0, fightersAt(table, seat, hex) - docked - Math.max(0, carried - troops))
  }

  const shipsCounted = (table: T, seat: Seat, hex: HexId): number =>
    supplied(fleet(table, seat, hex)) + fightersCounted(table, seat, hex)

  const shipsOverLimit = (table: T, seat: Seat, hex: HexId): number =>
    Math.max(0, shipsCounted(table, seat, hex) - fleetLimit(table, seat, hex))

  /** Fighters that have to go because nothing in the system supports them. */
  function fightersOverSupport(table: T, seat: Seat, hex: HexId): number {
    if (permits(table, seat, 'freeFighters', {})) return 0
    return fightersOver(table, seat, hex)
  }

  return {
    troopsOverPlaces,
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
