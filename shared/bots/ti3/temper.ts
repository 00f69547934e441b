import type { View } from '../../engine/rules.ts'
import type { StrategyCardId } from '../../ti3/content/strategyCards.ts'
import type { Ti3 } from '../../ti3/table.ts'

/** What tells one thinking bot from another. */
export interface Temper {
  /** An enemy fleet is attacked with so many times its might. */
  readonly odds: number
  /** A fleet stays in a battle while it has such a share of the enemy's might. */
  readonly stays: number
  /** What taking a planet from another is worth beside the planet itself. */
  readonly conquest: number
  /** For each point its owner has, so that whoever leads is held back. */
  readonly envy: number
  /** What harm done to another is worth beside good done to oneself. */
  readonly spite: number
  /** For a planet of a home system. */
  readonly homes: number
  /** How many ships it wants to be able to keep together. */
  readonly fleet: number
  readonly liking: Readonly<Record<StrategyCardId, number>>
  /** It plays Action Cards. */
  readonly cards: boolean
}

const liking: Readonly<Record<StrategyCardId, number>> = {
  base_imperial: 10,
  base_initiative: 4,
  base_technology: 3.5,
  base_logistics: 3.4,
  base_trade: 3,
  base_warfare: 2,
  base_political: 2,
  base_diplomacy: 1,
  se_bureaucracy: 8,
  se_leadership: 4,
  se_technology_ii: 4.5,
  se_trade_ii: 3,
  se_production: 2.5,
  se_warfare_ii: 2,
  se_assembly: 2,
  se_diplomacy_ii: 1.5,
}

/** Expands and scores: two victory points a round are worth more than anything. */
export const scoring: Temper = {
  odds: 1.3,
  stays: 0.7,
  conquest: 1,
  envy: 0.1,
  spite: 0.9,
  homes: 0,
  fleet: 5,
  liking,
  cards: true,
}

/** Takes what others have, their homes before all, and leaves the throne's favour to whoever wants it. */
export const conquering: Temper = {
  odds: 1.15,
  stays: 0.6,
  conquest: 2.5,
  envy: 0.3,
  spite: 1.2,
  homes: 8,
  fleet: 7,
  liking: {
    ...liking,
    base_imperial: 3.2,
    base_logistics: 5,
    base_warfare: 3,
    se_leadership: 5,
    se_warfare_ii: 3,
  },
  cards: true,
}

/** What a bot sees, and how it is minded. */
export interface Seen extends View<Ti3> {
  readonly temper: Temper
}
