import { say } from '../../text/text.ts'
import { reads } from '../reads.ts'
import type { OpenPageProps } from './page.ts'

/** Every unit as it is now for whoever reads, and what it could become; for those who only watch, as the first player has it. */
export const Units = ({ table, seat = table.order[0] ?? '' }: OpenPageProps) => (
  <section aria-labelledby="units">
    <h3 id="units">{say('galaxy.units')}</h3>
    <ul class="unit-sheet">
      {reads.kinds.map(kind => (
        <reads.UnitLine key={kind} table={table} seat={seat} kind={kind} />
      ))}
    </ul>
  </section>
)
