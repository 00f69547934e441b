import { choose, draw, type Flow, inHand, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Command, Seat } from '../../engine/rules.ts'
import type { PoliticalCardId } from '../content/politicalCards.ts'
import { isOut, sheet } from '../realm.ts'
import { holdsPoliticalCards } from '../strategySet.ts'
import type { Hand, Table, Ti3 } from '../table.ts'
import { drawPoliticalCards } from './politicalDeck.ts'

/** Political cards in hand, with the strategy cards of Shattered Empire: who holds how many everybody sees. */

const politicalLimit = 5

/** From the deck, seen by nobody else; what is too much goes at once. Not for lanes of `together`. */
export function* drawToHand(table: Table, seat: Seat, count: number, name: string): Flow {
  const cards = yield* drawPoliticalCards(table, count, name)
  if (cards.length === 0) return
  yield* draw<Ti3, void>(({ hands }) => {
    const hand = hands[seat] as Hand
    hand.politicalHand = { ...hand.politicalHand, ...Object.fromEntries(cards.map(card => [card, true])) }
  })
  recount(table, seat, cards.length)
  yield* tell('everyone', { text: 'ti3.log.drawsPolitical', about: { seat, count: cards.length } })
  while ((sheet(table, seat).politicalCards ?? 0) > politicalLimit) yield* discardOne(table, seat, name)
}

function recount(table: Table, seat: Seat, by: number) {
  const player = sheet(table, seat)
  player.politicalCards = (player.politicalCards ?? 0) + by
}

const choices = (cards: readonly string[]): OneOf => ({
  shape: 'oneOf',
  of: Object.fromEntries(cards.map(card => [card, { on: { card } }])),
})

export const heldPolitical = (hand: Hand | undefined): PoliticalCardId[] =>
  (Object.keys(hand?.politicalHand ?? {}) as PoliticalCardId[]).sort()

function* discardOne(table: Table, seat: Seat, name: string): Flow {
  const card = yield* choose<PoliticalCardId, Ti3>(seat, ({ hand }) => ({
    name: `${name}/discard${sheet(table, seat).politicalCards}`,
    rule: 'ti3/se.politicalHand',
    text: 'ti3.ask.discardPolitical',
    about: { count: politicalLimit },
    options: choices(heldPolitical(hand)),
  }))
  yield* takeFromHand(table, seat, card)
  table.discards.political.push(card)
  yield* tell('everyone', { text: 'ti3.log.discardsPolitical', about: { seat, card } })
}

/** It is no longer his; where it goes is the caller's to say. */
export function* takeFromHand(table: Table, seat: Seat, card: PoliticalCardId): Flow {
  yield* inHand<Ti3>(seat, hand => {
    if (!hand.politicalHand?.[card]) throw new Error(`${seat} does not hold ${card}`)
    delete hand.politicalHand[card]
  })
  recount(table, seat, -1)
}

/** Whoever is out of the game leaves none behind. */
export function* discardPolitical(table: Table, seat: Seat): Flow {
  const cards = yield* draw<Ti3, PoliticalCardId[]>(({ hands }) => {
    const hand = hands[seat] as Hand
    const held = heldPolitical(hand)
    delete hand.politicalHand
    return held
  })
  table.discards.political.push(...cards)
  recount(table, seat, -cards.length)
}

/** In place of a trade good that is spent, at any time, also in the turn of another. What it gives is gone with the turn. */
const spendPolitical: Command<Ti3> = {
  during: table => table.round > 0 && holdsPoliticalCards(table),
  may({ table, seat = '', hand }) {
    const cards = heldPolitical(hand)
    return cards.length === 0 || isOut(table, seat) ? undefined : choices(cards)
  },
  *does(table, seat, card: PoliticalCardId) {
    yield* takeFromHand(table, seat, card)
    table.discards.political.push(card)
    const player = sheet(table, seat)
    player.spare = (player.spare ?? 0) + 1
    yield* tell('everyone', { text: 'ti3.log.inPlaceOfGood', about: { seat, card } })
  },
}

export const politicalHandCommands = { spendPolitical }

/** Nobody saves what he laid down. */
export function forgetSpare(table: Table) {
  for (const seat of table.order) if (sheet(table, seat).spare !== undefined) delete sheet(table, seat).spare
}
