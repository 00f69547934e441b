import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { units } from '../../ti3/content/units.ts'
import { cargoOf, enemyInSpace, fleet, type Piece, piecesAt } from '../../ti3/forces.ts'
import { ownerOf, planetsAt } from '../../ti3/realm.ts'
import type { Table } from '../../ti3/table.ts'
import { adjacent } from '../../ti3/ways.ts'
import { liftable } from './reaching.ts'
import type { Wishes } from './wishes.ts'
import { enemyMight, might, prizes } from './worth.ts'

/** What lies ahead of a fleet in each system: the best it could take, fading with each step to it. */
export type Prospects = Readonly<Record<HexId, number>>

const fading = 0.65
/** More Ground Forces than that are not brought together soon. */
const mostTroops = 12

export function prospectsOf(table: Table, seat: Seat, wishes: Wishes): Prospects {
  const hexes = Object.keys(table.galaxy.tiles)
  const own = might(
    table,
    hexes.flatMap(hex => fleet(table, seat, hex)),
  )
  let now: Record<HexId, number> = {}
  for (const hex of hexes) {
    const isTooStrong = enemyMight(table, seat, hex) * wishes.temper.odds > own * 0.7
    const worth = prizes(table, seat, hex, wishes)
      .filter(({ troops }) => troops <= mostTroops)
      .reduce((sum, prize) => sum + prize.worth, 0)
    now[hex] = isTooStrong ? 0 : worth
  }
  for (let step = 0; step < 6; step++) {
    const further: Record<HexId, number> = {}
    for (const hex of hexes) {
      const beside = adjacent(table, hex).map(next => (now[next] ?? 0) * fading)
      further[hex] = Math.max(now[hex] ?? 0, ...beside)
    }
    now = further
  }
  return now
}

/** Ground Forces on board and those that could come along. */
const troopsWith = (table: Table, seat: Seat, ship: Piece, garrison: number): number => {
  const room = units[ship.kind].capacity
  const aboard = cargoOf(table, ship.id).filter(({ kind }) => kind === 'ground_force').length
  return Math.min(room, aboard + liftable(table, seat, ship.at, garrison))
}

/** How much nearer to it a ship would be there. */
export const nearer = (prospects: Prospects, ship: { at: HexId }, hex: HexId): number =>
  (prospects[hex] ?? 0) - (prospects[ship.at] ?? 0)

/** Where something is built a warship stays behind. */
export const isHome = (table: Table, seat: Seat, hex: HexId): boolean =>
  piecesAt(table, hex).some(({ kind, of }) => kind === 'space_dock' && of === seat)

/** Nobody waits beside the guns of others. */
export const isHostile = (table: Table, seat: Seat, hex: HexId): boolean =>
  enemyInSpace(table, seat, hex) !== undefined ||
  planetsAt(table, hex).some(planet => (ownerOf(table, planet) ?? seat) !== seat)

/** What it is worth to bring a loaded carrier a step nearer to what can be taken. */
export function gainOfApproach(
  table: Table,
  seat: Seat,
  hex: HexId,
  coming: readonly Piece[],
  prospects: Prospects,
  garrison: number,
): number {
  if (isHostile(table, seat, hex)) return 0
  const loaded = coming.filter(
    ship => units[ship.kind].capacity > 0 && troopsWith(table, seat, ship, garrison) > 1,
  )
  return Math.max(0, ...loaded.map(ship => nearer(prospects, ship, hex)))
}
