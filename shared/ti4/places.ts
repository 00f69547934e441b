import type { Seat } from '../engine/rules.ts'
import { acrossSide, type HexId, sides } from '../galaxy/hexes.ts'
import type { PlanetId } from './content/planets.ts'
import { planets } from './content/planets.ts'
import { systems } from './content/systems.ts'
import { anomaliesAt, systemAt } from './galaxy.ts'
import { isLegendary } from './planets.ts'
import { planetsAt, sheet } from './realm.ts'
import type { Table } from './table.ts'

/** What kind of place a system is, as cards ask for it. */

export const mecatolRex: PlanetId = 'mecatol_rex'

export const isMecatol = (table: Table, hex: HexId): boolean => planetsAt(table, hex).includes(mecatolRex)

export const isAnomaly = (table: Table, hex: HexId): boolean => anomaliesAt(table, hex).length > 0

/** Anybody's. */
export const isInHome = (planet: PlanetId): boolean => {
  const { system } = planets[planet]
  return system !== undefined && systems[system].kind === 'home'
}

export const isHome = (table: Table, hex: HexId): boolean => systemAt(table, hex)?.kind === 'home'

/** Where the others live. */
export const homesOfOthers = (table: Table, seat: Seat): HexId[] =>
  table.order.filter(other => other !== seat).map(other => sheet(table, other).home)

/** A tile without planets; lanes are no system, and what lies beside the map is not empty for that. [44.2] */
export const isEmpty = (table: Table, hex: HexId): boolean =>
  systemAt(table, hex) !== undefined && planetsAt(table, hex).length === 0

/** Some side of it touches no other tile; what lies beside the map always does. [39.2] */
export function isOnEdge(table: Table, hex: HexId): boolean {
  const { tiles, lanes = {} } = table.galaxy
  const system = systemAt(table, hex)
  if (system === undefined) return false
  if (system.offMap || system.kind === 'nexus') return true
  const isTile = (at: HexId | undefined) =>
    at !== undefined && (tiles[at]?.system !== undefined || lanes[at] !== undefined)
  return Array.from({ length: sides }, (_, side) => acrossSide(hex, side)).some(at => !isTile(at))
}

/** With a legendary planet, Mecatol Rex or an anomaly. */
export const isLandmark = (table: Table, hex: HexId): boolean =>
  isAnomaly(table, hex) ||
  planetsAt(table, hex).some(planet => planet === mecatolRex || isLegendary(table, planet))
