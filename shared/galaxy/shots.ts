import type { UnitId } from './table.ts'

/** What shoots at once. */

/** Who shoots, with how many dice. */
export interface Shot<Kind extends string = string> {
  unit: UnitId
  kind: Kind
  dice: number
  /** Added to each of them, for where this very unit stands. */
  bonus?: number
  /** No unit fires, but what is on this planet. */
  planet?: string
}

/** Each with so many dice as its kind has, or itself. */
export const shotsOf = <Kind extends string>(
  pieces: readonly { id: UnitId; kind: Kind }[],
  dice: (kind: Kind, unit: UnitId) => number,
): Shot<Kind>[] =>
  pieces.map(({ id, kind }) => ({ unit: id, kind, dice: dice(kind, id) })).filter(shot => shot.dice > 0)
