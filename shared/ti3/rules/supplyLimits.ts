import type { Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { supplyLimitsWith } from '../../galaxy/rules/supplyLimits.ts'
import type { UnitKind } from '../content/units.ts'
import { edition } from '../edition.ts'
import { isTroop } from '../forces.ts'
import { leadersAboard } from '../leaders.ts'
import type { Table } from '../table.ts'
import { leadersOfLostShips } from './leaders.ts'
import { moment } from './moments.ts'

/** Units that have to go where there are too many; leaders fly with those that stay. [pp. 21, 29] */
export const { enforceSupply, settle, enforceEverywhere } = supplyLimitsWith<Table>(edition, {
  rules: { fleet: 'ti3/21.fleet', support: 'ti3/29.support' },
  isPrecious: (table, id) => leadersAboard(table, id).length > 0,
  gaveUp,
})

function* gaveUp(table: Table, seat: Seat, name: string, kinds: readonly UnitKind[]): Flow {
  yield* leadersOfLostShips(table, name, false)
  const count = kinds.filter(isTroop).length
  if (count > 0) yield* moment(table, 'groundForcesLost', name, { of: seat, count })
}
