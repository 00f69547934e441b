import type { HexId } from '../galaxy/hexes.ts'
import { throughWormholes, waysWith } from '../galaxy/ways.ts'
import { edition } from './edition.ts'
import { areJoined, wormholesAt } from './links.ts'
import type { Table } from './table.ts'

/** Which systems lie next to each other. */

export { touching } from '../galaxy/ways.ts'
export { printedWormholes, systemAt, wormholesAt } from './links.ts'

export const { adjacent } = waysWith(edition)

/** The other ends of its wormholes. [p. 18] */
export const throughWormhole = (table: Table, hex: HexId, lettersAt = wormholesAt): HexId[] =>
  throughWormholes(table, hex, lettersAt, areJoined(table))
