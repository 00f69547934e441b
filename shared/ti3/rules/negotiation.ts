import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Choice } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { clockwiseFrom } from '../realm.ts'
import type { Negotiation, Table, Ti3 } from '../table.ts'
import {
  accept,
  anyCouldAgree,
  conclude,
  keyOf,
  makeOffer,
  type Offer,
  offerChoice,
  offersOf,
  possibleOffers,
  standing,
  withdraw,
  wording,
} from './agreementOffers.ts'
import { oneOf } from './agreements.ts'

/** New trade agreements among all, each approved by the active player, until he ends them. [pp. 24–25] */

/** Something that can be done about agreements, with the words it is offered in. */
interface Dealing {
  does: 'end' | 'offer' | 'accept' | 'decline' | 'approve' | 'refuse'
  offer?: Offer
  choice: Choice
}

/** A segment for each answer of the active player; the others speak by command meanwhile. */
export function* negotiations(table: Table, { seat }: { seat: Seat }): Flow<Next> {
  if (!table.negotiation) {
    table.negotiation = { of: seat, offers: {} }
    yield* tell('everyone', { text: 'ti3.log.negotiations', about: { seat } })
  }
  const answer = yield* choose<string, Ti3>(seat, seen => {
    const dealings = dealingsOf(seen.table, seat)
    // With nothing to do himself he still waits for the others, as long as any two could agree.
    const waits = Object.keys(dealings).length === 1 && anyCouldAgree(seen.table)
    return {
      name: 'negotiations',
      rule: 'ti3/25.approval',
      text: 'ti3.ask.negotiations',
      hint: { trades: 'agreement' },
      options: oneOf(Object.fromEntries(Object.entries(dealings).map(([id, { choice }]) => [id, choice]))),
      otherwise: 'end',
      ...(waits && { always: true as const }),
    }
  })
  const { does, offer } = dealingsOf(table, seat)[answer] as Dealing
  if (!offer) return yield* close(table, seat)
  switch (does) {
    case 'offer':
      yield* makeOffer(table, offer)
      break
    case 'accept':
      yield* accept(table, offer)
      break
    case 'approve':
      yield* conclude(table, offer)
      break
    default:
      yield* withdraw(table, offer, seat)
  }
  return { segment: 'negotiations', args: { seat } }
}

function* close(table: Table, seat: Seat): Flow<Next> {
  const negotiation = table.negotiation as Negotiation
  negotiation.closing = true
  // What waited for him he has let go.
  for (const offer of offersOf(table))
    if (offer.accepted || offer.to === seat) delete negotiation.offers[keyOf(offer)]
  return { segment: 'lastOffers', args: { seat } }
}

/** What still lies open is answered, one offer after the other; then negotiations are over. */
export function* lastOffers(table: Table, { seat }: { seat: Seat }): Flow<Next | undefined> {
  const order = clockwiseFrom(table, seat)
  const [offer] = offersOf(table).sort(
    (a, b) => order.indexOf(a.to) - order.indexOf(b.to) || order.indexOf(a.from) - order.indexOf(b.from),
  )
  if (!offer) {
    delete table.negotiation
    yield* tell('everyone', { text: 'ti3.log.negotiationsEnd' })
    return undefined
  }
  const key = keyOf(offer)
  const { to } = offer
  const said = yield* askAbout(to, key, 'accept', 'decline')
  if (said === 'accept') yield* accept(table, standing(table, key))
  else if (said === 'decline') yield* withdraw(table, standing(table, key), to)
  if (table.negotiation?.offers[key]) {
    const judged = yield* askAbout(seat, key, 'approve', 'refuse')
    if (judged === 'approve') yield* conclude(table, standing(table, key))
    else if (judged === 'refuse') yield* withdraw(table, standing(table, key), seat)
  }
  return { segment: 'lastOffers', args: { seat } }
}

function* askAbout(to: Seat, key: string, yes: 'accept' | 'approve', no: 'decline' | 'refuse'): Flow<string> {
  return yield* choose<string, Ti3>(to, ({ table }) => {
    const offer = table.negotiation?.offers[key]
    if (!offer) return { skip: 'gone' }
    const approving = yes === 'approve'
    return {
      name: yes,
      rule: approving ? 'ti3/25.approval' : 'ti3/24.opening',
      text: approving ? 'ti3.ask.approveAgreement' : 'ti3.ask.acceptAgreement',
      about: wording(offer),
      ...(!approving && { hint: { trades: 'agreement' } }),
      options: oneOf({
        [yes]: { text: `ti3.deal.${yes}`, ...(approving && { hint: { helps: 'others' } }) },
        [no]: { text: `ti3.deal.${no}` },
      }),
      otherwise: no,
    }
  })
}

/** All the active player can do now. */
function dealingsOf(table: Table, seat: Seat): Record<string, Dealing> {
  const dealings: Record<string, Dealing> = {}
  const add = (does: Dealing['does'], offer: Offer) => {
    dealings[`${does}.${keyOf(offer)}`] = {
      does,
      offer,
      choice: { text: `ti3.deal.${does}This`, about: wording(offer) },
    }
  }
  for (const offer of offersOf(table)) {
    if (offer.accepted) for (const does of ['approve', 'refuse'] as const) add(does, offer)
    else if (offer.to === seat) for (const does of ['accept', 'decline'] as const) add(does, offer)
  }
  for (const [id, offer] of Object.entries(possibleOffers(table, seat)))
    dealings[`offer.${id}`] = { does: 'offer', offer, choice: offerChoice(offer) }
  dealings['end'] = { does: 'end', choice: { text: 'ti3.deal.end' } }
  return dealings
}
