import type { Seat } from '../engine/rules.ts'
import type { Edition } from './edition.ts'
import { once } from './once.ts'
import { realmWith } from './realm.ts'
import type { Table } from './table.ts'

/** What client, bots and rules read about votes. */

/** What each cast, and on what; an abstention names nothing. */
export type Votes = Readonly<Record<Seat, { readonly count: number; readonly what?: readonly string[] }>>

/** What got most votes, abstentions left aside: several in a tie, none when nobody voted. */
export function leading({ votes }: { readonly votes: Votes }): string[][] {
  const sums = new Map<string, number>()
  const subjects = new Map<string, string[]>()
  for (const { count, what } of Object.values(votes)) {
    if (!what) continue
    const key = what.join('+')
    sums.set(key, (sums.get(key) ?? 0) + count)
    subjects.set(key, [...what])
  }
  const most = Math.max(0, ...sums.values())
  return [...subjects].filter(([key]) => sums.get(key) === most).map(([, subject]) => subject)
}

export const pairsOf = (ids: readonly string[]): string[][] =>
  ids.flatMap((one, i) => ids.slice(i + 1).map(other => [one, other]))

export const councilWith = once(<T extends Table>(edition: Edition<T>) => {
  const { clockwiseFrom } = realmWith(edition)

  /** Who breaks ties: the Speaker; were he out of the game, the next after him. */
  const chairOf = (table: T): Seat => clockwiseFrom(table, table.speaker)[0] as Seat

  /** Clockwise from the Speaker's left; the Speaker comes last. */
  function votingOrder(table: T): Seat[] {
    const [chair, ...others] = clockwiseFrom(table, table.speaker)
    return [...others, chair as Seat]
  }

  return { chairOf, votingOrder }
})
