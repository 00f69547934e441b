import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { ti3Table } from '../table.ts'

/** Trade agreements others have offered each other and not answered yet. */
export function Offers() {
  const offers = Object.values(ti3Table.value?.negotiation?.offers ?? {})
  if (offers.length === 0) return null
  return (
    <section class="agenda" aria-labelledby="offers">
      <h2 id="offers">{say('ti3.offers')}</h2>
      <ul class="votes">
        {offers.map(({ from, to, accepted }) => (
          <li key={`${from} ${to}`}>
            <SeatName seat={from} />
            <span>→</span>
            <SeatName seat={to} />
            <span class="hint">{say(accepted ? 'ti3.offers.approval' : 'ti3.offers.answer')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
