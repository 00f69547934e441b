import type { Seat } from '../../../shared/engine/rules.ts'
import type { Line } from '../../../shared/protocol.ts'

/** Something all should hear of, in the words of the log. */
export interface Great {
  readonly at: number
  /** What it is to whoever looks on, or what it is about. */
  readonly look: 'won' | 'lost' | 'points' | 'council' | 'objective' | 'war' | 'plain'
  /** Whose deed it is. */
  readonly seat?: Seat
  /** Points that came or went with it. */
  readonly points?: number
  /** The first is what is announced, the others what comes of it. */
  readonly lines: readonly Line[]
  /** What a card says that is named. */
  readonly says?: readonly string[]
}
