import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../text/text.ts'
import { lineBetween, mouthRadius, WormholeGlyph } from './Lanes.tsx'
import { between, radiusOf, type Spot, type StarMap, spotOf } from './starMap.ts'
import { Target } from './Target.tsx'
import { readTrace } from './ways.ts'

interface WaysProps {
  readonly map: StarMap
  readonly to: string
  readonly ways: readonly string[]
  readonly onChoose: (way: string) => void
}

/** Several ways lead to the system that was tapped: each is tapped where it begins. */
export function Ways({ map, to, ways, onChoose }: WaysProps) {
  const all = useRef<SVGGElement>(null)
  useEffect(() => all.current?.querySelector<SVGElement>('[data-place]')?.focus(), [to])
  const end = spotOf(map.systems, to)
  return (
    <g class="ways" ref={all}>
      <circle class="ways-end" cx={end.x} cy={end.y} r={radiusOf(map.id, to) + 5} />
      {ways.map(way => (
        <Way key={way} map={map} to={to} way={way} onChoose={() => onChoose(way)} />
      ))}
    </g>
  )
}

function Way({ map, to, way, onChoose }: { map: StarMap; to: string; way: string; onChoose: () => void }) {
  const { from, entrance, exit } = readTrace(way)
  if (!entrance || !exit) {
    const [start, end] = lineBetween(map, from, to)
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
    return (
      <Target
        id={way}
        label={say('inscription.north.wayByLane')}
        reach={{ ...middle, r: 20 }}
        glow={{ ...middle, r: 11 }}
        offered
        onTap={onChoose}>
        <path class="trail" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      </Target>
    )
  }
  const mouth = spotOf(map.wormholes, entrance)
  const [start, end] = between(mouth, spotOf(map.wormholes, exit), mouthRadius, mouthRadius)
  return (
    <Target
      id={way}
      label={say('inscription.north.wayByWormhole', { wormhole: Number(entrance.slice(1)) })}
      reach={{ ...mouth, r: 20 }}
      glow={{ ...mouth, r: mouthRadius + 3 }}
      offered
      onTap={onChoose}>
      <path class="trail through" d={bowed(start, end)} />
      <WormholeGlyph x={mouth.x} y={mouth.y} />
      <WormholeGlyph {...spotOf(map.wormholes, exit)} />
    </Target>
  )
}

const bowed = (from: Spot, to: Spot) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 - dy * 0.18} ${(from.y + to.y) / 2 + dx * 0.18} ${to.x} ${to.y}`
}
