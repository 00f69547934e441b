import type { Flow } from '../../engine/flow.ts'
import type { Next } from '../../engine/rules.ts'
import { orderOfPlay } from '../realm.ts'
import type { Table } from '../table.ts'

/** A game round begins: strategy cards are picked clockwise from the Speaker. [p. 9] */
export function* strategyPhase(table: Table): Flow<Next> {
  table.round++
  table.phase = 'strategy'
  return { segment: 'turn', args: { seat: orderOfPlay(table)[0] as string } }
}
