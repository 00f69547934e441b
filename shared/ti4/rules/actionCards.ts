import { choose, type Flow, inHand, tell } from '../../engine/flow.ts'
import type { SomeOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { actionCardsWith } from '../../galaxy/rules/actionCards.ts'
import { deckWith } from '../../galaxy/rules/decks.ts'
import { edition } from '../edition.ts'
import { numberOf } from '../effects.ts'
import { sheet } from '../realm.ts'
import type { Hand, Table, Ti4 } from '../table.ts'

/** Action Cards a hand may hold. [2.4] */
const handLimit = 7

const deck = deckWith<Ti4, 'action', 'actionCards'>({
  deck: 'action',
  pile: 'actionCards',
  reshuffled: 'ti4.log.reshuffled',
  arranged: cards => cards.sort(),
})

/** From the top of the deck, which is shuffled anew when it is empty; who has too many keeps seven. [2.3, 2.4, 23.5] */
export function* drawActionCards(table: Table, seat: Seat, count: number, name: string): Flow {
  const drawn = yield* deck.drawCards(table, count, `${name}/shuffle`, (cards, { hands }) => {
    for (const card of cards) (hands[seat] as Hand).actionCards[card] = true
  })
  sheet(table, seat).actionCards += drawn.length
  if (drawn.length > 0)
    yield* tell('everyone', { text: 'ti4.log.draws', about: { seat, count: drawn.length } })
  yield* keepHandLimit(table, seat, `${name}/keep`)
}

/** At once and by choice. */
export function* keepHandLimit(table: Table, seat: Seat, name: string): Flow {
  const over = sheet(table, seat).actionCards - numberOf(table, seat, 'handLimit', handLimit, {})
  if (over <= 0) return
  const discarded = yield* choose<string[], Ti4>(seat, ({ hand }) => ({
    name,
    rule: 'ti4/2.4',
    text: 'ti4.ask.discard',
    about: { count: over },
    hint: { loses: 'actionCard' },
    options: {
      shape: 'someOf',
      of: Object.fromEntries(Object.keys(hand?.actionCards ?? {}).map(card => [card, { on: { card } }])),
      least: over,
      most: over,
    } satisfies SomeOf,
  }))
  yield* discardActionCards(table, seat, discarded)
}

const { cardAtRandom } = actionCardsWith<Ti4>(edition.name, {
  rule: 'ti4/2.4',
  limit: (table, seat) => numberOf(table, seat, 'handLimit', handLimit, {}),
})

/** One by lot, if there is any; it stays where it is. */
export const lotOf = cardAtRandom

/** One by lot. */
export function* discardAtRandom(table: Table, seat: Seat, name: string): Flow {
  const card = yield* cardAtRandom(seat, name)
  if (card !== undefined) yield* discardActionCards(table, seat, [card])
}

/** All of them. */
export function* discardHand(table: Table, seat: Seat): Flow {
  const all = yield* inHand<Ti4, string[]>(seat, hand => Object.keys(hand.actionCards).sort())
  if (all.length > 0) yield* discardActionCards(table, seat, all)
}

/** From hand to the discards, open to all. */
export function* discardActionCards(table: Table, seat: Seat, discarded: readonly string[]): Flow {
  yield* inHand<Ti4>(seat, hand => {
    for (const card of discarded) delete hand.actionCards[card]
  })
  sheet(table, seat).actionCards -= discarded.length
  table.discards.action = [...table.discards.action, ...discarded]
  yield* tell('everyone', { text: 'ti4.log.discards', about: { seat, count: discarded.length } })
}
