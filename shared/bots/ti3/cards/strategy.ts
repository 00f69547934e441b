import type { ActionCardId } from '../../../ti3/content/actionCards.ts'
import type { AbilityId } from '../../../ti3/content/races.ts'
import type { StrategyCardId } from '../../../ti3/content/strategyCards.ts'
import { onPlanet } from '../../../ti3/forces.ts'
import {
  clockwiseFrom,
  ownerOf,
  planetsAt,
  sheet,
  spendable,
  strategyCardsOf,
  worthOfPlanet,
} from '../../../ti3/realm.ts'
import type { Table } from '../../../ti3/table.ts'
import { incomeOf, partnersOf } from '../../../ti3/trading.ts'
import { halves } from '../../galaxy/opinion.ts'
import { good } from '../../galaxy/worth.ts'
import { fleetCost, lead, rivalry } from '../reads.ts'
import { likingOf as liking } from '../temper.ts'
import type { Opinion } from './opinion.ts'

/** Cards of the Strategy Phase, of picks, and of what strategy cards do. */

const imperial: StrategyCardId = 'base_imperial'

/** Whoever is before it in the order of picking. */
const picksBefore = (table: Table, seat: string) => clockwiseFrom(table, table.speaker).indexOf(seat)

/** What others have that would serve anybody. */
const envied: { readonly [id in AbilityId]?: number } = {
  l1z1x_combat: 0.8,
  norr_combat: 1.2,
  sol_extra_counter: 1.5,
  xxcha_defence: 0.8,
  letnev_fleet: 1,
  naalu_initiative: 0.6,
  yssaril_cards: 1,
  l1z1x_cheap_dreadnoughts: 1,
  hacan_trade_secondary: 0.8,
  jol_nar_tech: 1,
}

export const strategyCardsOpinions = {
  command_summit: { worth: () => 2.5, keep: 2.6 },
  cultural_crisis: {
    worth: ({ table, seat }, on) => rivalry(table, seat, on) * 1.2,
    keep: 0.6,
  },
  multiculturalism: {
    worth: (_spot, aim) => envied[halves(aim)[1] as AbilityId] ?? 0,
    keep: 0.6,
  },
  productivity_spike: {
    worth: ({ table }, aim) => worthOfPlanet(table, aim as never, 'influence') * 0.4,
    keep: 0.6,
  },
  /** What is where a counter lies stays there. */
  signal_jamming: {
    pairs: true,
    worth({ table, seat }, aim) {
      const [on, hex] = halves(aim)
      const planets = planetsAt(table, hex)
      const docks = planets.flatMap(id => onPlanet(table, id, 'space_dock')).filter(({ of }) => of === on)
      // Of a system of one's own it keeps him away.
      const own = planets.filter(id => ownerOf(table, id) === seat).length
      const held = fleetCost(table, on, hex) * 0.12 + docks.length * 1.2 + own * 0.3
      return held * (0.4 + rivalry(table, seat, on))
    },
    keep: 1,
  },
  synchronicity: { worth: () => 2, keep: 2.2 },
  trade_stop: {
    worth: ({ table, seat }) => -0.5 * lead(table, seat, of => incomeOf(table, of)),
    keep: 0.5,
  },
  usurper: { worth: () => 1.5, keep: 0.6 },
  /** Whoever buys most has most to lose. */
  scientist_assassination: {
    worth({ table, seat }, on) {
      const { technologies } = sheet(table, on)
      return (1.5 + Object.keys(technologies).length * 0.05) * rivalry(table, seat, on)
    },
    keep: 1,
  },
  /** Nobody shall have what one would not get oneself. */
  strategic_shift: {
    worth({ seen, table, seat }, card) {
      if (card !== imperial || picksBefore(table, seat) === 0) return 0
      return liking(seen, imperial) * 0.3
    },
    keep: 1,
  },
  public_disgrace: {
    worth({ seen, table, seat, about: { of, card } }) {
      if (of === undefined || of === seat || card === undefined) return 0
      const mine = strategyCardsOf(table, seat).length > 0 ? 0.4 : 1
      return (liking(seen, card as StrategyCardId) - 6) * mine
    },
    keep: 3,
  },
  strategic_flexibility: {
    pairs: true,
    worth({ seen }, aim) {
      const [gives, takes] = halves(aim) as [StrategyCardId, StrategyCardId]
      return (liking(seen, takes) - liking(seen, gives)) * 0.5
    },
    keep: 1,
  },
  policy_paralysis: {
    worth({ table, seat, about: { card } }, on) {
      const used = { base_technology: 2.5, base_logistics: 2, base_imperial: 2 } as Partial<
        Record<string, number>
      >
      return (used[card ?? ''] ?? 1) * rivalry(table, seat, on)
    },
    keep: 1,
  },
  tech_bubble: {
    worth: ({ table, seat }) =>
      sheet(table, seat).counters.strategy > 1 && spendable(table, seat, 'resources') >= 6 ? 2.5 : 0,
    keep: 1.4,
  },
  ruinous_tariffs: {
    worth({ table, seat }, from) {
      const goods = Math.ceil(sheet(table, from).tradeGoods / 2)
      return partnersOf(table, seat).includes(from) ? goods * good * (1 + rivalry(table, seat, from)) : 0
    },
    keep: 1,
  },
  corporate_sponsorship: { worth: () => 4 * good, keep: 1.6 },
  opening_the_black_box: { worth: () => 1, keep: 0.8 },
} satisfies { readonly [id in ActionCardId]?: Opinion }
