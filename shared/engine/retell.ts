import { applyPatch, type Patch, patchBetween } from './patch.ts'

/** The way back from where a segment began to where the one before it did. */
export interface WayBack {
  readonly number: number
  readonly back: Patch | undefined
}

/** What was told in a segment, and how the table changed with it. */
export interface RetoldStep<L> {
  table?: Patch
  log: readonly L[]
}

export interface Retold<L> {
  /** The first segment in which something was told: what is told of before ends here, silent changes included. */
  from: number
  /** How the table lay before the first step. */
  table: object
  steps: RetoldStep<L>[]
}

/** From where one segment begins to where another does. */
export interface Stretch {
  readonly from: number
  readonly before: number
}

/** The table where each segment began, walked back from where segment `number` did. Of the ways only what leads through
 *  the table is walked: whatever else they lead through is nobody's to see. */
export function tablesBack(number: number, table: object, ways: readonly WayBack[]): Map<number, object> {
  const tables = new Map([[number, table]])
  let here = table
  for (const { number: from, back } of ways) {
    here = applyPatch(here, back?.['table'] as Patch | undefined)
    tables.set(from - 1, here)
  }
  return tables
}

/** Segment by segment. What was told to nobody here is no step of its own: its change shows with the step before, so that
 *  steps cannot be counted for what happened unseen. `end` is how the table lies after the last of them. */
export function retell<L>(
  tables: ReadonlyMap<number, object>,
  end: object,
  { from, before }: Stretch,
  toldIn: (segment: number) => readonly L[],
): Retold<L> {
  const spans: { start: object; after: object; log: readonly L[] }[] = []
  let start = tables.get(from) ?? end
  let first = from
  for (let segment = from; segment < before; segment++) {
    const after = (segment + 1 < before ? tables.get(segment + 1) : undefined) ?? end
    const log = toldIn(segment)
    const last = spans.at(-1)
    if (log.length > 0 && !last) first = segment
    if (log.length > 0) spans.push({ start: last?.after ?? start, after, log })
    else if (last) last.after = after
    else start = after
  }
  return {
    from: first,
    table: spans[0]?.start ?? start,
    steps: spans.map(({ start, after, log }) => {
      const table = patchBetween(start, after)
      return table ? { table, log } : { log }
    }),
  }
}
