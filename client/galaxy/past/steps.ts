import { applyPatch } from '../../../shared/engine/patch.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Line, Replay } from '../../../shared/protocol.ts'
import { placeOf } from '../map/placeNamed.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'
import { changesBetween } from './changes.ts'
import { chapterOf } from './chapters.ts'

/** What was told at one time, and how the table lay before and after. */
export interface Step {
  readonly lines: readonly Line[]
  readonly before: Table
  readonly after: Table
  readonly begins: 'round' | 'turn' | undefined
}

/** Step by step as the room tells it; what the map does not show, such as who sat down, is no part of it. */
export function stepsOf({ table, steps }: Replay): Step[] {
  let before = table as Table
  let last: Line | undefined
  return steps.map(({ table: patch, log }) => {
    const after = applyPatch(before, patch)
    const begins = log.map((line, i) => chapterOf(line, i > 0 ? log[i - 1] : last)).find(Boolean)
    const step: Step = { lines: log, before, after, begins }
    before = after
    last = log.at(-1)
    return step
  })
}

/** Where it happened: first where the action takes place, then wherever something changed or was named. */
export function hexesOf({ before, after, lines }: Step): HexId[] {
  const { flights, counts, taken, activated } = changesBetween(before, after)
  const action = (reads.underWay(after) ?? reads.underWay(before))?.hexes ?? []
  const all = [
    ...activated.map(({ hex }) => hex),
    ...flights.map(({ to }) => to),
    ...(lines.length > 0 && flights.length + counts.length + taken.length > 0 ? action : []),
    ...lines.flatMap(({ about }) => placeOf(after, about ?? {}) ?? []),
    ...flights.map(({ from }) => from),
    ...counts.map(({ hex }) => hex),
    ...taken.map(({ hex }) => hex),
  ]
  return [...new Set(all)]
}

/** Where the turn before begins, or the next one; the ends of the story where there is none. */
export function turnBeside(steps: readonly Step[], at: number, by: 1 | -1): number {
  for (let to = at + by; to > 0 && to < steps.length; to += by) if (steps[to]?.begins) return to
  return by > 0 ? Math.max(0, steps.length - 1) : 0
}

/** Where to begin: with what was missed, else so many turns back. */
export function firstOf(steps: readonly Step[], since: number | undefined, turns: number): number {
  const missed = since === undefined ? -1 : steps.findIndex(({ lines }) => lines.some(({ at }) => at > since))
  if (missed >= 0) return missed
  let at = steps.length - 1
  for (let back = 0; back < turns && at > 0; back++) at = turnBeside(steps, at, -1)
  return Math.max(0, at)
}
