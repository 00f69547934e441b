import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { type LeaderId, type LeaderKind, leaderCard } from './content/leaders.ts'
import type { PlanetId } from './content/planets.ts'
import { enemyInSpace } from './forces.ts'
import { groundsOf, hexOf } from './realm.ts'
import type { Leader, Table, UnitId } from './table.ts'

/** What client, bots and rules read about leaders. Without the option there are none, and everything here finds nothing. [p. 34] */

type Entry = readonly [LeaderId, Leader]

const leadersIn = (table: Table): readonly Entry[] => {
  const { leaders } = behind(table)
  return leaders ? Object.entries(leaders) : []
}

const idsWhere = (table: Table, fits: (leader: Leader) => boolean): LeaderId[] =>
  leadersIn(table)
    .filter(([, leader]) => fits(leader))
    .map(([id]) => id)

export const leadersOfSeat = (table: Table, seat: Seat): LeaderId[] =>
  idsWhere(table, ({ of }) => of === seat)

export const leadersOn = (table: Table, planet: PlanetId, seat?: Seat): LeaderId[] =>
  idsWhere(
    table,
    leader => 'planet' in leader && leader.planet === planet && (seat === undefined || leader.of === seat),
  )

export const leadersAboard = (table: Table, ship: UnitId): LeaderId[] =>
  idsWhere(table, leader => 'aboard' in leader && leader.aboard === ship)

export const captivesOf = (table: Table, captor: Seat): LeaderId[] =>
  idsWhere(table, leader => 'captor' in leader && leader.captor === captor)

/** The system where he is free to act; nowhere for captives and the dead. */
export function hexOfLeader(table: Table, id: LeaderId): HexId | undefined {
  const leader = table.leaders?.[id]
  if (!leader) return undefined
  if ('planet' in leader) return hexOf(table, leader.planet)
  return 'aboard' in leader ? table.units[leader.aboard]?.at : undefined
}

const isKind = (id: LeaderId, kind: LeaderKind) => leaderCard(id).kind === kind

/** Of several of a kind no more is had than of one. */
export const hasOn = (table: Table, planet: PlanetId, seat: Seat, kind: LeaderKind): boolean =>
  leadersOn(table, planet, seat).some(id => isKind(id, kind))

export const hasAboard = (table: Table, ship: UnitId, kind: LeaderKind): boolean =>
  leadersAboard(table, ship).some(id => isKind(id, kind))

/** Aboard any ship of this fleet. */
export const hasInFleet = (table: Table, seat: Seat, hex: HexId, kind: LeaderKind): boolean =>
  idsWhere(table, leader => leader.of === seat && 'aboard' in leader).some(
    id => isKind(id, kind) && hexOfLeader(table, id) === hex,
  )

/** Dice each General who landed throws again in every round. [p. 35] */
export const thrownAgain = 2

/** What each leader aboard counts for with his ship, where casualties are chosen. */
export const worthOfLeader = 2

export const countOn = (table: Table, planet: PlanetId, seat: Seat, kind: LeaderKind): number =>
  leadersOn(table, planet, seat).filter(id => isKind(id, kind)).length

/** Agents who are neither captive nor dead. */
export const freeAgents = (table: Table, seat: Seat): LeaderId[] =>
  leadersOfSeat(table, seat).filter(id => {
    const leader = table.leaders?.[id]
    return isKind(id, 'agent') && leader !== undefined && ('planet' in leader || 'aboard' in leader)
  })

/** Where a leader who got away may go: own planets, by no enemy ships unless he left a planet nobody stormed. */
export const refugesOf = (table: Table, seat: Seat, blockadedToo = false): PlanetId[] =>
  groundsOf(table, seat).filter(planet => {
    const hex = hexOf(table, planet)
    return hex !== undefined && (blockadedToo || enemyInSpace(table, seat, hex) === undefined)
  })

/** A Diplomat guards a planet in one round, and not in the next. */
export const mayDelay = (table: Table, planet: PlanetId): boolean =>
  (table.delayed?.[planet] ?? Number.NEGATIVE_INFINITY) < table.round - 1
