import { choose, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { clockwiseFrom } from '../../realm.ts'
import type { Table, Ti3 } from '../../table.ts'
import { breakableAgreements, incomeOf } from '../../trading.ts'
import { endAgreement } from '../agreements.ts'
import { receiveTradeGoods } from '../receiving.ts'
import type { StrategyCardRules } from './strategyCard.ts'

const reward = 3
const cancelled = 2

const pairsOf = (table: Table): Record<string, [Seat, Seat]> =>
  Object.fromEntries(breakableAgreements(table).map(pair => [pair.join('>'), pair]))

/** Goods, or up to two agreements of anybody come to an end; then all agreements pay, and new ones are made. [SE 15] */
export const tradeTwo: StrategyCardRules = {
  *primary(table, seat) {
    const way = yield* choose<'goods' | 'cancel', Ti3>(seat, ({ table: now }) => ({
      name: 'trade',
      rule: 'ti3/se.tradeTwo',
      text: 'ti3.ask.tradeTwo',
      options: {
        shape: 'oneOf',
        of: {
          goods: { text: 'ti3.tradeTwo.goods', about: { count: reward }, hint: { helps: 'you' } },
          ...(breakableAgreements(now).length > 0 && {
            cancel: { text: 'ti3.tradeTwo.cancel', about: { count: cancelled } },
          }),
        },
      },
    }))
    if (way === 'goods') yield* receiveTradeGoods(table, seat, reward, 'guild')
    else {
      const ended = yield* choose<string[], Ti3>(seat, ({ table: now }) => {
        const pairs = Object.entries(pairsOf(now))
        if (pairs.length === 0) return { skip: [] }
        return {
          name: 'cancel',
          rule: 'ti3/se.tradeTwo',
          text: 'ti3.ask.cancelAgreements',
          hint: { harms: 'agreement' },
          options: {
            shape: 'someOf',
            of: Object.fromEntries(
              pairs.map(([id, [one, other]]) => [
                id,
                { text: 'ti3.tradeTwo.agreement', about: { seat: one, partner: other } },
              ]),
            ),
            least: 1,
            most: Math.min(cancelled, pairs.length),
          },
        }
      })
      const pairs = pairsOf(table)
      for (const id of ended) {
        const pair = pairs[id]
        if (pair) yield* endAgreement(table, ...pair)
      }
    }
    yield* tell('everyone', { text: 'ti3.log.agreementsPay', about: { seat } })
    for (const other of clockwiseFrom(table, seat)) {
      const income = incomeOf(table, other) - (other === seat ? 0 : 1)
      if (income > 0) yield* receiveTradeGoods(table, other, income, `income/${other}`)
    }
    return { segment: 'negotiations', args: { seat } }
  },
}
