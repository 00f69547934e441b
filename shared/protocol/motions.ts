import * as v from 'valibot'
import type { Seat } from '../engine/rules.ts'
import { WishedClock } from './clock.ts'
import { id, seat } from './parts.ts'

/** What a table agrees on: somebody moves it, the others say yes or no. A kind is a line here, a record in `worker/motions/kinds.ts`,
 *  which says what it does, and one in `client/room/motions/wordings.tsx`, which says how it reads. */

export const Wished = v.variant('kind', [
  /** Every clock stands. */
  v.strictObject({ kind: v.literal('pause') }),
  v.strictObject({ kind: v.literal('goOn') }),
  /** The game is over, as it stands. */
  v.strictObject({ kind: v.literal('endNow') }),
  /** Another clock, and how long windows stay open with it. */
  v.strictObject({
    kind: v.literal('clock'),
    clock: WishedClock,
    windows: v.optional(v.picklist(['quick', '1m', '10m', '1h', '8h'])),
  }),
  /** The seat of somebody who is away is free, or a bot's. */
  v.strictObject({ kind: v.literal('handOn'), seat, to: v.picklist(['free', 'bot']) }),
])
export type Wished = v.InferOutput<typeof Wished>
export type MotionKind = Wished['kind']
export type WishedOf<K extends MotionKind> = Extract<Wished, { kind: K }>

export const Move = v.strictObject({ move: v.strictObject({ id, wished: Wished }) })
/** Whoever moved it takes it back by a no. */
export const Consent = v.strictObject({
  consent: v.strictObject({ id, motion: v.pipe(v.string(), v.maxLength(20)), yes: v.boolean() }),
})

export interface Motion {
  /** What it is called in messages. */
  motion: string
  wished: Wished
  by: Seat
  yes: readonly Seat[]
  no: readonly Seat[]
  asked: readonly Seat[]
  /** From then on the silence of those who are asked is a yes, in the time `v` tells. */
  until: number
}

/** Nothing moves by itself, and nobody decides. */
export interface Paused {
  since: number
}
