import type { Flow } from '../../engine/flow.ts'
import { enemyInSpace, fleet, piecesOf } from '../forces.ts'
import { docksInSpace } from '../realm.ts'
import type { Table } from '../table.ts'
import { loseUnits } from './casualties.ts'
import { remember } from './deeds.ts'

/** Docks in space are destroyed where enemy ships are and none of their owner's; a battle there comes first. */
export function* loseLoneDocks(table: Table): Flow {
  if (table.battle) return
  for (const seat of table.order) {
    if (!docksInSpace(table, seat)) continue
    const alone = piecesOf(table, seat).filter(
      ({ kind, at, planet }) =>
        kind === 'space_dock' &&
        !planet &&
        fleet(table, seat, at).length === 0 &&
        enemyInSpace(table, seat, at) !== undefined,
    )
    for (const { at } of alone) {
      const by = enemyInSpace(table, seat, at)
      if (by) remember(table, by, 'burnt', seat)
    }
    const ids = alone.map(({ id }) => id)
    if (ids.length > 0) yield* loseUnits(table, seat, `lone/${ids.join()}`, ids)
  }
}
