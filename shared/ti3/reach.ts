import type { Seat } from '../engine/rules.ts'
import { distance } from '../galaxy/distance.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { reachWith } from '../galaxy/reach.ts'
import { edition } from './edition.ts'
import { numberOf } from './effects.ts'
import { type Piece, piecesOf } from './forces.ts'
import { hasOn } from './leaders.ts'
import { systemAt } from './links.ts'
import { movement } from './movement.ts'
import type { Table, UnitId } from './table.ts'

/** Who could come to a system, and who could shoot at those who do: what its dossier tells. */

/** PDS standing on planets whose range covers the system; wormholes carry no shot. [p. 28] */
export const pdsInRange = (table: Table, seat: Seat, hex: HexId): Piece[] =>
  piecesOf(table, seat).filter(
    ({ kind, planet, at }) => kind === 'pds' && planet !== undefined && isInRange(table, seat, at, hex),
  )

/** Added to the dice of this PDS, for where it stands. */
export function pdsBonus(table: Table, seat: Seat, against: Seat, hex: HexId, id: UnitId): number {
  const { at, planet } = table.units[id] ?? {}
  const led = planet && hasOn(table, planet, seat, 'scientist') ? 1 : 0
  return led + (at === hex ? 0 : numberOf(table, seat, 'farFire', 0, { against }))
}

/** Space Docks that fire as PDS do, with the shots something gives them. */
export const docksInRange = (table: Table, seat: Seat, hex: HexId): Piece[] =>
  dockyards(table, seat, hex).filter(({ id }) => numberOf(table, seat, 'dockShots', 0, { unit: id }) > 0)

/** Space Docks whose range, if they were PDS, would cover the system. */
export const dockyards = (table: Table, seat: Seat, hex: HexId): Piece[] =>
  piecesOf(table, seat).filter(({ kind, at }) => kind === 'space_dock' && isInRange(table, seat, at, hex))

/** Nothing is hit within an ion storm. */
const isInRange = (table: Table, seat: Seat, from: HexId, hex: HexId): boolean =>
  systemAt(table, hex)?.special !== 'ionStorm' &&
  (from === hex || distance(from, hex) <= numberOf(table, seat, 'pdsRange', 0, { hex: from }))

export const { whoReaches, whoShoots } = reachWith(edition, movement, pdsInRange)
