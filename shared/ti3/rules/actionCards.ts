import { choose, draw, type Flow, shuffle, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { actionCardsWith } from '../../galaxy/rules/actionCards.ts'
import { edition } from '../edition.ts'
import { numberOf, permits } from '../effects.ts'
import { handLimit, sheet } from '../realm.ts'
import type { Hand, Table, Ti3 } from '../table.ts'

/** Action Cards in deck and hands. [p. 22] */
const cards = actionCardsWith<Ti3>(edition.name, {
  rule: 'ti3/22.handLimit',
  limit: (table, seat) => numberOf(table, seat, 'handLimit', handLimit, {}),
  mayDraw: (table, seat) => permits(table, seat, 'drawsCards', {}, true),
})
const { reshuffle } = cards
export const { drawCards, drawActionCards, keepHandLimit, discardActionCard, discardHand, discardAtRandom } =
  cards

/** Looks alone through the whole deck and takes one card of it; the others are shuffled. */
export function* searchActionCards(table: Table, seat: Seat, name: string): Flow {
  if (table.decks.action === 0) yield* reshuffle(table, `reshuffle/${name}`)
  if (table.decks.action === 0) return
  yield* draw<Ti3, void>(({ box, hands }) => {
    ;(hands[seat] as Hand).actionDeck = box.actionCards.slice().sort()
    box.actionCards = []
  })
  const card = yield* choose<string, Ti3>(seat, ({ hand }) => ({
    name: `${name}/search`,
    rule: 'ti3/22.aims',
    text: 'ti3.ask.search',
    hint: { gains: 'actionCard' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries((hand?.actionDeck ?? []).map(id => [id, { on: { card: id } }])),
    },
  }))
  const deck = yield* draw<Ti3, string[]>(({ hands }) => {
    const hand = hands[seat] as Hand
    const left = (hand.actionDeck ?? []).filter(id => id !== card)
    delete hand.actionDeck
    hand.actionCards[card] = true
    return left
  })
  const shuffled = yield* shuffle(`${name}/shuffle`, deck)
  yield* draw<Ti3, void>(({ box }) => {
    box.actionCards = shuffled
  })
  table.decks.action--
  sheet(table, seat).actionCards++
  yield* tell('everyone', { text: 'ti3.log.searches', about: { seat } })
  yield* keepHandLimit(table, seat, 'search')
}
