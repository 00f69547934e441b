import type { OneOf } from '../../../shared/engine/options.ts'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { PoliticalCardId } from '../../../shared/ti3/content/politicalCards.ts'
import type { StrategyCardId } from '../../../shared/ti3/content/strategyCards.ts'
import { strategyCardsFor } from '../../../shared/ti3/strategySet.ts'
import type { Hand, PlayerSheet, Ti3 } from '../../../shared/ti3/table.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'

/** Tables played with the strategy cards of Shattered Empire. */

export interface Senate extends Situation {
  held?: Record<Seat, StrategyCardId>
  /** Political cards in hand; they leave the deck. */
  political?: Record<Seat, readonly PoliticalCardId[]>
}

export const withSenate = ({ held = {}, political = {}, change, ...situation }: Senate): Situation => ({
  ...situation,
  change(state) {
    const { table, box, hands } = state
    table.order = Object.keys(table.players).sort()
    table.variants = { strategyCards: 'shatteredEmpire' }
    table.strategyCards = Object.fromEntries(
      strategyCardsFor(table).map(id => [id, { bonus: 0 }]),
    ) as typeof table.strategyCards
    for (const [seat, card] of Object.entries(held)) table.strategyCards[card].holder = seat
    for (const [seat, cards] of Object.entries(political)) {
      ;(hands[seat] as Hand).politicalHand = Object.fromEntries(cards.map(card => [card, true]))
      ;(table.players[seat] as PlayerSheet).politicalCards = cards.length
      box.politicalCards = box.politicalCards.filter(id => !cards.includes(id))
    }
    table.decks.political = box.politicalCards.length
    table.active = 'p1'
    change?.(state)
  },
})

/** `p1` uses a strategy card in a game of three: Sol, Letnev and Hacan, clockwise. */
export const used = (card: StrategyCardId, senate: Senate = {}): Midgame =>
  midgame(
    { segment: 'strategicAction', args: { seat: 'p1', card } },
    withSenate({ held: { p1: card }, ...senate }),
  )

export const choices = (game: Midgame, seat: Seat): string[] => Object.keys(game.offered<OneOf>(seat).of)

export const handOf = (game: Midgame, seat: Seat): string[] =>
  Object.keys((game.match.state as Ti3).hands[seat]?.politicalHand ?? {})
