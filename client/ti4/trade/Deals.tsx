import { offerKey } from '../../../shared/galaxy/offers.ts'
import { declinedNow, openDeals } from '../../../shared/ti4/dealing.ts'
import type { Deal } from '../../../shared/ti4/table.ts'
import { mySeat } from '../../net/room.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { Words } from '../../parts/Words.tsx'
import { give, sending } from '../../room/answering.ts'
import { commands, turnTo } from '../../room/beforeMe.ts'
import { closeTab } from '../../room/openTab.ts'
import { say } from '../../text/text.ts'
import { ti4Hand, ti4Table } from '../table.ts'
import { parcelSaid } from './words.ts'

/** Offers that lie open on the table, mine first: who gives what to whom, for what, and what I may answer; and which of mine
 *  were just declined. */
export function OpenDeals() {
  const table = ti4Table.value
  const deals = table ? openDeals(table) : []
  if (deals.length + declinedDeals().length === 0) return null
  return (
    <section class="agenda" aria-labelledby="deals">
      <h2 id="deals">{say('ti4.deals')}</h2>
      <DealList deals={[...deals.filter(isMine), ...deals.filter(deal => !isMine(deal))]} />
    </section>
  )
}

const isMine = ({ from, to }: Deal) => from === mySeat.value || to === mySeat.value

function declinedDeals() {
  const table = ti4Table.value
  return table && mySeat.value !== undefined ? declinedNow(table, mySeat.value) : []
}

/** The same in my own turn, as far as it is about me. */
export function MyDeals() {
  const table = ti4Table.value
  const deals = table ? openDeals(table).filter(isMine) : []
  if (deals.length + declinedDeals().length === 0) return null
  return (
    <section class="deal-side" aria-label={say('ti4.deals')}>
      <DealList deals={deals} />
    </section>
  )
}

const DealList = ({ deals }: { deals: readonly Deal[] }) => (
  <ul class="deals">
    {deals.map(deal => (
      <OpenDeal key={offerKey(deal.from, deal.to)} deal={deal} />
    ))}
    {declinedDeals().map(({ by, gives, wants }) => (
      <li key={by} class="deal">
        <p>
          <SeatName seat={by} /> <strong>{say('ti4.deal.declined')}</strong>
        </p>
        <p class="hint">{say('ti4.deal.forWhat', { given: gives, asked: wants })}</p>
      </li>
    ))}
  </ul>
)

/** The two of it alone know which notes it names. */
function OpenDeal({ deal }: { deal: Deal }) {
  const { from, to, gives, wants, says } = deal
  const sealed = ti4Hand.value?.deals?.[offerKey(from, to)]
  return (
    <li class="deal">
      <p>
        <SeatName seat={from} /> <span class="hint">{say('ti4.deal.gives.to', { seat: to })}</span>{' '}
        <strong>
          <Words text={parcelSaid(gives, sealed?.gives, sealed?.cards)} />
        </strong>
      </p>
      <p>
        <SeatName seat={to} /> <span class="hint">{say('ti4.deal.gives.to', { seat: from })}</span>{' '}
        <strong>
          <Words text={parcelSaid(wants, sealed?.wants)} />
        </strong>
      </p>
      {says !== undefined && <p class="hint">“{says}”</p>}
      <Answers deal={deal} />
    </li>
  )
}

/** Accepting, declining or another offer in its place; one's own is withdrawn. */
function Answers({ deal: { from, to } }: { deal: Deal }) {
  const key = offerKey(from, to)
  const may = (name: string) => commands.value.find(command => command.key === name)
  const fits = (name: string) => {
    const found = may(name)
    return found && 'of' in found.options && key in (found.options.of as object) ? found : undefined
  }
  const [accept, end] = [fits('acceptOffer'), fits('withdrawOffer')]
  const isAsked = to === mySeat.value
  if (!accept && !end) return null
  return (
    <div class="row">
      {end && (
        <button type="button" disabled={sending.value} onClick={() => void give(end, key)}>
          {say(isAsked ? 'ti4.deal.decline.short' : 'ti4.deal.withdraw.short')}
        </button>
      )}
      {isAsked && may('offer') && <OfferButton text="ti4.deal.counter" />}
      {accept && (
        <button type="button" class="primary" disabled={sending.value} onClick={() => void give(accept, key)}>
          {say('ti4.deal.accept.short')}
        </button>
      )}
    </div>
  )
}

/** To where an offer is put together, wherever one reads of it. */
export const OfferButton = ({ text }: { text: string }) => (
  <button
    type="button"
    onClick={() => {
      closeTab()
      turnTo('offer')
    }}>
    {say(text)}
  </button>
)

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
