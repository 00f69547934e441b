import type { Seat } from '../engine/rules.ts'
import type { PlanetId } from './content/planets.ts'
import { type UnitKind, unitKinds } from './content/units.ts'
import { permits } from './effects.ts'
import { onPlanet } from './forces.ts'
import { hexOf, planetsOf } from './realm.ts'
import type { Table } from './table.ts'

/** Where units may come to lie on planets. */

/** On the map, and closed by nothing. */
export const takesUnits = (table: Table, seat: Seat, planet: PlanetId): boolean =>
  hexOf(table, planet) !== undefined &&
  table.doomed?.includes(planet) !== true &&
  table.attachments?.[planet]?.demilitarized_zone === undefined &&
  permits(table, seat, 'places', { planet }, true)

/** Those of his own. */
export const ownSites = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(planet => takesUnits(table, seat, planet))

/** How many more of a kind may stand there, whoever has built them. [63.3, 85] */
export function roomFor(table: Table, seat: Seat, kind: UnitKind, planet: PlanetId): number {
  const { perPlanet = Number.POSITIVE_INFINITY } = unitKinds[kind]
  if (kind === 'pds' && permits(table, seat, 'anyPds', {})) return Number.POSITIVE_INFINITY
  return Math.max(0, perPlanet - onPlanet(table, planet, kind).length)
}
