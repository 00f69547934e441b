import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { enemyInSpace, fleet } from './forces.ts'
import { ownerOf, planetsAt } from './realm.ts'
import type { Table } from './table.ts'

/** Who controls a whole system. */

export const bigShips = (table: Table, seat: Seat, hex: HexId): number =>
  fleet(table, seat, hex).filter(({ kind }) => kind !== 'fighter').length

/** A ship other than a Fighter there, and every planet in it. */
export const controlsSystem = (table: Table, seat: Seat, hex: HexId): boolean =>
  bigShips(table, seat, hex) > 0 && planetsAt(table, hex).every(planet => ownerOf(table, planet) === seat)

/** Where there are no planets, such a ship is enough as long as no enemy is there. */
export const holdsSystem = (table: Table, seat: Seat, hex: HexId): boolean =>
  controlsSystem(table, seat, hex) &&
  (planetsAt(table, hex).length > 0 || enemyInSpace(table, seat, hex) === undefined)
