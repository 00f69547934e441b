import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { waysWith } from '../galaxy/ways.ts'
import { edition } from './edition.ts'
import { sails } from './links.ts'
import type { Table } from './table.ts'

/** Which systems lie next to each other. [6] */

export const { adjacent } = waysWith(edition)

/** Where units go from there in one step, by whatever moves them: what keeps them from sailing through a wormhole keeps them
 *  from leaving by it. */
export const oneStepFrom = (table: Table, hex: HexId, seat: Seat): readonly HexId[] =>
  sails(table, hex, seat) ?? adjacent(table, hex, seat)
