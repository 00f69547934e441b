import { has } from '../../../shared/inscription/abilities.ts'
import { warGrid } from '../../../shared/inscription/content/charts.ts'
import type { UnitName } from '../../../shared/inscription/content/effects.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import { markedNodes, nodesOf } from '../../../shared/inscription/warfare.ts'
import { type Ghost, nodesUnder, placementOf } from './ghost.ts'

export type Fault = 'line' | 'occupied' | 'anomaly' | 'apart' | 'otherHalf'

/** Why a unit may not lie there, the plainest reason first, and the nodes at fault; nothing where it may. */
export function faultOf(
  marks: Marks,
  unit: UnitName,
  at: readonly string[],
  ghost: Ghost,
): { why: Fault; nodes: readonly string[] } | undefined {
  if (at.includes(placementOf(ghost))) return undefined
  const nodes = nodesUnder(unit, ghost)
  const lowest = marks.warfare.line * warGrid.rowsOfWar
  const printed = nodesOf(marks)
  const taken = markedNodes(marks)
  const below = nodes.filter(node => rowOf(node) < lowest)
  if (below.length > 0) return { why: 'line', nodes: below }
  const occupied = nodes.filter(node => taken.has(node))
  if (occupied.length > 0) return { why: 'occupied', nodes: occupied }
  const anomalies = nodes.filter(node => printed[node] === 'anomaly')
  if (anomalies.length > 0 && !has(marks, 'deployOverAnomalies')) return { why: 'anomaly', nodes: anomalies }
  const isReached = nodes.some(
    node => rowOf(node) === lowest || nodesBeside(node).some(next => taken.has(next)),
  )
  return { why: isReached ? 'otherHalf' : 'apart', nodes }
}

const rowOf = (node: string) => Number(node.slice(node.indexOf(',') + 1))

function nodesBeside(node: string): string[] {
  const [x = 0, y = 0] = node.split(',').map(Number)
  return [`${x - 1},${y}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x},${y + 1}`]
}

/** Assets a unit there would claim. */
export const wouldClaim = (marks: Marks, nodes: readonly string[]): string[] =>
  nodes.filter(node => nodesOf(marks)[node] && nodesOf(marks)[node] !== 'anomaly')
