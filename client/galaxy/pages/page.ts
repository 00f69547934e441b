import type { Seat } from '../../../shared/engine/rules.ts'
import type { Table } from '../../../shared/ti3/table.ts'

/** What every page is drawn from: the table, as this seat reads it. */
export interface PageProps {
  table: Table
  seat: Seat
}

/** A page for those who only watch, too. */
export interface OpenPageProps {
  table: Table
  seat?: Seat
}
