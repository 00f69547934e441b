import type { StrategyCardId } from '../../ti4/content/strategyCards.ts'
import type { Hand, Table } from '../../ti4/table.ts'
import type * as galaxy from '../galaxy/edition.ts'
import * as tempers from '../galaxy/temper.ts'

/** What a bot sees, and how it is minded. */
export interface Seen extends galaxy.Seen<Table> {
  readonly hand?: Hand
}

const liking: Readonly<Record<StrategyCardId, number>> = {
  leadership: 5,
  technology: 4.5,
  trade: 3.5,
  warfare: 3,
  imperial: 2.5,
  construction: 2.5,
  politics: 2,
  diplomacy: 1.5,
}

/** Points before all else. */
export const scoring: tempers.Temper = { ...tempers.scoring, liking }

export const conquering: tempers.Temper = {
  ...tempers.conquering,
  liking: { ...liking, warfare: 4.5, leadership: 5.5 },
}

const eagerness: Readonly<Partial<Record<StrategyCardId, number>>> = {
  technology: 5,
  leadership: 4,
  trade: 4,
  construction: 3,
  diplomacy: 0.9,
  imperial: 0.8,
}

/** How soon it plays its own: what counts what it holds comes last. */
export const eagerFor = (card: StrategyCardId): number => eagerness[card] ?? 1
