import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { leaderCard } from '../../../shared/ti3/content/leaders.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import { fleet } from '../../../shared/ti3/forces.ts'
import { leadersAboard, leadersOn } from '../../../shared/ti3/leaders.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { say } from '../../text/text.ts'

/** How leaders are called and where they are, for whatever shows them. */

/** "General Farran". */
export const leaderName = (id: string): string => {
  const { kind, name } = leaderCard(id)
  return `${say(`ti3.leader.${kind}`)} ${name}`
}

export const leaderDoes = (id: string): string => say(`ti3.leader.${leaderCard(id).kind}.does`)

/** Those aboard the ships of a fleet, or of one player on a planet. */
export const leadersInFleet = (table: Table, seat: Seat, hex: HexId): string[] =>
  table.leaders ? fleet(table, seat, hex).flatMap(({ id }) => leadersAboard(table, id)) : []

export const leadersStanding = (table: Table, planet: PlanetId, seat?: Seat): string[] =>
  leadersOn(table, planet, seat)

/** Where one is, in words. */
export function whereIs(table: Table, id: string): string {
  const leader = table.leaders?.[id]
  if (!leader || 'gone' in leader) return say('ti3.leaders.gone')
  if ('planet' in leader) return say('ti3.leaders.on', { planet: leader.planet })
  if ('captor' in leader) return say('ti3.leaders.captive', { seat: leader.captor })
  const ship = 'aboard' in leader ? table.units[leader.aboard] : undefined
  return ship ? say('ti3.leaders.aboard', { unit: ship.kind, hex: ship.at }) : say('ti3.leaders.fleeing')
}
