import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { EarlyGun, Fighting, Gun, Sides } from '../galaxy/odds/ranks.ts'
import type { Moved } from '../galaxy/shapes/move.ts'
import {
  barrageDice,
  bombardiers,
  enemyOn,
  hitsOn,
  isShielded,
  retreatDestinations,
  sustains,
  troopsOn,
} from './battles.ts'
import type { PlanetId } from './content/planets.ts'
import { type UnitKind, unitKinds, unitOf } from './content/units.ts'
import { type EffectId, type Fight, holds, permits } from './effects.ts'
import { cargoOf, enemyInSpace, fleet, isLanding, onPlanet, type Piece } from './forces.ts'
import { hasAboard } from './leaders.ts'
import { pdsBonus, pdsInRange } from './reach.ts'
import { hexOf, othersClockwise } from './realm.ts'
import type { Table, UnitId } from './table.ts'
import { type EarlyVolley, earlyVolleys, homecomesOn, returnsTo, throwsMissesAgain } from './unasked.ts'

/** The fight that would come of a move or a landing, as odds are reckoned: all that is public and happens by itself,
 *  nothing that somebody may decide to do on top of it, with a card, a counter or trade goods. */

function costOf(kind: UnitKind): number {
  const { cost, built } = unitOf(kind)
  return cost / built
}

const piece = (table: Table, id: UnitId): Piece[] => {
  const unit = table.units[id]
  return unit ? [{ ...unit, id }] : []
}

/** Who would fight in the system, if these ships came with this cargo; undefined where nobody would. */
export function spaceForecast(table: Table, seat: Seat, hex: HexId, moved: Moved = {}): Sides | undefined {
  const enemy = enemyInSpace(table, seat, hex)
  if (!enemy) return undefined
  const coming = Object.entries(moved).flatMap(([id, { cargo }]) => [
    ...piece(table, id),
    ...(cargo ?? []).flatMap(each => piece(table, each)),
  ])
  const attackers = new Map<UnitId, Piece>()
  for (const each of [...fleet(table, seat, hex), ...coming.filter(({ kind }) => !isLanding(kind))])
    attackers.set(each.id, each)
  if (attackers.size === 0) return undefined
  // What it takes along comes to what is aboard already.
  const holdOf = (ship: UnitId) => {
    const loaded = (moved[ship]?.cargo ?? []).flatMap(id => piece(table, id))
    return [...cargoOf(table, ship), ...loaded.filter(({ aboard }) => aboard !== ship)]
  }
  const defenders = fleet(table, enemy, hex)
  const [a, d] = [
    { hex, side: 'attacker' as const, against: enemy },
    { hex, side: 'defender' as const, against: seat },
  ]
  const canLeave = (side: Seat, ships: readonly Piece[]) =>
    retreatDestinations(table, side, hex, ships).length > 0 && { canLeave: true as const }
  // What is taken aboard on the way stands on its planet no longer.
  const lifted = new Set(coming.map(({ id }) => id))
  const guns = (of: Seat, place: Place) => pdsGuns(table, of, hex, place, lifted)
  return {
    attacker: {
      units: [...attackers.values()].map(ship => flying(table, seat, ship, holdOf(ship.id), a)),
      before: guns(seat, a),
      ...canLeave(seat, [...attackers.values()]),
    },
    defender: {
      units: defenders.map(ship => flying(table, enemy, ship, cargoOf(table, ship.id), d)),
      // Everybody's in range fire at who moves.
      before: othersClockwise(table, seat).flatMap(other => guns(other, d)),
      ...canLeave(enemy, defenders),
    },
  }
}

type Place = Pick<Fight, 'hex' | 'planet' | 'side' | 'against'>

function fighting(table: Table, seat: Seat, kind: UnitKind, step: Fight['step'], place: Place): Fighting {
  const later = hitsOn(table, seat, kind, { ...place, step, round: 2 })
  const first = hitsOn(table, seat, kind, { ...place, step, round: 1 })
  const { dice } = unitOf(kind)
  return { dice, hitsOn: later, worth: costOf(kind), ...(first !== later && { firstHitsOn: first }) }
}

function flying(
  table: Table,
  seat: Seat,
  { id, kind, damaged }: Piece,
  cargo: readonly Piece[],
  place: Place,
): Fighting {
  const barrage = barrageDice(table, seat, kind)
  const aboard = cargo.filter(each => isLanding(each.kind)).reduce((sum, each) => sum + costOf(each.kind), 0)
  const needs = hitsOn(table, seat, kind, { ...place, step: 'barrage', round: 0 })
  const early = earlyOf(table, seat, kind, place)
  const plain = fighting(table, seat, kind, 'battle', place)
  // An Admiral's ship throws one die more.
  const led = hasAboard(table, id, 'admiral') && plain.dice > 0 ? { ...plain, dice: plain.dice + 1 } : plain
  return {
    ...led,
    worth: costOf(kind) + aboard,
    ...(!damaged && sustains(table, seat, kind) && { sustains: true as const }),
    ...(kind === 'fighter' && { fighter: true as const }),
    ...(Object.keys(early).length > 0 && { early }),
    ...(barrage > 0 && { barrage: { dice: barrage, hitsOn: needs } }),
  }
}

/** What it shoots with before the battle. */
function earlyOf(table: Table, seat: Seat, kind: UnitKind, place: Place) {
  const early: { [step in EarlyVolley['step']]?: EarlyGun } = {}
  for (const [id, { step, kinds, most }] of Object.entries(earlyVolleys)) {
    if (!kinds.includes(kind) || !holds(table, seat, id as EffectId)) continue
    const needs = hitsOn(table, seat, kind, { ...place, step, round: 0 })
    early[step] = { dice: 1, hitsOn: needs, ...(most !== undefined && { most }) }
  }
  return early
}

function pdsGun(table: Table, seat: Seat, step: Fight['step'], place: Place): Gun {
  const needs = hitsOn(table, seat, 'pds', { ...place, step, round: 0 })
  const again = throwsMissesAgain(table, seat, 'pds')
  return { dice: unitOf('pds').dice, hitsOn: needs, ...(again && { again }) }
}

/** PDS that have not fired yet in this activation. */
function pdsGuns(table: Table, seat: Seat, hex: HexId, place: Place, lifted: ReadonlySet<UnitId>): Gun[] {
  return pdsInRange(table, seat, hex)
    .filter(({ id }) => !table.doing?.fired[id] && !lifted.has(id))
    .map(({ id }) => {
      const gun = pdsGun(table, seat, 'pdsFire', place)
      const bonus = pdsBonus(table, seat, place.against ?? '', hex, id)
      return bonus !== 0 ? { ...gun, hitsOn: gun.hitsOn - bonus } : gun
    })
}

/** What `count` more Ground Forces would meet on a planet: bombardment by ships in the system or on their way, then PDS,
 *  then rounds. Undefined where nobody defends. */
export function invasionForecast(
  table: Table,
  seat: Seat,
  planet: PlanetId,
  count: number,
  ships: readonly UnitId[] = [],
): Sides | undefined {
  const hex = hexOf(table, planet)
  const enemy = enemyOn(table, planet, seat)
  const defenders = enemy === undefined ? 0 : troopsOn(table, planet, enemy).length
  if (hex === undefined || enemy === undefined || defenders === 0) return undefined
  const [a, d] = [
    { hex, planet, side: 'attacker' as const, against: enemy },
    { hex, planet, side: 'defender' as const, against: seat },
  ]
  const landing = count + troopsOn(table, planet, seat).length
  const pds = onPlanet(table, planet, 'pds').filter(({ of }) => of === enemy)
  const attackers = Array.from({ length: landing }, () =>
    fighting(table, seat, 'ground_force', 'invasion', a),
  )
  return {
    attacker: { units: attackers, before: bombardment(table, seat, planet, landing > 0, ships, a) },
    defender: {
      units: Array.from({ length: defenders }, () => fighting(table, enemy, 'ground_force', 'invasion', d)),
      before: landing > 0 ? pds.map(() => pdsGun(table, enemy, 'pdsDefence', d)) : [],
      // Back on the planet they were destroyed on, as the owner would choose.
      ...(returnsTo(table, enemy, planet) && { returns: (11 - homecomesOn) / 10 }),
    },
  }
}

function bombardment(
  table: Table,
  seat: Seat,
  planet: PlanetId,
  landing: boolean,
  coming: readonly UnitId[],
  place: Place,
): Gun[] {
  const shielded = onPlanet(table, planet, 'pds').some(({ of }) => of !== seat)
  return unitKinds.flatMap(kind => {
    const { bombardment } = unitOf(kind)
    if (!bombardment || (bombardment.needsInvasion && !landing)) return []
    if (!permits(table, seat, 'bombards', { kind, planet }, true) || isShielded(table, planet, seat))
      return []
    if (shielded && bombardment.stoppedByPds && !permits(table, seat, 'bombardsPds', { kind })) return []
    const ships = new Set([
      ...bombardiers(table, seat, place.hex, kind).map(({ id }) => id),
      ...coming.filter(id => table.units[id]?.kind === kind),
    ])
    const needs = hitsOn(table, seat, kind, { ...place, step: 'bombardment', round: 0 })
    return [...ships].map(() => ({ dice: bombardment.dice, hitsOn: needs }))
  })
}
