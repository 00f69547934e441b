import { neighboursOf } from '../../../shared/ti4/neighbours.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { NotesHand } from '../pages/NotesHand.tsx'
import type { PageProps } from '../pages/page.ts'
import { OpenDeals, Promises } from './Deals.tsx'

/** Offers, promises and notes, and with whom I may deal at all. */
export function DealsPage({ table, seat }: PageProps) {
  const near = neighboursOf(table, seat)
  return (
    <>
      <OpenDeals />
      <section aria-labelledby="neighbours">
        <h3 id="neighbours">{say('ti4.neighbours')}</h3>
        {near.length === 0 && <p class="hint">{say('ti4.neighbours.none')}</p>}
        <p class="claimed">
          {near.map(other => (
            <SeatName key={other} seat={other} />
          ))}
        </p>
      </section>
      <NotesHand />
      <Promises />
    </>
  )
}
