import type { Options, Shape } from '../../engine/options.ts'

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
}
export interface Paid {
  planets: string[]
  tradeGoods: number
}

export const pay: Shape<Pay, Paid> = {
  check: () => undefined,
  sample: () => ({ planets: [], tradeGoods: 0 }),
}
