import type { Seat } from '../engine/rules.ts'
import type { RelicId } from './content/relics.ts'
import { isReady } from './openCards.ts'
import { sheet } from './realm.ts'
import type { Table } from './table.ts'

/** Tokens that are spent from the Strategy Pool, or in their place, once, from reinforcements. */

export const scepter: RelicId = 'scepter_of_emelpar'

export const hasScepter = (table: Table, seat: Seat): boolean =>
  isReady(table, seat, scepter) && sheet(table, seat).counters.reinforcements > 0

export const hasStrategyToken = (table: Table, seat: Seat): boolean =>
  sheet(table, seat).counters.strategy > 0 || hasScepter(table, seat)
