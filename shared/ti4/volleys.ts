import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { cannonShotsOn, enemyTroopsOn, rollOf } from './battles.ts'
import type { PlanetId } from './content/planets.ts'
import { permits } from './effects.ts'
import { onPlanet, piecesAt } from './forces.ts'
import { sheetOf } from './prints.ts'
import { planetsAt } from './realm.ts'
import type { Table } from './table.ts'

/** Who could bombard which planet, and what of a planet fires at whoever lands. */

export const bombers = (table: Table, seat: Seat, hex: HexId) =>
  piecesAt(table, hex).filter(
    ({ of, kind, planet }) =>
      of === seat &&
      // What fights on the ground does nothing else.
      (planet === undefined || planet !== table.battle?.planet) &&
      rollOf(table, seat, kind, 'bombardment'),
  )

/** Planetary Shield, unless ships of his take it away from others; his own they leave. [65, 65.3] */
function isShielded(table: Table, seat: Seat, hex: HexId, planet: PlanetId): boolean {
  const breaks = piecesAt(table, hex).some(
    ({ of, kind }) => of === seat && sheetOf(table, seat, kind)?.breaksPlanetaryShield,
  )
  return onPlanet(table, planet).some(
    ({ of, kind }) =>
      sheetOf(table, of, kind)?.planetaryShield &&
      !(breaks && of !== seat) &&
      (kind !== 'pds' || permits(table, of, 'usesPds', { hex }, true)),
  )
}

/** Whose planet would be bombarded although no ground forces stand there: only where that exhausts it. [15.1] */
export function bareTarget(table: Table, seat: Seat, planet: PlanetId): Seat | undefined {
  const card = table.planets[planet]
  const isWorthIt =
    card && card.owner !== seat && !card.exhausted && permits(table, seat, 'exhaustsBombarded', {})
  return isWorthIt ? card.owner : undefined
}

/** Planets of others on which it does something, and no shield holds. [15.1, 65] */
export function bombTargets(table: Table, seat: Seat, hex: HexId): PlanetId[] {
  const ignores = permits(table, seat, 'bombardsShielded', {})
  return planetsAt(table, hex).filter(
    planet =>
      (enemyTroopsOn(table, seat, planet) ?? bareTarget(table, seat, planet)) !== undefined &&
      (ignores || !isShielded(table, seat, hex, planet)) &&
      permits(table, seat, 'bombards', { planet }, true),
  )
}

/** Whether something of his could fire at it now. */
export const canBombard = (table: Table, seat: Seat, hex: HexId, planet: PlanetId): boolean =>
  bombers(table, seat, hex).length > 0 && bombTargets(table, seat, hex).includes(planet)

/** Whether anybody else could fire from there. */
export const hasCannons = (table: Table, active: Seat, planet: PlanetId): boolean =>
  !permits(table, active, 'landsUnharmed', {}) &&
  table.order.some(seat => seat !== active && cannonShotsOn(table, seat, planet).length > 0)
