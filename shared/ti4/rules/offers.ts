import { draw, type Flow, tell } from '../../engine/flow.ts'
import type { About, Seat } from '../../engine/rules.ts'
import { offerKey, takeOffer } from '../../galaxy/offers.ts'
import { asSaid, inWords, isDue } from '../dealing.ts'
import type { Deal, Hand, Sealed, Table, Ti4 } from '../table.ts'

/** Offers that lie open, and how they leave the table. [94] */

export const wording = ({ from, to, gives, wants }: Deal): About => ({
  seat: from,
  to,
  given: inWords(gives),
  asked: inWords(wants),
})

/** Off the table, and what was sealed of it out of both hands. */
export function* openDeal(table: Table, key: string): Flow<Deal & { sealed: Sealed }> {
  const deal = takeOffer<Deal>(table, key)
  const isSealed = deal.gives.note || deal.wants.note || deal.gives.cards
  const sealed = isSealed
    ? yield* draw<Ti4, Sealed>(({ hands }) => {
        const known = { ...(hands[deal.from] as Hand).deals?.[key] }
        for (const seat of [deal.from, deal.to]) forgetDeal(hands[seat] as Hand, key)
        return known
      })
    : {}
  return { ...deal, sealed }
}

function forgetDeal(hand: Hand, key: string) {
  const { [key]: _, ...others } = hand.deals ?? {}
  if (Object.keys(others).length > 0) hand.deals = others
  else delete hand.deals
}

/** What nothing can come of any more is off the table, and all who saw it hear so. */
export function* withdrawUnfit(table: Table): Flow {
  for (const [key, deal] of Object.entries(table.deals ?? {}))
    if (!isDue(table, deal)) yield* lapse(table, key)
}

export function* lapse(table: Table, key: string): Flow {
  const { sealed: _, ...deal } = yield* openDeal(table, key)
  yield* tell('everyone', { text: 'ti4.log.offerLapses', about: wording(deal) })
}

/** A card or note has left a hand for all to see: whoever offered it cannot give it now. What changes hands unseen shows in no
 *  offer; that falls when it is accepted. */
export function* withdrawWithout(table: Table, card: string): Flow {
  const hidden = Object.entries(table.deals ?? {}).filter(([, { gives }]) => gives.note || gives.cards)
  if (hidden.length > 0) {
    const about = yield* draw<Ti4, string[]>(({ hands }) =>
      hidden.flatMap(([key, { from }]) => {
        const { gives, cards = [] } = (hands[from] as Hand).deals?.[key] ?? {}
        return gives === card || cards.includes(card) ? [key] : []
      }),
    )
    for (const key of about) yield* lapse(table, key)
  }
  yield* withdrawUnfit(table)
}

/** So many are remembered. */
const declinesKept = 12

export function decline(table: Table, { from, to, gives, wants }: Deal) {
  const key = offerKey(from, to)
  const before = (table.declined?.[key]?.offers ?? []).filter(said => said !== asSaid(gives, wants))
  const offers = [...before, asSaid(gives, wants)].slice(-declinesKept)
  table.declined = { ...table.declined, [key]: { offers, now: true } }
}

/** They have agreed on something: everything may be offered anew. */
export function forgetDeclined(table: Table, one: Seat, other: Seat) {
  const { [offerKey(one, other)]: _, [offerKey(other, one)]: __, ...rest } = table.declined ?? {}
  if (Object.keys(rest).length > 0) table.declined = rest
  else delete table.declined
}
