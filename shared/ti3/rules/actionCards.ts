import { choose, draw, type Flow, inHand, look, roll, shuffle, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { numberOf, permits } from '../effects.ts'
import { handLimit, sheet } from '../realm.ts'
import type { Hand, Table, Ti3 } from '../table.ts'

/** One at a time from deck to hand, seen by nobody else, discarding when the hand grows too large. Not for lanes of
 *  `together`: the size of a hand and what is discarded are public. [p. 22] */
export function* drawActionCards(table: Table, seat: Seat, count: number): Flow {
  if (!permits(table, seat, 'drawsCards', {}, true)) return
  let drawn = 0
  for (let i = 0; i < count; i++) {
    if (table.decks.action === 0) yield* reshuffle(table, `${seat}/${i}`)
    if (table.decks.action === 0) break
    yield* draw<Ti3, void>(({ box, hands }) => {
      const [card, ...rest] = box.actionCards
      box.actionCards = rest
      ;(hands[seat] as Hand).actionCards[card as string] = true
    })
    table.decks.action--
    sheet(table, seat).actionCards++
    drawn++
    yield* keepHandLimit(table, seat, `${i}`)
  }
  if (drawn > 0) yield* tell('everyone', { text: 'ti3.log.drawsCards', about: { seat, count: drawn } })
}

/** Looks alone through the whole deck and takes one card of it; the others are shuffled. */
export function* searchActionCards(table: Table, seat: Seat, name: string): Flow {
  if (table.decks.action === 0) yield* reshuffle(table, name)
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

/** At once and by choice, down to what a hand may hold. `after` tells apart cards that come one by one. */
export function* keepHandLimit(table: Table, seat: Seat, after = 'all'): Flow {
  for (;;) {
    const limit = numberOf(table, seat, 'handLimit', handLimit, {})
    if (sheet(table, seat).actionCards <= limit) return
    // What is left and what was discarded already tell each of these questions from the others.
    const name = `discard/${seat}/${after}/${table.decks.action}.${table.discards.action.length}`
    const card = yield* choose<string, Ti3>(seat, ({ hand }) => ({
      name,
      rule: 'ti3/22.handLimit',
      text: 'ti3.ask.discard',
      hint: { loses: 'actionCard' },
      about: { count: limit },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(Object.keys(hand?.actionCards ?? {}).map(id => [id, { on: { card: id } }])),
      },
    }))
    yield* discardActionCard(table, seat, card)
    yield* tell('everyone', { text: 'ti3.log.discards', about: { seat, card } })
  }
}

/** From hand to the discards, open to all. */
export function* discardActionCard(table: Table, seat: Seat, card: string): Flow {
  yield* inHand<Ti3>(seat, hand => {
    if (!hand.actionCards[card]) throw new Error(`${seat} does not hold ${card}`)
    delete hand.actionCards[card]
  })
  sheet(table, seat).actionCards--
  table.discards.action.push(card)
}

/** All of them, open to all. */
export function* discardHand(table: Table, seat: Seat): Flow {
  const cards = yield* inHand<Ti3, string[]>(seat, hand => {
    const all = Object.keys(hand.actionCards).sort()
    hand.actionCards = {}
    return all
  })
  sheet(table, seat).actionCards = 0
  table.discards.action.push(...cards)
  for (const card of cards) yield* tell('everyone', { text: 'ti3.log.discards', about: { seat, card } })
}

/** So many that no two cards draw the same lot in a lifetime. */
const lots = 1_000_000_000

/** One of them by lot, if there is any. Each card has a lot of its own, so that no card's lot depends on what others are. */
export function* discardAtRandom(table: Table, seat: Seat, name: string): Flow {
  const held = yield* look<Ti3, string[]>(({ hands }) =>
    Object.keys((hands[seat] as Hand).actionCards).sort(),
  )
  const drawn: [lot: number, card: string][] = []
  for (const card of held) drawn.push([(yield* roll(`${name}/${card}`, 1, lots))[0] ?? 0, card])
  const [lost] = drawn.sort(([a], [b]) => a - b)
  if (!lost) return
  yield* discardActionCard(table, seat, lost[1])
  yield* tell('everyone', { text: 'ti3.log.discards', about: { seat, card: lost[1] } })
}

/** An empty deck is made of its discards again. */
export function* reshuffle(table: Table, before: string): Flow {
  const { discards, decks } = table
  if (discards.action.length === 0) return
  const cards = yield* shuffle(`reshuffle/${before}`, discards.action.slice().sort())
  yield* draw<Ti3, void>(({ box }) => {
    box.actionCards = cards
  })
  decks.action = cards.length
  discards.action = []
  yield* tell('everyone', { text: 'ti3.log.reshuffled' })
}
