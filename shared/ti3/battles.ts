import type { Seat } from '../engine/rules.ts'
import { battlesWith } from '../galaxy/battles.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { PlanetId } from './content/planets.ts'
import { type UnitKind, units } from './content/units.ts'
import { edition } from './edition.ts'
import { type Fight, numberOf, permits, spaceSteps } from './effects.ts'
import { enemyInSpace, fleet, isTroop, onPlanet, type Piece } from './forces.ts'
import { hasOn } from './leaders.ts'
import { nextTo } from './range.ts'
import { hasActivated, planetsAt } from './realm.ts'
import type { Table } from './table.ts'
import { systemAt } from './ways.ts'

/** Fights of this edition: what a die needs, where a fleet may go. */

export { fightIn, opponentIn } from '../galaxy/battles.ts'

const { canFly, ...battles } = battlesWith(edition)
export const { fights, barrageDice, troopsOn, enemyOn, contested, emptyOrFriendly } = battles

/** A fleet that defends a nebula shoots better from it. [p. 18] */
const nebula = (table: Table, { hex, side, step }: Fight): number =>
  side === 'defender' && spaceSteps.includes(step) && systemAt(table, hex)?.special === 'nebula' ? 1 : 0

/** Generals and Scientists on the planet of a fight. [p. 35] */
function led(table: Table, seat: Seat, kind: UnitKind, { planet, step, side, against }: Fight): number {
  if (!table.leaders || !planet) return 0
  if (step === 'bombardment')
    return against !== undefined && hasOn(table, planet, against, 'general') ? -4 : 0
  if (step === 'pdsDefence') return hasOn(table, planet, seat, 'scientist') ? 1 : 0
  const defends = step === 'invasion' && side === 'defender' && isTroop(kind)
  return defends && hasOn(table, planet, seat, 'general') ? 1 : 0
}

/** With a Scientist and a PDS on it a planet is fired at by nobody. [p. 34] */
export const isShielded = (table: Table, planet: PlanetId, from: Seat): boolean => {
  const enemy = enemyOn(table, planet, from)
  return (
    enemy !== undefined &&
    hasOn(table, planet, enemy, 'scientist') &&
    onPlanet(table, planet, 'pds').some(piece => piece.of !== from)
  )
}

/** At this or more a die hits; 0 on the die is 10. */
export const hitsOn = (table: Table, seat: Seat, kind: UnitKind, fight: Fight): number =>
  (units[kind].combat ?? 11) -
  nebula(table, fight) -
  led(table, seat, kind, fight) -
  numberOf(table, seat, 'combat', 0, { ...fight, kind })

/** Whether a unit of this kind can be damaged in place of being destroyed. */
export const sustains = (table: Table, seat: Seat, kind: UnitKind): boolean =>
  units[kind].sustainsDamage === true || permits(table, seat, 'sustains', { kind })

/** Ships of a kind that have not bombarded in this activation. */
export const bombardiers = (table: Table, seat: Seat, hex: HexId, kind: UnitKind): Piece[] =>
  fleet(table, seat, hex).filter(ship => ship.kind === kind && !table.doing?.fired[ship.id])

/** Where ships of a kind may bombard: only enemy Ground Forces can be hit. [pp. 17, 30] */
export function bombardable(table: Table, seat: Seat, hex: HexId, kind: UnitKind): PlanetId[] {
  const { bombardment } = units[kind]
  if (!bombardment) return []
  const pierces = !bombardment.stoppedByPds || permits(table, seat, 'bombardsPds', { kind })
  return planetsAt(table, hex).filter(planet => {
    const enemy = enemyOn(table, planet, seat)
    if (enemy === undefined || troopsOn(table, planet, enemy).length === 0) return false
    if (!permits(table, seat, 'bombards', { kind, planet }, true) || isShielded(table, planet, seat))
      return false
    if (bombardment.needsInvasion && troopsOn(table, planet, seat).length === 0) return false
    return pierces || !onPlanet(table, planet, 'pds').some(piece => piece.of !== seat)
  })
}

/** Fighters in an ion storm only fall. */
export const throwsDice = (table: Table, kind: UnitKind, hex: HexId): boolean =>
  kind !== 'fighter' || systemAt(table, hex)?.special !== 'ionStorm'

/** No ship ever stops in an asteroid field or a supernova, and a nebula is entered by activating it alone. [p. 18] */
export const isHarbour = (table: Table, hex: HexId): boolean => systemAt(table, hex)?.special === undefined

/** Where the fleet could withdraw or retreat to: adjacent systems activated earlier, without enemy ships. [p. 16] */
export function retreatDestinations(
  table: Table,
  seat: Seat,
  hex: HexId,
  ships: readonly Piece[] = fleet(table, seat, hex),
  early?: true,
): HexId[] {
  const retreats = () => permits(table, seat, 'retreats', { hex, ...(early && { early }) }, true)
  if (!canFly(table, seat, ships) || !retreats()) return []
  return nextTo(table, seat, hex).filter(
    to => hasActivated(table, seat, to) && isHarbour(table, to) && !enemyInSpace(table, seat, to),
  )
}
