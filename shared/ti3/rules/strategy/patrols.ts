import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { cargoOf, hasNoUnits, type Piece, piecesOf } from '../../forces.ts'
import { nextTo } from '../../range.ts'
import { hasActivated, sheet } from '../../realm.ts'
import { secondaryCost } from '../../secondaries.ts'
import { fleetLimit } from '../../supply.ts'
import type { Table, UnitId } from '../../table.ts'
import { systemAt } from '../../ways.ts'

/** One Cruiser or Destroyer and the system next to it that it enters. */
export interface Patrol {
  ship: UnitId
  to: HexId
}

const patrols = (piece: Piece) => piece.kind === 'cruiser' || piece.kind === 'destroyer'

/** Ships with somewhere to go; of those that are alike in one system, the first. */
export function patrolShips(table: Table, seat: Seat, before: readonly Patrol[]): Piece[] {
  const alike = new Set<string>()
  return piecesOf(table, seat).filter(ship => {
    if (!patrols(ship) || before.some(patrol => patrol.ship === ship.id)) return false
    const kind = `${ship.kind} ${ship.at} ${cargoOf(table, ship.id).length}`
    if (alike.has(kind) || destinations(table, seat, ship.at, before).length === 0) return false
    alike.add(kind)
    return true
  })
}

/** Exactly one step, to a system without any unit that is neither special nor a home. [pp. 25, 38] */
export function destinations(table: Table, seat: Seat, from: HexId, before: readonly Patrol[]): HexId[] {
  return nextTo(table, seat, from).filter(
    hex =>
      isEmptyColony(table, hex) && hasRoom(table, seat, hex, before) && hasCounter(table, seat, hex, before),
  )
}

export function isPatrol(table: Table, seat: Seat, { ship, to }: Patrol, before: readonly Patrol[]): boolean {
  const piece = table.units[ship]
  if (piece?.of !== seat || before.some(patrol => patrol.ship === ship)) return false
  return destinations(table, seat, piece.at, before).includes(to)
}

function isEmptyColony(table: Table, hex: HexId): boolean {
  const system = systemAt(table, hex)
  return system !== undefined && !system.home && !system.special && hasNoUnits(table, hex)
}

const hasRoom = (table: Table, seat: Seat, hex: HexId, before: readonly Patrol[]) =>
  before.filter(({ to }) => to === hex).length < fleetLimit(table, seat, hex)

/** Every system entered is activated from reinforcements, to which the counter paid for this ability has gone. */
function hasCounter(table: Table, seat: Seat, hex: HexId, before: readonly Patrol[]): boolean {
  const unmarked = [...before.map(({ to }) => to), hex].filter(to => !hasActivated(table, seat, to))
  const left = sheet(table, seat).counters.reinforcements + secondaryCost(table, seat, 'base_warfare')
  return new Set(unmarked).size <= left
}
