import { applyPatch } from '../../../shared/engine/patch.ts'
import type { Line, Replay } from '../../../shared/protocol.ts'

/** What was told at one time, and how the table lay before and after. */
export interface Step<T = object> {
  readonly lines: readonly Line[]
  readonly before: T
  readonly after: T
  readonly begins: Chapter | undefined
}

export type Chapter = 'round' | 'turn'
export type ChapterOf = (line: Line, before: Line | undefined) => Chapter | undefined

/** Step by step as the room tells it; what the board does not show, such as who sat down, is no part of it. */
export function stepsOf<T = object>({ table, steps }: Replay, chapterOf: ChapterOf): Step<T>[] {
  let before = table as T
  let last: Line | undefined
  return steps.map(({ table: patch, log }) => {
    const after = applyPatch(before, patch)
    const begins = log.map((line, i) => chapterOf(line, i > 0 ? log[i - 1] : last)).find(Boolean)
    const step: Step<T> = { lines: log, before, after, begins }
    before = after
    last = log.at(-1)
    return step
  })
}

/** Where the turn before begins, or the next one; with `round`, where a round does. The ends of the story where there is none. */
export function beside(steps: readonly Step[], at: number, by: 1 | -1, chapter: Chapter = 'turn'): number {
  const begins = ({ begins }: Step) => (chapter === 'round' ? begins === 'round' : begins !== undefined)
  for (let to = at + by; to > 0 && to < steps.length; to += by) if (begins(steps[to] as Step)) return to
  return by > 0 ? Math.max(0, steps.length - 1) : 0
}

/** Where what was missed begins, else so many turns back. */
export function firstOf(steps: readonly Step[], since: number | undefined, turns: number): number {
  const missed = since === undefined ? -1 : steps.findIndex(({ lines }) => lines.some(({ at }) => at > since))
  if (missed >= 0) return missed
  let at = steps.length - 1
  for (let back = 0; back < turns && at > 0; back++) at = beside(steps, at, -1)
  return Math.max(0, at)
}

const timeOf = ({ lines }: Step): number => lines.at(-1)?.at ?? 0

/** A step's name in a link: when it was told, and which it is of several that were told at once. */
export function nameOfStep(steps: readonly Step[], at: number): string {
  const step = steps[at]
  if (!step) return ''
  const first = steps.findIndex(other => timeOf(other) === timeOf(step))
  return first < at ? `${timeOf(step)}.${at - first}` : `${timeOf(step)}`
}

/** The step of that name; what this viewer was not told of leads to what came next. */
export function stepNamed(steps: readonly Step[], name: string): number {
  const [time = '', more = '0'] = name.split('.')
  const first = steps.findIndex(step => timeOf(step) >= Number(time))
  if (first < 0) return Math.max(0, steps.length - 1)
  const last = steps.findLastIndex(step => timeOf(step) === timeOf(steps[first] as Step))
  return Math.min(first + Number(more), last)
}
