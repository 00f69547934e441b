import type { Seat } from '../../../shared/engine/rules.ts'
import type { Table } from '../table.ts'

/** What every page is drawn from: the table, as this seat reads it. */
export interface PageProps<T extends Table = Table> {
  table: T
  seat: Seat
}

/** A page for those who only watch, too. */
export interface OpenPageProps<T extends Table = Table> {
  table: T
  seat?: Seat
}
