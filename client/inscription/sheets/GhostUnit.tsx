import type { AssetCode } from '../../../shared/inscription/content/assets.ts'
import type { UnitName } from '../../../shared/inscription/content/effects.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import { nodesOf } from '../../../shared/inscription/warfare.ts'
import { AssetMark } from './assets.tsx'
import { gridShift, signNode, unitOutline } from './DrawnUnit.tsx'
import { type Fault, wouldClaim } from './deployFault.ts'
import { type Ghost, middleOf, nodesUnder, type Point } from './ghost.ts'
import { outlineOf } from './outline.ts'
import { UnitSign } from './UnitShape.tsx'
import { drawnAt, drawnNode, nodeSide, squaresOf } from './warLayout.ts'

export interface Held {
  readonly unit: UnitName
  readonly ghost: Ghost
  readonly wrong: { readonly why: Fault; readonly nodes: readonly string[] } | undefined
  /** Where it floats while it is dragged. */
  readonly float: Point | undefined
}

/** The unit where it would be drawn, and while a finger holds it also where it floats. */
export function GhostUnit({ marks, held }: { marks: Marks; held: Held }) {
  const { unit, ghost, wrong, float } = held
  const nodes = nodesUnder(unit, ghost)
  const signed = signNode(nodes, node => !nodesOf(marks)[node]) ?? nodes[0]
  return (
    <g class={`ghost${wrong ? ' wrong' : ''}`}>
      <g transform={gridShift}>
        <path class="ghost-fill" d={unitOutline(nodes)} />
      </g>
      {wouldClaim(marks, nodes).map(node => {
        const { x, y } = drawnNode(node)
        return wrong ? null : (
          <g key={node}>
            <AssetMark asset={nodesOf(marks)[node] as AssetCode} x={x} y={y} size={30} />
            <circle class="ghost-claim" cx={x} cy={y} r={16.5} />
          </g>
        )
      })}
      {nodes.map(node => {
        const { x, y } = drawnNode(node)
        if (wrong?.nodes.includes(node) && wrong.why !== 'apart')
          return <path key={node} class="ghost-fault" d={`M${x - 8} ${y - 8}l16 16m0 -16l-16 16`} />
        return node === signed ? (
          <UnitSign key={node} unit={unit} x={x} y={y} size={24} />
        ) : nodesOf(marks)[node] ? null : (
          <circle key={node} class="ghost-node" cx={x} cy={y} r={5} />
        )
      })}
      {float && <Floating unit={unit} ghost={ghost} middle={float} />}
    </g>
  )
}

function Floating({ unit, ghost, middle }: { unit: UnitName; ghost: Ghost; middle: Point }) {
  const from = drawnAt(middleOf(unit, ghost))
  const to = drawnAt(middle)
  const nodes = nodesUnder(unit, ghost)
  return (
    <g class="ghost-float" transform={`translate(${to.x - from.x} ${to.y - from.y})`}>
      <path
        d={outlineOf(squaresOf(nodes), { side: nodeSide, inset: 2, round: 9, seed: '' })}
        transform={gridShift}
      />
    </g>
  )
}
