import type { Seat } from '../engine/rules.ts'
import { forecastWith, type Gunnery, type OfShip, type Place as PlaceOf } from '../galaxy/forecast.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { EarlyGun, Gun, Sides } from '../galaxy/odds/ranks.ts'
import type { Moved } from '../galaxy/shapes/move.ts'
import {
  barrageDice,
  bombardiers,
  hitsOn,
  isShielded,
  retreatDestinations,
  sustains,
  throwsDice,
} from './battles.ts'
import { type LeaderId, type LeaderKind, leaderCard } from './content/leaders.ts'
import type { PlanetId } from './content/planets.ts'
import { type UnitKind, unitKinds, unitOf } from './content/units.ts'
import { edition } from './edition.ts'
import { type EffectId, type Fight, holds, numberOf, permits } from './effects.ts'
import { onPlanet, type Piece } from './forces.ts'
import { leadersAboard, leadersOn, thrownAgain, worthOfLeader } from './leaders.ts'
import { plays } from './options.ts'
import { docksInRange, pdsBonus, pdsInRange } from './reach.ts'
import type { Table, UnitId } from './table.ts'
import {
  avengesOn,
  type EarlyVolley,
  earlyVolleys,
  homecomesOn,
  returnsTo,
  throwsMissesAgain,
} from './unasked.ts'

/** What of a fight of this edition happens by itself, as odds are reckoned. */

type Place = PlaceOf<Table>

/** The last round of which something that lasts speaks; some people speak of the first. */
const lastNamed = ({ lasting }: Table): number =>
  Math.max(1, ...Object.values(lasting).map(({ where }) => Number(where?.['round'] ?? 0)))

function fighting(table: Table, seat: Seat, kind: UnitKind, place: Place) {
  const step = place.planet === undefined ? 'battle' : 'invasion'
  const inRound = (round: number) => hitsOn(table, seat, kind, { ...place, step, round })
  const named = lastNamed(table)
  const first = Array.from({ length: named }, (_, i) => inRound(i + 1))
  const later = inRound(named + 1)
  while (first.length > 0 && first.at(-1) === later) first.pop()
  const dice = throwsDice(table, kind, place.hex) ? unitOf(kind).dice : 0
  const plain = { dice, hitsOn: later, ...(first.length > 0 && { firstHitsOn: first }) }
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

/** PDS that have not fired yet in this activation, and docks that fire as they do. */
function pdsGuns(table: Table, seat: Seat, hex: HexId, place: Place, lifted: ReadonlySet<UnitId>): Gun[] {
  const gun = pdsGun(table, seat, 'pdsFire', place)
  const isReady = ({ id }: Piece) => !table.doing?.fired[id] && !lifted.has(id)
  const pds = pdsInRange(table, seat, hex).filter(isReady)
  const docks = docksInRange(table, seat, hex).filter(isReady)
  return [
    ...pds.map(({ id }) => {
      const bonus = pdsBonus(table, seat, place.against ?? '', hex, id)
      return bonus !== 0 ? { ...gun, hitsOn: gun.hitsOn - bonus } : gun
    }),
    ...docks.map(({ id }) => ({ ...gun, dice: numberOf(table, seat, 'dockShots', 0, { unit: id }) })),
  ]
}

/** Who is aboard once it has moved. */
const ledBy = (table: Table, ship: UnitId, moved: Moved): LeaderKind[] =>
  [
    ...(moved[ship]?.leaders ?? []),
    ...leadersAboard(table, ship).filter(
      id => !Object.values(moved).some(({ leaders }) => leaders?.includes(id)),
    ),
  ].map(id => leaderCard(id).kind)

/** An Admiral's ship throws one die more. */
function ofShip(table: Table, { id, of, kind }: Piece, moved: Moved): OfShip {
  const leaders = ledBy(table, id, moved)
  const first = numberOf(table, of, 'firstHits', 0, { unit: id })
  return {
    ...(leaders.includes('admiral') && { dice: 1 }),
    ...(leaders.length > 0 && { worth: leaders.length * worthOfLeader }),
    ...(first > 0 && { first }),
    ...(kind === 'war_sun' && plays(table, 'sabotageRuns') && { quarry: true }),
  }
}

/** Leaders of a kind on the planet and among those who come down. */
const landing = (
  table: Table,
  seat: Seat,
  planet: PlanetId,
  leaders: readonly LeaderId[],
  kind: LeaderKind,
) => new Set([...leadersOn(table, planet, seat), ...leaders].filter(id => leaderCard(id).kind === kind)).size

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
  ofShip,
  ofFleet(table, seat, { hex }) {
    const waiting = numberOf(table, seat, 'waitingHits', 0, { hex })
    return waiting > 0 ? { waiting } : {}
  },
  ofInvaders(table, seat, planet, leaders) {
    const generals = landing(table, seat, planet, leaders, 'general')
    return generals > 0 ? { again: generals * thrownAgain } : {}
  },
  // A die for each who falls.
  ofTroops: (table, seat) => (holds(table, seat, 'valkyrie_armor') ? { avenges: (11 - avengesOn) / 10 } : {}),
  sustains,
  canLeave: (table, seat, hex, ships) => retreatDestinations(table, seat, hex, ships).length > 0,
  // Everybody's PDS in range fire at who moves.
  before: (table, of, place, lifted) => pdsGuns(table, of, place.hex, place, lifted),
  bombardment,
  // Agents who land keep PDS from firing.
  defence: (table, of, place, leaders) =>
    place.planet === undefined || landing(table, place.against ?? '', place.planet, leaders, 'agent') > 0
      ? []
      : onPlanet(table, place.planet, 'pds')
          .filter(piece => piece.of === of)
          .map(() => pdsGun(table, of, 'pdsDefence', place)),
  // Back on the planet they were destroyed on, as the owner would choose.
  returns: (table, of, planet) => (returnsTo(table, of, planet) ? (11 - homecomesOn) / 10 : undefined),
}

const forecast = forecastWith(edition, gunnery)
export const { spaceForecast } = forecast

/** Of `count` more Ground Forces, with leaders among them. */
export const invasionForecast = (
  table: Table,
  seat: Seat,
  planet: PlanetId,
  count: number,
  ships: readonly UnitId[] = [],
  leaders: readonly LeaderId[] = [],
): Sides | undefined =>
  forecast.invasionForecast(table, seat, planet, Array<UnitKind>(count).fill('ground_force'), ships, leaders)
