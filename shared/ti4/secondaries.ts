import type { Seat } from '../engine/rules.ts'
import type { LeaderId } from './content/leaders.ts'
import { type StrategyCardId, strategyCardOf } from './content/strategyCards.ts'
import { permits } from './effects.ts'
import { actsFor } from './leaders.ts'
import { isReady } from './openCards.ts'
import { countersOnMap, sheet } from './realm.ts'
import { hasScepter } from './strategyTokens.ts'
import type { Table } from './table.ts'

/** Command Tokens a seat pays from its strategy pool to use a secondary ability. [20.5] */
export function secondaryCost(table: Table, seat: Seat, card: StrategyCardId): number {
  if (strategyCardOf(table, table.printing, card).token === 'none') return 0
  return table.strategic?.free?.[seat] || permits(table, seat, 'secondaryFree', { card }) ? 0 : 1
}

export const hasToken = (table: Table, seat: Seat, card: StrategyCardId): boolean =>
  sheet(table, seat).counters.strategy >= secondaryCost(table, seat, card)

/** Whose token is used in place of one's own. */
export const lender: LeaderId = 'jae_mir_kan'

/** Of the active player, from the board. */
export function canBorrow(table: Table, seat: Seat, card: StrategyCardId): boolean {
  const of = table.strategic?.of
  if (of === undefined || of === seat || secondaryCost(table, seat, card) === 0) return false
  return actsFor(table, seat, lender) && isReady(table, seat, lender) && countersOnMap(table, of).length > 0
}

/** One from reinforcements in its place. */
export const canTakeReserve = (table: Table, seat: Seat, card: StrategyCardId): boolean =>
  secondaryCost(table, seat, card) > 0 && hasScepter(table, seat)

export const affordsSecondary = (table: Table, seat: Seat, card: StrategyCardId): boolean =>
  hasToken(table, seat, card) || canBorrow(table, seat, card) || canTakeReserve(table, seat, card)
