import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { Passengers } from '../galaxy/movement.ts'
import type { MovingLeader } from '../galaxy/shapes/move.ts'
import { type LeaderId, leaderCard } from './content/leaders.ts'
import { hexOfLeader, leadersOfSeat } from './leaders.ts'
import type { Table } from './table.ts'

/** Leaders who travel aboard ships. [pp. 34, 35] */

/** On planets who could come aboard, and those aboard already. */
export function movingLeaders(
  table: Table,
  seat: Seat,
  closed: (hex: HexId) => boolean,
): Record<LeaderId, MovingLeader> {
  const found: Record<LeaderId, MovingLeader> = {}
  for (const id of leadersOfSeat(table, seat)) {
    const leader = table.leaders?.[id]
    const at = hexOfLeader(table, id)
    if (!leader || at === undefined) continue
    const { kind } = leaderCard(id)
    if ('aboard' in leader) found[id] = { kind, at, aboard: leader.aboard }
    else if ('planet' in leader && !closed(at)) found[id] = { kind, at, planet: leader.planet }
  }
  return found
}

/** What a Diplomat was granted for this movement. */
export const passage = 'diplomat'

function passages({ lasting }: Table, seat: Seat): { passages?: Record<HexId, HexId[]> } {
  const passages: Record<HexId, HexId[]> = {}
  for (const { effect, by, where } of Object.values(lasting)) {
    if (effect !== passage || by !== seat || !where) continue
    const from = String(where['from'])
    passages[from] = [...(passages[from] ?? []), String(where['hex'])]
  }
  return Object.keys(passages).length > 0 ? { passages } : {}
}

/** A Dreadnought with an Admiral goes one step more. */
export const passengers: Passengers<Table> = {
  moving: movingLeaders,
  hastens: (kind, leader) => kind === 'dreadnought' && leader === 'admiral',
  passages,
}
