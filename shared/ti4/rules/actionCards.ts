import { choose, draw, type Flow, inHand, tell } from '../../engine/flow.ts'
import type { OneOf, SomeOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { kindOf } from '../../galaxy/playable.ts'
import { actionCardsWith, beingPlayed } from '../../galaxy/rules/actionCards.ts'
import { deckWith } from '../../galaxy/rules/decks.ts'
import { edition } from '../edition.ts'
import { numberOf } from '../effects.ts'
import { handLimit, sheet } from '../realm.ts'
import type { Hand, Table, Ti4 } from '../table.ts'
import { moment } from './moments.ts'

const deck = deckWith<Ti4, 'action', 'actionCards'>({
  deck: 'action',
  pile: 'actionCards',
  reshuffled: 'ti4.log.reshuffled',
  arranged: cards => cards.sort(),
  stays: beingPlayed,
})

/** From the top of the deck, which is shuffled anew when it is empty; who has too many keeps seven. [2.3, 2.4, 23.5] */
export function* drawActionCards(table: Table, seat: Seat, count: number, name: string): Flow {
  const more = count > 0 ? numberOf(table, seat, 'cardsDrawn', 0, {}) : 0
  const drawn = yield* deck.drawCards(table, count + more, `${name}/shuffle`, (cards, { hands }) => {
    for (const card of cards) (hands[seat] as Hand).actionCards[card] = true
  })
  sheet(table, seat).actionCards += drawn.length
  if (drawn.length > 0)
    yield* tell('everyone', { text: 'ti4.log.draws', about: { seat, count: drawn.length } })
  if (drawn.length > 0 && more > 0) yield* askDiscarded(table, seat, more, `${name}/scheming`)
  yield* keepHandLimit(table, seat, `${name}/keep`)
}

/** At once and by choice. */
export function* keepHandLimit(table: Table, seat: Seat, name: string): Flow {
  const over = sheet(table, seat).actionCards - numberOf(table, seat, 'handLimit', handLimit, {})
  if (over > 0) yield* askDiscarded(table, seat, over, name)
}

function* askDiscarded(table: Table, seat: Seat, over: number, name: string): Flow {
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
  yield* discard(table, seat, discarded, name)
}

/** From hand to the discards, and what others say to that. */
export function* discard(table: Table, seat: Seat, cards: readonly string[], name: string): Flow {
  yield* discardActionCards(table, seat, cards)
  yield* answered(table, seat, cards, name)
}

/** What others may say to each of them. [1.18] */
function* answered(table: Table, seat: Seat, discarded: readonly string[], name: string): Flow {
  for (const copy of discarded) {
    const about = { of: seat, card: kindOf(copy), copy }
    yield* moment(table, 'afterActionCardDiscarded', `${name}/discarded/${copy}`, about)
  }
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
  if (card === undefined) return
  yield* discard(table, seat, [card], name)
}

/** All of them. */
export function* discardHand(table: Table, seat: Seat, name = `hand/${seat}`): Flow {
  const all = yield* inHand<Ti4, string[]>(seat, hand => Object.keys(hand.actionCards).sort())
  if (all.length > 0) yield* discard(table, seat, all, name)
}

/** Out of the discards into a hand, as everybody sees. */
export function* takeFromDiscards(table: Table, seat: Seat, cards: readonly string[], name: string): Flow {
  table.discards.action = table.discards.action.filter(card => !cards.includes(card))
  yield* inHand<Ti4>(seat, hand => {
    for (const card of cards) hand.actionCards[card] = true
  })
  sheet(table, seat).actionCards += cards.length
  for (const card of cards) yield* tell('everyone', { text: 'ti4.log.takesDiscard', about: { seat, card } })
  yield* keepHandLimit(table, seat, `${name}/keep`)
}

/** Open to all. */
function* discardActionCards(table: Table, seat: Seat, discarded: readonly string[]): Flow {
  yield* inHand<Ti4>(seat, hand => {
    for (const card of discarded) delete hand.actionCards[card]
  })
  sheet(table, seat).actionCards -= discarded.length
  table.discards.action = [...table.discards.action, ...discarded]
  yield* tell('everyone', { text: 'ti4.log.discards', about: { seat, count: discarded.length } })
}

/** He looks through the hand of another and takes one of it. */
export function* takeActionCard(table: Table, by: Seat, owner: Seat, source: string, name: string): Flow {
  yield* draw<Ti4, void>(({ hands }) => {
    ;(hands[by] as Hand).looksAt = Object.keys((hands[owner] as Hand).actionCards).sort()
  })
  const card = yield* choose<string, Ti4>(by, ({ hand }) => {
    const cards = hand?.looksAt ?? []
    if (cards.length === 0) return { skip: '' }
    return {
      name: `${name}/card`,
      rule: 'ti4/2.3',
      text: 'galaxy.ask.aim.card',
      about: { card: source },
      hint: { takes: 'actionCard' },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(cards.map(id => [id, { on: { card: id } }])),
      } satisfies OneOf,
    }
  })
  yield* inHand<Ti4>(by, hand => {
    delete hand.looksAt
  })
  yield* moveActionCard(table, owner, by, card, name)
}

/** From hand to hand, for the two alone. */
export function* moveActionCard(table: Table, owner: Seat, by: Seat, card: string, name: string): Flow {
  const isTaken = yield* draw<Ti4, boolean>(({ hands }) => {
    const from = hands[owner] as Hand
    if (!from.actionCards[card]) return false
    delete from.actionCards[card]
    ;(hands[by] as Hand).actionCards[card] = true
    return true
  })
  if (!isTaken) return
  sheet(table, owner).actionCards--
  sheet(table, by).actionCards++
  for (const seat of [owner, by])
    yield* tell(seat, { text: 'ti4.log.givesCard', about: { seat: owner, to: by, card } })
  yield* keepHandLimit(table, by, `${name}/limit`)
}
