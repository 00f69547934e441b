import type { Chance } from '../engine/chance.ts'
import type { LogEntry, Seat, State } from '../engine/rules.ts'

/** What a game tells those who watch over its simulated games. */
export interface Watch<S extends State = State> {
  /** What no longer adds up: pieces, cards and counters are neither made nor lost. */
  faults(state: S): string[]
  /** Ids that must not occur in anything this viewer is sent. */
  hidden(state: S, viewer: Seat | undefined): string[]
  /** The same state with two cards exchanged that at most `knowing` can see, or nothing where there are no two. */
  exchange(state: S, chance: Chance): Exchange<S> | undefined
  result(state: S): { scores: Record<Seat, number>; rounds: number }
  /** Ids that a log line shows by right, though they may be hidden again when all is done: a card discarded and shuffled
   *  back at once. */
  shown(line: LogEntry): string[]
  /** The name under which what a log line tells is counted, and all such names. */
  happened(line: LogEntry): string | undefined
  everything: readonly string[]
}

export interface Exchange<S extends State> {
  state: S
  cards: readonly string[]
  /** The seats whose hands changed. */
  knowing: readonly Seat[]
}
