import type { Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { sheet } from '../realm.ts'
import type { Table } from '../table.ts'
import { moment } from './moments.ts'

/** Tokens of the Strategy Pool that were spent, for leaders who wait for it. */
export function* strategyTokensSpent(table: Table, seat: Seat, count: number): Flow {
  if (count <= 0 || !sheet(table, seat).leaders) return
  // Several may go in one segment, each with a name of its own.
  table.spendings = (table.spendings ?? 0) + 1
  yield* moment(table, 'afterStrategyToken', `spent/${table.spendings}`, { of: seat, count })
}
