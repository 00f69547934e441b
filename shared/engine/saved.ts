import { freeze } from './draft.ts'
import type { Json } from './json.ts'
import { applyPatch, type Patch } from './patch.ts'
import type { Next, Rules, Seat, State } from './rules.ts'

export interface Decision {
  /** Grows for ever; a decision taken back leaves its number unused. */
  n: number
  /** The number of the segment it was made in. */
  segment: number
  by: Seat
  /** The question's key, or `!` and the command's name. */
  key: string
  value: Json
  hash: string
  final?: true
  pass?: true
  /** A pass that whoever keeps the match gave for the seat. */
  given?: true
}

export interface Checkpoint<S extends State = State> {
  number: number
  at: Next
  state: S
}

/** A segment that began: where, and the way back from its checkpoint to the one before. */
export interface Begun {
  number: number
  at: Next
  back: Patch | undefined
  /** How many lines of the same outcome had been told before it. */
  told: number
}

export interface Saved<S extends State = State> {
  build: string
  migrated: number
  next: number
  checkpoint: Checkpoint<S>
  since: Decision[]
  /** The first segment written in the present form of the state; a way back from it would mix two forms. */
  oldest?: number
}

/** The segments before the current one, for going back further than its checkpoint. */
export interface History {
  before(number: number): { at: Next; back: Patch | undefined; decisions: readonly Decision[] } | undefined
}

/** The match as it stood at the end of the segment before, its last decision apart. */
export function earlierThan<S extends State>(
  saved: Saved<S>,
  history: History | undefined,
): Saved<S> | undefined {
  const { number, state } = saved.checkpoint
  if (number === saved.oldest) return undefined
  const earlier = history?.before(number)
  if (!earlier) return undefined
  const checkpoint = { number: number - 1, at: earlier.at, state: applyPatch(state, earlier.back) }
  return { ...saved, checkpoint, since: earlier.decisions.slice() }
}

export function migrate<S extends State>(rules: Rules<S>, saved: Saved<S>): Saved<S> {
  const due = rules.migrations.slice(saved.migrated)
  if (due.length === 0) return saved
  const { number, ...checkpoint } = saved.checkpoint
  const { state, at } = structuredClone(checkpoint)
  for (const migration of due) migration.does({ state, at })
  return { ...saved, migrated: rules.migrations.length, oldest: number, checkpoint: { number, state, at } }
}

/** A copy that no rule can change any more. */
export const frozenNext = (next: Next): Next => freeze({ ...next })
