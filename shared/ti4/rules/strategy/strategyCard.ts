import type { Seat } from '../../../engine/rules.ts'
import type * as galaxy from '../../../galaxy/rules/secondaries.ts'
import type { Printing } from '../../content/printings.ts'
import { printingOf, type StrategyCardId } from '../../content/strategyCards.ts'
import { sheet } from '../../realm.ts'
import type { Table } from '../../table.ts'

/** What a strategy card does. */
export type StrategyCardRules<Aim = unknown> = galaxy.StrategyCardRules<Table, never, Aim>
export type Secondary<Aim = unknown> = galaxy.Secondary<Table, never, Aim>

/** Nothing is chosen before it takes effect. */
export interface NoAim {
  readonly sure: true
}
export const noAim: NoAim = { sure: true }

export const printingOn = (table: Table, card: StrategyCardId): Printing =>
  printingOf(table, table.printing, card)

export const inReserve = (table: Table, seat: Seat): number => sheet(table, seat).counters.reinforcements
