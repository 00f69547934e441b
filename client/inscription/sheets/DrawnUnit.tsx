import type { UnitName } from '../../../shared/inscription/content/effects.ts'
import { ChalkPath } from './chalk.tsx'
import { outlineOf } from './outline.ts'
import { UnitSign } from './UnitShape.tsx'
import { drawnNode, nodeSide, squaresOf, warBox } from './warLayout.ts'

export const unitOutline = (nodes: readonly string[], seed = '') =>
  outlineOf(squaresOf(nodes), { side: nodeSide, inset: 3.6, round: 9, seed })

/** Where the outline's squares begin. */
export const gridShift = `translate(${(warBox.width % nodeSide) / 2} ${(warBox.height % nodeSide) / 2})`

interface Props {
  readonly unit: UnitName
  readonly nodes: readonly string[]
  /** Nothing is printed there: the best place for its sign. */
  readonly plain: (node: string) => boolean
  readonly fresh: boolean
}

/** A unit in chalk: its outline, the nodes it covers joined, and its sign on one of them. */
export function DrawnUnit({ unit, nodes, plain, fresh }: Props) {
  const signed = signNode(nodes, plain)
  const outline = unitOutline(nodes, nodes[0])
  return (
    <g class={`drawn-unit ${unit}`}>
      <g transform={gridShift}>
        <path class="unit-fill" d={outline} />
        <ChalkPath d={outline} seed={`${unit}${nodes[0]}`} weight={2.6} fresh={fresh} />
      </g>
      {nodes.map(node => {
        const { x, y } = drawnNode(node)
        return node === signed ? (
          <UnitSign key={node} unit={unit} x={x} y={y} size={23} />
        ) : (
          <circle key={node} cx={x} cy={y} r={4.2} />
        )
      })}
    </g>
  )
}

/** Of the nodes where nothing is printed the one nearest to the middle. */
export function signNode(nodes: readonly string[], plain: (node: string) => boolean): string | undefined {
  const middle = (read: (node: string) => number) =>
    nodes.reduce((sum, node) => sum + read(node), 0) / nodes.length
  const [mx, my] = [middle(node => drawnNode(node).x), middle(node => drawnNode(node).y)]
  return nodes
    .filter(plain)
    .map(node => ({ node, away: Math.hypot(drawnNode(node).x - mx, drawnNode(node).y - my) }))
    .sort((a, b) => a.away - b.away)[0]?.node
}
