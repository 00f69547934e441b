import type { Seat } from '../../engine/rules.ts'
import type { Place as PlaceOf } from '../../galaxy/forecast.ts'
import { hitsOn, sustains } from '../battles.ts'
import type { PlanetId } from '../content/planets.ts'
import type { UnitKind } from '../content/units.ts'
import { numberOf, permits } from '../effects.ts'
import { onPlanet } from '../forces.ts'
import { sheetOf } from '../prints.ts'
import type { Table, Unit, UnitId } from '../table.ts'
import { isReadyFor } from './ready.ts'

/** What dice need round by round, and who hangs on whom. */

export type Place = PlaceOf<Table>

export const never = 99

/** The last round of which something that lasts speaks. */
const lastNamed = ({ lasting }: Table): number =>
  Math.max(1, ...Object.values(lasting).map(({ where }) => Number(where?.['round'] ?? 0)))

const without = (table: Table, isGone: (unit: Unit) => boolean): Table => {
  const { units } = table
  const left = Object.entries(units).filter(([, unit]) => !isGone(unit))
  return left.length === Object.keys(units).length ? table : { ...table, units: Object.fromEntries(left) }
}

/** On whom others hang: in space a flagship, on a planet Mechs. */
const leaderOf = (planet: unknown): UnitKind => (planet === undefined ? 'flagship' : 'mech')

/** As if those of these sides who lead there were elsewhere. */
export const unled = (
  table: Table,
  { hex, planet }: Pick<Place, 'hex' | 'planet'>,
  isTheirs: (seat: Seat) => boolean,
): Table =>
  without(
    table,
    ({ kind, of, at, planet: on }) =>
      kind === leaderOf(planet) && at === hex && (planet === undefined || on === planet) && isTheirs(of),
  )

/** With the leader of its side or without it. */
export function needsOf(table: Table, seat: Seat, kind: UnitKind, place: Place) {
  const step = place.planet === undefined ? 'spaceCombat' : 'groundCombat'
  const silent = isSilenced(table, place)
  const charged = isReadyFor(table, seat, 'supercharge') ? 1 : 0
  const needs = (of: Table, round: number) => {
    if (!permits(of, seat, 'rollsInCombat', { round }, true) || (round === 1 && silent)) return never
    return hitsOn(of, seat, kind, { ...place, step, round }) - (round === 1 ? charged : 0)
  }
  const alone = kind === leaderOf(place.planet) ? table : unled(table, place, of => of === seat)
  const named = lastNamed(table)
  const later = needs(alone, named + 1)
  const first = Array.from({ length: named }, (_, i) => needs(alone, i + 1))
  while (first.length > 0 && first.at(-1) === later) first.pop()
  const led = alone === table ? 0 : later - needs(table, named + 1)
  return { hitsOn: later, ...(first.length > 0 && { firstHitsOn: first }), ...(led !== 0 && { led }) }
}

/** By the first printing of Magen Defense Grid, which is exhausted for the first round. */
function isSilenced(table: Table, { planet, against: by = '' }: Place): boolean {
  if (planet === undefined || table.printing !== 'first' || !isReadyFor(table, by, 'magen_defense_grid'))
    return false
  return onPlanet(table, planet).some(
    ({ of, kind }) => of === by && sheetOf(table, of, kind)?.planetaryShield,
  )
}

/** Only the other side's leader keeps it from sustaining damage. */
export const isHushed = (table: Table, seat: Seat, kind: UnitKind, place: Place): boolean =>
  !sustains(table, seat, kind, place.planet as PlanetId | undefined) &&
  sustains(
    unled(table, place, of => of !== seat),
    seat,
    kind,
    place.planet as PlanetId | undefined,
  )

/** Dice this very unit has besides, always and with the flagship of its side. */
export function moreDice(table: Table, seat: Seat, unit: UnitId, place: Place) {
  const diceIn = (of: Table) => numberOf(of, seat, 'combatDice', 0, { unit })
  // On a planet the flagship is in no danger.
  const alone = place.planet === undefined ? diceIn(unled(table, place, of => of === seat)) : diceIn(table)
  return { dice: alone, ledDice: diceIn(table) - alone }
}
