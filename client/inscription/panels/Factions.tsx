import type { Seat } from '../../../shared/engine/rules.ts'
import type { Table } from '../../../shared/inscription/table.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { nameOf } from '../names.ts'
import { marksOf } from '../table.ts'
import { FactionCard } from './FactionCard.tsx'

/** What the factions of the others can do. */
export function Factions({ table, mine }: { table: Table; mine: Seat | undefined }) {
  const led = table.order.flatMap(seat => {
    const faction = seat === mine ? undefined : marksOf(seat)?.faction
    return faction ? [{ seat, faction }] : []
  })
  if (led.length === 0) return null
  return (
    <section class="ins-factions">
      <h2>{say('inscription.factions')}</h2>
      {led.map(({ seat, faction }) => (
        <details key={seat}>
          <summary>
            <SeatName seat={seat} /> <span class="hint">{nameOf('faction', faction)}</span>
          </summary>
          <FactionCard id={faction} />
        </details>
      ))}
    </section>
  )
}
