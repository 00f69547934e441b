import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { MomentAbout } from '../../../ti3/cards/moments.ts'
import { units } from '../../../ti3/content/units.ts'
import { fleet, type Piece } from '../../../ti3/forces.ts'
import { othersClockwise, planetsOf, sheet } from '../../../ti3/realm.ts'
import type { Table, Unit } from '../../../ti3/table.ts'
import type { Seen } from '../temper.ts'

/** What bots think of cards. All is weighed as a planet is: see `worthOf`. */

/** Who thinks, and of which moment. */
export interface Spot {
  readonly seen: Seen
  readonly table: Table
  readonly seat: Seat
  readonly about: MomentAbout
}

/** Of an Action Card. */
export interface Opinion {
  /** What it brings to play it now, aimed so; where there is nothing to aim at, `aim` is empty. */
  worth(spot: Spot, aim: string): number
  /** It is aimed at two things that are one aim, asked for one after the other. */
  readonly pairs?: true
  /** In the hand, for what is to come. */
  readonly keep: number
}

/** A trade good, or a resource that is not spent. */
export const good = 0.4

export const costOf = ({ kind }: Pick<Unit, 'kind'>): number => units[kind].cost / units[kind].built

export const costOfAll = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + costOf(piece), 0)

export const fleetCost = (table: Table, seat: Seat, hex: HexId): number => costOfAll(fleet(table, seat, hex))

/** How much of what a rival loses one gains by it: of several, the one who leads is to be held back. */
export function rivalry(table: Table, seat: Seat, other: Seat): number {
  if (other === seat) return -1
  const rivals = othersClockwise(table, seat)
  const points = (of: Seat) => sheet(table, of).points * 2 + planetsOf(table, of).length / 3
  const most = Math.max(...rivals.map(points))
  return points(other) >= most ? 0.8 : 0.45
}

/** What befalls all alike is felt a little all the same. */
const shared = 0.75

/** What a seat has beside what the others have on an average. */
export function lead(table: Table, seat: Seat, count: (seat: Seat) => number): number {
  const others = othersClockwise(table, seat)
  const theirs = others.reduce((sum, other) => sum + count(other), 0)
  return count(seat) - (theirs / Math.max(1, others.length)) * shared
}

/** Two things that are one aim. */
export const halves = (aim: string) => aim.split('.') as [string, string]
