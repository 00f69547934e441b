import { isBranch } from '../../engine/json.ts'
import type { Options, Shape } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { notOffered } from '../../galaxy/refuse.ts'
import { isSaying } from './transaction.ts'

/** A promise to another player: it binds nobody, and is remembered. [28.4] */
export interface Promising extends Options {
  readonly shape: 'promise'
  readonly to: readonly Seat[]
  readonly says: number
}
export interface Promised {
  to: Seat
  says: string
}

export const promise: Shape<Promising, Promised> = {
  check({ to, says }, value) {
    if (!isBranch(value) || Object.keys(value).length !== 2) return notOffered
    if (typeof value['to'] !== 'string' || !to.includes(value['to'])) return notOffered
    return isSaying(value['says'], says) ? undefined : notOffered
  },
  sample: ({ to }, chance) => ({
    to: to[chance.below('promise/to', to.length)] as Seat,
    says: 'Pax Magnifica',
  }),
  impossible: ({ to }) => to.length === 0,
}

/** One of one's own cards shown to one other player. */
export interface Showing extends Options {
  readonly shape: 'show'
  readonly to: readonly Seat[]
  readonly cards: readonly string[]
}
export interface Shown {
  to: Seat
  card: string
}

export const show: Shape<Showing, Shown> = {
  check({ to, cards }, value) {
    if (!isBranch(value) || Object.keys(value).length !== 2) return notOffered
    const { to: whom, card } = value
    const isOffered = [to, cards].every((list, i) => list.includes([whom, card][i] as string))
    return isOffered ? undefined : notOffered
  },
  sample: ({ to, cards }, chance) => ({
    to: to[chance.below('show/to', to.length)] as Seat,
    card: cards[chance.below('show/card', cards.length)] as string,
  }),
  impossible: ({ to, cards }) => to.length === 0 || cards.length === 0,
}
