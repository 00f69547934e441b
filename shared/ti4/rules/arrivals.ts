import type { Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { isShip } from '../forces.ts'
import type { Table, UnitId } from '../table.ts'
import { moment } from './moments.ts'
import { unit } from './pieces.ts'

/** Ships of his have come to a system in a retreat, or by what a component does: who answers ships that move answers these too.
 *  `name` is unique within the segment. [58.9] */
export function* arriveAside(
  table: Table,
  of: Seat,
  hex: HexId,
  units: readonly UnitId[],
  name: string,
): Flow {
  const there = units.filter(id => table.units[id]?.at === hex && isShip(unit(table, id).kind))
  if (there.length === 0) return
  yield* moment(table, 'afterShipsMove', `${name}/arrive`, { of, hex, units: there, aside: true })
}
