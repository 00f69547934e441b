import type { FactionId } from '../content/factionIds.ts'
import { dealtHoused, factionsIn } from '../homes.ts'
import type { Table } from '../table.ts'

/** Those a table may choose among that nobody has banned. */
export const factionsOpen = (table: Pick<Table, 'sets' | 'banned'>): FactionId[] =>
  factionsIn(table).filter(id => !table.banned?.[id])

/** So many of them, of which any may be led together: nobody is left without a home. */
export const dealtTogether = (shuffled: readonly FactionId[], count: number): FactionId[] =>
  dealtHoused(shuffled, 1, count).slice(0, count)
