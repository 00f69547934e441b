import type { OpenLanes } from './lane.ts'
import type { Seat } from './rules.ts'
import type { Decision } from './saved.ts'

/** A decision a seat may take back alone. From its own open lane only its own later ones there go with it; otherwise
 *  all that were made since. */
export interface Takeable {
  n: number
  lane: boolean
  /** It passed by order: nobody who takes back means that, and it goes with what lies under it. */
  given?: true
}

const able = ({ n, given }: Decision, lane: boolean): Takeable => ({ n, lane, ...(given && { given }) })

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
    if (own[left - 1] === decision.n) {
      left--
      if (decision.final || left < (lanes?.fixed[by] ?? 0)) return
      yield able(decision, true)
    } else if (inLanes.has(decision.n)) {
      if (!lanes?.sealed || decision.final) onlyLane = true
    } else if (decision.by === by) {
      if (decision.final || onlyLane) return
      yield able(decision, false)
    } else if (decision.final || !decision.pass) onlyLane = true
    if (onlyLane && left === 0) return
  }
}

/** The first of a seat's own that `takeable` would find for each, going back once for all of them: it is asked after every decision. */
export function latestTakeable(
  seats: readonly Seat[],
  backwards: Iterable<Decision>,
  lanes: OpenLanes | undefined,
): Record<Seat, number> {
  const latest: Record<Seat, number> = {}
  const looking = new Set(seats)
  const onlyLane = new Set<Seat>()
  const left: Record<Seat, number> = {}
  for (const seat in lanes?.of) left[seat] = lanes.of[seat]?.length ?? 0
  for (const { n, by, final, pass, given } of backwards) {
    const at = (left[by] ?? 0) - 1
    const inLane = lanes?.of[by]?.[at] === n
    if (inLane) left[by] = at
    const isFree = !final && (inLane ? at >= (lanes.fixed[by] ?? 0) : !onlyLane.has(by))
    if (!(given && isFree) && looking.delete(by) && isFree) latest[by] = n
    if (final || (inLane ? !lanes.sealed : !pass))
      for (const seat of looking) {
        if (seat === by) continue
        if (left[seat]) onlyLane.add(seat)
        else looking.delete(seat)
      }
    if (looking.size === 0) break
  }
  return latest
}
