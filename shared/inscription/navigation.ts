import { has } from './abilities.ts'
import type { AssetCode } from './content/assets.ts'
import { starChart } from './printed.ts'
import type { Marks } from './table.ts'

export const chartOf = ({ sheets }: Marks) => starChart(sheets.navigation)

export const assetOfSystem = (marks: Marks, system: string): AssetCode =>
  chartOf(marks).systems[system] ?? 'none'

/** Tracing goes from an explored system to an unexplored one. */
export function explorable(marks: Marks): string[] {
  const { lanes, mouths, wormholes } = chartOf(marks)
  const { explored } = marks.navigation
  const reached = Object.keys(explored)
  const isNew = (system: string) => !explored[system]
  const paths = reached.flatMap(from => (lanes[from] ?? []).filter(isNew).map(to => `${from}>${to}`))
  if (!has(marks, 'wormholes')) return paths
  const isOpen = (wormhole: string) => !marks.navigation.wormholes[wormhole]
  const exits = Object.entries(wormholes).filter(([id, system]) => isOpen(id) && isNew(system))
  const through = reached.flatMap(from =>
    (mouths[from] ?? [])
      .filter(isOpen)
      .flatMap(entrance =>
        exits.flatMap(([exit]) => (exit === entrance ? [] : [`${from}@${entrance}@${exit}`])),
      ),
  )
  return [...paths, ...through]
}

/** Where a trace of `explorable` leads. */
export function traceEnd(marks: Marks, trace: string): string {
  const [, to] = trace.split('>')
  return to ?? chartOf(marks).wormholes[trace.split('@')[2] ?? ''] ?? ''
}

export const isThroughWormhole = (trace: string) => trace.includes('@')

export function claimableSystems({ navigation }: Marks): string[] {
  const { explored, claimed, crossed } = navigation
  return Object.keys(explored).filter(system => !claimed[system] && !crossed[system])
}

export const systemsClaimed = (marks: Marks, fits: (asset: AssetCode) => boolean): number =>
  Object.keys(marks.navigation.claimed).filter(system => fits(assetOfSystem(marks, system))).length

export const hasClaimedMecatol = ({ navigation }: Marks) => navigation.claimed['MR'] === true
