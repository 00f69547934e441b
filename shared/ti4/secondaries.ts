import type { Seat } from '../engine/rules.ts'
import { type StrategyCardId, strategyCardOf } from './content/strategyCards.ts'
import { permits } from './effects.ts'
import { sheet } from './realm.ts'
import type { Table } from './table.ts'

/** Command Tokens a seat pays from its strategy pool to use a secondary ability. [20.5] */
export function secondaryCost(table: Table, seat: Seat, card: StrategyCardId): number {
  if (strategyCardOf(table, table.printing, card).token === 'none') return 0
  return table.strategic?.free?.[seat] || permits(table, seat, 'secondaryFree', { card }) ? 0 : 1
}

export const affordsSecondary = (table: Table, seat: Seat, card: StrategyCardId): boolean =>
  sheet(table, seat).counters.strategy >= secondaryCost(table, seat, card)
