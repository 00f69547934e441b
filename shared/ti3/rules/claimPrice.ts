import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Amounts, OneOf } from '../../engine/options.ts'
import type { About, Seat, TextId } from '../../engine/rules.ts'
import type { Paid } from '../../galaxy/shapes/pay.ts'
import { bestSplit } from '../claimPrice.ts'
import { type ObjectiveId, objectives } from '../content/objectives.ts'
import { goodsToSpend, sheet, spendable, type Worth } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'
import { payFor, spendCounter, spendTradeGoods } from './economy.ts'
import { askPayment, payOptions, worthPaid } from './paying.ts'

/** "Now I spend": with what is ready in this step, which may have been given away meanwhile. [p. 26] */
export function* payClaim(table: Table, seat: Seat, id: ObjectiveId): Flow<boolean> {
  const { tradeGoods, resources, influence, counters, either } = objectives[id].spend ?? {}
  if (counters !== undefined) return yield* payCounters(table, seat, id, counters)
  if (either) return yield* payWorth(table, seat, id, yield* whichWorth(seat, id), resources ?? 0)
  if (resources !== undefined && influence !== undefined)
    return yield* payBoth(table, seat, id, { resources, influence, tradeGoods: tradeGoods ?? 0 })
  if (tradeGoods !== undefined) spendTradeGoods(table, seat, tradeGoods)
  const worth = resources !== undefined ? 'resources' : 'influence'
  const least = resources ?? influence
  return least === undefined || (yield* payWorth(table, seat, id, worth, least))
}

const askedAs = (worth: Worth): TextId =>
  worth === 'resources' ? 'ti3.ask.spendResourcesFor' : 'ti3.ask.spendInfluenceFor'

function* payWorth(table: Table, seat: Seat, id: ObjectiveId, worth: Worth, least: number): Flow<boolean> {
  const paid = yield* askPayment(seat, {
    name: 'price',
    rule: 'ti3/26.spend',
    text: askedAs(worth),
    about: { card: id, count: least },
    worth,
    least,
  })
  if (!paid) return false
  payFor(table, seat, paid)
  yield* tellSpent(seat, worth, least)
  return true
}

function* tellSpent(seat: Seat, worth: Worth, count: number): Flow {
  const text = worth === 'resources' ? 'ti3.log.spendsResources' : 'ti3.log.spendsInfluence'
  yield* tell('everyone', { text, about: { seat, count } })
}

/** Where both would do. */
function* whichWorth(seat: Seat, id: ObjectiveId): Flow<Worth> {
  const worths: readonly Worth[] = ['resources', 'influence']
  return yield* choose<Worth, Ti3>(seat, ({ table }) => {
    const able = worths.filter(worth => spendable(table, seat, worth) >= (objectives[id].spend?.[worth] ?? 0))
    if (able.length < 2) return { skip: able[0] ?? 'resources' }
    const options: OneOf = {
      shape: 'oneOf',
      of: Object.fromEntries(able.map(worth => [worth, { text: `ti3.${worth}` }])),
    }
    return {
      name: 'worth',
      rule: 'ti3/se.objectives',
      text: 'ti3.ask.spendWhich',
      about: { card: id },
      options,
    }
  })
}

/** Trade goods, resources and influence: a planet gives one of the two. Whatever is chosen for the first that would leave too
 *  little for the other is paid otherwise. */
function* payBoth(
  table: Table,
  seat: Seat,
  id: ObjectiveId,
  price: { resources: number; influence: number; tradeGoods: number },
): Flow<boolean> {
  const first = yield* askPart(seat, id, 'resources', price.resources, price.tradeGoods)
  if (!first) return false
  const second = yield* askPart(seat, id, 'influence', price.influence, price.tradeGoods, first)
  const parts = second ? { first, second } : planned(table, seat, price)
  const total = parts.first.tradeGoods + parts.second.tradeGoods + price.tradeGoods
  const isEnough =
    worthPaid(table, seat, parts.first, 'resources') >= price.resources &&
    worthPaid(table, seat, parts.second, 'influence') >= price.influence &&
    goodsToSpend(sheet(table, seat)) >= total
  if (!isEnough) return false
  payFor(table, seat, parts.first)
  payFor(table, seat, parts.second)
  spendTradeGoods(table, seat, price.tradeGoods)
  yield* tellSpent(seat, 'resources', price.resources)
  yield* tellSpent(seat, 'influence', price.influence)
  return true
}

/** Out of what is not kept for the rest of the price. */
function* askPart(
  seat: Seat,
  id: ObjectiveId,
  worth: Worth,
  least: number,
  kept: number,
  spent: Paid = { planets: [], tradeGoods: 0 },
): Flow<Paid | undefined> {
  const about: About = { card: id, count: least }
  return yield* choose<Paid | undefined, Ti3>(seat, ({ table }) => {
    const all = payOptions(table, seat, { worth, least })
    const planets = Object.fromEntries(
      Object.entries(all.planets).filter(([planet]) => !spent.planets.includes(planet)),
    )
    const tradeGoods = Math.max(0, all.tradeGoods - kept - spent.tradeGoods)
    const most = Object.values(planets).reduce((sum, each) => sum + each, tradeGoods)
    if (most < least) return { skip: undefined }
    const options = { ...all, planets, tradeGoods }
    return { name: `price/${worth}`, rule: 'ti3/26.spend', text: askedAs(worth), about, options }
  })
}

function planned(table: Table, seat: Seat, price: { resources: number; influence: number }) {
  const { resources, influence } = bestSplit(table, seat, price.resources, price.influence)
  const rest = (planets: readonly string[], worth: Worth, least: number) =>
    Math.max(0, least - worthPaid(table, seat, { planets: [...planets], tradeGoods: 0 }, worth))
  return {
    first: { planets: [...resources], tradeGoods: rest(resources, 'resources', price.resources) },
    second: { planets: [...influence], tradeGoods: rest(influence, 'influence', price.influence) },
  }
}

type Areas = { pool?: number; strategy?: number }

/** From the two areas that are spent from. */
function* payCounters(table: Table, seat: Seat, id: ObjectiveId, count: number): Flow<boolean> {
  const paid = yield* choose<Areas | undefined, Ti3>(seat, ({ table }) => {
    const { pool, strategy } = sheet(table, seat).counters
    if (pool + strategy < count) return { skip: undefined }
    const options: Amounts = {
      shape: 'amounts',
      of: {
        pool: { text: 'ti3.counters.pool', most: Math.min(pool, count) },
        strategy: { text: 'ti3.counters.strategy', most: Math.min(strategy, count) },
      },
      least: count,
      most: count,
    }
    const otherwise: Areas = { pool: Math.min(pool, count), strategy: Math.max(0, count - pool) }
    return {
      name: 'price',
      rule: 'ti3/se.objectives',
      text: 'ti3.ask.spendCountersFor',
      about: { card: id, count },
      options,
      otherwise,
    }
  })
  if (!paid) return false
  for (const area of ['pool', 'strategy'] as const)
    if (paid[area]) spendCounter(table, seat, area, paid[area])
  yield* tell('everyone', { text: 'ti3.log.spendsCounters', about: { seat, count } })
  return true
}
