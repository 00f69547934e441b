import type { Flow } from '../../../engine/flow.ts'
import { choose } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { Paid } from '../../../galaxy/shapes/pay.ts'
import { spendable } from '../../realm.ts'
import type { Table, Ti4 } from '../../table.ts'
import { payFor } from '../economy.ts'
import { payOptions, worthPaid } from '../paying.ts'
import { gainTokens, placing, type Shared } from '../tokens.ts'
import { inReserve, type Secondary, type StrategyCardRules } from './strategyCard.ts'

const gained = 3
/** Influence for one more. */
const price = 3

export interface Bought {
  paid: Paid
  tokens: Shared
}

const affordable = (table: Table, seat: Seat): number =>
  Math.min(inReserve(table, seat), Math.floor(spendable(table, seat, 'influence') / price))

const bought = (table: Table, seat: Seat, paid: Paid): number =>
  Math.min(inReserve(table, seat), Math.floor(worthPaid(table, seat, paid, 'influence') / price))

/** What is not spent buys none. */
function* buying(seat: Seat, name: string, isFree: boolean): Flow<Bought | undefined> {
  const paid = yield* choose<Paid | undefined, Ti4>(seat, ({ table }) => {
    if (affordable(table, seat) === 0) return { skip: undefined }
    return {
      name: `${name}/influence`,
      rule: 'ti4/52.2',
      text: 'ti4.ask.buyTokens',
      about: { price },
      hint: { gains: 'counters' },
      options: payOptions(table, seat, {
        worth: 'influence',
        least: isFree ? 0 : price,
        step: price,
        most: inReserve(table, seat) * price,
      }),
      ...(isFree && { otherwise: { planets: [], tradeGoods: 0 } }),
    }
  })
  if (!paid) return undefined
  const tokens = yield* placing(seat, `${name}/bought`, 'ti4/52.4', table => bought(table, seat, paid))
  return { paid, tokens }
}

const secondary: Secondary<Bought> = {
  may: (table, seat) => affordable(table, seat) > 0,
  aim: (_, seat, name) => buying(seat, name, false),
  fits(table, seat, { paid, tokens }) {
    const count = Object.values(tokens).reduce((sum, each) => sum + each, 0)
    return count > 0 && count === bought(table, seat, paid)
  },
  *does(table, seat, { paid, tokens }) {
    payFor(table, seat, paid)
    yield* gainTokens(table, seat, tokens)
  },
}

/** [52] */
export const leadership: StrategyCardRules<Bought> = {
  *primary(table, seat, name = seat) {
    yield* gainTokens(table, seat, yield* placing(seat, `${name}/gained`, 'ti4/52.4', () => gained))
    for (let nth = 1; ; nth++) {
      const aim = yield* buying(seat, `${name}/${nth}`, true)
      if (!aim || bought(table, seat, aim.paid) === 0) return undefined
      if (!secondary.fits(table, seat, aim)) continue
      yield* secondary.does(table, seat, aim, name)
      return undefined
    }
  },

  secondary,
}
