import type { Seat } from '../engine/rules.ts'
import { type LegendaryPlanetId, legendaryPlanets } from './content/legendaryPlanets.ts'
import type { RelicId } from './content/relics.ts'
import type { TechnologyId } from './content/technologies.ts'
import { copiesAgents, isAgent, isLeader } from './leaders.ts'
import type { OpenCard, Table } from './table.ts'

/** What lies open before a player, ready or exhausted: technologies, leaders, relics, cards of legendary planets. */

export const isLegendaryCard = (id: string): id is LegendaryPlanetId => Object.hasOwn(legendaryPlanets, id)

/** Whoever controls the planet has its card. [53.2] */
export const hasLegendary = ({ legendary, planets }: Table, seat: Seat, id: LegendaryPlanetId): boolean =>
  legendary?.[id] !== undefined && planets[legendaryPlanets[id].planet]?.owner === seat

/** The card that is exhausted for what this component does; an agent that was copied is not. */
export function cardFor(table: Table, seat: Seat, id: string): OpenCard | undefined {
  const player = table.players[seat]
  if (!player) return undefined
  if (isLegendaryCard(id)) return hasLegendary(table, seat, id) ? table.legendary?.[id] : undefined
  const own = isLeader(id)
    ? player.leaders?.[id]
    : (player.relics?.[id as RelicId] ?? player.technologies[id as TechnologyId])
  return own ?? (isAgent(id) ? copiesAgents(player) : undefined)
}

export function isReady(table: Table, seat: Seat, id: string): boolean {
  const card = cardFor(table, seat, id)
  return card !== undefined && !card.exhausted
}
