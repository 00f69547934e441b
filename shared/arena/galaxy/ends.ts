import type { Seat } from '../../engine/rules.ts'

/** Whether a game that these won ended so. */
type Reason<T> = (table: T, winners: readonly Seat[]) => boolean

/** All that the rules end a game by, and by which of it these won; undefined where they should not have. */
export function endsBy<T, E extends string>(reasons: Readonly<Record<E, Reason<T>>>) {
  const ends = Object.keys(reasons) as E[]
  const endOf = (table: T, winners: readonly Seat[]): E | undefined =>
    ends.find(end => reasons[end](table, winners))
  return { ends, endOf }
}
