import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import type { Lasting, Table, UnitId } from './table.ts'

/** One ship that is as fast as the fastest of all, in the Tactical Action under way. */

export const hurrying = (by: Seat, on: Seat, unit: UnitId): Lasting => ({
  effect: 'captain_mendosa',
  by,
  on,
  until: 'tacticalAction',
  where: { unit },
})

export function isHurried(table: Table, _seat: Seat, id: UnitId): boolean {
  const lying = behind(table).lasting
  for (const key in lying)
    if (lying[key]?.effect === 'captain_mendosa' && lying[key].where?.['unit'] === id) return true
  return false
}
