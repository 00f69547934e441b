import { choose, draw, type Flow, inHand, shuffle, tell } from '../../engine/flow.ts'
import type { SomeOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { sheet } from '../realm.ts'
import type { Hand, Table, Ti4 } from '../table.ts'

/** Action Cards a hand may hold. [2.4] */
const handLimit = 7

/** From the top of the deck, which is shuffled anew when it is empty; who has too many keeps seven. [2.3, 2.4, 23.5] */
export function* drawActionCards(table: Table, seat: Seat, count: number, name: string): Flow {
  for (let left = count; left > 0; ) {
    if (table.decks.action === 0) yield* shuffleDiscards(table, `${name}/shuffle${left}`)
    const drawn = Math.min(left, table.decks.action)
    if (drawn === 0) break
    yield* draw<Ti4, void>(({ box, hands }) => {
      const deck = box.actionCards.slice()
      for (const card of deck.splice(0, drawn)) (hands[seat] as Hand).actionCards[card] = true
      box.actionCards = deck
    })
    table.decks.action -= drawn
    sheet(table, seat).actionCards += drawn
    left -= drawn
    yield* tell('everyone', { text: 'ti4.log.draws', about: { seat, count: drawn } })
  }
  yield* keepSeven(table, seat, `${name}/keep`)
}

function* shuffleDiscards(table: Table, name: string): Flow {
  const deck = yield* shuffle(name, table.discards.action.slice().sort())
  yield* draw<Ti4, void>(({ box }) => {
    box.actionCards = deck
  })
  table.decks.action = deck.length
  table.discards.action = []
}

function* keepSeven(table: Table, seat: Seat, name: string): Flow {
  const over = sheet(table, seat).actionCards - handLimit
  if (over <= 0) return
  const discarded = yield* choose<string[], Ti4>(seat, ({ hand }) => ({
    name,
    rule: 'ti4/2.4',
    text: 'ti4.ask.discard',
    about: { count: over },
    hint: { loses: 'card' },
    options: {
      shape: 'someOf',
      of: Object.fromEntries(Object.keys(hand?.actionCards ?? {}).map(card => [card, { on: { card } }])),
      least: over,
      most: over,
    } satisfies SomeOf,
  }))
  yield* inHand<Ti4>(seat, hand => {
    for (const card of discarded) delete hand.actionCards[card]
  })
  sheet(table, seat).actionCards -= discarded.length
  table.discards.action = [...table.discards.action, ...discarded]
  yield* tell('everyone', { text: 'ti4.log.discards', about: { seat, count: discarded.length } })
}
