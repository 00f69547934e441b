import { choose, draw, type Flow, shuffle, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { PoliticalCardId } from '../content/politicalCards.ts'
import type { Hand, Table, Ti3 } from '../table.ts'

/** From the top. An empty deck is made anew of what was discarded; fewer come only when there are no more. */
export function* drawPoliticalCards(table: Table, count: number, name: string): Flow<PoliticalCardId[]> {
  const drawn: PoliticalCardId[] = []
  while (drawn.length < count) {
    if (table.decks.political === 0 && !(yield* reshuffle(table, `${name}/reshuffle`))) break
    const missing = count - drawn.length
    const top = yield* draw<Ti3, PoliticalCardId[]>(({ box }) => {
      const cards = box.politicalCards.slice(0, missing)
      box.politicalCards = box.politicalCards.slice(missing)
      return cards
    })
    table.decks.political -= top.length
    drawn.push(...top)
  }
  return drawn
}

function* reshuffle(table: Table, name: string): Flow<boolean> {
  const discarded = table.discards.political.slice()
  if (discarded.length === 0) return false
  const shuffled = yield* shuffle(name, discarded)
  yield* draw<Ti3, void>(({ box }) => {
    box.politicalCards = shuffled
  })
  table.discards.political = []
  table.decks.political = shuffled.length
  yield* tell('everyone', { text: 'ti3.log.politicalReshuffled' })
  return true
}

/** After the council its convener alone looks at the next three: one goes back on top, the others below the deck. */
export function* nextAgendas(table: Table, { seat }: { seat: Seat }): Flow<undefined> {
  const cards = yield* drawPoliticalCards(table, 3, 'next')
  if (cards.length > 0) yield* putBack(seat, cards, table)
  return undefined
}

function* putBack(seat: Seat, cards: PoliticalCardId[], table: Table): Flow {
  yield* draw<Ti3, void>(({ hands }) => {
    ;(hands[seat] as Hand).politicalCards = cards
  })
  yield* tell('everyone', { text: 'ti3.log.looksAhead', about: { seat, count: cards.length } })
  const top = yield* choose<string, Ti3>(seat, ({ hand }) => ({
    name: 'nextAgenda',
    rule: 'ti3/36.next',
    text: 'ti3.ask.nextAgenda',
    options: {
      shape: 'oneOf',
      of: Object.fromEntries((hand?.politicalCards ?? []).map(card => [card, { on: { card } }])),
    },
  }))
  const count = yield* draw<Ti3, number>(({ box, hands }) => {
    const hand = hands[seat] as Hand
    const held = hand.politicalCards?.slice() ?? []
    const under = held.filter(card => card !== top)
    box.politicalCards = [top as PoliticalCardId, ...box.politicalCards, ...under]
    delete hand.politicalCards
    return held.length
  })
  table.decks.political += count
}
