import type { Seat } from '../../../shared/engine/rules.ts'
import type { Step } from './steps.ts'
import type { Chart, Told } from './view.ts'

/** A number of each player at the end of every round; the first is before the first round. */
export type Series = Readonly<Record<Seat, readonly number[]>>

export function seriesOf({ of, adds }: Chart, steps: readonly Step[], seats: readonly Seat[]): Series {
  const sums: Record<Seat, number> = Object.fromEntries(seats.map(seat => [seat, 0]))
  const rounds: Record<Seat, number>[] = []
  const begin = steps[0]?.before
  if (begin) rounds[0] = Object.fromEntries(seats.map(seat => [seat, of?.(begin, seat) ?? 0]))
  const last = lastSteps(steps)
  for (const [at, { lines, after }] of steps.entries()) {
    for (const line of adds ? lines : []) {
      const added = adds?.(line)
      if (added && added.seat in sums) sums[added.seat] = (sums[added.seat] ?? 0) + added.by
    }
    if (last.get((after as Told).round) === at)
      rounds[(after as Told).round] = Object.fromEntries(
        seats.map(seat => [seat, of ? of(after, seat) : (sums[seat] ?? 0)]),
      )
  }
  // What was told before the room kept it is as it was when it began to.
  for (let round = 1; round < rounds.length; round++) rounds[round] ??= rounds[round - 1] ?? {}
  return Object.fromEntries(seats.map(seat => [seat, rounds.map(round => round[seat] ?? 0)]))
}

/** With which step each round ends. */
const lastSteps = (steps: readonly Step[]): ReadonlyMap<number, number> =>
  new Map(steps.map(({ after }, at) => [(after as Told).round, at]))
