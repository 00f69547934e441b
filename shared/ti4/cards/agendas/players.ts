import { type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { neighboursOf } from '../../neighbours.ts'
import { traitsOf } from '../../planets.ts'
import { hexOf, othersClockwise, sheet } from '../../realm.ts'
import { discardAtRandom, discardHand, drawActionCards, keepHandLimit } from '../../rules/actionCards.ts'
import { spendTradeGoods } from '../../rules/economy.ts'
import { gainGoods } from '../../rules/goods.ts'
import { gainPoints, gainPointsTogether } from '../../rules/victory.ts'
import type { Table } from '../../table.ts'
import type { Agendas } from '../act.ts'
import { everyone, whoVoted } from './common.ts'

/** Points, trade goods and Action Cards. */

const dole = 5
const subsidy = 3
const drawn = 2
const sanctioned = 3

function* gain(table: Table, seat: Seat, count: number): Flow {
  yield* gainGoods(table, seat, count)
}

/** Those with most, or fewest, victory points. */
const ranked = (table: Table, which: typeof Math.max): Seat[] => {
  const seats = everyone(table)
  const points = which(...seats.map(seat => sheet(table, seat).points))
  return seats.filter(seat => sheet(table, seat).points === points)
}

const owns = (table: Table, seat: Seat, card: keyof Table['laws']): boolean =>
  table.laws[card]?.elected?.includes(seat) === true

export const playerAgendas = {
  articles_of_war: {
    *outcome(table, decided, votes) {
      if (decided !== 'against') return
      for (const seat of whoVoted(table, votes, 'for')) yield* gain(table, seat, subsidy)
    },
  },
  conventions_of_war: {
    permits: {
      bombards: ({ table, planet }) => (traitsOf(table, planet).includes('cultural') ? false : undefined),
    },
    *outcome(table, decided, votes) {
      if (decided !== 'against') return
      for (const seat of whoVoted(table, votes, 'against')) yield* discardHand(table, seat)
    },
  },
  economic_equality: {
    *outcome(table, decided) {
      for (const seat of everyone(table)) spendTradeGoods(table, seat, sheet(table, seat).tradeGoods)
      yield* tell('everyone', { text: 'ti4.log.goodsLost' })
      if (decided === 'for') for (const seat of everyone(table)) yield* gain(table, seat, dole)
    },
  },
  executive_sanctions: {
    numbers: { handLimit: { atMost: () => sanctioned } },
    *outcome(table, decided) {
      for (const seat of everyone(table))
        if (decided === 'for') yield* keepHandLimit(table, seat, `sanctions/${seat}`)
        else yield* discardAtRandom(table, seat, `sanctions/${seat}`)
    },
  },
  minister_of_commerce: {
    at: {
      whenCommoditiesReplenished: {
        *does(table, { by, about: { of } }) {
          if (of === by) yield* gain(table, by, neighboursOf(table, by).length)
        },
      },
    },
  },
  minister_of_exploration: {
    at: {
      whenPlanetGained: {
        *does(table, { by, about: { of } }) {
          if (of === by) yield* gain(table, by, 1)
        },
      },
    },
  },
  minister_of_policy: {
    at: {
      statusPhaseEnd: {
        *does(table, { by, name }) {
          yield* drawActionCards(table, by, 1, name)
        },
      },
    },
  },
  mutiny: {
    *outcome(table, decided, votes) {
      yield* gainPointsTogether(table, whoVoted(table, votes, 'for'), decided === 'for' ? 1 : -1)
    },
  },
  political_censure: {
    permits: { playsCards: ({ of, elected }) => (elected?.includes(of) ? false : undefined) },
    *outcome(table, elected) {
      yield* gainPoints(table, elected, 1)
    },
    *repealed(table, { elected = [] }) {
      for (const seat of elected) yield* gainPoints(table, seat, -1)
    },
  },
  public_execution: {
    *outcome(table, elected) {
      yield* discardHand(table, elected)
      const [left] = othersClockwise(table, elected)
      if (table.speaker === elected && left !== undefined) {
        table.speaker = left
        yield* tell('everyone', { text: 'ti4.log.speaker', about: { seat: left } })
      }
      begin(table, { effect: 'public_execution', by: elected, until: 'phase', forbids: { votes: true } })
    },
  },
  /** Where several have most, or fewest, all of them gain it. */
  seed_of_an_empire: {
    *outcome(table, decided) {
      yield* gainPointsTogether(table, ranked(table, decided === 'for' ? Math.max : Math.min), 1)
    },
  },
  shard_of_the_throne_base: {
    *outcome(table, elected) {
      yield* gainPoints(table, elected, 1)
    },
    at: {
      afterCombatWon: {
        *does(table, { by, about: { of, against } }) {
          if (against === by) yield* changesHands(table, 'shard_of_the_throne_base', by, of)
        },
      },
    },
  },
  the_crown_of_emphidia_base: {
    *outcome(table, elected) {
      yield* gainPoints(table, elected, 1)
    },
    at: {
      whenPlanetGained: {
        *does(table, { by, about: { of, planet } }) {
          if (of !== by && sheet(table, by).home === hexOf(table, planet))
            yield* changesHands(table, 'the_crown_of_emphidia_base', by, of)
        },
      },
    },
  },
  unconventional_measures: {
    *outcome(table, decided, votes) {
      for (const seat of whoVoted(table, votes, 'for'))
        if (decided === 'for') yield* drawActionCards(table, seat, drawn, `measures/${seat}`)
        else yield* discardHand(table, seat)
    },
  },
} satisfies Agendas

/** With its victory point: the new owner gains it before the old one loses it. */
function* changesHands(table: Table, card: keyof Table['laws'], from: Seat, to: Seat): Flow {
  if (!owns(table, from, card) || from === to) return
  table.laws[card] = { elected: [to] }
  yield* tell('everyone', { text: 'ti4.log.lawTaken', about: { seat: to, from, card } })
  yield* gainPoints(table, to, 1)
  yield* gainPoints(table, from, -1)
}
