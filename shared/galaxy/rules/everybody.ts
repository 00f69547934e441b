import { choose, type Flow, together } from '../../engine/flow.ts'
import type { Hint } from '../../engine/hint.ts'
import type { Choice } from '../../engine/options.ts'
import type { RuleId, Seat, State, TextId } from '../../engine/rules.ts'
import type { Edition } from '../edition.ts'
import { realmWith } from '../realm.ts'
import type { Table } from '../table.ts'

/** What is asked of everybody at once. */

/** So many of what one has. */
export interface OfOnes<S extends State> {
  name: string
  rule: RuleId
  text: TextId
  hint: Hint
  count: number
  /** Of what the seat has; its own hand can be seen. */
  among: (table: S['table'], hand: S['hands'][Seat] | undefined) => readonly string[]
  on: (id: string) => Choice
}

export function everybodyWith<T extends Table, S extends State<T> = State<T>>(edition: Edition<T>) {
  const { clockwiseFrom } = realmWith(edition)

  /** All are asked at once, unseen by one another; what they chose takes effect clockwise from `by`. */
  function* everybody<A>(
    table: T,
    { by, of }: { by: Seat; of?: (seat: Seat) => boolean },
    asks: (seat: Seat) => Flow<A>,
    does: (seat: Seat, chosen: A) => Flow,
  ): Flow {
    const seats = clockwiseFrom(table, by).filter(seat => of?.(seat) ?? true)
    const chosen = yield* together(Object.fromEntries(seats.map(seat => [seat, asks(seat)])), true)
    for (const seat of seats) yield* does(seat, chosen[seat] as A)
  }

  /** So many of what one has, or all where that is less. */
  const someOfOnes = (seat: Seat, { among, on, count, ...ask }: OfOnes<S>): Flow<string[]> =>
    choose<string[], S>(seat, ({ table, hand }) => {
      const ids = among(table, hand)
      const each = Math.min(count, ids.length)
      return each === 0
        ? { skip: [] }
        : {
            ...ask,
            name: `${ask.name}/${seat}`,
            about: { count: each },
            options: {
              shape: 'someOf',
              of: Object.fromEntries(ids.map(id => [id, on(id)])),
              least: each,
              most: each,
            },
          }
    })

  return { everybody, someOfOnes }
}
