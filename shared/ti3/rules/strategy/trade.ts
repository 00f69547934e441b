import { choose, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { Table, Ti3 } from '../../table.ts'
import { incomeOf } from '../../trading.ts'
import { endAllAgreements } from '../agreements.ts'
import { moment } from '../moments.ts'
import { receiveTradeGoods } from '../receiving.ts'
import type { StrategyCardRules } from './strategyCard.ts'

/** What a seat counted on when it decided ahead. */
interface Income {
  count: number
}

const reward = 3

/** Either goods, own income and negotiations among all, or the end of every agreement. [pp. 24–25, 37] */
export const trade: StrategyCardRules<Income> = {
  *primary(table, seat) {
    const way = yield* choose<'profit' | 'cancel', Ti3>(seat, seen => ({
      name: 'trade',
      rule: 'ti3/37.trade',
      text: 'ti3.ask.trade',
      options: {
        shape: 'oneOf',
        of: {
          profit: {
            text: 'ti3.trade.profit',
            about: { count: reward + incomeOf(seen.table, seat) },
            hint: { helps: 'you' },
          },
          cancel: { text: 'ti3.trade.cancel' },
        },
      },
    }))
    if (way === 'cancel') {
      yield* tell('everyone', { text: 'ti3.log.guildCloses', about: { seat } })
      yield* endAllAgreements(table)
      return undefined
    }
    yield* receiveTradeGoods(table, seat, reward, 'guild')
    yield* receiveTradeGoods(table, seat, incomeOf(table, seat), 'income')
    return { segment: 'negotiations', args: { seat } }
  },

  secondary: {
    may: (table, seat) => within(table, seat) > 0,
    *aim(table, seat) {
      return { count: within(table, seat) }
    },
    // Whoever counted on more than is left is asked again, before his counter is spent.
    fits: (table, seat, { count }) => within(table, seat) >= count,
    *does(table, seat, _, name) {
      yield* receiveTradeGoods(table, seat, incomeOf(table, seat), `${name}/income`)
    },
    *after(table, used) {
      yield* moment(table, 'afterTradeSecondary', 'used', { seats: used })
    },
  },
}

/** When the supply runs short you get what is left. */
const within = (table: Table, seat: Seat): number => Math.min(incomeOf(table, seat), table.supply.tradeGoods)
