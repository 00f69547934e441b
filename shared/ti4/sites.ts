import type { Seat } from '../engine/rules.ts'
import type { PlanetId } from './content/planets.ts'
import { permits } from './effects.ts'
import { hexOf, planetsOf } from './realm.ts'
import type { Table } from './table.ts'

/** Where units may come to lie on planets. */

/** On the map, and closed by nothing. */
export const takesUnits = (table: Table, seat: Seat, planet: PlanetId): boolean =>
  hexOf(table, planet) !== undefined && permits(table, seat, 'places', { planet }, true)

/** Those of his own. */
export const ownSites = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(planet => takesUnits(table, seat, planet))
