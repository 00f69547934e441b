import { choose, type Flow, tell, together } from '../../../engine/flow.ts'
import type { Hint } from '../../../engine/hint.ts'
import type { Choice } from '../../../engine/options.ts'
import type { RuleId, Seat, TextId } from '../../../engine/rules.ts'
import { clockwiseFrom, readyPlanets } from '../../realm.ts'
import { exhaust } from '../../rules/economy.ts'
import type { Hand, Table, Ti3 } from '../../table.ts'

/** What an agenda asks of everybody. */

/** All are asked at once, unseen by one another; what they chose takes effect clockwise from the active player. */
export function* everybody<A>(
  table: Table,
  { by, of }: { by: Seat; of?: (seat: Seat) => boolean },
  asks: (seat: Seat) => Flow<A>,
  does: (seat: Seat, chosen: A) => Flow,
): Flow {
  const seats = clockwiseFrom(table, by).filter(seat => of?.(seat) ?? true)
  const chosen = yield* together(Object.fromEntries(seats.map(seat => [seat, asks(seat)])), true)
  for (const seat of seats) yield* does(seat, chosen[seat] as A)
}

interface Asked {
  name: string
  rule: RuleId
  text: TextId
  hint: Hint
  count: number
  /** Of what the seat has; its own hand can be seen. */
  among: (table: Table, hand: Hand | undefined) => readonly string[]
  on: (id: string) => Choice
}

/** So many of what one has, or all where that is less. */
export const someOfOnes = (seat: Seat, { among, on, count, ...ask }: Asked): Flow<string[]> =>
  choose<string[], Ti3>(seat, ({ table, hand }) => {
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

/** Each of them exhausts so many ready planets of his. */
export const exhaustPlanets = (
  table: Table,
  { by, name, count }: { by: Seat; name: string; count: (seat: Seat) => number },
): Flow =>
  everybody(
    table,
    { by, of: seat => count(seat) > 0 },
    seat =>
      someOfOnes(seat, {
        name: `${name}/exhaust`,
        rule: 'ti3/22.struck',
        text: 'ti3.ask.exhaustPlanets',
        hint: { harms: 'planet' },
        count: count(seat),
        among: table => readyPlanets(table, seat),
        on: planet => ({ on: { planet } }),
      }),
    function* (seat, planets) {
      for (const planet of planets) exhaust(table, planet as Parameters<typeof exhaust>[1])
      if (planets.length > 0)
        yield* tell('everyone', { text: 'ti3.log.exhausts', about: { seat, count: planets.length } })
    },
  )
