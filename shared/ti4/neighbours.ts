import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { TechnologyId } from './content/technologies.ts'
import { piecesOf } from './forces.ts'
import { mecatolRex } from './places.ts'
import { hexOf, planetsOf } from './realm.ts'
import type { Table } from './table.ts'
import { adjacent } from './ways.ts'

/** Who has a unit or a planet in, or beside, a system where another has one. [60] */

/** Where a player has a unit or controls a planet. */
function placesOf(table: Table, seat: Seat): ReadonlySet<HexId> {
  const places = new Set(piecesOf(table, seat).map(({ at }) => at))
  for (const planet of planetsOf(table, seat)) {
    const hex = hexOf(table, planet)
    if (hex !== undefined) places.add(hex)
  }
  return places
}

/** What is adjacent for one of the two alone makes them neighbours as well. [60.3] */
export function areNeighbours(drafted: Table, one: Seat, other: Seat): boolean {
  const table = behind(drafted)
  const theirs = placesOf(table, other)
  const isBeside = (hex: HexId) =>
    theirs.has(hex) || [one, other].some(seat => adjacent(table, hex, seat).some(at => theirs.has(at)))
  if ([...placesOf(table, one)].some(isBeside)) return true
  return sitsByTheThrone(table, one, other) || sitsByTheThrone(table, other, one)
}

const modernization: TechnologyId = 'iihq_modernization'

/** Who has that technology is a neighbour of all in or beside the system of Mecatol Rex. */
function sitsByTheThrone(table: Table, seat: Seat, other: Seat): boolean {
  const throne = hexOf(table, mecatolRex)
  if (throne === undefined || !table.players[seat]?.technologies[modernization]) return false
  const theirs = placesOf(table, other)
  return [throne, ...adjacent(table, throne, seat)].some(hex => theirs.has(hex))
}

export const neighboursOf = (table: Table, seat: Seat): Seat[] =>
  behind(table).order.filter(
    other => other !== seat && !table.players[other]?.out && areNeighbours(table, seat, other),
  )
