import type { Seat } from '../engine/rules.ts'
import { type StrategyCardId, strategyCards } from './content/strategyCards.ts'
import { permits } from './effects.ts'
import { sheet } from './realm.ts'
import type { Table } from './table.ts'

/** Command counters a seat pays from Strategy Allocation to use a secondary ability. [p. 10] */
export function secondaryCost(table: Table, seat: Seat, card: StrategyCardId): number {
  const printed = strategyCards[card].secondary?.counters ?? 0
  return permits(table, seat, 'secondaryFree', { card }) ? 0 : printed
}

export const affordsSecondary = (table: Table, seat: Seat, card: StrategyCardId): boolean =>
  sheet(table, seat).counters.strategy >= secondaryCost(table, seat, card)
