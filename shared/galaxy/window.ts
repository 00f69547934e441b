import { choose, type Flow, together } from '../engine/flow.ts'
import type { Choice, OneOf } from '../engine/options.ts'
import type { About, Question, RuleId, Seat, State, TextId, View } from '../engine/rules.ts'

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

/** The question of one seat in it. */
export const windowOf = <S extends State>(
  { name, kind, rule, text, about, offers }: Omit<Occasion<S>, 'seats'>,
  seen: View<S>,
): Question<string> => {
  const options: OneOf = { shape: 'oneOf', of: { ...offers(seen), [pass]: {} } }
  return { name, rule, text, ...(about && { about }), options, otherwise: pass, window: kind }
}

/** All are asked at the same time, even those who can only pass, and nobody sees who answered before all have: what one
 *  holds shows in nothing but what he plays. Gives what each plays; who passes is not in it. */
export function* respondTogether<S extends State>(occasion: Occasion<S>): Flow<Record<Seat, string>> {
  const { seats } = occasion
  if (seats.length === 0) return {}
  const lane = (seat: Seat) => choose<string, S>(seat, seen => windowOf(occasion, seen))
  const said = yield* together(Object.fromEntries(seats.map(seat => [seat, lane(seat)])), true)
  return Object.fromEntries(Object.entries(said).filter(([, what]) => what !== pass))
}

/** One at a time: asked in the same way, the first in the order of `seats` who is willing acts. The answers of those after
 *  him fall away unseen; called again, one given `before` stands without asking while it still fits. */
export function* respondInTurn<S extends State>(
  occasion: Occasion<S>,
  before: Readonly<Record<Seat, string>> = {},
): Flow<{ acts?: { seat: Seat; what: string }; stands: Record<Seat, string> }> {
  const { seats, offers } = occasion
  if (seats.length === 0) return { stands: {} }
  const lane = (seat: Seat) =>
    choose<string, S>(seat, seen => {
      const what = before[seat]
      if (what !== undefined && Object.hasOwn(offers(seen), what)) return { skip: what, stands: true }
      return windowOf(occasion, seen)
    })
  const said = yield* together(Object.fromEntries(seats.map(seat => [seat, lane(seat)])), true)
  const [first, ...others] = seats.filter(seat => said[seat] !== pass)
  if (first === undefined) return { stands: {} }
  const stands = Object.fromEntries(others.map(seat => [seat, said[seat] as string]))
  return { acts: { seat: first, what: said[first] as string }, stands }
}
