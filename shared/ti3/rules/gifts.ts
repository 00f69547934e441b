import { tell } from '../../engine/flow.ts'
import { kept } from '../../engine/kept.ts'
import type { Command, Seat } from '../../engine/rules.ts'
import type { DealOffer, Offered } from '../../galaxy/shapes/deal.ts'
import type { Gift, Given } from '../../galaxy/shapes/gift.ts'
import { isOut, othersClockwise, sheet } from '../realm.ts'
import type { Deal, Table, Ti3 } from '../table.ts'
import { oneOf } from './agreements.ts'

/** Trade goods change hands at any time, in any phase; promises about them bind nobody. [pp. 20, 25] */

const isPlayed = ({ round }: Table) => round > 0
const isOffered = ({ deals = {} }: Table) => Object.keys(deals).length > 0

const goodsOf = (table: Table, seat: Seat) => sheet(table, seat).tradeGoods

function hand(table: Table, from: Seat, to: Seat, count: number) {
  if (goodsOf(table, from) < count) throw new Error(`${from} has not ${count} trade goods to give`)
  sheet(table, from).tradeGoods -= count
  sheet(table, to).tradeGoods += count
}

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
    hand(table, seat, to, tradeGoods)
    yield* tell('everyone', { text: 'ti3.log.gives', about: { seat, to, count: tradeGoods } })
  },
}

/** Asked for by every seat after every decision, while offers lie there for long. */
const dealsWith = ({ deals = {} }: Table, seat: Seat): readonly Deal[] =>
  kept(deals, `with/${seat}`, all =>
    Object.values(all).filter(({ from, to }) => from === seat || to === seat),
  )

const keyOf = ({ from, to }: Deal) => `${from}>${to}`

/** One at a time to each other player; it lies open on the table. */
const offer: Command<Ti3> = {
  during: isPlayed,
  may({ table, seat = '' }): DealOffer | undefined {
    if (isOut(table, seat)) return undefined
    const to = othersClockwise(table, seat).filter(
      other => goodsOf(table, other) > 0 && !table.deals?.[`${seat}>${other}`],
    )
    if (to.length === 0) return undefined
    return {
      shape: 'deal',
      to: Object.fromEntries(to.map(other => [other, goodsOf(table, other)])),
      most: goodsOf(table, seat),
    }
  },
  *does(table, seat, { to, gives, wants }: Offered) {
    table.deals = { ...table.deals, [`${seat}>${to}`]: { from: seat, to, gives, wants } }
    yield* tell('everyone', { text: 'ti3.log.offersDeal', about: { seat, to, gives, wants } })
  },
}

const isDue = (table: Table, { from, to, gives, wants }: Deal): boolean =>
  !isOut(table, from) && goodsOf(table, from) >= gives && goodsOf(table, to) >= wants

const choices = (deals: readonly Deal[], text: string) =>
  deals.length === 0
    ? undefined
    : oneOf(
        Object.fromEntries(
          deals.map(deal => {
            const { from, to, gives, wants } = deal
            return [keyOf(deal), { text, about: { seat: from, to, gives, wants } }]
          }),
        ),
      )

/** Both give at once, so nobody is left waiting. */
const acceptOffer: Command<Ti3> = {
  during: isOffered,
  may({ table, seat = '' }) {
    if (isOut(table, seat)) return undefined
    const due = dealsWith(table, seat).filter(deal => deal.to === seat && isDue(table, deal))
    return choices(due, 'ti3.deal.acceptGoods')
  },
  *does(table, _, key: string) {
    const { from, to, gives, wants } = take(table, key)
    hand(table, from, to, gives)
    hand(table, to, from, wants)
    yield* tell('everyone', { text: 'ti3.log.dealDone', about: { seat: from, to, gives, wants } })
  },
}

/** By whoever made it, or whom it was made to. */
const withdrawOffer: Command<Ti3> = {
  during: isOffered,
  may: ({ table, seat = '' }) =>
    kept(table.deals ?? {}, `withdraw/${seat}`, () =>
      choices(dealsWith(table, seat), 'ti3.deal.withdrawGoods'),
    ),
  *does(table, by, key: string) {
    const { from, to } = take(table, key)
    yield* tell('everyone', { text: 'ti3.log.noDeal', about: { by, seat: from, to } })
  },
}

function take(table: Table, key: string): Deal {
  const found = table.deals?.[key]
  if (!found) throw new Error(`Nothing is offered as ${key}`)
  const { [key]: _, ...others } = table.deals ?? {}
  if (Object.keys(others).length > 0) table.deals = others
  else delete table.deals
  return { ...found }
}

export const giftCommands = { gift, offer, acceptOffer, withdrawOffer }
