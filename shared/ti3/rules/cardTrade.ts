import { choose, type Flow, inHand, tell } from '../../engine/flow.ts'
import type { OneOf, SomeOf } from '../../engine/options.ts'
import type { Command, Seat } from '../../engine/rules.ts'
import { numberOf, permits } from '../effects.ts'
import { handLimit, inStatusPhase, isOut, othersClockwise, sheet } from '../realm.ts'
import type { Hand, Table, Ti3 } from '../table.ts'
import { keepHandLimit } from './actionCards.ts'
import { showCards } from './showing.ts'

/** Action Cards for Action Cards, in the Status Phase, between two players who both agree. What lies beside them, trade
 *  goods or promises, they settle as always. */

const declined = (other: Seat) => `declined.${other}`

/** A hand that still has to shrink is not traded from. */
const withinLimit = (table: Table, seat: Seat) =>
  sheet(table, seat).actionCards <= numberOf(table, seat, 'handLimit', handLimit, {})

function partners(table: Table, seat: Seat): Seat[] {
  const { memory, actionCards } = sheet(table, seat)
  if (isOut(table, seat) || memory['trading']) return []
  if (!permits(table, seat, 'tradesCards', {}) || !withinLimit(table, seat)) return []
  return othersClockwise(table, seat).filter(
    other =>
      !memory[declined(other)] &&
      withinLimit(table, other) &&
      actionCards + sheet(table, other).actionCards > 0,
  )
}

export const tradeCards: Command<Ti3> = {
  during: inStatusPhase,
  may({ table, seat }) {
    const others = seat === undefined ? [] : partners(table, seat)
    if (others.length === 0) return undefined
    return { shape: 'oneOf', of: Object.fromEntries(others.map(seat => [seat, { on: { seat } }])) } as OneOf
  },
  *does(table: Table, seat: Seat, partner: never) {
    sheet(table, seat).memory['trading'] = true
    yield* bargain(table, seat, partner)
    delete sheet(table, seat).memory['trading']
  },
}

/** One offers, the other answers with cards of his own, and the first may still say no. */
function* bargain(table: Table, seat: Seat, partner: Seat): Flow {
  const gives = yield* cardsOf(seat, 'gives', 'ti3.ask.tradeGives', partner)
  const about = { seat, to: partner, count: gives.length }
  yield* tell('everyone', { text: 'ti3.log.offersCards', about })
  yield* showCards(partner, seat, gives)
  if (!(yield* agrees(partner, 'bargains', seat, gives.length))) return yield* refuses(table, seat, partner)
  const wants = yield* cardsOf(partner, 'returns', 'ti3.ask.tradeReturns', seat)
  yield* showCards(seat, partner, wants)
  if (wants.length > 0 && !(yield* agrees(seat, 'agrees', partner, wants.length)))
    return yield* refuses(table, seat, partner)
  yield* handOver(table, seat, partner, gives)
  yield* handOver(table, partner, seat, wants)
  yield* keepHandLimit(table, seat)
  yield* keepHandLimit(table, partner)
}

const cardsOf = (
  seat: Seat,
  name: string,
  text: 'ti3.ask.tradeGives' | 'ti3.ask.tradeReturns',
  other: Seat,
) =>
  choose<string[], Ti3>(seat, ({ hand }) => {
    const cards = Object.keys(hand?.actionCards ?? {}).sort()
    const of = Object.fromEntries(cards.map(card => [card, { on: { card } }]))
    const options: SomeOf = { shape: 'someOf', of, least: 0, most: cards.length }
    const ask = { name, rule: 'ti3/20.cardBrokers', text, about: { seat: other } }
    return { ...ask, hint: { trades: 'actionCard' }, options, otherwise: [] }
  })

function* agrees(seat: Seat, name: string, other: Seat, count: number): Flow<boolean> {
  const said = yield* choose<string, Ti3>(seat, () => ({
    name,
    rule: 'ti3/20.cardBrokers',
    text: 'ti3.ask.tradeAgrees',
    hint: { trades: 'actionCard' },
    about: { seat: other, count },
    options: {
      shape: 'oneOf',
      of: { deal: { text: 'ti3.ask.tradeYes' }, not: { text: 'ti3.ask.tradeNo' } },
    },
    otherwise: 'not',
  }))
  return said === 'deal'
}

/** One no is enough for a Status Phase, so that nobody is pestered. */
function* refuses(table: Table, seat: Seat, partner: Seat): Flow {
  sheet(table, seat).memory[declined(partner)] = 'round'
  yield* tell('everyone', { text: 'ti3.log.noTrade', about: { seat, to: partner } })
}

function* handOver(table: Table, from: Seat, to: Seat, cards: readonly string[]): Flow {
  // A card played or taken meanwhile is no longer there to be given.
  const given = yield* inHand<Ti3, string[]>(from, (hand: Hand) => {
    const held = cards.filter(card => hand.actionCards[card])
    for (const card of held) delete hand.actionCards[card]
    return held
  })
  yield* inHand<Ti3>(to, (hand: Hand) => {
    for (const card of given) hand.actionCards[card] = true
  })
  sheet(table, from).actionCards -= given.length
  sheet(table, to).actionCards += given.length
  if (given.length > 0)
    yield* tell('everyone', { text: 'ti3.log.givesCards', about: { seat: from, to, count: given.length } })
}
