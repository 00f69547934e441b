import type { StrategyCardId } from '../../ti3/content/strategyCards.ts'
import type { Hand, Table } from '../../ti3/table.ts'
import type * as galaxy from '../galaxy/edition.ts'
import * as tempers from '../galaxy/temper.ts'

/** What a bot sees, and how it is minded. */
export interface Seen extends galaxy.Seen<Table> {
  readonly hand?: Hand
}

const liking: Readonly<Record<StrategyCardId, number>> = {
  base_imperial: 10,
  se_imperial_ii: 5,
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

/** Two victory points a round are worth more than anything. */
export const scoring: tempers.Temper = { ...tempers.scoring, liking }

/** Leaves the throne's favour to whoever wants it. */
export const conquering: tempers.Temper = {
  ...tempers.conquering,
  liking: {
    ...liking,
    base_imperial: 3.2,
    base_logistics: 5,
    base_warfare: 3,
    se_leadership: 5,
    se_warfare_ii: 3,
  },
}

/** What it would rather have in its hands. */
export const likingOf = ({ temper, table }: Seen, card: StrategyCardId): number =>
  (temper.liking[card] ?? 0) + table.strategyCards[card].bonus * 0.8

const eagerness: Readonly<Partial<Record<StrategyCardId, number>>> = {
  base_imperial: 99,
  base_technology: 4,
  base_logistics: 3.5,
  base_trade: 3,
  se_imperial_ii: 2,
  se_bureaucracy: 4.5,
  se_technology_ii: 4,
  se_leadership: 3.5,
  se_trade_ii: 3,
}

/** How soon it plays its own. */
export const eagerFor = (card: StrategyCardId): number => eagerness[card] ?? 1
