import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { offer } from '../../../galaxy/components/aims.ts'
import { chairOf } from '../../council.ts'
import {
  clockwiseFrom,
  orderOfPlay,
  othersClockwise,
  ownerOf,
  planetsAbroad,
  planetsOf,
  sheet,
  spendable,
  strategyCardsOf,
} from '../../realm.ts'
import { discardAtRandom } from '../../rules/actionCards.ts'
import { spendTradeGoods } from '../../rules/economy.ts'
import { exhaustPlanets } from '../../rules/everybody.ts'
import { begin, end } from '../../rules/lasting.ts'
import { receiveTradeGoods } from '../../rules/receiving.ts'
import { discardLaw, lawsOf, mayDiscardLaw } from '../../rules/repeal.ts'
import { useApart } from '../../rules/strategy/secondaries.ts'
import { score } from '../../rules/victory.ts'
import type { Table, Ti3 } from '../../table.ts'
import { takesTroops } from '../../unasked.ts'
import type { Playing, PoliticalCards } from '../act.ts'
import { recruit } from '../troops.ts'

/** Agendas that pass or fail once: points, goods, counters, laws and sessions of the council. */

const throne = 'mecatol_rex'
const guards = 2
const routes = 2

/** Most ready influence; the Speaker says who of several. */
function* strongest(table: Table, name: string): Flow<Seat> {
  const seats = clockwiseFrom(table, table.speaker)
  const ready = (seat: Seat) => spendable(table, seat, 'influence', false)
  const most = Math.max(...seats.map(ready))
  const tied = seats.filter(seat => ready(seat) === most)
  return yield* choose<Seat, Ti3>(chairOf(table), () =>
    tied.length === 1
      ? { skip: tied[0] as Seat }
      : {
          name,
          rule: 'ti3/23.tie',
          text: 'ti3.ask.strongest',
          options: { shape: 'oneOf', of: Object.fromEntries(tied.map(seat => [seat, { on: { seat } }])) },
        },
  )
}

function* mayRecruit(table: Table, seat: Seat): Flow {
  const accepts = yield* offer<Ti3>(seat, ({ table }) =>
    takesTroops(table, seat, throne)
      ? {
          name: 'guards',
          rule: 'ti3/22.forAgainst',
          text: 'ti3.ask.guards',
          about: { count: guards, planet: throne },
          yes: 'ti3.ask.guardsYes',
          no: 'ti3.ask.useNone',
        }
      : undefined,
  )
  if (accepts) yield* recruit(table, seat, throne, guards)
}

export const decrees = {
  aggressive_strategy: {
    *outcome(table, [decided], by) {
      if (decided === 'against') {
        begin(table, {
          effect: 'aggressive_strategy',
          by,
          touches: 'all',
          until: 'round',
          forbids: { usesSecondary: true },
        })
        return
      }
      for (const seat of orderOfPlay(table)) {
        begin(table, { effect: 'strategist', by: seat, until: 'agenda', allows: { secondaryFree: true } })
        for (const card of strategyCardsOf(table, seat)) yield* useApart(table, seat, card)
        end(table, 'agenda')
        end(table, 'purchase', seat)
      }
    },
  },
  cost_overruns: {
    *outcome(table, [decided], by) {
      if (decided !== 'for') return
      for (const seat of clockwiseFrom(table, by)) {
        const count = Math.min(sheet(table, seat).tradeGoods, planetsOf(table, seat).length)
        if (count === 0) continue
        spendTradeGoods(table, seat, count)
        yield* tell('everyone', { text: 'ti3.log.losesGoods', about: { seat, count } })
      }
    },
  },
  holder_of_mecatol_rex: {
    *outcome(table, [decided]) {
      const holder = ownerOf(table, throne)
      if (holder === undefined) return
      if (decided === 'for') yield* mayDiscardLaw(table, holder, 'throne', 'ti3/22.forAgainst')
      else yield* mayRecruit(table, holder)
    },
  },
  imperial_containment: {
    *outcome(table, [decided]) {
      if (decided !== 'for') return
      const seats = clockwiseFrom(table, table.speaker)
      const count = (seat: Seat) => planetsAbroad(table, seat).length
      const most = Math.max(...seats.map(count))
      for (const seat of seats)
        if (most > 0 && count(seat) === most)
          begin(table, {
            effect: 'imperial_containment',
            by: seat,
            until: 'round',
            adds: { tacticalCost: 1 },
          })
    },
  },
  /** The first to have enough wins before others have theirs. */
  imperial_mandate: {
    *outcome(table, [decided]) {
      for (const seat of orderOfPlay(table))
        if (decided === 'for') yield* score(table, seat, 2)
        else if (sheet(table, seat).points > 0) {
          sheet(table, seat).points--
          yield* tell('everyone', { text: 'ti3.log.losesPoint', about: { seat } })
        }
    },
  },
  new_constitution: {
    *outcome(table, [decided], by) {
      if (decided === 'for') {
        for (const card of lawsOf(table)) yield* discardLaw(table, card)
        yield* exhaustPlanets(table, { by, name: 'constitution', count: () => 2 })
      } else if (lawsOf(table).length > 0)
        yield* mayDiscardLaw(table, yield* strongest(table, 'strongest'), 'amends', 'ti3/22.forAgainst')
    },
  },
  open_the_trade_routes: {
    *outcome(table, [decided], by) {
      if (decided === 'for')
        for (const seat of clockwiseFrom(table, by))
          yield* receiveTradeGoods(table, seat, routes, `routes/${seat}`)
      else begin(table, { effect: 'open_the_trade_routes', by, touches: 'all', until: 'round' })
    },
    lasts: { at: { tradeGoodsGained: { does: passesOn } } },
  },
  /** Two more agendas, each with all its moments. */
  technology_investigation_committee: {
    *outcome(table, [decided], by) {
      if (decided === 'for') {
        begin(table, {
          effect: 'technology_investigation_committee',
          by,
          touches: 'all',
          until: 'round',
          forbids: { learns: true },
          where: { bought: 1 },
        })
        return undefined
      }
      for (const seat of clockwiseFrom(table, by)) yield* discardAtRandom(table, seat, `lost/${seat}`)
      const council = { segment: 'galacticCouncil', args: { seat: by } }
      return { ...council, then: council }
    },
  },
} satisfies PoliticalCards

/** What somebody receives goes to the next on his left, who keeps it. */
function* passesOn(table: Table, { about: { of, count } }: Playing<'tradeGoodsGained'>): Flow {
  const [left] = othersClockwise(table, of)
  const goods = Math.min(count, sheet(table, of).tradeGoods)
  if (left === undefined || goods === 0) return
  sheet(table, of).tradeGoods -= goods
  sheet(table, left).tradeGoods += goods
  yield* tell('everyone', { text: 'ti3.log.passesGoods', about: { seat: of, to: left, count: goods } })
}
