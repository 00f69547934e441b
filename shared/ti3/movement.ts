import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { movementWith } from '../galaxy/movement.ts'
import { conduitTo } from './conduit.ts'
import { edition } from './edition.ts'
import { movingLeaders, passengers } from './passengers.ts'
import type { Table } from './table.ts'

/** Which ships can come to a system, by which ways, and what they can take along. [pp. 10–13, 27] */

export const movement = movementWith(edition, passengers, conduitTo)
export const { moveOptions, couldSlip, couldCome } = movement

/** Where ships could pass others if these allowed it: from systems with a Diplomat who could come along. [p. 35] */
export function passagesToAsk(table: Table, seat: Seat, to: HexId): Record<HexId, HexId[]> {
  if (!table.leaders) return {}
  const diplomats = Object.values(movingLeaders(table, seat, movement.closedTo(table, seat, [to]))).filter(
    ({ kind }) => kind === 'diplomat',
  )
  if (diplomats.length === 0) return {}
  const from = new Set(diplomats.map(({ at }) => at))
  return Object.fromEntries(Object.entries(couldSlip(table, seat, to)).filter(([hex]) => from.has(hex)))
}
