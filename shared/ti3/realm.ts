import type { Seat } from '../engine/rules.ts'
import { realmWith } from '../galaxy/realm.ts'
import { type PlanetId, planets } from './content/planets.ts'
import { races } from './content/races.ts'
import { systems } from './content/systems.ts'
import type { Colour } from './content/technologies.ts'
import { edition } from './edition.ts'
import { numberOf, permits } from './effects.ts'
import type { Table } from './table.ts'

/** Players, their planets and their turn in this edition. */

export const {
  sheet,
  isOut,
  clockwiseFrom,
  othersClockwise,
  neighboursOf,
  strategyCardsOf,
  initiativeOf,
  orderOfPlay,
  byInitiative,
  ownerOf,
  planetsOf,
  readyPlanets,
  hexOf,
  planetsAt,
  groundsAt,
  groundsOf,
  homeWorlds,
  planetsAbroad,
  worthOfPlanet,
  goodsToSpend,
  spendable,
  countersOnMap,
  hasActivated,
} = realmWith(edition)

export const inStatusPhase = ({ phase }: Table) => phase === 'status'

/** Of a people whose Space Docks lie in space: what is printed of these. Nothing silences that, and nobody copies it. */
export const docksInSpace = (table: Table, seat: Seat) => {
  const race = table.players[seat]?.race
  return race && races[race].docksInSpace
}

export const isStation = (planet: PlanetId): boolean => planets[planet].station === true

/** In no home system of anybody. */
export const isColony = (planet: PlanetId): boolean => systems[planets[planet].system].home === undefined

/** Printed on it, or given to all that have any. */
export function hasSpecialty(table: Table, seat: Seat, planet: PlanetId, colour: Colour): boolean {
  const { specialty } = planets[planet]
  if (specialty === undefined) return false
  return specialty === colour || permits(table, seat, 'everySpecialty', { planet })
}

/** There are no more in an area than a player has. */
const allCounters = 16

/** Action Cards a hand may hold. [p. 22] */
export const handLimit = 7

/** As many as the Fleet area may hold. */
export const mostInFleet = (table: Table, seat: Seat): number =>
  numberOf(table, seat, 'fleetCounters', allCounters, {})

/** How many command counters may still be put into an area of the sheet. */
export const roomInArea = (table: Table, seat: Seat, area: 'strategy' | 'pool' | 'fleet'): number =>
  area === 'fleet' ? Math.max(0, mostInFleet(table, seat) - sheet(table, seat).counters.fleet) : allCounters
