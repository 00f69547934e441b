import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Amounts, OneOf } from '../../engine/options.ts'
import type { About, RuleId, Seat, State, TextId } from '../../engine/rules.ts'
import type { Edition } from '../edition.ts'
import { type Costs, spendingWith } from '../objectives.ts'
import { realmWith, type Worth } from '../realm.ts'
import type { Paid } from '../shapes/pay.ts'
import { splitWith } from '../split.ts'
import type { AreaOf, Table } from '../table.ts'
import { payingWith } from './paying.ts'

/** What is spent while an objective is scored. */

/** An objective that costs something. */
interface Costly {
  readonly id: string
  readonly costs: Costs
  /** Begins the names of its questions, where a segment asks for several prices. */
  readonly name?: string
}

export interface Purchase<T extends Table> {
  readonly rule: RuleId
  readonly ruleOfCounters: RuleId
  /** What asks for resources or influence, where an objective takes either. */
  readonly either?: { readonly rule: RuleId; readonly text: TextId }
  /** Those counters are spent from, in the order they are offered, each with its name. */
  readonly areas: Readonly<Partial<Record<AreaOf<T>, TextId>>>
  payFor(table: T, seat: Seat, paid: Paid): void
  spendTradeGoods(table: T, seat: Seat, count: number): void
  spendCounter(table: T, seat: Seat, from: AreaOf<T>, count: number): void
}

export function objectivePriceWith<T extends Table>(
  edition: Edition<T>,
  { rule, ruleOfCounters, either, areas, payFor, spendTradeGoods, spendCounter }: Purchase<T>,
) {
  type Areas = Partial<Record<AreaOf<T>, number>>
  const { name: game } = edition
  const { goodsToSpend, sheet, spendable } = realmWith(edition)
  const { askPayment, payOptions, worthPaid } = payingWith(edition)
  const { countersIn } = spendingWith(edition)
  const { bestSplit } = splitWith(edition)
  const spentFrom = Object.keys(areas) as AreaOf<T>[]

  /** "Now I spend": with what is ready in this step, which may have been given away meanwhile. */
  function* payObjective(table: T, seat: Seat, objective: Costly): Flow<boolean> {
    const { costs } = objective
    const { tradeGoods, resources, influence, counters } = costs
    if (counters !== undefined) return yield* payCounters(table, seat, objective, counters)
    if (costs.either)
      return yield* payWorth(table, seat, objective, yield* whichWorth(seat, objective), resources ?? 0)
    if (resources !== undefined && influence !== undefined)
      return yield* payBoth(table, seat, objective, { resources, influence, tradeGoods: tradeGoods ?? 0 })
    if (tradeGoods !== undefined) spendTradeGoods(table, seat, tradeGoods)
    const worth = resources !== undefined ? 'resources' : 'influence'
    const least = resources ?? influence
    return least === undefined || (yield* payWorth(table, seat, objective, worth, least))
  }

  const askedAs = (worth: Worth): TextId =>
    worth === 'resources' ? `${game}.ask.spendResourcesFor` : `${game}.ask.spendInfluenceFor`

  const named = ({ name }: Costly, word: string): string => (name === undefined ? word : `${name}/${word}`)

  function* payWorth(table: T, seat: Seat, objective: Costly, worth: Worth, least: number): Flow<boolean> {
    const paid = yield* askPayment(seat, {
      name: named(objective, 'price'),
      rule,
      text: askedAs(worth),
      about: { card: objective.id, count: least },
      worth,
      least,
    })
    if (!paid) return false
    payFor(table, seat, paid)
    yield* tellSpent(seat, worth, least)
    return true
  }

  function* tellSpent(seat: Seat, worth: Worth, count: number): Flow {
    const text = worth === 'resources' ? `${game}.log.spendsResources` : `${game}.log.spendsInfluence`
    yield* tell('everyone', { text, about: { seat, count } })
  }

  /** Where both would do. */
  function* whichWorth(seat: Seat, objective: Costly): Flow<Worth> {
    const worths: readonly Worth[] = ['resources', 'influence']
    return yield* choose<Worth, State<T>>(seat, ({ table }) => {
      const able = worths.filter(worth => spendable(table, seat, worth) >= (objective.costs[worth] ?? 0))
      if (able.length < 2 || !either) return { skip: able[0] ?? 'resources' }
      const options: OneOf = {
        shape: 'oneOf',
        of: Object.fromEntries(able.map(worth => [worth, { text: `${game}.${worth}` }])),
      }
      return {
        name: named(objective, 'worth'),
        ...either,
        about: { card: objective.id },
        options,
      }
    })
  }

  /** Trade goods, resources and influence: a planet gives one of the two. Whatever is chosen for the first that would leave
   *  too little for the other is paid otherwise. */
  function* payBoth(
    table: T,
    seat: Seat,
    objective: Costly,
    price: { resources: number; influence: number; tradeGoods: number },
  ): Flow<boolean> {
    const first = yield* askPart(seat, objective, 'resources', price.resources, price.tradeGoods)
    if (!first) return false
    const second = yield* askPart(seat, objective, 'influence', price.influence, price.tradeGoods, first)
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
    objective: Costly,
    worth: Worth,
    least: number,
    kept: number,
    spent: Paid = { planets: [], tradeGoods: 0 },
  ): Flow<Paid | undefined> {
    const about: About = { card: objective.id, count: least }
    const name = named(objective, `price/${worth}`)
    return yield* choose<Paid | undefined, State<T>>(seat, ({ table }) => {
      const all = payOptions(table, seat, { worth, least })
      const planets = Object.fromEntries(
        Object.entries(all.planets).filter(([planet]) => !spent.planets.includes(planet)),
      )
      const tradeGoods = Math.max(0, all.tradeGoods - kept - spent.tradeGoods)
      const most = Object.values(planets).reduce((sum, each) => sum + each, tradeGoods)
      if (most < least) return { skip: undefined }
      const options = { ...all, planets, tradeGoods }
      return { name, rule, text: askedAs(worth), about, options }
    })
  }

  function planned(table: T, seat: Seat, price: { resources: number; influence: number }) {
    const { resources, influence } = bestSplit(table, seat, price.resources, price.influence)
    const rest = (planets: readonly string[], worth: Worth, least: number) =>
      Math.max(0, least - worthPaid(table, seat, { planets: [...planets], tradeGoods: 0 }, worth))
    return {
      first: { planets: [...resources], tradeGoods: rest(resources, 'resources', price.resources) },
      second: { planets: [...influence], tradeGoods: rest(influence, 'influence', price.influence) },
    }
  }

  /** From the areas that are spent from. */
  function* payCounters(table: T, seat: Seat, objective: Costly, count: number): Flow<boolean> {
    const paid = yield* choose<Areas | undefined, State<T>>(seat, ({ table: now }) => {
      if (countersIn(now as T, seat, spentFrom) < count) return { skip: undefined }
      const { options, otherwise } = shares(now as T, seat, count)
      return {
        name: named(objective, 'price'),
        rule: ruleOfCounters,
        text: `${game}.ask.spendCountersFor`,
        about: { card: objective.id, count },
        options,
        otherwise,
      }
    })
    if (!paid) return false
    for (const area of spentFrom) if (paid[area]) spendCounter(table, seat, area, paid[area] as number)
    yield* tell('everyone', { text: `${game}.log.spendsCounters`, about: { seat, count } })
    return true
  }

  function shares(table: T, seat: Seat, count: number): { options: Amounts; otherwise: Areas } {
    const of: Record<string, Amounts['of'][string]> = {}
    const otherwise: Record<string, number> = {}
    let left = count
    for (const area of spentFrom) {
      const most = Math.min(countersIn(table, seat, [area]), count)
      of[area] = { text: areas[area] as TextId, most }
      const taken = Math.min(most, left)
      // Nothing of an area is no answer.
      if (taken > 0) otherwise[area] = taken
      left -= taken
    }
    return { options: { shape: 'amounts', of, least: count, most: count }, otherwise: otherwise as Areas }
  }

  return { payObjective }
}
