import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Amounts, SomeOf } from '../../../engine/options.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { permits } from '../../effects.ts'
import { sheet, strategyCardsOf } from '../../realm.ts'
import { gainTokens, placing } from '../../rules/tokens.ts'
import type { Table, Ti4 } from '../../table.ts'
import { type ActionCards, cancels, type Playing } from '../act.ts'

/** Around the choice of strategy cards. */

const summoned = 2
const invested = 5
const leastCards = 3

const unheld = ({ strategyCards }: Table): StrategyCardId[] =>
  (Object.keys(strategyCards) as StrategyCardId[]).filter(card => strategyCards[card].holder === undefined)

type Goods = Partial<Record<StrategyCardId, number>>

/** One on each of three cards or more, then the rest of the five among them. */
function* askInvestments(_table: Table, { by, card, name }: Playing): Flow<Goods | undefined> {
  const chosen = yield* choose<StrategyCardId[], Ti4>(by, ({ table }) => ({
    name: `${name}/cards`,
    rule: 'ti4/2.7',
    text: 'ti4.ask.investIn',
    about: { card },
    options: {
      shape: 'someOf',
      of: Object.fromEntries(unheld(table).map(id => [id, { on: { card: id } }])),
      least: leastCards,
      most: invested,
    } satisfies SomeOf,
  }))
  const rest = invested - chosen.length
  const more =
    rest === 0
      ? {}
      : yield* choose<Goods, Ti4>(by, () => ({
          name: `${name}/rest`,
          rule: 'ti4/2.7',
          text: 'ti4.ask.investMore',
          about: { card, count: rest },
          options: {
            shape: 'amounts',
            of: Object.fromEntries(chosen.map(id => [id, { on: { card: id }, most: rest }])),
            least: rest,
            most: rest,
          } satisfies Amounts,
        }))
  return Object.fromEntries(chosen.map(id => [id, 1 + (more[id] ?? 0)]))
}

export const pickCards = {
  summit: {
    hint: { gains: 'counters', by: 2 },
    may: (table, by) => sheet(table, by).counters.reinforcements > 0,
    *does(table, { by, name }) {
      yield* gainTokens(table, by, yield* placing(by, `${name}/tokens`, 'ti4/20.3', () => summoned))
    },
  },

  manipulate_investments: {
    may: table => unheld(table).length >= leastCards,
    aims: askInvestments,
    *does(table, _, goods: Goods) {
      for (const [card, count] of Object.entries(goods))
        table.strategyCards[card as StrategyCardId].goods += count
      yield* tell('everyone', { text: 'ti4.log.invested', about: { count: invested } })
    },
  },

  /** Whoever chose it takes another one. */
  public_disgrace: {
    hint: { harms: 'foe', by: 1 },
    *does() {
      return cancels
    },
  },

  political_stability: {
    hint: { helps: 'you', by: 1 },
    may: (table, by) =>
      strategyCardsOf(table, by).length > 0 && !permits(table, by, 'keepsStrategyCards', {}),
    *does(table, { by }) {
      begin(table, {
        effect: 'political_stability',
        by,
        until: 'phase',
        allows: { keepsStrategyCards: true },
      })
      yield* tell('everyone', { text: 'ti4.log.keepsCards', about: { seat: by } })
    },
  },
} satisfies ActionCards
