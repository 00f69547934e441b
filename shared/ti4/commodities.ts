import type { Seat } from '../engine/rules.ts'
import { factions } from './content/factions.ts'
import { numberOf } from './effects.ts'
import { sheet } from './realm.ts'
import type { Table } from './table.ts'

/** What client, bots and rules read about commodities. */

/** As many as the faction sheet says, and never more. [21.2] */
export const commodityValue = (table: Table, seat: Seat): number =>
  numberOf(table, seat, 'commodities', factions[sheet(table, seat).faction].commodities, {})

export const commoditiesMissing = (table: Table, seat: Seat): number =>
  Math.max(0, commodityValue(table, seat) - sheet(table, seat).commodities)
