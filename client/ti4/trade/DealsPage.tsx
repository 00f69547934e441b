import { neighboursOf } from '../../../shared/ti4/neighbours.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { commands } from '../../room/beforeMe.ts'
import { say } from '../../text/text.ts'
import { NotesHand } from '../pages/NotesHand.tsx'
import type { PageProps } from '../pages/page.ts'
import { OfferButton, OpenDeals, Promises } from './Deals.tsx'

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
        {commands.value.some(({ key }) => key === 'offer') && <OfferButton text="may.offer" />}
      </section>
      <NotesHand />
      <Promises />
    </>
  )
}
