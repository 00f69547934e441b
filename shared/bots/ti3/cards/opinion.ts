import type { MomentAbout } from '../../../ti3/cards/moments.ts'
import type { Table } from '../../../ti3/table.ts'
import type * as galaxy from '../../galaxy/opinion.ts'
import type { Seen } from '../temper.ts'

/** What bots think of cards. */

export interface Spot extends galaxy.Spot<Table, MomentAbout> {
  readonly seen: Seen
}
export type Opinion = galaxy.Opinion<Spot>
