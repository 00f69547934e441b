import type { Seat } from '../../../shared/engine/rules.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'

/** In the order of play, without those who have passed. */
export function nextUp(table: Table): readonly Seat[] {
  const inOrder = reads.orderOfPlay(table)
  const at = inOrder.indexOf(table.active ?? '')
  return [...inOrder.slice(at + 1), ...inOrder.slice(0, Math.max(0, at))].filter(
    seat => !table.players[seat]?.passed,
  )
}
