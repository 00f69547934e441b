import type { Chance } from '../engine/chance.ts'
import type { Decision } from '../engine/match.ts'
import type { ChosenOptions, LogEntry, Seat, State } from '../engine/rules.ts'

/** One decision and what came of it; none for what happens before anybody is asked. */
export interface Step<S extends State = State> {
  before: S
  after: S
  decision: Decision | undefined
  log: readonly LogEntry[]
}

/** What a game tells those who watch over its simulated games. */
export interface Watch<S extends State = State> {
  /** What no longer adds up: pieces, cards and counters are neither made nor lost. */
  faults(state: S): string[]
  /** Ids that must not occur in anything this viewer is sent. */
  hidden(state: S, viewer: Seat | undefined): string[]
  /** The same state with two cards exchanged that at most `knowing` can see, or nothing where there are no two. */
  exchange(state: S, chance: Chance): Exchange<S> | undefined
  /** How it stands; `end` says what the rules ended the game by, and is absent where nothing of the kind did. */
  result(state: S, winners: readonly Seat[]): { scores: Record<Seat, number>; rounds: number; end?: string }
  /** Ids that a log line shows by right, though they may be hidden again when all is done: a card discarded and shuffled
   *  back at once. */
  shown(line: LogEntry): string[]
  /** What each seat was dealt by lot, where it should not decide the game: `faction arborec`. */
  dealt?(state: S): Record<Seat, string[]>
  /** Options that are texts, where what is chosen beside them needs one. */
  texts?(chosen: ChosenOptions, seed: number): ChosenOptions
  /** Names under which what happened in a step is counted, and all such names. */
  happened(step: Step<S>): string[]
  everything: readonly string[]
}

export interface Exchange<S extends State> {
  state: S
  cards: readonly string[]
  /** The seats whose hands changed. */
  knowing: readonly Seat[]
}
