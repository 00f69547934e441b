import type { Seat } from '../engine/rules.ts'
import type { Table, UnitId } from './table.ts'

export const hurriedAs = (id: UnitId) => `hurried.${id}`

/** A card has made it faster in this round already. */
export const isHurried = (table: Table, seat: Seat, id: UnitId): boolean =>
  hurriedAs(id) in (table.players[seat]?.memory ?? {})
