import type { Seat } from '../engine/rules.ts'
import type { Edition } from './edition.ts'
import { forcesWith } from './forces.ts'
import { once } from './once.ts'
import { type Goes, loneCounter, type Pieces, type Spot } from './shapes/spots.ts'
import type { KindOf, Table, Unit, UnitId } from './table.ts'

/** Kinds without end: what the pieces do not cover are counters, and no counter lies without a piece of its kind. As pieces
 *  and counters may be exchanged at any time, all that matters is that a player's units of such a kind lie in no more
 *  separate spots than there are pieces. No choice may lead further; where something else parts forces, as whoever sends
 *  a landing back, an edition has counters without a piece removed. */

export const spotOf = ({ aboard, planet, at }: Unit): Spot => aboard ?? planet ?? at

export const pieceLimitsWith = once(<T extends Table>(edition: Edition<T>) => {
  const { away, kinds, print } = edition
  const { countOf, piecesOf } = forcesWith(edition)

  const withCounters = (table: T, seat: Seat): KindOf<T>[] =>
    kinds.filter(kind => print(table, seat, kind).unlimited)

  /** As plain data, for options that judge by themselves. */
  function piecesOnBoard(table: T, seat: Seat): Pieces {
    const own = piecesOf(table, seat)
    return Object.fromEntries(
      withCounters(table, seat).map(kind => {
        const at: Record<Spot, number> = {}
        for (const piece of own) if (piece.kind === kind) at[spotOf(piece)] = (at[spotOf(piece)] ?? 0) + 1
        return [kind, { pieces: print(table, seat, kind).pieces, at }]
      }),
    )
  }

  /** How many more of a kind could come from reinforcements. */
  const piecesLeft = (table: T, seat: Seat, kind: KindOf<T>): number =>
    print(table, seat, kind).unlimited
      ? Number.POSITIVE_INFINITY
      : print(table, seat, kind).pieces - countOf(table, seat, kind) - (away?.(table, seat, kind) ?? 0)

  /** Only the kinds that `spots` more places to lie could bring to their limit: mostly none. */
  function piecesNearLimit(table: T, seat: Seat, spots: number): Pieces {
    const all = piecesOnBoard(table, seat)
    const near = Object.entries(all).filter(([, { pieces, at }]) => Object.keys(at).length + spots > pieces)
    return Object.fromEntries(near)
  }

  /** How many spots the pieces of a kind do not reach; 0 is as it should be. */
  function piecesShort(table: T, seat: Seat, kind: KindOf<T>): number {
    const here = piecesOnBoard(table, seat)[kind]
    return here ? Math.max(0, Object.keys(here.at).length - here.pieces) : 0
  }

  /** Whether one more of a kind without end may come to lie there: beside its like, or with a piece that is left. */
  function reaches(table: T, seat: Seat, kind: KindOf<T>, spot: Spot): boolean {
    const here = piecesOnBoard(table, seat)[kind]
    return !here || here.at[spot] !== undefined || Object.keys(here.at).length < here.pieces
  }

  /** For moving and landing: the kind of which a counter would be left alone if these units went to these spots. */
  function wouldLeaveCounter(table: T, seat: Seat, goes: Readonly<Record<UnitId, Spot>>): string | undefined {
    const moves = Object.entries(goes).flatMap(([id, to]): Goes[] => {
      const unit = table.units[id]
      return unit ? [{ kind: unit.kind, from: spotOf(unit), to }] : []
    })
    return loneCounter(piecesOnBoard(table, seat), moves)
  }

  return { withCounters, piecesOnBoard, piecesLeft, piecesNearLimit, piecesShort, reaches, wouldLeaveCounter }
})
