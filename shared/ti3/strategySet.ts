import { type ActionCardId, actionCards } from './content/actionCards.ts'
import { type PoliticalCardId, politicalCards } from './content/politicalCards.ts'
import { type Chosen, idsIn, type SetId } from './content/sets.ts'
import { type PlayerCount, setups } from './content/setups.ts'
import { namesakeOf, type StrategyCardId, strategyCards } from './content/strategyCards.ts'
import { plays, type Variants } from './options.ts'
import type { StrategyCardPlace, Table } from './table.ts'

/** Which strategy cards a table is played with, and what that changes beside them. */

interface Playing extends Chosen {
  readonly variants?: Variants
}

interface Seated extends Playing {
  readonly seats: PlayerCount
}

/** One choice of it differs in nothing but the points that win. */
const expansion = (playing: Playing): SetId | undefined =>
  plays(playing, 'strategyCards') && 'shatteredEmpire'

export const strategyCardsFor = (playing: Playing): StrategyCardId[] => {
  const instead = expansion(playing)
  const all = idsIn(instead ? { sets: [instead] } : playing, strategyCards)
  // A single one takes the place of its namesake.
  return all.filter(id => !all.some(other => other !== id && namesakeOf(other) === id))
}

const printedOrder = Object.keys(strategyCards) as StrategyCardId[]

/** Those of a table, in the order of their numbers. */
export const strategyCardsIn = ({ strategyCards: places }: Pick<Table, 'strategyCards'>): StrategyCardId[] =>
  printedOrder.filter(id => places[id])

/** The card that rules and cards call by this name; none where the table is played without it. */
export const cardCalled = (table: Table, name: StrategyCardId): StrategyCardId | undefined =>
  strategyCardsIn(table).find(id => namesakeOf(id) === name)

export function placeCalled(table: Table, name: StrategyCardId): StrategyCardPlace | undefined {
  const card = cardCalled(table, name)
  return card && table.strategyCards[card]
}

/** Political cards are held in hand, played from it, and worth a trade good each. */
export const holdsPoliticalCards = (playing: Playing): boolean => expansion(playing) !== undefined

/** What each of these cards speaks of: without that strategy card it is in no deck. */
const speaksOf: Readonly<Record<string, StrategyCardId>> = {
  council_dissolved: 'base_political',
  political_stability: 'base_initiative',
  ruinous_tariffs: 'base_trade',
  imperial_academy: 'base_logistics',
  councils_censure: 'base_imperial',
  trade_war: 'base_trade',
}

const hasUse = (playing: Playing) => (id: string) => {
  const card = speaksOf[id]
  return card === undefined || !expansion(playing) || strategyCardsFor(playing).includes(card)
}

/** They want a strategy card that nobody picks. */
const leavesPicks: readonly ActionCardId[] = ['strategic_flexibility', 'strategic_shift']

const everyCardIsPicked = (playing: Seated): boolean =>
  playing.seats * setups[playing.seats].strategyCardsEach >= strategyCardsFor(playing).length

/** A deck holds each card as often as it is printed: `sabotage.1`, `sabotage.2` … */
export const actionDeck = (playing: Seated): string[] =>
  idsIn(playing, actionCards)
    .filter(hasUse(playing))
    .flatMap(id => {
      const { copies } = actionCards[id]
      if (leavesPicks.includes(id) && everyCardIsPicked(playing)) return []
      return copies === 1 ? [id] : Array.from({ length: copies }, (_, i) => `${id}.${i + 1}`)
    })

export const politicalDeck = (playing: Playing): PoliticalCardId[] =>
  idsIn(playing, politicalCards).filter(hasUse(playing))

/** Remembered of whoever may claim any number of public objectives in this round. */
export const ancientThrone = 'ancientThrone'
