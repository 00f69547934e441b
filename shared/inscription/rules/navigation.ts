import { assetOfSystem, isThroughWormhole, traceEnd } from '../navigation.ts'
import type { Marks } from '../table.ts'
import type { Happening } from './happenings.ts'

/** Traces a line to a system, over a hyperlane or through two wormholes that are closed by it. */
export function explore(marks: Marks, trace: string): Happening[] {
  const system = traceEnd(marks, trace)
  marks.navigation.explored[system] = true
  marks.navigation.lines.push(trace)
  if (!isThroughWormhole(trace)) return []
  for (const wormhole of trace.split('@').slice(1)) marks.navigation.wormholes[wormhole] = true
  return [{ is: 'moment', on: 'exploreThroughWormhole', system }]
}

/** Circles a system. The name on the Mecatol Rex sheet is written when the claim is declared. */
export function claimSystem(marks: Marks, system: string): Happening[] {
  marks.navigation.claimed[system] = true
  const asset = assetOfSystem(marks, system)
  if (asset === 'none') return [{ is: 'moment', on: 'claimEmptySystem', system }]
  if (asset === 'mecatol') return []
  return [{ is: 'asset', asset, sheet: 'navigation', at: system }]
}
