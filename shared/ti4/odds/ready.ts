import type { Seat } from '../../engine/rules.ts'
import type { LeaderId } from '../content/leaders.ts'
import type { TechnologyId } from '../content/technologies.ts'
import { holds } from '../effects.ts'
import { actsFor, copiesAgents } from '../leaders.ts'
import { isReady } from '../openCards.ts'
import type { Table } from '../table.ts'

/** What costs nothing but to be exhausted, and is not yet. */

export const isReadyFor = (table: Table, seat: Seat, id: TechnologyId): boolean =>
  holds(table, seat, id) && isReady(table, seat, id)

/** Of these agents those he can use, what they do for one side; who copies several has but one of them. */
export function agentsReady(table: Table, seat: Seat, ids: readonly LeaderId[]): LeaderId[] {
  const player = table.players[seat]
  const able = ids.filter(id => actsFor(table, seat, id) && isReady(table, seat, id))
  const own = able.filter(id => player?.leaders?.[id])
  const copied = player && copiesAgents(player) ? able.filter(id => !own.includes(id)) : []
  return [...own, ...copied.slice(0, 1)]
}
