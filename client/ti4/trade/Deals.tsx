import { openDeals } from '../../../shared/ti4/dealing.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { ti4Table } from '../table.ts'
import { parcelSaid } from './words.ts'

/** Offers that lie open on the table: who gives what to whom, and for what. */
export function OpenDeals() {
  const table = ti4Table.value
  const deals = table ? openDeals(table) : []
  if (deals.length === 0) return null
  return (
    <section class="agenda" aria-labelledby="deals">
      <h2 id="deals">{say('ti4.deals')}</h2>
      <ul class="deals">
        {deals.map(({ from, to, gives, wants, says }) => (
          <li key={`${from} ${to}`}>
            <p>
              <SeatName seat={from} /> {parcelSaid(gives)}
            </p>
            <p>
              <SeatName seat={to} /> {parcelSaid(wants)}
            </p>
            {says !== undefined && <p class="hint">“{says}”</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was promised, the latest first. */
export function Promises() {
  const promises = ti4Table.value?.promises ?? []
  if (promises.length === 0) return null
  return (
    <section aria-labelledby="promises">
      <h3 id="promises">{say('ti4.promises')}</h3>
      <ul class="deals">
        {promises.toReversed().map(({ round, by, to, says }, i) => (
          <li key={promises.length - i}>
            <p>
              <SeatName seat={by} /> → <SeatName seat={to} />{' '}
              <span class="hint">{say('ti4.promise.round', { round })}</span>
            </p>
            <p>“{says}”</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
