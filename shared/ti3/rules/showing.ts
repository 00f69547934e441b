import { draw, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { Hand, Ti3 } from '../table.ts'

/** Action cards of one hand shown to one player, who may look them up again as long as he likes. */
export function* showCards(to: Seat, of: Seat, cards: readonly string[]): Flow {
  if (cards.length === 0) return
  yield* draw<Ti3, void>(({ hands }) => {
    const hand = hands[to] as Hand
    const known = { ...hand.seen?.[of] }
    for (const card of cards) known[card] = true
    hand.seen = { ...hand.seen, [of]: known }
  })
  for (const card of cards) yield* tell(to, { text: 'ti3.log.sees', about: { seat: of, card } })
}
