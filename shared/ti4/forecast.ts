import type { Seat } from '../engine/rules.ts'
import { forecastWith, type Gunnery, type OfSide, type Place as PlaceOf } from '../galaxy/forecast.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { Fighting, Gun, Sides } from '../galaxy/odds/ranks.ts'
import type { Moved } from '../galaxy/shapes/move.ts'
import { type Shot, shotsOf } from '../galaxy/shots.ts'
import {
  barrageDice,
  cannonShotsAt,
  cannonShotsOn,
  hitsOn,
  retreatsTo,
  rollOf,
  sustains,
  withMoreDice,
} from './battles.ts'
import type { PlanetId } from './content/planets.ts'
import type { TechnologyId } from './content/technologies.ts'
import { type UnitKind, unitKinds } from './content/units.ts'
import { edition } from './edition.ts'
import { holds, numberOf, permits } from './effects.ts'
import { enemyInSpace, onPlanet } from './forces.ts'
import { print, sheetOf } from './prints.ts'
import { hexOf, ownerOf, sheet } from './realm.ts'
import type { Table, Unit, UnitId } from './table.ts'
import { bombers, canBombard } from './volleys.ts'

/** What of a fight happens by itself, or costs nothing: cannons fire and ships bombard, an ambush is laid, a technology is exhausted for it.
 *  Nothing that costs units, goods or cards, but what was begun already. */

type Place = PlaceOf<Table>

/** The last round of which something that lasts speaks. */
const lastNamed = ({ lasting }: Table): number =>
  Math.max(1, ...Object.values(lasting).map(({ where }) => Number(where?.['round'] ?? 0)))

const isReady = (table: Table, seat: Seat, id: TechnologyId): boolean =>
  holds(table, seat, id) && !sheet(table, seat).technologies[id]?.exhausted

/** As if the flagship of these lay elsewhere. */
const without = (table: Table, hex: HexId, isTheirs: (seat: Seat) => boolean): Table => {
  const { units } = table
  const left = Object.entries(units).filter(
    ([, { kind, of, at }]) => !(kind === 'flagship' && at === hex && isTheirs(of)),
  )
  return left.length === Object.keys(units).length ? table : { ...table, units: Object.fromEntries(left) }
}

const never = 99

/** What its dice need round by round, with the flagship of its side or without it. */
function needsOf(table: Table, seat: Seat, kind: UnitKind, place: Place) {
  const step = place.planet === undefined ? 'spaceCombat' : 'groundCombat'
  const silent = isSilenced(table, place)
  const needs = (of: Table, round: number) => {
    if (!permits(of, seat, 'rollsInCombat', { round }, true) || (round === 1 && silent)) return never
    return hitsOn(of, seat, kind, { ...place, step, round })
  }
  const alone = kind === 'flagship' ? table : without(table, place.hex, of => of === seat)
  const named = lastNamed(table)
  const later = needs(alone, named + 1)
  const first = Array.from({ length: named }, (_, i) => needs(alone, i + 1))
  while (first.length > 0 && first.at(-1) === later) first.pop()
  const led = alone === table ? 0 : later - needs(table, named + 1)
  return { hitsOn: later, ...(first.length > 0 && { firstHitsOn: first }), ...(led !== 0 && { led }) }
}

/** By the first printing of Magen Defense Grid, which is exhausted for the first round. */
function isSilenced(table: Table, { planet, against: by = '' }: Place): boolean {
  if (planet === undefined || table.printing !== 'first' || !isReady(table, by, 'magen_defense_grid'))
    return false
  return onPlanet(table, planet).some(
    ({ of, kind }) => of === by && sheetOf(table, of, kind)?.planetaryShield,
  )
}

/** Hits of Bombardment count so much for him, and those of his ground forces with them. */
const groundHits = (table: Table, seat: Seat): Pick<Gun, 'each'> => {
  const each = numberOf(table, seat, 'bombardmentHits', 1, {})
  return each === 1 ? {} : { each }
}

function fighting(table: Table, seat: Seat, kind: UnitKind, place: Place): Omit<Fighting, 'worth'> {
  const dice = sheetOf(table, seat, kind)?.combat?.dice ?? 0
  const plain = { dice: typeof dice === 'number' ? dice : 1, ...needsOf(table, seat, kind, place) }
  return place.planet === undefined
    ? {
        ...plain,
        ...(dice === 'opponentNonFighterShips' && { matches: true }),
        ...flying(table, seat, kind, place),
      }
    : { ...plain, ...groundHits(table, seat) }
}

function flying(table: Table, seat: Seat, kind: UnitKind, place: Place): Partial<Fighting> {
  const { hex } = place
  const shots = barrageDice(table, seat, kind)
  const isFlagship = kind === 'flagship'
  const isLight = kind === 'cruiser' || kind === 'destroyer'
  const { combat = never } = print(table, seat, kind)
  return {
    ...(shots > 0 && {
      barrage: { dice: shots, hitsOn: hitsOn(table, seat, kind, { ...place, step: 'barrage', round: 0 }) },
    }),
    ...(isLight &&
      holds(table, seat, 'ambush') && { early: { ambush: { dice: 1, hitsOn: combat, most: ambushers } } }),
    ...(sustains(
      without(table, hex, of => of !== seat),
      seat,
      kind,
    ) &&
      !sustains(table, seat, kind) && { hushed: true }),
    ...(permits(table, seat, 'sparesFighters', { kind, hex }) && { large: true }),
    ...(isFlagship && {
      flagship: true,
      ...(holds(table, seat, 'j_n_s_hylarim') && { more: { from: 9, hits: 2 } }),
      ...(holds(table, seat, 'arc_secundus') && { renews: true }),
      ...(holds(table, seat, 'van_hauge') && { dooms: true }),
    }),
  }
}

const ambushers = 2
const outgunning = 3

function ofSide(table: Table, seat: Seat): OfSide {
  const cancels = numberOf(table, seat, 'sustained', 1, {})
  return {
    ...(cancels > 1 && { cancels }),
    ...(holds(table, seat, 'duranium_armor') && { mends: true }),
  }
}

const ofFleet = (table: Table, seat: Seat): OfSide => ({
  ...ofSide(table, seat),
  ...(holds(table, seat, 'assault_cannon') && { outguns: outgunning }),
  ...(permits(table, seat, 'barragesShips', {}) && { barragesAll: true }),
})

function ofTroops(table: Table, seat: Seat, { hex, planet, against = '' }: Place): OfSide {
  if (planet === undefined) return {}
  const isStruck =
    table.printing !== 'first' &&
    holds(table, against, 'magen_defense_grid') &&
    onPlanet(table, planet).some(({ of, kind }) => of === against && unitKinds[kind].type === 'structure')
  const harries = holds(table, seat, 'harrow') ? bombs(table, seat, hex, planet, against) : []
  return {
    ...ofSide(table, seat),
    ...(isStruck && { struck: 1 }),
    ...(harries.length > 0 && { harries }),
    ...(holds(table, seat, 'valkyrie_particle_weave') && { strikesBack: true }),
  }
}

type FiringFight = Parameters<typeof withMoreDice>[3]

/** Dice of a unit ability, with those that come besides. */
const gunsOf = (table: Table, seat: Seat, shots: readonly Shot<UnitKind>[], fight: FiringFight): Gun[] =>
  withMoreDice(table, seat, shots, fight).map(({ kind, dice, bonus = 0 }) => ({
    dice,
    hitsOn: hitsOn(table, seat, kind, fight) - bonus,
  }))

function bombs(table: Table, seat: Seat, hex: HexId, planet: PlanetId, against: Seat): Gun[] {
  if (!canBombard(table, seat, hex, planet)) return []
  const fight = { hex, planet, step: 'bombardment', side: 'attacker', against, round: 0 } as const
  const shots = shotsOf(
    bombers(table, seat, hex),
    kind => rollOf(table, seat, kind, 'bombardment')?.dice ?? 0,
  )
  return gunsOf(table, seat, shots, fight).map(gun => ({
    ...gun,
    ...groundHits(table, seat),
  }))
}

const gunnery: Gunnery<Table> = {
  fighting,
  ofFleet,
  ofTroops,
  // The other side's flagship is reckoned with in what it hushes.
  sustains: (table, seat, kind, planet) =>
    sustains(
      without(table, table.battle?.hex ?? '', of => of !== seat),
      seat,
      kind,
      planet,
    ),
  canLeave: (table, seat, hex) => retreatsTo(table, seat, hex).length > 0,
  before(table, of, { hex, side, against = '' }) {
    if (!permits(table, against, 'firedUpon', { hex }, true)) return []
    const fight = { hex, step: 'spaceCannon', side, against, round: 0 } as const
    const large = isReady(table, of, 'graviton_laser_system') && { large: true as const }
    return gunsOf(table, of, cannonShotsAt(table, of, hex), fight).map(gun => ({ ...gun, ...large }))
  },
  bombardment: (table, seat, _landing, _coming, { hex, planet, against = '' }) =>
    planet === undefined ? [] : bombs(table, seat, hex, planet, against),
  defence(table, of, { hex, planet, against = '' }) {
    if (planet === undefined || permits(table, against, 'landsUnharmed', {})) return []
    const fight = { hex, planet, step: 'spaceCannon', side: 'defender', against, round: 0 } as const
    return gunsOf(table, of, cannonShotsOn(table, of, planet), fight)
  },
  firesAlone: true,
}

const forecast = forecastWith(edition, gunnery)

/** With these ships and what they carry in the system, and the fight about to begin. */
function arrived(table: Table, seat: Seat, hex: HexId, moved: Moved): Table {
  const coming = Object.entries(moved).flatMap(([id, { cargo = [] }]) => [id, ...cargo])
  const { units: before } = table
  const units = { ...before }
  for (const id of coming) {
    const { planet: _, ...unit } = before[id] as Unit
    units[id] = { ...unit, at: hex }
  }
  const then = { ...table, units }
  const defender = enemyInSpace(then, seat, hex)
  return defender === undefined ? then : { ...then, battle: { hex, attacker: seat, defender, round: 0 } }
}

export const spaceForecast = (table: Table, seat: Seat, hex: HexId, moved: Moved = {}): Sides | undefined =>
  forecast.spaceForecast(arrived(table, seat, hex, moved), seat, hex)

/** Of these who come down beside those who stand there, after bombardment or with it. */
export function invasionForecast(
  table: Table,
  seat: Seat,
  planet: PlanetId,
  landing: readonly UnitKind[],
  ships: readonly UnitId[] = [],
): Sides | undefined {
  const hex = hexOf(table, planet)
  const defender = ownerOf(table, planet)
  if (hex === undefined) return undefined
  const { battle: _, ...rest } = table
  const then: Table =
    defender === undefined ? rest : { ...rest, battle: { hex, planet, attacker: seat, defender, round: 0 } }
  return forecast.invasionForecast(then, seat, planet, landing, ships)
}

/** Bombardment is over when anybody lands. */
export function landingForecast(
  table: Table,
  seat: Seat,
  planet: PlanetId,
  landing: readonly UnitKind[],
): Sides | undefined {
  const sides = invasionForecast(table, seat, planet, landing)
  return sides && { ...sides, attacker: { ...sides.attacker, before: [] } }
}
