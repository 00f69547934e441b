import { type Flow, tell } from '../../engine/flow.ts'
import type { Choice, OneOf } from '../../engine/options.ts'
import type { Command, Seat } from '../../engine/rules.ts'
import { type TradeCardId, tradeCards } from '../content/tradeCards.ts'
import { permits } from '../effects.ts'
import type { Negotiation, Table, Ti3 } from '../table.ts'
import { asSaid, contractsOf, mayAgree } from '../trading.ts'
import { makeAgreement, oneOf } from './agreements.ts'

/** Offers of trade agreements: made, accepted, approved, withdrawn. They lie open on the table. [pp. 24–25] */

export type Offer = Negotiation['offers'][string]

export const keyOf = ({ from, to }: Offer) => `${from}>${to}`
export const offersOf = (table: Table): Offer[] => Object.values(table.negotiation?.offers ?? {})

export function standing(table: Table, key: string): Offer {
  const offer = table.negotiation?.offers[key]
  if (!offer) throw new Error(`${key} lies no longer open`)
  return offer
}

export const wording = ({ from, to, gives, wants }: Offer) => ({
  seat: from,
  partner: to,
  gives: tradeCards[gives].value,
  wants: tradeCards[wants].value,
})

export const offerChoice = (offer: Offer): Choice => ({
  on: { seat: offer.to },
  text: 'ti3.deal.offer',
  about: wording(offer),
})

/** One offer at a time to each, naming the card given and the card asked for. Of two cards alike one is enough. */
export function possibleOffers(table: Table, from: Seat): Record<string, Offer> {
  const offers: Record<string, Offer> = {}
  for (const to of table.order) {
    if (!mayAgree(table, from, to) || table.negotiation?.offers[`${from}>${to}`]) continue
    for (const gives of unlike(table, from))
      for (const wants of unlike(table, to)) offers[`${to}.${gives}.${wants}`] = { from, to, gives, wants }
  }
  return offers
}

const unlike = (table: Table, seat: Seat) =>
  contractsOf(table, seat).filter(
    (card, i, all) => all.findIndex(other => tradeCards[other].value === tradeCards[card].value) === i,
  )

export const anyCouldAgree = (table: Table): boolean =>
  table.order.some(one => table.order.some(other => mayAgree(table, one, other)))

export function* makeOffer(table: Table, offer: Offer): Flow {
  const { negotiation } = table
  if (!negotiation) return
  negotiation.offers[keyOf(offer)] = offer
  yield* tell('everyone', { text: 'ti3.log.offersAgreement', about: wording(offer) })
}

export function* withdraw(table: Table, offer: Offer, by: Seat): Flow {
  const { from, to } = offer
  const { negotiation } = table
  delete negotiation?.offers[`${from}>${to}`]
  if (negotiation && by !== from && !negotiation.closing)
    negotiation.declined = { ...negotiation.declined, [asSaid(offer)]: true }
  yield* tell('everyone', { text: 'ti3.log.noAgreement', about: { by, seat: from, partner: to } })
}

/** Between any two it needs the active player's approval; his own consent is his approval. [p. 25] */
function needsApproval(table: Table, { from, to }: Offer): boolean {
  const sides = [from, to]
  return (
    !sides.includes(table.negotiation?.of ?? '') &&
    !sides.some(seat => permits(table, seat, 'agreesFreely', {}))
  )
}

export function* accept(table: Table, offer: Offer): Flow {
  if (!needsApproval(table, offer)) return yield* conclude(table, offer)
  standing(table, keyOf(offer)).accepted = true
  yield* tell('everyone', { text: 'ti3.log.agreePending', about: { seat: offer.to, partner: offer.from } })
}

/** What can no longer be, now that these cards are given, falls away. */
export function* conclude(table: Table, { from, to, gives, wants }: Offer): Flow {
  yield* makeAgreement(table, { seat: from, gives }, { seat: to, gives: wants })
  for (const other of offersOf(table)) {
    const held = stillHeld(table, other.from, other.gives)
    const wanted = stillHeld(table, other.to, other.wants)
    if (held && wanted && mayAgree(table, other.from, other.to))
      Object.assign(other, { gives: held, wants: wanted })
    else delete table.negotiation?.offers[keyOf(other)]
  }
}

/** The card itself, or one just like it: whoever was offered it loses nothing. */
const stillHeld = (table: Table, seat: Seat, card: TradeCardId): TradeCardId | undefined => {
  const left = contractsOf(table, seat)
  if (left.includes(card)) return card
  return left.find(other => tradeCards[other].value === tradeCards[card].value)
}

const choices = (offers: readonly Offer[], text: string): OneOf | undefined =>
  offers.length === 0
    ? undefined
    : oneOf(Object.fromEntries(offers.map(offer => [keyOf(offer), { text, about: wording(offer) }])))

const isNegotiating = ({ negotiation }: Table): boolean => negotiation !== undefined && !negotiation.closing

/** Everybody but the active player, who finds the same among the answers of his question. */
const offerAgreement: Command<Ti3> = {
  during: isNegotiating,
  may({ table, seat = '' }) {
    if (table.negotiation?.of === seat) return undefined
    const offers = Object.entries(possibleOffers(table, seat))
    if (offers.length === 0) return undefined
    return oneOf(Object.fromEntries(offers.map(([id, offer]) => [id, offerChoice(offer)])))
  },
  *does(table, seat, id: string) {
    const offer = possibleOffers(table, seat)[id]
    if (offer) yield* makeOffer(table, offer)
  },
}

const acceptAgreement: Command<Ti3> = {
  during: isNegotiating,
  may({ table, seat }) {
    if (table.negotiation?.of === seat) return undefined
    const offers = offersOf(table).filter(({ to, accepted }) => to === seat && !accepted)
    return choices(offers, 'ti3.deal.acceptThis')
  },
  *does(table, _, key: string) {
    yield* accept(table, standing(table, key))
  },
}

/** One's own offer, or one that was made to him, until the agreement is made. */
const withdrawAgreement: Command<Ti3> = {
  during: table => offersOf(table).length > 0,
  may: ({ table, seat }) =>
    choices(
      offersOf(table).filter(({ from, to }) => from === seat || to === seat),
      'ti3.deal.withdrawThis',
    ),
  *does(table, seat, key: string) {
    yield* withdraw(table, standing(table, key), seat)
  },
}

export const negotiationCommands = { offerAgreement, acceptAgreement, withdrawAgreement }
