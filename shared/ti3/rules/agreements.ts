import { type Flow, tell } from '../../engine/flow.ts'
import type { Choice, OneOf } from '../../engine/options.ts'
import type { Command, Seat } from '../../engine/rules.ts'
import type { TradeCardId } from '../content/tradeCards.ts'
import { inStatusPhase, isOut, sheet } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'
import { cardBefore, mayBreakWith, partnersOf } from '../trading.ts'
import { begin } from './lasting.ts'

/** Each gives the other one of his two cards. What is made in this turn pays nobody in it. [pp. 24–25] */
export function* makeAgreement(
  table: Table,
  one: { seat: Seat; gives: TradeCardId },
  other: { seat: Seat; gives: TradeCardId },
): Flow {
  give(table, one.gives, one.seat, other.seat)
  give(table, other.gives, other.seat, one.seat)
  begin(table, { effect: 'newAgreement', by: one.seat, on: other.seat, until: 'turn' })
  yield* tell('everyone', { text: 'ti3.log.agreement', about: { seat: one.seat, partner: other.seat } })
}

function give(table: Table, card: TradeCardId, from: Seat, to: Seat) {
  if (!sheet(table, from).contracts[card]) throw new Error(`${from} has not ${card} to give`)
  delete sheet(table, from).contracts[card]
  sheet(table, to).agreements[card] = true
}

/** Both cards go back to their owners, contract side up. Where there is no agreement nothing happens. For war it needs
 *  nobody's leave, nor for whatever else ends agreements by rule. [p. 25] */
export function* endAgreement(table: Table, one: Seat, other: Seat): Flow {
  if (!takeBack(table, one, other)) return
  takeBack(table, other, one)
  yield* tell('everyone', { text: 'ti3.log.agreementEnds', about: { seat: one, partner: other } })
}

function takeBack(table: Table, owner: Seat, from: Seat): boolean {
  const card = cardBefore(table, from, owner)
  if (card === undefined) return false
  delete sheet(table, from).agreements[card]
  sheet(table, owner).contracts[card] = true
  return true
}

/** The merchants' guild closes its doors. [p. 25] */
export function* endAllAgreements(table: Table): Flow {
  for (const seat of table.order)
    for (const partner of partnersOf(table, seat)) yield* endAgreement(table, seat, partner)
}

function breakable(table: Table, seat: Seat): Seat[] {
  if (isOut(table, seat)) return []
  return partnersOf(table, seat).filter(partner => mayBreakWith(table, seat, partner))
}

/** By mere announcement, in the whole Status Phase. [p. 25] */
const breakAgreement: Command<Ti3> = {
  during: inStatusPhase,
  may({ table, seat = '' }) {
    const partners = breakable(table, seat)
    if (partners.length === 0) return undefined
    return oneOf(Object.fromEntries(partners.map(partner => [partner, { on: { seat: partner } }])))
  },
  *does(table, seat, partner: Seat) {
    yield* tell('everyone', { text: 'ti3.log.breaksAgreement', about: { seat, partner } })
    yield* endAgreement(table, seat, partner)
  },
}

export const agreementCommands = { breakAgreement }

export const oneOf = (of: Readonly<Record<string, Choice>>): OneOf => ({ shape: 'oneOf', of })
