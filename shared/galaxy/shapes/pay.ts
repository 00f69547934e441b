import type { Chance } from '../../engine/chance.ts'
import type { Options, Shape } from '../../engine/options.ts'
import {
  type Buys,
  checkPaid,
  eachOf,
  everything,
  inPurse,
  justOne,
  type Paid,
  type Purse,
  paidWith,
  trimmed,
} from '../payment.ts'

export type { Paid } from '../payment.ts'

/** Resources or influence to pay with whole planets and trade goods. */
export interface Pay extends Options {
  readonly shape: 'pay'
  readonly worth: 'resources' | 'influence'
  /** At least this much. */
  readonly least: number
  /** What each full `step` above `least` still buys, up to `most`; absent where paying more buys nothing. */
  readonly step?: number
  readonly most?: number
  /** Ready planets and what each gives. */
  readonly planets: Readonly<Record<string, number>>
  readonly tradeGoods: number
  readonly goodsWorth?: number
}

/** How many steps above the least are paid. */
export const stepsBought = ({ least, step, most }: Pay, total: number): number | undefined =>
  total < least ? undefined : step ? Math.floor((Math.min(total, most ?? total) - least) / step) : 0

const buysOf =
  (options: Pay): Buys =>
  total =>
    stepsBought(options, total)

export const pay: Shape<Pay, Paid> = {
  check: (options, value) => checkPaid(options, value, buysOf(options), options.least),
  sample(options, chance) {
    const steps = stepsBought(options, inPurse(options)) ?? 0
    const due = options.least + chance.below('pay', steps + 1) * (options.step ?? 0)
    return trimmed(options, somePayment(options, due, chance), buysOf(options))
  },
  only(options) {
    const all = everything(options)
    const total = paidWith(options, all)
    const buys = buysOf(options)
    if (buys(total) !== 0) return undefined
    if (options.least === 0) return { planets: [], tradeGoods: 0 }
    const least = Math.min(
      ...all.planets.map(id => options.planets[id] ?? 0),
      all.tradeGoods > 0 ? eachOf(options) : total,
    )
    return total - least < options.least ? all : undefined
  },
  impossible: options => inPurse(options) < options.least,
}

/** Planets and trade goods as they come, until it is enough. */
export function somePayment(purse: Purse, due: number, chance: Chance): Paid {
  const all = everything(purse)
  const each = eachOf(purse)
  const most = Math.min(Math.ceil(due / each), all.tradeGoods)
  const paid: Paid = { planets: [], tradeGoods: chance.below('pay/goods', most + 1) }
  for (const planet of chance.shuffle('pay/planets', all.planets)) {
    if (paidWith(purse, paid) >= due) break
    paid.planets.push(planet)
  }
  paid.tradeGoods += Math.max(0, Math.ceil((due - paidWith(purse, paid)) / each))
  paid.planets = all.planets.filter(planet => paid.planets.includes(planet))
  return trimmed(purse, paid, justOne(due))
}
