import type { Flow } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { Table } from '../table.ts'

/** Ships between two adjacent systems, both ways at once. [p. 12] */
export function* transferAction(
  _table: Table,
  { seat }: { seat: Seat; hexes: [HexId, HexId] },
): Flow<Next | undefined> {
  return { segment: 'actionEnds', args: { seat } }
}
