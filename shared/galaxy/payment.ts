import { isBranch } from '../engine/json.ts'
import type { Refusal } from '../engine/options.ts'
import { notOffered, refuse } from './refuse.ts'

/** Paying with whole planets and trade goods: judged and suggested alike by shape, client and bots. [pp. 20–22] */

/** Ready planets with what each gives, and trade goods that give one each, where nothing else is said. */
export interface Purse {
  readonly planets: Readonly<Record<string, number>>
  readonly tradeGoods: number
  readonly goodsWorth?: number
}

export interface Paid {
  planets: string[]
  tradeGoods: number
}

const worth = ({ planets }: Purse, planet: string): number =>
  Object.hasOwn(planets, planet) ? (planets[planet] as number) : 0

export const everything = (purse: Purse): Paid => ({
  planets: Object.keys(purse.planets).filter(planet => worth(purse, planet) > 0),
  tradeGoods: purse.tradeGoods,
})

export const paidWith = (purse: Purse, { planets, tradeGoods }: Paid): number =>
  planets.reduce((sum, planet) => sum + worth(purse, planet), tradeGoods * eachOf(purse))

/** What one trade good gives. */
export const eachOf = ({ goodsWorth = 1 }: Purse): number => goodsWorth

export const inPurse = (purse: Purse): number => paidWith(purse, everything(purse))

export function isPaid(purse: Purse, value: unknown): value is Paid {
  if (!isBranch(value) || Object.keys(value).length !== 2) return false
  const { planets, tradeGoods } = value
  if (!Array.isArray(planets) || new Set(planets).size !== planets.length) return false
  if (!planets.every(id => typeof id === 'string' && Object.hasOwn(purse.planets, id))) return false
  const isCount = typeof tradeGoods === 'number' && Number.isInteger(tradeGoods)
  return isCount && tradeGoods >= 0 && tradeGoods <= purse.tradeGoods
}

/** `buys`: what so much pays for, undefined where it is too little. */
export type Buys = (total: number) => number | undefined

export const justOne =
  (due: number): Buys =>
  total =>
    total < due ? undefined : 0

/** Every planet or trade good that could be kept without losing anything, one at a time. */
function* spare(purse: Purse, paid: Paid, buys: Buys): Generator<Paid> {
  const total = paidWith(purse, paid)
  const same = (less: number) => buys(total - less) === buys(total)
  if (paid.tradeGoods > 0 && same(eachOf(purse))) yield { ...paid, tradeGoods: paid.tradeGoods - 1 }
  for (const planet of paid.planets)
    if (same(worth(purse, planet))) yield { ...paid, planets: paid.planets.filter(id => id !== planet) }
}

export function checkPaid(purse: Purse, value: unknown, buys: Buys, due: number): Refusal | undefined {
  if (!isPaid(purse, value)) return notOffered
  const paid = paidWith(purse, value)
  const about = { due, paid }
  if (buys(paid) === undefined) return refuse('notEnough', about)
  const overpaid = !spare(purse, value, buys).next().done
  return overpaid ? refuse('overpaid', about) : undefined
}

/** The same payment without what could be kept. */
export function trimmed(purse: Purse, paid: Paid, buys: Buys): Paid {
  for (let now = paid; ; ) {
    const less = spare(purse, now, buys).next()
    if (less.done) return now
    now = less.value
  }
}

interface Sum {
  readonly planets: readonly string[]
  readonly lost: number
}

const isBetter = (a: Sum, b: Sum | undefined) =>
  !b || a.lost < b.lost || (a.lost === b.lost && a.planets.length < b.planets.length)

/** As little waste as possible, then as few trade goods, then the planets that matter least otherwise: `elsewhere` says
 *  what each would give instead. Undefined where everything is not enough. */
export function cheapest(
  purse: Purse,
  due: number,
  elsewhere: Readonly<Record<string, number>> = {},
): Paid | undefined {
  const sums = new Map<number, Sum>([[0, { planets: [], lost: 0 }]])
  for (const planet of everything(purse).planets)
    for (const [sum, { planets, lost }] of [...sums]) {
      const more = { planets: [...planets, planet], lost: lost + (elsewhere[planet] ?? 0) }
      const total = sum + worth(purse, planet)
      if (sum < due && isBetter(more, sums.get(total))) sums.set(total, more)
    }
  const each = eachOf(purse)
  const goodsFor = (sum: number) => Math.max(0, Math.ceil((due - sum) / each))
  const costs = ([sum, { lost, planets }]: [number, Sum]) => {
    const goods = goodsFor(sum)
    return [sum + goods * each - due, goods, lost, planets.length] as const
  }
  const [best] = [...sums]
    .filter(([sum]) => sum + purse.tradeGoods * each >= due)
    .sort((a, b) => {
      const [one, other] = [costs(a), costs(b)]
      const at = one.findIndex((cost, i) => cost !== other[i])
      return at < 0 ? 0 : (one[at] as number) - (other[at] as number)
    })
  return best && { planets: [...best[1].planets], tradeGoods: goodsFor(best[0]) }
}
