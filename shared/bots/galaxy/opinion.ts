import type { Seat } from '../../engine/rules.ts'
import { once } from '../../galaxy/once.ts'
import { realmWith } from '../../galaxy/realm.ts'
import type { BotEdition, BotTable, Seen } from './edition.ts'

/** What bots think of cards and votes. All is weighed as a planet is: see `worthOf`. */

/** Who thinks, and of which moment. */
export interface Spot<T extends BotTable, About = object> {
  readonly seen: Seen<T>
  readonly table: T
  readonly seat: Seat
  readonly about: About
}

/** Of a card in the hand, or of what is aimed like one. */
export interface Opinion<S> {
  /** What it brings to play it now, aimed so; where there is nothing to aim at, `aim` is empty. */
  worth(spot: S, aim: string): number
  /** It is aimed at two things that are one aim, asked for one after the other. */
  readonly pairs?: true
  /** In the hand, for what is to come. */
  readonly keep: number
}

/** Two things that are one aim. */
export const halves = (aim: string) => aim.split('.') as [string, string]

/** What befalls all alike is felt a little all the same. */
const shared = 0.75

/** How good something is for a seat. */
export type Judge<T> = (table: T, seat: Seat) => number
/** How much of something each seat has. */
export type Count<T> = (table: T) => (seat: Seat) => number

export const always =
  (worth: number): (() => number) =>
  () =>
    worth

export const atMost =
  <T>(count: Count<T>, most: number): Count<T> =>
  table =>
  seat =>
    Math.min(most, count(table)(seat))

export const over =
  <T>(count: Count<T>, most: number): Count<T> =>
  table =>
  seat =>
    Math.max(0, count(table)(seat) - most)

export const opinionWith = once(<T extends BotTable>({ edition }: BotEdition<T>) => {
  const { othersClockwise, planetsOf } = realmWith(edition)

  const pointsOf = (table: T, seat: Seat) => table.players[seat]?.points ?? 0

  /** How much of what a rival loses one gains by it: of several, the one who leads is to be held back. */
  function rivalry(table: T, seat: Seat, other: Seat): number {
    if (other === seat) return -1
    const rivals = othersClockwise(table, seat)
    const points = (of: Seat) => pointsOf(table, of) * 2 + planetsOf(table, of).length / 3
    const most = Math.max(...rivals.map(points))
    return points(other) >= most ? 0.8 : 0.45
  }

  /** What a seat has beside what the others have on an average. */
  function lead(table: T, seat: Seat, count: (seat: Seat) => number): number {
    const others = othersClockwise(table, seat)
    const theirs = others.reduce((sum, other) => sum + count(other), 0)
    return count(seat) - (theirs / Math.max(1, others.length)) * shared
  }

  /** So much for each one has more of than the others. */
  const each =
    (worth: number, count: Count<T>): Judge<T> =>
    (table, seat) =>
      worth * lead(table, seat, count(table))

  return { pointsOf, rivalry, lead, each }
})
