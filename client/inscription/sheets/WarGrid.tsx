import type { ComponentChildren } from 'preact'
import type { AssetCode } from '../../../shared/inscription/content/assets.ts'
import { warGrid } from '../../../shared/inscription/content/charts.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import { nodesOf } from '../../../shared/inscription/warfare.ts'
import { roman } from '../status.ts'
import { AssetMark } from './assets.tsx'
import { ChalkCircle, ChalkLine, ChalkSlash } from './chalk.tsx'
import { DrawnUnit } from './DrawnUnit.tsx'
import { across, drawnNode, lineUnder, nodeAt, nodeSide } from './warLayout.ts'

interface Props {
  readonly marks: Marks
  readonly before: Marks | undefined
  /** Nodes a unit could cover now; the others step back. */
  readonly reachable?: ReadonlySet<string> | undefined
  readonly children?: ComponentChildren
}

/** Ten by twelve nodes in eight sections, what is printed on them, and the units drawn over them. */
export function WarGrid({ marks, before, reachable, children }: Props) {
  const nodes = nodesOf(marks)
  const { line, units, claimed } = marks.warfare
  return (
    <>
      <Sections marks={marks} />
      <path class="war-links" d={links(nodes)} />
      {reachable && <Reachable nodes={reachable} />}
      {Object.entries(nodes).map(([node, printed]) => (
        <Node key={node} node={node} printed={printed} />
      ))}
      {line > 0 && (
        <rect
          class="war-past"
          x={across.from}
          y={lineUnder(line * warGrid.rowsOfWar)}
          width={across.to - across.from}
          height={line * warGrid.rowsOfWar * nodeSide}
        />
      )}
      {units.map(({ unit, nodes }, i) => (
        <DrawnUnit
          key={nodes[0]}
          unit={unit}
          nodes={nodes}
          plain={node => !nodesOf(marks)[node]}
          fresh={before !== undefined && i >= before.warfare.units.length}
        />
      ))}
      {Object.keys(claimed).map(node => (
        <ClaimedNode key={node} marks={marks} before={before} node={node} />
      ))}
      <Lines line={line} was={before?.warfare.line ?? line} />
      {children}
    </>
  )
}

function Sections({ marks }: { marks: Marks }) {
  const side = warGrid.rowsOfWar * nodeSide
  return (
    <>
      {Array.from({ length: warGrid.wars }, (_, i) => roman(i + 1)).map((numeral, i) =>
        [across.from, across.middle].map(left => (
          <g key={`${numeral}${left}`} class={`war-section${i < marks.warfare.line ? ' fought' : ''}`}>
            <rect
              x={left + 1.5}
              y={lineUnder((i + 1) * warGrid.rowsOfWar) + 1.5}
              width={warGrid.half * nodeSide - 3}
              height={side - 3}
              rx={7}
            />
            <text
              x={left + (warGrid.half * nodeSide) / 2}
              y={lineUnder(i * warGrid.rowsOfWar) - side / 2 + 27}>
              {numeral}
            </text>
          </g>
        )),
      )}
    </>
  )
}

/** Thin lines between neighbours; nothing leads onto an anomaly. */
function links(nodes: Readonly<Record<string, AssetCode | 'anomaly' | ''>>): string {
  const isOpen = (x: number, y: number) => {
    const printed = nodes[`${x},${y}`]
    return printed !== undefined && printed !== 'anomaly'
  }
  return Object.keys(nodes)
    .flatMap(node => {
      const { x, y } = nodeAt(node)
      const at = drawnNode(node)
      if (!isOpen(x, y)) return []
      return [
        isOpen(x + 1, y) ? `M${at.x} ${at.y}h${nodeSide}` : '',
        isOpen(x, y + 1) ? `M${at.x} ${at.y}v${-nodeSide}` : '',
      ]
    })
    .join('')
}

function Node({ node, printed }: { node: string; printed: AssetCode | 'anomaly' | '' }) {
  const { x, y } = drawnNode(node)
  if (printed === 'anomaly') return <Anomaly x={x} y={y} />
  if (printed === '') return <circle class="war-node" cx={x} cy={y} r={3.6} />
  return <AssetMark asset={printed} x={x} y={y} size={33} />
}

/** A maelstrom no unit is drawn over. */
const Anomaly = ({ x, y }: { x: number; y: number }) => (
  <g class="anomaly" transform={`translate(${x} ${y})`}>
    <circle r={13.5} />
    <path d="M0 -2.500a2.500 2.500 0 1 1 -2.500 2.500c0 -4 3.500 -6.500 7 -5.500M2.500 0c0 4.500 -4 7 -8 5.500-3 -1.200-4.500 -4-4 -7.500M7.500 -8.500c4 2.500 4.500 9 1 12.500-2 2-4.500 3-7 3" />
  </g>
)

const Reachable = ({ nodes }: { nodes: ReadonlySet<string> }) => (
  <g class="war-reachable">
    {[...nodes].map(node => {
      const { x, y } = drawnNode(node)
      return (
        <rect
          key={node}
          x={x - nodeSide / 2 + 1.5}
          y={y - nodeSide / 2 + 1.5}
          width={nodeSide - 3}
          height={nodeSide - 3}
          rx={7}
        />
      )
    })}
  </g>
)

function ClaimedNode({ marks, before, node }: { marks: Marks; before: Marks | undefined; node: string }) {
  const { x, y } = drawnNode(node)
  const printed = nodesOf(marks)[node]
  const place = `warfare:${node}`
  if (!printed || printed === 'anomaly') return null
  return (
    <>
      <AssetMark asset={printed} x={x} y={y} size={29} />
      <ChalkCircle
        seed={node}
        x={x}
        y={y}
        r={15.5}
        tone="old"
        weight={2.4}
        fresh={before !== undefined && !before.warfare.claimed[node]}
      />
      {marks.assets[place]?.spent && (
        <ChalkSlash
          seed={node}
          x={x}
          y={y}
          size={27}
          tone="spent"
          fresh={before !== undefined && !before.assets[place]?.spent}
        />
      )}
    </>
  )
}

/** The lines between wars, dashed until the deployment line has come to them. */
const Lines = ({ line, was }: { line: number; was: number }) => (
  <>
    <path class="war-middle" d={`M${across.middle} ${lineUnder(warGrid.rows)}V${lineUnder(0)}`} />
    {Array.from({ length: warGrid.wars }, (_, i) => i + 1).map(war => {
      const y = lineUnder(war * warGrid.rowsOfWar)
      return war <= line ? (
        <ChalkLine
          key={war}
          seed={`line${war}`}
          from={[across.from, y]}
          to={[across.to, y]}
          weight={war === line ? 4.5 : 2.4}
          fresh={war > was}
        />
      ) : war < warGrid.wars ? (
        <path key={war} class="war-line" d={`M${across.from} ${y}H${across.to}`} />
      ) : null
    })}
    {line === 0 && <path class="war-start" d={`M${across.from} ${lineUnder(0)}H${across.to}`} />}
  </>
)
