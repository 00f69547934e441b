import { choose, draw, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { deckWith } from '../../galaxy/rules/decks.ts'
import type { PoliticalCardId } from '../content/politicalCards.ts'
import type { Hand, Table, Ti3 } from '../table.ts'

const { drawCards } = deckWith<Ti3, 'political', 'politicalCards'>({
  deck: 'political',
  pile: 'politicalCards',
  reshuffled: 'ti3.log.politicalReshuffled',
})

/** From the top; fewer come only when there are no more. */
export const drawPoliticalCards = (table: Table, count: number, name: string): Flow<PoliticalCardId[]> =>
  drawCards(table, count, `${name}/reshuffle`)

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
