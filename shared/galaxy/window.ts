import { choose, type Flow, together } from '../engine/flow.ts'
import type { Choice, OneOf } from '../engine/options.ts'
import type { About, RuleId, Seat, State, TextId, View } from '../engine/rules.ts'

/** A moment in which seats may respond from what they hold. */
export interface Occasion<S extends State> {
  name: string
  /** What sort of moment it is: players leave orders by it. */
  kind: string
  rule: RuleId
  text: TextId
  about?: About
  /** Everybody who could hold a response as far as the table can know; never read off a hand. */
  seats: readonly Seat[]
  /** What this seat could do now; nothing else of its hand may show. */
  offers(seen: View<S>): Readonly<Record<string, Choice>>
}

export const pass = 'pass'

/** All are asked at the same time, even those who can only pass, and nobody sees who answered before all have: what one
 *  holds shows in nothing but what he plays. Gives what each plays; who passes is not in it. */
export function* respondTogether<S extends State>(occasion: Occasion<S>): Flow<Record<Seat, string>> {
  const { name, kind, rule, text, about, seats, offers } = occasion
  if (seats.length === 0) return {}
  const lane = (seat: Seat) =>
    choose<string, S>(seat, seen => ({
      name,
      rule,
      text,
      ...(about && { about }),
      options: { shape: 'oneOf', of: { ...offers(seen), [pass]: {} } } satisfies OneOf,
      otherwise: pass,
      window: kind,
    }))
  const said = yield* together(Object.fromEntries(seats.map(seat => [seat, lane(seat)])), true)
  return Object.fromEntries(Object.entries(said).filter(([, what]) => what !== pass))
}
