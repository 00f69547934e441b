import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { cargoOf, hasNoUnits, type Piece, piecesOf } from '../../forces.ts'
import { leadersAboard } from '../../leaders.ts'
import { nextTo } from '../../range.ts'
import { hasActivated, sheet } from '../../realm.ts'
import { secondaryCost } from '../../secondaries.ts'
import { fleetLimit } from '../../supply.ts'
import type { Table, UnitId } from '../../table.ts'
import { systemAt } from '../../ways.ts'

/** One Cruiser or Destroyer and the system next to it that it enters. */
export type Patrol = {
  ship: UnitId
  to: HexId
}

/** Who sends them, and under which orders. */
export interface Orders {
  seat: Seat
  /** Counters paid for it, which have gone to the reinforcements by the time they are needed. */
  paid: number
  /** Only from systems activated before. */
  outOfActivated?: true
  /** To home systems too. */
  homesToo?: true
}

/** The secondary ability of Warfare. */
export const ofWarfare = (table: Table, seat: Seat): Orders => ({
  seat,
  paid: secondaryCost(table, seat, 'base_warfare'),
})

const patrols = (piece: Piece) => piece.kind === 'cruiser' || piece.kind === 'destroyer'

/** Ships with somewhere to go; of those that are alike in one system, the first. */
export function patrolShips(table: Table, orders: Orders, before: readonly Patrol[]): Piece[] {
  const alike = new Set<string>()
  return piecesOf(table, orders.seat).filter(ship => {
    if (!patrols(ship) || before.some(patrol => patrol.ship === ship.id)) return false
    const kind = `${ship.kind} ${ship.at} ${cargoOf(table, ship.id).length} ${leadersAboard(table, ship.id)}`
    if (alike.has(kind) || destinations(table, orders, ship.at, before).length === 0) return false
    alike.add(kind)
    return true
  })
}

/** Exactly one step, to a system without any unit that is not special, nor a home where orders do not say so. [pp. 25, 38] */
export function destinations(table: Table, orders: Orders, from: HexId, before: readonly Patrol[]): HexId[] {
  const { seat, outOfActivated } = orders
  if (outOfActivated && !hasActivated(table, seat, from)) return []
  return nextTo(table, seat, from).filter(
    hex =>
      isEmpty(table, orders, hex) &&
      hasRoom(table, seat, hex, before) &&
      hasCounter(table, orders, hex, before),
  )
}

function isPatrol(table: Table, orders: Orders, { ship, to }: Patrol, before: readonly Patrol[]): boolean {
  const piece = table.units[ship]
  if (piece?.of !== orders.seat || before.some(patrol => patrol.ship === ship)) return false
  return destinations(table, orders, piece.at, before).includes(to)
}

function isEmpty(table: Table, { homesToo }: Orders, hex: HexId): boolean {
  const system = systemAt(table, hex)
  if (!system || system.special || (system.home && !homesToo)) return false
  return hasNoUnits(table, hex)
}

const hasRoom = (table: Table, seat: Seat, hex: HexId, before: readonly Patrol[]) =>
  before.filter(({ to }) => to === hex).length < fleetLimit(table, seat, hex)

/** Every system entered is activated from reinforcements. */
function hasCounter(table: Table, { seat, paid }: Orders, hex: HexId, before: readonly Patrol[]): boolean {
  const unmarked = [...before.map(({ to }) => to), hex].filter(to => !hasActivated(table, seat, to))
  const left = sheet(table, seat).counters.reinforcements + paid
  return new Set(unmarked).size <= left
}

export const arePatrols = (table: Table, orders: Orders, sent: readonly Patrol[]): boolean =>
  sent.every((patrol, i) => isPatrol(table, orders, patrol, sent.slice(0, i)))
