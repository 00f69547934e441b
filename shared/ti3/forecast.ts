import type { Seat } from '../engine/rules.ts'
import { forecastWith, type Gunnery, type Place as PlaceOf } from '../galaxy/forecast.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { EarlyGun, Gun, Sides } from '../galaxy/odds/ranks.ts'
import { barrageDice, bombardiers, hitsOn, isShielded, retreatDestinations, sustains } from './battles.ts'
import type { PlanetId } from './content/planets.ts'
import { type UnitKind, unitKinds, unitOf } from './content/units.ts'
import { edition } from './edition.ts'
import { type EffectId, type Fight, holds, permits } from './effects.ts'
import { onPlanet } from './forces.ts'
import { hasAboard } from './leaders.ts'
import { pdsBonus, pdsInRange } from './reach.ts'
import type { Table, UnitId } from './table.ts'
import { type EarlyVolley, earlyVolleys, homecomesOn, returnsTo, throwsMissesAgain } from './unasked.ts'

/** What of a fight of this edition happens by itself, as odds are reckoned. */

type Place = PlaceOf<Table>

function fighting(table: Table, seat: Seat, kind: UnitKind, place: Place) {
  const step = place.planet === undefined ? 'battle' : 'invasion'
  const later = hitsOn(table, seat, kind, { ...place, step, round: 2 })
  const first = hitsOn(table, seat, kind, { ...place, step, round: 1 })
  const { dice } = unitOf(kind)
  const plain = { dice, hitsOn: later, ...(first !== later && { firstHitsOn: first }) }
  if (step === 'invasion') return plain
  const barrage = barrageDice(table, seat, kind)
  const needs = hitsOn(table, seat, kind, { ...place, step: 'barrage', round: 0 })
  const early = earlyOf(table, seat, kind, place)
  return {
    ...plain,
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

function bombardment(
  table: Table,
  seat: Seat,
  landing: boolean,
  coming: readonly UnitId[],
  place: Place,
): Gun[] {
  const { planet } = place
  if (planet === undefined) return []
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

const gunnery: Gunnery<Table> = {
  fighting,
  // An Admiral's ship throws one die more.
  moreDice: (table, ship) => (hasAboard(table, ship, 'admiral') ? 1 : 0),
  sustains,
  canLeave: (table, seat, hex, ships) => retreatDestinations(table, seat, hex, ships).length > 0,
  // Everybody's PDS in range fire at who moves.
  before: (table, of, place, lifted) => pdsGuns(table, of, place.hex, place, lifted),
  bombardment,
  defence: (table, of, place) =>
    place.planet === undefined
      ? []
      : onPlanet(table, place.planet, 'pds')
          .filter(piece => piece.of === of)
          .map(() => pdsGun(table, of, 'pdsDefence', place)),
  // Back on the planet they were destroyed on, as the owner would choose.
  returns: (table, of, planet) => (returnsTo(table, of, planet) ? (11 - homecomesOn) / 10 : undefined),
}

const forecast = forecastWith(edition, gunnery)
export const { spaceForecast } = forecast

/** Of `count` more Ground Forces. */
export const invasionForecast = (
  table: Table,
  seat: Seat,
  planet: PlanetId,
  count: number,
  ships: readonly UnitId[] = [],
): Sides | undefined =>
  forecast.invasionForecast(table, seat, planet, Array<UnitKind>(count).fill('ground_force'), ships)
