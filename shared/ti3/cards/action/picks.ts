import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { aimAt } from '../../aims.ts'
import { namesakeOf, type StrategyCardId } from '../../content/strategyCards.ts'
import { permits } from '../../effects.ts'
import { setupOf } from '../../galaxy.ts'
import { clockwiseFrom, strategyCardsOf } from '../../realm.ts'
import { begin } from '../../rules/lasting.ts'
import { exchangePick } from '../../rules/strategyPhase.ts'
import { strategyCardsIn } from '../../strategySet.ts'
import type { Table } from '../../table.ts'
import type { ActionCards } from '../act.ts'

/** Around picking strategy cards, and keeping one. */

const initiative: StrategyCardId = 'base_initiative'
/** What nobody keeps for the next round. */
const fleeting: readonly StrategyCardId[] = [initiative, 'base_imperial']

/** What nobody holds. */
const unpicked = (table: Table): StrategyCardId[] =>
  strategyCardsIn(table).filter(card => table.strategyCards[card].holder === undefined)

const mayPick = (table: Table, seat: Seat) => (card: StrategyCardId) =>
  permits(table, seat, 'picks', { card }, true)

/** Picks still to be made in this phase. */
const picksLeft = (table: Table): number =>
  clockwiseFrom(table, table.speaker)
    .map(seat => setupOf(table).strategyCardsEach - strategyCardsOf(table, seat).length)
    .reduce((sum, left) => sum + Math.max(0, left), 0)

/** What could be barred with a card left for every pick. */
function barrable(table: Table): StrategyCardId[] {
  const open = unpicked(table).filter(mayPick(table, table.speaker))
  return open.length > picksLeft(table) ? open : []
}

/** `own.free`: a card picked in this round, and one in its place. */
function exchanges(table: Table, by: Seat): string[] {
  if (picksLeft(table) > 0) return []
  const free = unpicked(table)
    .filter(mayPick(table, by))
    .filter(card => card !== initiative || table.lastInitiative !== by)
  return strategyCardsOf(table, by)
    .filter(card => !table.strategyCards[card].kept)
    .flatMap(own => free.map(card => `${own}.${card}`))
}

const keeps = (table: Table, seat: Seat): boolean =>
  Object.values(table.lasting).some(({ effect, by }) => effect === 'political_stability' && by === seat)

export const picks = {
  /** It gets its bonus counter like every other that nobody picked. */
  strategic_shift: {
    aims: aimAt.card(barrable),
    *does(table, { by }, card: StrategyCardId) {
      begin(table, {
        effect: 'strategic_shift',
        by,
        touches: 'all',
        until: 'phase',
        forbids: { picks: true },
        where: { card },
      })
      yield* tell('everyone', { text: 'ti3.log.shifted', about: { card } })
    },
  },

  /** Nobody is asked about his own pick, and about none where there is no other to pick. */
  public_disgrace: {
    may: (table, by, { of, card }) =>
      by !== of && table.strategyCards[card].holder === of && unpicked(table).some(mayPick(table, of)),
    *does(table, { about: { of, card } }) {
      delete table.strategyCards[card].holder
      yield* tell('everyone', { text: 'ti3.log.disgraced', about: { seat: of, card } })
    },
  },

  strategic_flexibility: {
    aims: aimAt.both('card', 'card', exchanges),
    *does(table, { by }, aim: string) {
      const [gives, takes] = aim.split('.') as [StrategyCardId, StrategyCardId]
      if (exchanges(table, by).includes(aim)) yield* exchangePick(table, by, gives, takes)
    },
  },

  political_stability: {
    aims: aimAt.card((table, by) =>
      keeps(table, by) ? [] : strategyCardsOf(table, by).filter(card => !fleeting.includes(namesakeOf(card))),
    ),
    *does(table, { by }, card: StrategyCardId) {
      const where = { card }
      begin(table, { effect: 'political_stability', by, until: 'round', allows: { keeps: true }, where })
      yield* tell('everyone', { text: 'ti3.log.keepsPick', about: { seat: by, card } })
    },
  },
} satisfies ActionCards
