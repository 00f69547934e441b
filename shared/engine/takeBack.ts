import type { OpenLanes } from './lane.ts'
import type { Seat } from './rules.ts'
import type { Decision } from './saved.ts'

/** A decision a seat may take back alone. From its own open lane only its own later ones there go with it; otherwise
 *  all that were made since. */
export interface Takeable {
  n: number
  lane: boolean
}

/** Latest first. While lanes are open the answer must not depend on what the others answered in them, and while they are
 *  sealed not even on whether they did: it is shown to the seat. */
export function* takeable(
  by: Seat,
  backwards: Iterable<Decision>,
  lanes: OpenLanes | undefined,
): Generator<Takeable> {
  const own = lanes?.of[by] ?? []
  const inLanes = new Set(Object.values(lanes?.of ?? {}).flat())
  let left = own.length
  let onlyLane = false
  for (const decision of backwards) {
    if (own.includes(decision.n)) {
      if (decision.final || !lanes?.free[by]?.includes(decision.n)) return
      left--
      yield { n: decision.n, lane: true }
    } else if (inLanes.has(decision.n)) {
      if (!lanes?.sealed || decision.final) onlyLane = true
    } else if (decision.by === by) {
      if (decision.final || onlyLane) return
      yield { n: decision.n, lane: false }
    } else if (decision.final || !decision.pass) onlyLane = true
    if (onlyLane && left === 0) return
  }
}

/** The latest that each seat may take back alone while no lane is open, which is most of the time: its own before which
 *  nothing but passes was decided since. */
export function takeableByLast(backwards: Iterable<Decision>, seats: readonly Seat[]): Record<Seat, number> {
  const latest: Record<Seat, number> = {}
  for (const { n, by, final, pass } of backwards) {
    if (final) break
    latest[by] ??= n
    if (!pass) break
  }
  for (const seat in latest) if (!seats.includes(seat)) delete latest[seat]
  return latest
}

/** Walks a list once, however many go through it and however far each goes. */
export function remembered<T>(list: Iterable<T>): Iterable<T> {
  const source = list[Symbol.iterator]()
  const seen: T[] = []
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at++) {
        if (at === seen.length) {
          const { done, value } = source.next()
          if (done) return
          seen.push(value)
        }
        yield seen[at] as T
      }
    },
  }
}
