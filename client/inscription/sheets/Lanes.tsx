import { navigationSheets } from '../../../shared/inscription/content/navigationSheets.ts'
import { starChart } from '../../../shared/inscription/printed.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import { ChalkCross, ChalkLine } from './chalk.tsx'
import { costs, type Offer } from './sheet.ts'
import { between, radiusOf, type Spot, type StarMap, spotOf } from './starMap.ts'
import { laneOf, openLanes, readTrace } from './ways.ts'

export const mouthRadius = 10

export const lineBetween = (map: StarMap, from: string, to: string): readonly [Spot, Spot] =>
  between(
    spotOf(map.systems, from),
    spotOf(map.systems, to),
    radiusOf(map.id, from) + 1,
    radiusOf(map.id, to) + 1,
  )

const path = ([from, to]: readonly [Spot, Spot]) => `M${from.x} ${from.y}L${to.x} ${to.y}`

/** Hyperlanes as printed; one that can be traced glows, and a finger on it traces it. */
export function Lanes({
  map,
  groups,
  onTrace,
}: {
  map: StarMap
  groups: readonly Offer[]
  onTrace: (trace: string) => void
}) {
  const open = openLanes(groups)
  return (
    <g>
      {map.lanes.map(([from, to]) => {
        const line = path(lineBetween(map, from, to))
        const trace = open[laneOf(from, to)]
        return (
          <g key={line} class={trace ? (costs(groups, trace) ? 'lane open costs' : 'lane open') : 'lane'}>
            {trace && <path class="lane-glow" d={line} />}
            <path class="lane-print" d={line} />
            {trace && (
              // biome-ignore lint/a11y/noStaticElementInteractions: the system it leads to is reached by keyboard
              <path
                class="lane-hit"
                d={line}
                onClick={event => {
                  event.stopPropagation()
                  onTrace(trace)
                }}
              />
            )}
          </g>
        )
      })}
    </g>
  )
}

interface Marked {
  readonly map: StarMap
  readonly marks: Marks
  readonly before: Marks | undefined
}

/** Wormholes beside their systems; each is used once. */
export const Wormholes = ({ map, marks, before, isOpen }: Marked & { isOpen: boolean }) => {
  const { wormholes } = starChart(marks.sheets.navigation)
  return (
    <g class={isOpen ? 'wormholes' : 'wormholes shut'}>
      {Object.entries(wormholes).map(([wormhole, system]) => {
        const { x, y } = spotOf(map.wormholes, wormhole)
        const used = marks.navigation.wormholes[wormhole]
        const stub = between(spotOf(map.systems, system), { x, y }, radiusOf(map.id, system) + 1, mouthRadius)
        return (
          <g key={wormhole}>
            <path class="wormhole-stub" d={path(stub)} />
            <g class={used ? 'quiet' : ''}>
              <WormholeGlyph x={x} y={y} />
            </g>
            {used && (
              <ChalkCross
                x={x}
                y={y}
                size={17}
                weight={2}
                seed={wormhole}
                fresh={before && !before.navigation.wormholes[wormhole]}
              />
            )}
          </g>
        )
      })}
    </g>
  )
}

export const WormholeGlyph = ({ x, y }: Spot) => (
  <g class="wormhole" transform={`translate(${x} ${y})`}>
    <circle r={mouthRadius} />
    <path d="M-1 0C-1 -3 4 -3.500 5 .5 6 5-1 8-5 5 -8.500 2-8 -5-3 -7.500M1 0C1 3-4 3.500-5 -.5" />
  </g>
)

/** What has been traced, the first steps from home as they are printed. */
export const Lines = ({ map, marks, before }: Marked) => (
  <g>
    {navigationSheets[marks.sheets.navigation].explored.map(system => (
      <Chalked key={system} line={lineBetween(map, 'H', system)} seed={system} tone="old" />
    ))}
    {marks.navigation.lines.map((trace, i) => (
      <Trace
        key={trace}
        map={map}
        trace={trace}
        marks={marks}
        fresh={before && i >= before.navigation.lines.length}
      />
    ))}
  </g>
)

function Trace({
  map,
  trace,
  marks,
  fresh,
}: Omit<Marked, 'before'> & { trace: string; fresh: boolean | undefined }) {
  const { from, to, entrance, exit } = readTrace(trace)
  if (to) return <Chalked line={lineBetween(map, from, to)} seed={trace} fresh={fresh} />
  const end = starChart(marks.sheets.navigation).wormholes[exit ?? '']
  if (!entrance || !exit || !end) return null
  const into = between(spotOf(map.systems, from), spotOf(map.wormholes, entrance), radiusOf(map.id, from), 3)
  const out = between(spotOf(map.wormholes, exit), spotOf(map.systems, end), 3, radiusOf(map.id, end))
  return (
    <>
      <Chalked line={into} seed={`${trace}>`} fresh={fresh} />
      <Chalked line={out} seed={`>${trace}`} fresh={fresh} />
    </>
  )
}

const Chalked = ({
  line: [from, to],
  ...hand
}: {
  line: readonly [Spot, Spot]
  seed: string
  tone?: 'old'
  fresh?: boolean | undefined
}) => <ChalkLine {...hand} from={[from.x, from.y]} to={[to.x, to.y]} weight={3.2} />
