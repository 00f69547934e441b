import { draw, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { sheet } from '../realm.ts'
import type { Hand, Table, Ti3 } from '../table.ts'

/** From deck to hand, seen by nobody else; the size of a hand is public. */
export function* drawActionCards(table: Table, seat: Seat, count: number): Flow {
  const drawn = yield* draw<Ti3, number>(({ box, hands }) => {
    const cards = box.actionCards.slice(0, count)
    box.actionCards = box.actionCards.slice(count)
    for (const card of cards) (hands[seat] as Hand).actionCards[card] = true
    return cards.length
  })
  table.decks.action -= drawn
  sheet(table, seat).actionCards += drawn
  yield* tell('everyone', { text: 'ti3.log.drawsCards', about: { seat, count: drawn } })
}
