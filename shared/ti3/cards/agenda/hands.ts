import { type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { numberOf } from '../../effects.ts'
import { clockwiseFrom, handLimit, sheet } from '../../realm.ts'
import { discardActionCard, discardAtRandom } from '../../rules/actionCards.ts'
import { spendTradeGoods } from '../../rules/economy.ts'
import { everybody, someOfOnes } from '../../rules/everybody.ts'
import { begin } from '../../rules/lasting.ts'
import { strategyCardsIn } from '../../strategySet.ts'
import type { Table } from '../../table.ts'
import type { PoliticalCards } from '../act.ts'

/** Agendas on what players hold: cards and trade goods. */

/** To the next on the left who is in the game; used or not, as it lies. Who has the Speaker token keeps it. */
function* passLeft(table: Table): Flow {
  const seats = clockwiseFrom(table, table.speaker)
  const goes: [StrategyCardId, Seat, Seat][] = []
  for (const card of strategyCardsIn(table)) {
    const from = table.strategyCards[card].holder
    if (from === undefined) continue
    const to = seats[(seats.indexOf(from) + 1) % seats.length] as Seat
    goes.push([card, from, to])
  }
  for (const [card, from, to] of goes) {
    table.strategyCards[card].holder = to
    yield* tell('everyone', { text: 'ti3.log.givesPick', about: { seat: to, from, card } })
  }
}

const overLimit = (table: Table, seat: Seat): number =>
  Math.max(0, sheet(table, seat).actionCards - numberOf(table, seat, 'handLimit', handLimit, {}))

function* discard(table: Table, seat: Seat, cards: readonly string[]): Flow {
  for (const card of cards) {
    yield* discardActionCard(table, seat, card)
    yield* tell('everyone', { text: 'ti3.log.discards', about: { seat, card } })
  }
}

const duty = 2

export const handAgendas = {
  checks_and_balances: {
    permits: { keepsPick: () => false },
    *outcome(table, [decided]) {
      if (decided === 'against') yield* passLeft(table)
    },
  },
  core_stability: {
    permits: { drawsUnseen: () => false },
    *outcome(table, [decided], by) {
      if (decided !== 'against') return
      begin(table, {
        effect: 'core_stability',
        by,
        until: 'round',
        touches: 'all',
        forbids: { drawsCards: true },
      })
    },
  },
  free_trade: {
    numbers: { income: ({ now }) => (now > 0 ? 1 : 0) },
    *outcome(table, [decided], by) {
      if (decided !== 'against') return
      for (const seat of clockwiseFrom(table, by)) {
        const count = Math.min(duty, sheet(table, seat).tradeGoods)
        if (count === 0) continue
        spendTradeGoods(table, seat, count)
        yield* tell('everyone', { text: 'ti3.log.losesGoods', about: { seat, count } })
      }
    },
  },
  imperial_academy: {
    numbers: { counterPrice: { set: ({ card }) => (card === 'base_logistics' ? 2 : undefined) } },
  },
  limits_to_individual_power: {
    numbers: { handLimit: { set: () => 3 } },
    *outcome(table, [decided], by) {
      if (decided === 'against') {
        for (const seat of clockwiseFrom(table, by)) yield* discardAtRandom(table, seat, `lost/${seat}`)
        return
      }
      yield* everybody(
        table,
        { by, of: seat => overLimit(table, seat) > 0 },
        seat =>
          someOfOnes(seat, {
            name: 'limit',
            rule: 'ti3/22.handLimit',
            text: 'ti3.ask.discardCards',
            hint: { loses: 'actionCard' },
            count: overLimit(table, seat),
            among: (_, hand) => Object.keys(hand?.actionCards ?? {}),
            on: card => ({ on: { card } }),
          }),
        (seat, cards) => discard(table, seat, cards),
      )
    },
  },
} satisfies PoliticalCards
