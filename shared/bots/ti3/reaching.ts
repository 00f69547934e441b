import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { PlanetId } from '../../ti3/content/planets.ts'
import { units } from '../../ti3/content/units.ts'
import { cargoOf, fleet, onPlanet, type Piece, piecesAt, piecesOf } from '../../ti3/forces.ts'
import { chartsFor, rangeOf } from '../../ti3/range.ts'
import { hasActivated, isColony, planetsAt } from '../../ti3/realm.ts'
import { fleetLimit, shipsCounted } from '../../ti3/supply.ts'
import type { Table } from '../../ti3/table.ts'

/** Which own ships could come to each system. */
export type Reach = ReadonlyMap<HexId, readonly Piece[]>

/** Ships of a kind in one place come equally far. */
export function reachOf(table: Table, seat: Seat): Reach {
  const reach = new Map<HexId, Piece[]>()
  const charts = chartsFor(table, seat)
  const groups = new Map<string, Piece[]>()
  for (const piece of piecesOf(table, seat)) {
    if (units[piece.kind].move === 0 || hasActivated(table, seat, piece.at)) continue
    const key = `${piece.kind}@${piece.at}`
    groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  for (const group of groups.values()) {
    const [{ kind, at }] = group as [Piece]
    const { next, passes } = charts(kind, at)
    const seen = new Set([at])
    let edge = [at]
    for (let left = rangeOf(table, seat, kind, at, false); left > 0; left--) {
      const beyond: HexId[] = []
      for (const hex of edge)
        for (const beside of next(hex)) {
          if (seen.has(beside)) continue
          seen.add(beside)
          reach.set(beside, [...(reach.get(beside) ?? []), ...group])
          beyond.push(beside)
        }
      edge = beyond.filter(passes)
    }
  }
  return reach
}

const mostCarriers = 2

/** The part of them that Fleet Supply lets come: carriers with troops, then what fights best. */
export function forceOf(table: Table, seat: Seat, hex: HexId, coming: readonly Piece[]): Piece[] {
  const room = Math.max(0, fleetLimit(table, seat, hex) - shipsCounted(table, seat, hex))
  const brings = (ship: Piece) => troopsFor(table, seat, [ship], hex)
  const carriers = coming
    .filter(ship => ship.kind === 'carrier' && brings(ship) > 0)
    .sort((a, b) => brings(b) - brings(a))
    .slice(0, mostCarriers)
  const warships = coming
    .filter(({ kind }) => kind !== 'carrier' && kind !== 'fighter')
    .sort((a, b) => units[b.kind].cost - units[a.kind].cost)
  return [...carriers, ...warships].slice(0, room)
}

/** Ground Forces these ships could bring, and those already there. */
export function troopsFor(
  table: Table,
  seat: Seat,
  coming: readonly Piece[],
  hex: HexId,
  garrison = 0,
): number {
  const left = new Map<HexId, number>()
  let troops = 0
  for (const ship of [...coming, ...fleet(table, seat, hex)]) {
    const room = units[ship.kind].capacity
    if (room === 0) continue
    const aboard = cargoOf(table, ship.id).filter(({ kind }) => kind === 'ground_force').length
    const there = left.get(ship.at) ?? liftable(table, seat, ship.at, garrison)
    const taken = ship.at === hex ? 0 : Math.min(room - aboard, there)
    left.set(ship.at, there - taken)
    troops += aboard + taken
  }
  return troops
}

/** Ground Forces that stay: one where something is built and at home, on the throne as many as are wished, elsewhere none. */
export function garrisonOf(table: Table, seat: Seat, planet: PlanetId, onThrone: number): number {
  if (planet === 'mecatol_rex') return Math.max(1, onThrone)
  const hasDock = onPlanet(table, planet, 'space_dock').some(({ of }) => of === seat)
  return hasDock || !isColony(planet) ? 1 : 0
}

/** Ground Forces that can be spared. */
export function liftable(table: Table, seat: Seat, hex: HexId, garrison = 0): number {
  return planetsAt(table, hex).reduce((sum, planet) => {
    const here = piecesAt(table, hex).filter(
      piece => piece.planet === planet && piece.of === seat && piece.kind === 'ground_force',
    ).length
    return sum + Math.max(0, here - garrisonOf(table, seat, planet, garrison))
  }, 0)
}

/** A ship other than a Fighter of one's own stands there. */
export const isGuarded = (table: Table, seat: Seat, hex: HexId): boolean =>
  fleet(table, seat, hex).some(({ kind }) => kind !== 'fighter')

/** It is not the last one that guards where it is. */
export const maySpare = (table: Table, seat: Seat, { at }: Piece, guards: ReadonlySet<HexId>): boolean =>
  !guards.has(at) || fleet(table, seat, at).filter(({ kind }) => kind !== 'fighter').length > 1
