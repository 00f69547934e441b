import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { end } from '../../galaxy/rules/lasting.ts'
import type { StrategyCardId } from '../content/strategyCards.ts'
import { permits } from '../effects.ts'
import { setupOf } from '../galaxy.ts'
import { clockwiseFrom, orderOfPlay, othersClockwise, sheet, strategyCardsOf } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'
import { gainGoods } from './goods.ts'
import { unlockLeaders } from './leaders.ts'
import { moment } from './moments.ts'
import { purgeActing } from './openCards.ts'
import { enforceEverywhere } from './supplyLimits.ts'

/** A game round begins: strategy cards are chosen clockwise from the speaker, with few players twice round. [84] */
export function* strategyPhase(table: Table): Flow<Next> {
  end(table, 'round')
  for (const seat of yield* purgeActing(table)) yield* enforceEverywhere(table, seat, `supply/${seat}`)
  table.round++
  table.phase = 'strategy'
  delete table.active
  for (const seat of table.order) delete sheet(table, seat).passed
  yield* tell('everyone', { text: 'ti4.log.round', about: { round: table.round } })
  yield* moment(table, 'strategyPhaseStart', 'start', {})
  end(table, 'strategyPhase')
  const passes = Array.from({ length: setupOf(table).strategyCardsEach }, (_, i) => i)
  // Who kept what he had chooses nothing.
  const choosers = clockwiseFrom(table, table.speaker).filter(
    seat => strategyCardsOf(table, seat).length === 0,
  )
  const seats = passes.flatMap(() => choosers)
  return { segment: 'pick', args: { seats } }
}

const unpicked = (table: Table): StrategyCardId[] =>
  (Object.keys(table.strategyCards) as StrategyCardId[]).filter(
    card => table.strategyCards[card].holder === undefined,
  )

/** One card for the first of `seats`, with the trade goods that lie on it; then the next. [84.1] */
export function* pick(table: Table, { seats }: { seats: Seat[] }): Flow<Next> {
  const [seat, ...others] = seats
  if (seat === undefined) return { segment: 'picksEnd' }
  const card = yield* askCard(table, seat, 1)
  const place = table.strategyCards[card]
  const holder = yield* keeper(table, seat, card)
  place.holder = holder
  yield* tell('everyone', { text: 'ti4.log.picks', about: { seat, card } })
  if (holder !== seat)
    yield* tell('everyone', { text: 'ti4.log.givesStrategyCard', about: { seat, to: holder, card } })
  const { goods } = place
  place.goods = 0
  yield* gainGoods(table, seat, goods, 'card')
  return { segment: 'pick', args: { seats: others } }
}

/** One that is cancelled as it is chosen is not his to choose any more. */
function* askCard(table: Table, seat: Seat, time: number, not?: StrategyCardId): Flow<StrategyCardId> {
  const card = yield* choose<StrategyCardId, Ti4>(seat, seen => ({
    name: time === 1 ? 'card' : `card/${time}`,
    rule: 'ti4/84.1',
    text: 'ti4.ask.pick',
    hint: { gains: 'strategyCard' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        unpicked(seen.table)
          .filter(id => id !== not)
          .map(id => [
            id,
            { on: { card: id }, about: { card: id, count: seen.table.strategyCards[id].goods } },
          ]),
      ),
    } satisfies OneOf,
  }))
  const isAlone = unpicked(table).length === 1
  if (isAlone || !(yield* moment(table, 'whenStrategyCardChosen', `chosen/${time}`, { of: seat, card })))
    return card
  return yield* askCard(table, seat, time + 1, card)
}

/** Who gets the card: usually who chose it, who keeps the goods either way. */
function* keeper(table: Table, seat: Seat, card: StrategyCardId): Flow<Seat> {
  if (permits(table, seat, 'keepsPick', {}, true)) return seat
  const most = setupOf(table).strategyCardsEach
  return yield* choose<Seat, Ti4>(seat, seen => {
    const short = othersClockwise(seen.table, seat).filter(
      other => strategyCardsOf(seen.table, other).length < most,
    )
    if (short.length === 0) return { skip: seat }
    return {
      name: 'given',
      rule: 'ti4/84.1',
      text: 'ti4.ask.giveCard',
      about: { card },
      hint: { gives: 'strategyCard' },
      options: { shape: 'oneOf', of: Object.fromEntries(short.map(to => [to, { on: { seat: to } }])) },
    }
  })
}

/** A trade good comes onto each card nobody chose. [84.2] Then the first in initiative order begins. [4.1] */
export function* picksEnd(table: Table): Flow<Next> {
  const left = unpicked(table)
  for (const card of left) table.strategyCards[card].goods++
  if (left.length > 0)
    yield* tell('everyone', { text: 'ti4.log.goodsOnCards', about: { count: left.length } })
  yield* unlockLeaders(table)
  yield* moment(table, 'strategyPhaseEnd', 'end', {})
  end(table, 'phase')
  table.phase = 'action'
  return { segment: 'turn', args: { seat: orderOfPlay(table)[0] as Seat } }
}
