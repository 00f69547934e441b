import type { HexId } from '../galaxy/hexes.ts'
import type { PlanetId } from './content/planets.ts'
import { isIn } from './content/sets.ts'
import { traitsOf } from './planets.ts'
import type { ExplorationDeck, Table } from './table.ts'
import { hasToken } from './tokens.ts'

/** What can be explored, and from which deck. [35] */

export const explorationDecks = ['cultural', 'hazardous', 'industrial', 'frontier'] as const

export const ofEachDeck = <T>(of: (deck: ExplorationDeck) => T): Record<ExplorationDeck, T> => ({
  cultural: of('cultural'),
  hazardous: of('hazardous'),
  industrial: of('industrial'),
  frontier: of('frontier'),
})

export const isExploring = (table: Table): boolean => isIn(table, { set: 'pok' })

/** None where a planet has no trait. [35.2] */
export const decksFor = (table: Table, planet: PlanetId): readonly ExplorationDeck[] =>
  isExploring(table) ? traitsOf(table, planet) : []

export const hasFrontier = (table: Table, hex: HexId): boolean => hasToken(table, hex, 'frontier')
