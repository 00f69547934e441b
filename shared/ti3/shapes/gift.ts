import type { Options, Shape } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'

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

export const gift: Shape<Gift, Given> = {
  check: () => undefined,
  sample: () => ({ to: '', tradeGoods: 0 }),
}
