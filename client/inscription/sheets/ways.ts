import { isThroughWormhole, traceEnd } from '../../../shared/inscription/navigation.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import type { Offer } from './sheet.ts'

/** Offered traces that lead to a system. */
export const tracesTo = (marks: Marks, groups: readonly Offer[], system: string): string[] =>
  groups
    .flatMap(({ verb, sheet, at }) => (verb === 'explore' && sheet === 'navigation' ? at : []))
    .filter((trace, i, all) => traceEnd(marks, trace) === system && all.indexOf(trace) === i)

/** Which hyperlane is traced changes nothing, which wormholes are used up does: these are what there is to choose from. */
export function waysTo(marks: Marks, groups: readonly Offer[], system: string): string[] {
  const traces = tracesTo(marks, groups, system)
  const lane = traces.find(trace => !isThroughWormhole(trace))
  return [...(lane ? [lane] : []), ...traces.filter(isThroughWormhole)]
}

/** Where a trace begins, and through which wormholes it goes. */
export function readTrace(trace: string): { from: string; entrance?: string; exit?: string; to?: string } {
  const [lane = '', to] = trace.split('>')
  if (to) return { from: lane, to }
  const [from = '', entrance = '', exit = ''] = trace.split('@')
  return { from, entrance, exit }
}

export const laneOf = (one: string, other: string): string => [one, other].sort().join('-')

/** Offered traces along hyperlanes, by lane: a tap on the lane itself traces it. */
export function openLanes(groups: readonly Offer[]): Record<string, string> {
  const lanes: Record<string, string> = {}
  for (const { verb, at } of groups)
    if (verb === 'explore')
      for (const trace of at) {
        const { from, to } = readTrace(trace)
        if (to) lanes[laneOf(from, to)] = trace
      }
  return lanes
}
