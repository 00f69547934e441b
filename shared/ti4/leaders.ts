import type { Seat } from '../engine/rules.ts'
import { factions } from './content/factions.ts'
import { type LeaderId, leaders } from './content/leaders.ts'
import { type RelicId, relics } from './content/relics.ts'
import { isIn } from './content/sets.ts'
import { heroOf } from './homes.ts'
import { noteId, noteOwner } from './noteKeys.ts'
import type { LeaderCard, PlayerSheet, Table } from './table.ts'

/** Agents, commanders and heroes: who has them, and for whom they act. [51] */

/** Those that come with a faction. */
export function leadersOf(table: Table, seat: Seat): LeaderId[] {
  const player = table.players[seat]
  if (!player) return []
  const { agents, commander } = factions[player.faction]
  return [...agents, commander, heroOf(player)].flatMap(id => (id && isIn(table, leaders[id]) ? [id] : []))
}

export const isLeader = (id: string): id is LeaderId => Object.hasOwn(leaders, id)

/** Relics may count as one. */
export const isAgent = (id: string): boolean =>
  isLeader(id)
    ? leaders[id].kind === 'agent'
    : (relics as Record<string, { agent?: true }>)[id]?.agent === true

const isUnlocked = (player: PlayerSheet | undefined, id: LeaderId): boolean => {
  const card = player?.leaders?.[id]
  return card !== undefined && !card.locked
}

export const isLocked = (table: Table, seat: Seat, id: LeaderId): boolean =>
  table.players[seat]?.leaders?.[id]?.locked === true

/** Whose commanders act for him too. [51.8] */
const lendersOf = ({ laidOut, edicts = {} }: PlayerSheet): Seat[] => [
  ...Object.keys(laidOut).flatMap(key => (noteId(key) === 'alliance' ? [noteOwner(key)] : [])),
  ...Object.keys(edicts),
]

/** One agent has the abilities of all others. */
export const copiesAgents = ({ leaders }: Pick<PlayerSheet, 'leaders'>): LeaderCard | undefined =>
  leaders?.ssruu

const ofKind = (player: PlayerSheet | undefined, kind: 'agent' | 'commander'): LeaderId[] =>
  (Object.keys(player?.leaders ?? {}) as LeaderId[]).filter(id => leaders[id].kind === kind)

/** Whether it acts for him: his own unless it is locked, a commander that is lent, an agent that is copied. */
export function actsFor({ players }: Table, seat: Seat, id: LeaderId): boolean {
  const player = players[seat]
  if (!player?.leaders) return false
  if (isUnlocked(player, id)) return true
  const { kind } = leaders[id]
  if (kind === 'commander') return lendersOf(player).some(other => isUnlocked(players[other], id))
  if (kind === 'hero' || !copiesAgents(player)) return false
  return Object.values(players).some(other => !other.out && other.leaders?.[id] !== undefined)
}

/** Relics of others that count as agents, for whoever copies these. */
export function copiedRelics({ players }: Table, seat: Seat): RelicId[] {
  const player = players[seat]
  if (!player || !copiesAgents(player)) return []
  const theirs = Object.entries(players).flatMap(([other, { relics = {} }]) =>
    other === seat ? [] : (Object.keys(relics) as RelicId[]),
  )
  return theirs.filter(isAgent)
}

/** All that act for him. */
export function actingFor({ players }: Table, seat: Seat): LeaderId[] {
  const player = players[seat]
  if (!player?.leaders) return []
  const own = (Object.keys(player.leaders) as LeaderId[]).filter(id => isUnlocked(player, id))
  const lent = lendersOf(player).flatMap(other =>
    ofKind(players[other], 'commander').filter(id => isUnlocked(players[other], id)),
  )
  const present = Object.values(players).filter(({ out }) => !out)
  const copied = copiesAgents(player) ? present.flatMap(other => ofKind(other, 'agent')) : []
  return [...new Set([...own, ...lent, ...copied])]
}
