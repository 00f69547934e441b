import { isBranch } from '../../engine/json.ts'
import type { Options, Refusal, Shape } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { notOffered, refuse } from '../refuse.ts'

/** Trade goods for another player. */
export interface Gift extends Options {
  readonly shape: 'gift'
  readonly to: readonly Seat[]
  readonly most: number
}
export interface Given {
  to: Seat
  tradeGoods: number
}

/** A whole number from `least` to `most`. */
export const isCount = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

export const tooMany = (most: number): Refusal => refuse('notSoManyGoods', { count: most })

export const gift: Shape<Gift, Given> = {
  check({ to, most }, value) {
    if (!isBranch(value) || Object.keys(value).length !== 2) return notOffered
    if (typeof value['to'] !== 'string' || !to.includes(value['to'])) return notOffered
    const count = value['tradeGoods']
    if (isCount(count, most + 1, Number.MAX_SAFE_INTEGER)) return tooMany(most)
    return isCount(count, 1, most) ? undefined : notOffered
  },
  sample: ({ to, most }, chance) => ({
    to: to[chance.below('gift/to', to.length)] as Seat,
    tradeGoods: 1 + chance.below('gift', most),
  }),
  impossible: ({ to, most }) => to.length === 0 || most < 1,
  count: ({ to, most }) => to.length * most,
}
