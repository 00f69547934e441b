import type { Seat } from '../engine/rules.ts'
import { type Goes, loneCounter, type Pieces, type Spot } from '../galaxy/shapes/spots.ts'
import { type UnitKind, units } from './content/units.ts'
import { countOf, piecesOf } from './forces.ts'
import type { Table, Unit, UnitId } from './table.ts'

/** Fighters and Ground Forces without end: what the pieces do not cover are counters, and no counter lies without a piece
 *  of its kind. As pieces and counters may be exchanged at any time, all that matters is that a player's Fighters, or his
 *  Ground Forces, lie in no more separate spots than there are pieces. [p. 19] No choice may lead further, and nothing forces it, so no
 *  counter ever has to be removed. [p. 20] */

export const withCounters = (Object.keys(units) as UnitKind[]).filter(kind => units[kind].unlimited)

export const spotOf = ({ aboard, planet, at }: Unit): Spot => aboard ?? planet ?? at

/** As plain data, for options that judge by themselves. */
export function piecesOnBoard(table: Table, seat: Seat): Pieces {
  const own = piecesOf(table, seat)
  return Object.fromEntries(
    withCounters.map(kind => {
      const at: Record<Spot, number> = {}
      for (const piece of own) if (piece.kind === kind) at[spotOf(piece)] = (at[spotOf(piece)] ?? 0) + 1
      return [kind, { pieces: units[kind].pieces, at }]
    }),
  )
}

/** How many more of a kind could come from reinforcements. */
export const piecesLeft = (table: Table, seat: Seat, kind: UnitKind): number =>
  units[kind].unlimited ? Number.POSITIVE_INFINITY : units[kind].pieces - countOf(table, seat, kind)

/** Only the kinds that `spots` more places to lie could bring to their limit: mostly none. */
export function piecesNearLimit(table: Table, seat: Seat, spots: number): Pieces {
  const all = piecesOnBoard(table, seat)
  const near = Object.entries(all).filter(([, { pieces, at }]) => Object.keys(at).length + spots > pieces)
  return Object.fromEntries(near)
}

/** How many spots the pieces of a kind do not reach; 0 is as it should be. */
export function piecesShort(table: Table, seat: Seat, kind: UnitKind): number {
  const here = piecesOnBoard(table, seat)[kind]
  return here ? Math.max(0, Object.keys(here.at).length - here.pieces) : 0
}

/** For moving and landing: the kind of which a counter would be left alone if these units went to these spots. */
export function wouldLeaveCounter(
  table: Table,
  seat: Seat,
  goes: Readonly<Record<UnitId, Spot>>,
): string | undefined {
  const moves = Object.entries(goes).flatMap(([id, to]): Goes[] => {
    const unit = table.units[id]
    return unit ? [{ kind: unit.kind, from: spotOf(unit), to }] : []
  })
  return loneCounter(piecesOnBoard(table, seat), moves)
}
