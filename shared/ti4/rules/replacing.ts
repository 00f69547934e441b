import type { Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { PlanetId } from '../content/planets.ts'
import { isIn } from '../content/sets.ts'
import type { UnitKind } from '../content/units.ts'
import type { Table } from '../table.ts'
import { moment } from './moments.ts'

/** A structure is about to be placed on a planet: whether something else has been, in its place. [30] */
export function* isReplaced(
  table: Table,
  seat: Seat,
  kind: UnitKind,
  planet: PlanetId,
  name: string,
): Flow<boolean> {
  if (kind !== 'pds' || !isIn(table, { set: 'pok' })) return false
  return yield* moment(table, 'whenPdsPlaced', `${name}/pds/${planet}`, { of: seat, planet })
}
