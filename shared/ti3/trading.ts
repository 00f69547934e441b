import type { Seat } from '../engine/rules.ts'
import { type TradeCardId, tradeCards } from './content/tradeCards.ts'
import { numberOf, permits } from './effects.ts'
import { isOut, sheet } from './realm.ts'
import type { Negotiation, Table } from './table.ts'

/** What client, bots and rules read about trade cards. An agreement is a card of each lying before the other. */

const inPrintedOrder = (cards: Partial<Record<TradeCardId, true>>): TradeCardId[] =>
  (Object.keys(tradeCards) as TradeCardId[]).filter(id => cards[id])

/** Own cards not given to anybody. */
export const contractsOf = (table: Table, seat: Seat): TradeCardId[] =>
  inPrintedOrder(sheet(table, seat).contracts)

/** Cards of partners. */
export const agreementsOf = (table: Table, seat: Seat): TradeCardId[] =>
  inPrintedOrder(sheet(table, seat).agreements)

/** Whose card it is, wherever it lies. */
export const ownerOfCard = (table: Table, card: TradeCardId): Seat | undefined =>
  table.order.find(seat => sheet(table, seat).race === tradeCards[card].race)

export const partnersOf = (table: Table, seat: Seat): Seat[] =>
  agreementsOf(table, seat).flatMap(card => ownerOfCard(table, card) ?? [])

/** The card of `of` that lies before `before`. */
export const cardBefore = (table: Table, before: Seat, of: Seat): TradeCardId | undefined =>
  agreementsOf(table, before).find(card => ownerOfCard(table, card) === of)

/** Two agreements each at most, for there are two cards; one with the same partner. [p. 25] */
export function mayAgree(table: Table, one: Seat, other: Seat): boolean {
  if (one === other || isOut(table, one) || isOut(table, other)) return false
  if (
    ![[one, other] as const, [other, one] as const].every(([seat, partner]) =>
      permits(table, seat, 'agrees', { partner }, true),
    )
  )
    return false
  if (partnersOf(table, one).includes(other)) return false
  return contractsOf(table, one).length > 0 && contractsOf(table, other).length > 0
}

/** An offer by what the cards pay: which of two alike is given makes no difference. */
export const asSaid = ({ from, to, gives, wants }: Negotiation['offers'][string]): string =>
  `${from}>${to}/${tradeCards[gives].value}/${tradeCards[wants].value}`

/** Made in the Trade Strategy under way: it pays nobody yet. [p. 25] */
export const isNew = (table: Table, one: Seat, other: Seat): boolean =>
  Object.values(table.lasting).some(
    ({ effect, by, on }) =>
      effect === 'newAgreement' && ((by === one && on === other) || (by === other && on === one)),
  )

/** What the agreements of a seat pay at once. [p. 25] */
export function incomeOf(table: Table, seat: Seat): number {
  const paying = agreementsOf(table, seat).filter(
    card => !isNew(table, seat, ownerOfCard(table, card) ?? seat),
  )
  const each = paying.map(card => numberOf(table, seat, 'agreement', tradeCards[card].value, {}))
  const sum = each.reduce((all, one) => all + one, 0)
  return numberOf(table, seat, 'income', sum, {})
}

/** Either of the two may end it in the Status Phase, unless something forbids. [p. 25] */
export const mayBreakWith = (table: Table, seat: Seat, partner: Seat): boolean =>
  permits(table, seat, 'breaksWith', { partner }, true)

/** Each agreement once, but none that one of the two may not break. */
export const breakableAgreements = (table: Table): [Seat, Seat][] =>
  table.order.flatMap((seat, at) =>
    partnersOf(table, seat)
      .filter(partner => table.order.indexOf(partner) > at)
      .filter(partner => mayBreakWith(table, seat, partner) && mayBreakWith(table, partner, seat))
      .map((partner): [Seat, Seat] => [seat, partner]),
  )
