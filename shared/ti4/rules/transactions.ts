import { behind } from '../../engine/draft.ts'
import { choose, draw, type Flow, tell } from '../../engine/flow.ts'
import type { Hint } from '../../engine/hint.ts'
import type { SomeOf } from '../../engine/options.ts'
import type { Command, Seat } from '../../engine/rules.ts'
import { layOffer, offerChoices, offerKey, offersWith } from '../../galaxy/offers.ts'
import { isCaptiveKey } from '../captives.ts'
import type { PlanetId } from '../content/planets.ts'
import {
  inWords,
  isDealing,
  isDue,
  isOffering,
  longestPromise,
  mayTradeAsUsual,
  pairOf,
  transactions,
} from '../dealing.ts'
import { noteId, noteOwner } from '../notes.ts'
import { isOut, othersClockwise, sheet } from '../realm.ts'
import type { Offered, Transaction } from '../shapes/transaction.ts'
import type { Promised, Promising, Showing, Shown } from '../shapes/words.ts'
import type {
  Counted,
  Deal,
  Fragment,
  Hand,
  NoteKey,
  Parcel,
  PlayerSheet,
  Sealed,
  Table,
  Ti4,
} from '../table.ts'
import { keepHandLimit } from './actionCards.ts'
import { takeCaptives } from './capture.ts'
import { commoditiesGiven } from './commodities.ts'
import { giveTradeGoods } from './economy.ts'
import { givePlanet } from './givenPlanets.ts'
import { pillaged } from './goods.ts'
import { unlockLeaders } from './leaders.ts'
import { handNote, noteReceived } from './notes.ts'
import { decline, forgetDeclined, lapse, openDeal, withdrawUnfit, wording } from './offers.ts'
import { precedence } from './victory.ts'

/** Transactions, and the deals they are part of: offered, answered and carried out while everything else waits. [28, 94] */

/** For who is asked: a gift, something for nothing, or something for something. */
const hintOf = ({ gives, wants }: Deal): Hint => {
  const isNothing = (side: Parcel) => inWords(side) === ''
  if (isNothing(wants)) return { gains: 'tradeGoods' }
  return isNothing(gives) ? { loses: 'tradeGoods' } : { trades: 'tradeGoods' }
}

const parcel = (
  { goods = {}, note, planet }: Offered['gives'] | Offered['wants'],
  cards: number,
): Parcel => ({
  goods,
  ...(note !== undefined && { note: true }),
  ...(cards > 0 && { cards }),
  ...(planet !== undefined && { planet: planet as PlanetId }),
})

/** One at a time to each other player. To whoever made one himself it is the answer, and his falls. */
const offer: Command<Ti4> = {
  during: isDealing,
  may({ table, seat = '', hand }): Transaction | undefined {
    return hand && !isOut(table, seat) ? transactions(table, seat, hand) : undefined
  },
  *does(table, seat, { to, gives, wants, says }: Offered) {
    yield* withdrawUnfit(table)
    const theirs = offerKey(to, seat)
    const isAnswer = table.deals?.[theirs] !== undefined
    if (isAnswer) decline(table, yield* openDeal(table, theirs))
    const deal: Deal = {
      from: seat,
      to,
      gives: parcel(gives, gives.cards?.length ?? 0),
      wants: parcel(wants, wants.cards ?? 0),
      ...(says !== undefined && { says }),
    }
    layOffer(table, deal)
    const text = isAnswer ? 'ti4.log.offersInstead' : 'ti4.log.offersDeal'
    yield* tell('everyone', { text, about: wording(deal) })
    yield* seal(deal, {
      ...(gives.note !== undefined && { gives: gives.note }),
      ...(wants.note !== undefined && { wants: wants.note }),
      ...(gives.cards && { cards: [...gives.cards] }),
    })
  },
}

/** Which note, and which cards, these two alone know. */
function* seal({ from, to }: Deal, sealed: Sealed): Flow {
  if (Object.keys(sealed).length === 0) return
  yield* draw<Ti4, void>(({ hands }) => {
    for (const seat of [from, to]) {
      const hand = hands[seat] as Hand
      hand.deals = { ...hand.deals, [offerKey(from, to)]: sealed }
    }
  })
  for (const [what, key] of [
    ['given', sealed.gives],
    ['asked', sealed.wants],
  ] as const)
    if (key !== undefined)
      for (const seat of [from, to])
        yield* tell(seat, {
          text: what === 'given' ? 'ti4.log.noteGiven' : 'ti4.log.noteAsked',
          about: { seat: from, to, card: noteId(key), owner: noteOwner(key) },
        })
}

const couldGive = ({ deals }: Hand, notes: Hand['notes'], key: string): boolean => {
  const wanted = deals?.[key]?.wants
  return wanted === undefined || notes[wanted] === true
}

/** What was agreed on is carried out at once. [28.3] */
const acceptOffer: Command<Ti4> = {
  during: isOffering,
  may({ table, seat = '', hand }) {
    if (!hand || isOut(table, seat)) return undefined
    const due = offersWith<Deal>(table, seat).filter(
      deal =>
        deal.to === seat && isDue(table, deal) && couldGive(hand, hand.notes, offerKey(deal.from, deal.to)),
    )
    return offerChoices(due, deal => ({
      text: 'ti4.deal.accept',
      about: wording(deal),
      hint: hintOf(deal),
    }))
  },
  *does(table, seat, key: string) {
    const { sealed, ...deal } = yield* openDeal(table, key)
    const { from, gives, wants, says } = deal
    const returned = wants.cards ? yield* cardsOf(seat, from, wants.cards) : []
    // While he chose, others may have acted.
    const isUsual = mayTradeAsUsual(table, from, seat)
    const isDone = isDue(table, deal) && (yield* exchange(table, deal, sealed, returned))
    yield* tell('everyone', { text: isDone ? 'ti4.log.dealDone' : 'ti4.log.dealFalls', about: wording(deal) })
    if (!isDone) return
    if (isUsual) table.traded = { ...table.traded, [pairOf(from, seat)]: true }
    else tradedBesides(table, from, seat)
    // Both at the same moment: the first in order comes first [98.7], and before anything is asked, as notes could be dealt on.
    const received = { [seat]: sealed.gives, [from]: sealed.wants }
    for (const one of precedence(table)) if (received[one]) yield* noteReceived(table, one, received[one])
    forgetDeclined(table, from, seat)
    if (says !== undefined) remember(table, from, seat, says)
    yield* givePlanet(table, from, seat, gives.planet)
    yield* givePlanet(table, seat, from, wants.planet)
    yield* commoditiesGiven(table, from, seat, gives.goods.commodities)
    yield* commoditiesGiven(table, seat, from, wants.goods.commodities)
    for (const one of [from, seat]) yield* pillaged(table, one)
    yield* withdrawUnfit(table)
    if (gives.cards) yield* keepHandLimit(table, seat, `limit/${seat}`)
    if (wants.cards) yield* keepHandLimit(table, from, `limit/${from}`)
    // What he holds for a moment is enough for a commander who waits for it.
    yield* unlockLeaders(table)
  },
}

/** What let them trade once more does so no longer. */
function tradedBesides(table: Table, one: Seat, other: Seat) {
  const lasting = Object.entries(behind(table).lasting).find(
    ([, { by, allows, where }]) =>
      allows?.['tradesBesides'] &&
      ((by === one && where?.['partner'] === other) || (by === other && where?.['partner'] === one)),
  )
  if (lasting) delete table.lasting[lasting[0]]
}

const cardsOf = (seat: Seat, other: Seat, count: number): Flow<string[]> =>
  choose<string[], Ti4>(seat, ({ hand }) => {
    const cards = Object.keys(hand?.actionCards ?? {}).sort()
    const most = Math.min(count, cards.length)
    return {
      name: 'cards',
      rule: 'ti4/94.3',
      text: 'ti4.ask.dealCards',
      about: { seat: other, count },
      hint: { gives: 'actionCard' },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(cards.map(card => [card, { on: { card } }])),
        least: most,
        most,
      } satisfies SomeOf,
    }
  })

/** Both give at once, all of it or nothing. */
function* exchange(table: Table, deal: Deal, sealed: Sealed, returned: readonly string[]): Flow<boolean> {
  const { from, to, gives, wants } = deal
  const { cards = [] } = sealed
  const isWhole = yield* draw<Ti4, boolean>(({ hands }) => {
    const [one, other] = [hands[from] as Hand, hands[to] as Hand]
    const held = (hand: Hand, note: NoteKey | undefined, given: readonly string[]) =>
      (note === undefined || hand.notes[note] === true) && given.every(card => hand.actionCards[card])
    return held(one, sealed.gives, cards) && held(other, sealed.wants, returned)
  })
  if (!isWhole || returned.length < (wants.cards ?? 0)) return false
  giveGoods(table, from, to, gives.goods)
  giveGoods(table, to, from, wants.goods)
  if (sealed.gives) yield* handNote(table, from, to, sealed.gives)
  if (sealed.wants) yield* handNote(table, to, from, sealed.wants)
  yield* handCards(table, from, to, cards)
  yield* handCards(table, to, from, returned)
  return true
}

/** A commodity becomes a trade good with whoever gets it. [21.5] */
function giveGoods(table: Table, from: Seat, to: Seat, goods: Parcel['goods']) {
  const [giver, taker] = [sheet(table, from), sheet(table, to)]
  for (const [what, count] of Object.entries(goods) as [Counted, number][])
    switch (what) {
      case 'tradeGoods':
        giveTradeGoods(table, from, to, count)
        break
      case 'commodities':
        giver.commodities -= count
        taker.tradeGoods += count
        break
      default:
        if (isCaptiveKey(what)) takeCaptives(table, from, what, count)
        else giveFragments(giver, taker, what, count)
    }
}

function giveFragments(giver: PlayerSheet, taker: PlayerSheet, what: Fragment, count: number) {
  giver.fragments = { ...giver.fragments, [what]: (giver.fragments?.[what] ?? 0) - count }
  taker.fragments = { ...taker.fragments, [what]: (taker.fragments?.[what] ?? 0) + count }
}

function* handCards(table: Table, from: Seat, to: Seat, cards: readonly string[]): Flow {
  if (cards.length === 0) return
  yield* draw<Ti4, void>(({ hands }) => {
    for (const card of cards) {
      delete (hands[from] as Hand).actionCards[card]
      ;(hands[to] as Hand).actionCards[card] = true
    }
  })
  sheet(table, from).actionCards -= cards.length
  sheet(table, to).actionCards += cards.length
  for (const card of cards)
    for (const seat of [from, to])
      yield* tell(seat, { text: 'ti4.log.givesCard', about: { seat: from, to, card } })
}

/** By whoever made it, or whom it was made to. */
const withdrawOffer: Command<Ti4> = {
  during: isOffering,
  may: ({ table, seat = '' }) =>
    offerChoices(offersWith<Deal>(table, seat), deal => ({
      text: deal.from === seat ? 'ti4.deal.withdraw' : 'ti4.deal.decline',
      about: wording(deal),
    })),
  *does(table, by, key: string) {
    const deal = yield* openDeal(table, key)
    const isDeclined = by === deal.to
    if (isDeclined) decline(table, deal)
    const text = isDeclined ? 'ti4.log.declines' : 'ti4.log.withdraws'
    yield* tell('everyone', { text, about: wording(deal) })
  },
}

/** A turn or an agenda is over: with the next one everybody may deal anew. [94.1, 94.6] */
export function* dealingEnds(table: Table): Flow {
  for (const key of Object.keys(table.deals ?? {})) yield* lapse(table, key)
  for (const declined of Object.values(table.declined ?? {})) delete declined.now
  delete table.traded
}

/** So many are looked up. */
const promisesKept = 60

function remember(table: Table, by: Seat, to: Seat, says: string) {
  table.promises = [...(table.promises ?? []), { round: table.round, by, to, says }].slice(-promisesKept)
}

const isPlayed = ({ round, phase }: Table): boolean => round > 0 && phase !== 'over'

/** At any time, to anybody; nobody is bound by it. [28.1, 28.4] */
const promise: Command<Ti4> = {
  during: isPlayed,
  may({ table, seat = '' }): Promising | undefined {
    if (isOut(table, seat)) return undefined
    return { shape: 'promise', to: othersClockwise(table, seat), says: longestPromise }
  },
  *does(table, seat, { to, says }: Promised) {
    remember(table, seat, to, says)
    yield* tell('everyone', { text: 'ti4.log.promises', about: { seat, to, says } })
  },
}

/** Nobody may look into another's hand, but everybody may show what is in his own. [69.6] */
const showNote: Command<Ti4> = {
  during: isPlayed,
  may({ table, seat = '', hand }): Showing | undefined {
    const cards = Object.keys(hand?.notes ?? {}).sort()
    if (isOut(table, seat) || cards.length === 0) return undefined
    return { shape: 'show', to: othersClockwise(table, seat), cards }
  },
  *does(_, seat, { to, card }: Shown) {
    yield* draw<Ti4, void>(({ hands }) => {
      const hand = hands[to] as Hand
      hand.shown = { ...hand.shown, [seat]: { ...hand.shown?.[seat], [card]: true } }
    })
    const about = { seat, to, card: noteId(card), owner: noteOwner(card) }
    for (const one of [seat, to]) yield* tell(one, { text: 'ti4.log.showsNote', about })
  },
}

export const dealCommands = { offer, acceptOffer, withdrawOffer, promise, showNote }
