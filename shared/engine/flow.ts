import type { LogEntry, Next, Question, Seat, State, View } from './question.ts'

/** A rule that may ask: it stops at each wait and goes on with what the kernel hands back. */
export type Flow<R = void> = Generator<Wait, R, unknown>

/** A skip that stands is an answer given before: the table goes on thinking that the seat is asked. */
export interface Skip<A = unknown> {
  skip: A
  stands?: true
}

export type Ask = (seen: View<never>) => Question<never> | Skip

export type Secrets<S extends State> = { box: S['box']; hands: S['hands'] }

export type Wait =
  | { wait: 'choose'; to: Seat; ask: Ask }
  | { wait: 'together'; lanes: Record<Seat, Flow<unknown>>; sealed: boolean }
  | { wait: 'leave'; next: Next }
  | { wait: 'roll'; name: string; dice: number; sides: number }
  | { wait: 'shuffle'; name: string; list: readonly unknown[] }
  | { wait: 'secrets'; does: (secrets: Secrets<never>) => unknown }
  | { wait: 'hand'; of: Seat; does: (hand: never) => unknown }
  | { wait: 'tell'; to: Seat | undefined; entry: LogEntry }

/** `ask` is pure and sees what its seat sees; it is asked again when that changes, and a skip goes on by itself. */
export function* choose<A, S extends State = State>(
  to: Seat,
  ask: (seen: View<S>) => Question<A> | Skip<A>,
): Flow<A> {
  return (yield { wait: 'choose', to, ask: ask as unknown as Ask }) as A
}

/** Decided in secret, at the same time; goes on when all are in. `sealed`: not even who has answered is shown. */
export function* together<R>(lanes: Record<Seat, Flow<R>>, sealed = false): Flow<Record<Seat, R>> {
  return (yield { wait: 'together', lanes, sealed }) as Record<Seat, R>
}

/** Ends the segment from any depth. */
export function* leave(next: Next): Flow<never> {
  yield { wait: 'leave', next }
  throw new Error('A segment went on after it was left')
}

export function* roll(name: string, dice: number, sides = 10): Flow<number[]> {
  return (yield { wait: 'roll', name, dice, sides }) as number[]
}

export function* shuffle<T>(name: string, list: readonly T[]): Flow<T[]> {
  return (yield { wait: 'shuffle', name, list }) as T[]
}

/** Moves things between box, hands and table; what was decided before it can no longer be taken back. */
export function* draw<S extends State, R>(does: (secrets: Secrets<S>) => R): Flow<R> {
  return (yield { wait: 'secrets', does: does as (secrets: Secrets<never>) => unknown }) as R
}

/** Reads what is hidden; knowledge cannot be taken back either. */
export function* look<S extends State, R>(reads: (secrets: Readonly<Secrets<S>>) => R): Flow<R> {
  return yield* draw(reads)
}

/** A seat's own hand: playing from it can still be taken back by the one who decides. */
export function* inHand<S extends State, R = void>(of: Seat, does: (hand: S['hands'][Seat]) => R): Flow<R> {
  return (yield { wait: 'hand', of, does: does as (hand: never) => unknown }) as R
}

export function* tell(to: Seat | 'everyone', entry: LogEntry): Flow {
  yield { wait: 'tell', to: to === 'everyone' ? undefined : to, entry }
}
