import type { Choice, OneOf } from '../engine/options.ts'
import type { Seat } from '../engine/rules.ts'

/** Offers that lie open on a table, one at a time from each player to each other. */

export interface Offer {
  from: Seat
  to: Seat
}
interface Offering<O extends Offer> {
  deals?: Record<string, O>
}

export const offerKey = (from: Seat, to: Seat): string => `${from}>${to}`

export const isOffered = ({ deals = {} }: Offering<Offer>): boolean => Object.keys(deals).length > 0

export const offersWith = <O extends Offer>({ deals = {} }: Offering<O>, seat: Seat): readonly O[] =>
  Object.values(deals).filter(({ from, to }) => from === seat || to === seat)

/** One of these, said as `wording` says it. */
export const offerChoices = <O extends Offer>(
  offers: readonly O[],
  wording: (offer: O) => Choice,
): OneOf | undefined =>
  offers.length === 0
    ? undefined
    : {
        shape: 'oneOf',
        of: Object.fromEntries(offers.map(offer => [offerKey(offer.from, offer.to), wording(offer)])),
      }

export function layOffer<O extends Offer>(table: Offering<O>, offer: O) {
  table.deals = { ...table.deals, [offerKey(offer.from, offer.to)]: offer }
}

export function takeOffer<O extends Offer>(table: Offering<O>, key: string): O {
  const found = table.deals?.[key]
  if (!found) throw new Error(`Nothing is offered as ${key}`)
  const { [key]: _, ...others } = table.deals ?? {}
  if (Object.keys(others).length > 0) table.deals = others
  else delete table.deals
  return { ...found }
}
