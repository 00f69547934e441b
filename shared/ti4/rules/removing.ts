import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { UnitKind } from '../content/units.ts'
import type { Table, UnitId } from '../table.ts'
import { destroy } from './pieces.ts'

/** Back to reinforcements, which is not to be destroyed: nothing answers it. [31.2] */
export function* removeUnits(table: Table, seat: Seat, ids: readonly UnitId[]): Flow {
  const kinds = new Map<UnitKind, number>()
  for (const id of ids) {
    const kind = table.units[id]?.kind
    if (kind) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  destroy(table, ids)
  for (const [unit, count] of kinds)
    yield* tell('everyone', { text: 'ti4.log.removes', about: { seat, unit, count } })
}
