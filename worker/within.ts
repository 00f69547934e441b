import type { AskFrame, Moment } from '../shared/engine/frames.ts'
import type { Match } from '../shared/engine/match.ts'
import type { Rules, Seat } from '../shared/engine/rules.ts'
import type { Progress } from '../shared/protocol.ts'
import type { Env, LobbyCalls } from './env.ts'
import type { Facts } from './facts.ts'
import type { Bucket, Buckets, Budget } from './limits.ts'
import type { Sockets, Viewer } from './sockets.ts'
import type { Store } from './store.ts'
import type { Turn } from './turn.ts'

/** A room as all that happens within it knows it; what it is to those outside stands in `room.ts`. */
export interface Room {
  readonly store: Store
  readonly facts: Readonly<Facts>
  readonly sockets: Sockets
  readonly rules: Rules
  readonly settings: Env
  readonly storage: DurableObjectStorage
  readonly lobby: DurableObjectStub<LobbyCalls>
  /** The match as stored, and undefined where there is none or it cannot be read any more. */
  readonly match: Match | undefined
  readonly moment: Moment

  readonly budget: Budget
  readonly requests: Buckets
  /** Reading the past costs more than a message: for each seat and network, and for all who watch together. */
  readonly readings: Buckets
  readonly watching: Bucket
  /** What anybody may read of a room, for each network: how it stands, and its record, which is long. */
  readonly looks: Buckets
  readonly records: Buckets
  /** How often those who watch may say something: of one network, and all together. */
  readonly murmurs: Buckets
  readonly murmuring: Bucket
  /** Tries of phrases that are not written down. */
  readonly guesses: Buckets

  /** What `does` writes is written together or not at all; then everybody hears of it, before anything else happens. */
  turn<T>(does: (turn: Turn) => T): T
  /** What a seat has the room write is counted. */
  spending<T>(seat: Seat, does: () => T): T
  /** A clock that never stands still or goes back. A counter would tell how often others decide in secret. */
  tick(): number
  forget(): void
  report(fault: unknown): void
  /** Where the match fell back everybody starts from what is left, and again once that is over. */
  recover(match: Match): void
  /** How far the game is, without reading the match. */
  readonly progress: Progress | undefined
  /** What a seat is asked, without reading the match. */
  asked(seat: Seat): readonly AskFrame[] | undefined
  /** What the match shows a viewer, in words. */
  shows(viewer: Viewer): string
  /** What stood when it was last put into words: see `rest.ts`. */
  restsAs: string | undefined

  present(): string
  greet(socket: WebSocket, seat: Viewer): void
  /** The door opened: who stood in it sits now. */
  comeIn(key: string, seat: Seat): void
  stayOut(key: string): void
  dismiss(socket: WebSocket, code: number, why: string): void
  dismissSeat(seat: Seat): void
  /** Whoever sat there comes again, and finds where they sit now. */
  callBack(seat: Seat): void
}
