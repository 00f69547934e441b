import { isBranch } from '../../engine/json.ts'
import type { Options, Shape } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { notOffered } from '../refuse.ts'
import { isCount, tooMany } from './gift.ts'

/** Trade goods offered for trade goods: so many now, if you give so many now. None may be offered, but some are wanted. */
export interface DealOffer extends Options {
  readonly shape: 'deal'
  /** To whom, and how many each has. */
  readonly to: Readonly<Record<Seat, number>>
  /** One's own. */
  readonly most: number
}
export interface Offered {
  to: Seat
  gives: number
  wants: number
}

export const deal: Shape<DealOffer, Offered> = {
  check(options, value) {
    if (!isBranch(value) || Object.keys(value).length !== 3) return notOffered
    const { to, gives, wants } = value
    if (typeof to !== 'string' || !Object.hasOwn(options.to, to)) return notOffered
    if (!isCount(gives, 0, Number.MAX_SAFE_INTEGER) || !isCount(wants, 1, Number.MAX_SAFE_INTEGER))
      return notOffered
    const theirs = options.to[to] as number
    return gives > options.most ? tooMany(options.most) : wants > theirs ? tooMany(theirs) : undefined
  },
  sample(options, chance) {
    const seats = Object.keys(options.to)
    const to = seats[chance.below('deal/to', seats.length)] as Seat
    return {
      to,
      gives: chance.below('deal/gives', options.most + 1),
      wants: 1 + chance.below('deal/wants', options.to[to] as number),
    }
  },
  impossible: ({ to }) => Object.keys(to).length === 0,
}
