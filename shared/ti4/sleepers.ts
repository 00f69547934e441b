import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { PlanetId } from './content/planets.ts'
import { tokens } from './content/tokens.ts'
import { hexOf, planetsAt } from './realm.ts'
import type { Table } from './table.ts'

/** Sleeper tokens of the Titans. They are no units, and stay where they are when a planet changes hands. */

/** Those on planets that are no more have come home. */
export const sleepersOf = (table: Table, seat: Seat): PlanetId[] =>
  (Object.keys(table.sleepers ?? {}) as PlanetId[]).filter(
    planet => table.sleepers?.[planet] === seat && hexOf(table, planet) !== undefined,
  )

export const sleepersAt = (table: Table, seat: Seat, hex: HexId): PlanetId[] =>
  planetsAt(table, hex).filter(planet => table.sleepers?.[planet] === seat)

/** Those that lie nowhere yet. */
export const sleepersLeft = (table: Table, seat: Seat): number =>
  (tokens.sleeper.copies ?? 0) - sleepersOf(table, seat).length

export function laySleeper(table: Table, seat: Seat, planet: PlanetId) {
  table.sleepers = { ...table.sleepers, [planet]: seat }
}

export function liftSleeper(table: Table, planet: PlanetId) {
  const { [planet]: _, ...others } = table.sleepers ?? {}
  if (Object.keys(others).length > 0) table.sleepers = others
  else delete table.sleepers
}
