import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { supplyWith } from '../galaxy/supply.ts'
import { edition } from './edition.ts'
import { fleet, isTroop, piecesAt, supplied } from './forces.ts'
import { print, sheetOf } from './prints.ts'
import type { Table } from './table.ts'

/** How many ships, Fighters and troops a system's space may hold for a player. [16, 37] */

export const { fleetLimit } = supplyWith(edition)

/** Places in ships and in docks that lie in space serve for anything that is carried, those of other docks for Fighters. */
function places(table: Table, seat: Seat, hex: HexId): { all: number; fighters: number } {
  let [all, fighters] = [0, 0]
  for (const { kind, of } of piecesAt(table, hex)) {
    if (of !== seat) continue
    const { capacity, inSpace, fighterCapacity = 0 } = print(table, seat, kind)
    all += capacity
    if (!inSpace) fighters += fighterCapacity
  }
  return { all, fighters }
}

export interface Excess {
  /** Ships that are no Fighters, and Fighters that count as such. [37.1] */
  readonly ships: number
  /** Fighters and troops in space without a place. [16.3] */
  readonly carried: number
  /** So many of these are troops at least: no dock has a place for them. */
  readonly troops: number
}

/** What a player has too much of in a system's space. Fighters that fly alone may stay without a place, and count as ships. */
export function excessAt(table: Table, seat: Seat, hex: HexId): Excess {
  const { all, fighters: docked } = places(table, seat, hex)
  const here = piecesAt(table, hex).filter(({ of, planet }) => of === seat && planet === undefined)
  const fighters = here.filter(({ kind }) => kind === 'fighter').length
  const troops = here.filter(({ kind }) => isTroop(kind)).length
  const free = Math.max(0, all - troops)
  const unplaced = Math.max(0, fighters - docked - free)
  const { movesAlone, excess = 1 } = sheetOf(table, seat, 'fighter') ?? {}
  // Half ones are rounded up together.
  const counted = movesAlone ? Math.ceil(unplaced * excess) : 0
  return {
    ships: Math.max(0, supplied(fleet(table, seat, hex)) + counted - fleetLimit(table, seat, hex)),
    carried: Math.max(0, troops - all) + (movesAlone ? 0 : unplaced),
    troops: Math.max(0, troops - all),
  }
}
