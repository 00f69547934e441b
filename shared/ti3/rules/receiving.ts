import type { Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { Table } from '../table.ts'
import { gainTradeGoods, tellGained } from './economy.ts'
import { moment } from './moments.ts'

/** From the supply, as far as it goes, and whatever waits for that. `name` is unique within the segment. */
export function* receiveTradeGoods(table: Table, seat: Seat, wanted: number, name: string): Flow {
  const count = gainTradeGoods(table, seat, wanted)
  if (count === 0) return
  yield* tellGained(seat, 'tradeGoods', count)
  yield* moment(table, 'tradeGoodsGained', name, { of: seat, count })
}
