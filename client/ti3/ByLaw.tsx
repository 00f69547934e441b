import { lawsOn } from '../../shared/ti3/changedBy.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { say } from '../text/text.ts'

type Names = Parameters<typeof lawsOn> extends [Table, ...infer N] ? N : never

/** Which laws a number beside it comes from; nothing where none speaks of it. */
export const ByLaw = ({ table, of, text = 'ti3.changedBy' }: { table: Table; of: Names; text?: string }) =>
  lawsOn(table, ...of).map(card => (
    <span key={card} class="hint by-law">
      {say(text, { card })}{' '}
    </span>
  ))
