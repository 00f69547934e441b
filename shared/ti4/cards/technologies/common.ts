import type { Seat } from '../../../engine/rules.ts'
import type { TechnologyId } from '../../content/technologies.ts'
import { sheet } from '../../realm.ts'
import type { Table } from '../../table.ts'

/** Words that several technologies use. */

export const isReady = (table: Table, seat: Seat, id: TechnologyId): boolean =>
  !sheet(table, seat).technologies[id]?.exhausted

export function exhaustCard(table: Table, seat: Seat, id: TechnologyId) {
  sheet(table, seat).technologies[id] = { exhausted: true }
}
