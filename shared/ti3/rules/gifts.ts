import { tell } from '../../engine/flow.ts'
import type { Command, Seat } from '../../engine/rules.ts'
import { isOffered, layOffer, offerChoices, offerKey, offersWith, takeOffer } from '../../galaxy/offers.ts'
import type { DealOffer, Offered } from '../../galaxy/shapes/deal.ts'
import type { Gift, Given } from '../../galaxy/shapes/gift.ts'
import { isOut, othersClockwise, sheet } from '../realm.ts'
import type { Deal, Table, Ti3 } from '../table.ts'
import { giveTradeGoods } from './economy.ts'

/** Trade goods change hands at any time, in any phase; promises about them bind nobody. [pp. 20, 25] */

const isPlayed = ({ round }: Table) => round > 0

const goodsOf = (table: Table, seat: Seat) => sheet(table, seat).tradeGoods

/** Nobody has to agree to be given something. */
const gift: Command<Ti3> = {
  during: isPlayed,
  may({ table, seat = '' }): Gift | undefined {
    if (isOut(table, seat)) return undefined
    const most = goodsOf(table, seat)
    if (most === 0) return undefined
    const to = othersClockwise(table, seat)
    return to.length > 0 ? { shape: 'gift', to, most } : undefined
  },
  *does(table, seat, { to, tradeGoods }: Given) {
    giveTradeGoods(table, seat, to, tradeGoods)
    yield* tell('everyone', { text: 'ti3.log.gives', about: { seat, to, count: tradeGoods } })
  },
}

/** One at a time to each other player; it lies open on the table. */
const offer: Command<Ti3> = {
  during: isPlayed,
  may({ table, seat = '' }): DealOffer | undefined {
    if (isOut(table, seat)) return undefined
    const to = othersClockwise(table, seat).filter(
      other => goodsOf(table, other) > 0 && !table.deals?.[offerKey(seat, other)],
    )
    if (to.length === 0) return undefined
    return {
      shape: 'deal',
      to: Object.fromEntries(to.map(other => [other, goodsOf(table, other)])),
      most: goodsOf(table, seat),
    }
  },
  *does(table, seat, { to, gives, wants }: Offered) {
    layOffer(table, { from: seat, to, gives, wants })
    yield* tell('everyone', { text: 'ti3.log.offersDeal', about: { seat, to, gives, wants } })
  },
}

const isDue = (table: Table, { from, to, gives, wants }: Deal): boolean =>
  !isOut(table, from) && goodsOf(table, from) >= gives && goodsOf(table, to) >= wants

const choices = (deals: readonly Deal[], text: string) =>
  offerChoices(deals, ({ from, to, gives, wants }) => ({ text, about: { seat: from, to, gives, wants } }))

/** Both give at once, so nobody is left waiting. */
const acceptOffer: Command<Ti3> = {
  during: isOffered,
  may({ table, seat = '' }) {
    if (isOut(table, seat)) return undefined
    const due = offersWith<Deal>(table, seat).filter(deal => deal.to === seat && isDue(table, deal))
    return choices(due, 'ti3.deal.acceptGoods')
  },
  *does(table, _, key: string) {
    const { from, to, gives, wants } = takeOffer<Deal>(table, key)
    giveTradeGoods(table, from, to, gives)
    giveTradeGoods(table, to, from, wants)
    yield* tell('everyone', { text: 'ti3.log.dealDone', about: { seat: from, to, gives, wants } })
  },
}

/** By whoever made it, or whom it was made to. */
const withdrawOffer: Command<Ti3> = {
  during: isOffered,
  may: ({ table, seat = '' }) => choices(offersWith<Deal>(table, seat), 'ti3.deal.withdrawGoods'),
  *does(table, by, key: string) {
    const { from, to } = takeOffer<Deal>(table, key)
    yield* tell('everyone', { text: 'ti3.log.noDeal', about: { by, seat: from, to } })
  },
}

export const giftCommands = { gift, offer, acceptOffer, withdrawOffer }
