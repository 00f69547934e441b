import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { aimAt } from '../../aims.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { permits } from '../../effects.ts'
import { othersClockwise, sheet } from '../../realm.ts'
import { spendCounter } from '../../rules/economy.ts'
import { begin } from '../../rules/lasting.ts'
import { couldUseSecondary, useSecondary } from '../../rules/strategy/secondaries.ts'
import { affordsSecondary } from '../../secondaries.ts'
import { cardCalled } from '../../strategySet.ts'
import type { Table } from '../../table.ts'
import { partnersOf } from '../../trading.ts'
import { type ActionCards, cancels } from '../act.ts'

/** Around strategic actions. */

/** The one of its kind at this table, by the name the card calls it. */
const research = (table: Table): StrategyCardId => cardCalled(table, 'base_technology') ?? 'base_technology'

export const strategyCardCards = {
  policy_paralysis: {
    hint: { harms: 'aimed', by: 1.6 },
    aims: aimAt.seat((table, by, { of, card }) =>
      othersClockwise(table, by).filter(
        seat =>
          seat !== (table.active ?? of) &&
          affordsSecondary(table, seat, card as StrategyCardId) &&
          permits(table, seat, 'usesSecondary', { card: card ?? '' }, true),
      ),
    ),
    *does(table, { by, about: { card } }, on: Seat) {
      const forbids = { usesSecondary: true } as const
      begin(table, { effect: 'policy_paralysis', by, on, until: 'turn', forbids, where: { card } })
      yield* tell('everyone', { text: 'ti3.log.paralysed', about: { seat: on, card } })
    },
  },

  /** What was drawn and gained is kept. */
  council_dissolved: {
    *does() {
      return cancels
    },
  },

  /** Its counter is paid at once, also by who pays none for secondary abilities. */
  tech_bubble: {
    may: (table, by) =>
      sheet(table, by).counters.strategy > 0 && couldUseSecondary(table, by, research(table)),
    *aims(table, { by }) {
      if (sheet(table, by).counters.strategy < 1) return undefined
      spendCounter(table, by, 'strategy')
      return { paid: 1 }
    },
    does: (table, { by, name }) => useSecondary(table, by, research(table), name),
  },

  ruinous_tariffs: {
    hint: { harms: 'aimed', by: 1.5 },
    aims: aimAt.seat((table, by, { seats = [] }) =>
      partnersOf(table, by).filter(seat => seats.includes(seat) && sheet(table, seat).tradeGoods > 0),
    ),
    *does(table, { by }, from: Seat) {
      const count = Math.ceil(sheet(table, from).tradeGoods / 2)
      if (count === 0) return
      sheet(table, from).tradeGoods -= count
      sheet(table, by).tradeGoods += count
      yield* tell('everyone', { text: 'ti3.log.gives', about: { seat: from, to: by, count } })
    },
  },
} satisfies ActionCards
