import { signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'
import { galaxyTable, ownerArt } from '../table.ts'
import { centreOf } from './arrows.ts'
import { type Flight, type Happened, happened } from './happenings.ts'
import { ActiveLights, WayLights } from './lights.tsx'
import { type Way, WayLine } from './wayArt.tsx'

/** Ways drawn on the map while ships are chosen. */
export const ways = signal<readonly Way[]>([])

/** How long what happened is to be seen, and how much of it at once: after a long absence nothing flies. */
const shown = 950
const most = 9

export function MapOverlay({ viewBox }: { viewBox: string }) {
  const table = galaxyTable.value
  const doing = table && reads.underWay(table)
  const news = useNews(table?.units)
  return (
    <>
      {doing?.hexes.map(hex => (
        <ActiveLights key={hex} hex={hex} viewBox={viewBox} />
      ))}
      <svg class="galaxy-over" viewBox={viewBox} aria-hidden="true">
        {ways.value.map(way => (
          <WayLine key={`${way.route.join()} ${way.taken}`} way={way} />
        ))}
        {news?.blasts.map(hex => {
          const { x, y } = centreOf(hex)
          return <circle key={hex} class="blast" cx={x} cy={y} r="10" />
        })}
        {news?.flights.map(flight => (
          <Flying key={`${flight.of} ${flight.from} ${flight.to}`} flight={flight} />
        ))}
      </svg>
      <WayLights ways={ways.value.filter(({ taken }) => taken)} viewBox={viewBox} />
    </>
  )
}

function useNews(units: Table['units'] | undefined): Happened | undefined {
  const before = useRef(units)
  const [news, tell] = useState<Happened>()
  useEffect(() => {
    const was = before.current
    before.current = units
    if (!was || !units || was === units) return
    const what = happened(was, units)
    const count = what.flights.length + what.blasts.length
    if (count === 0 || count > most) return
    tell(what)
  }, [units])
  useEffect(() => {
    if (!news) return
    const over = setTimeout(() => tell(undefined), shown)
    return () => clearTimeout(over)
  }, [news])
  return news
}

interface FlyingProps {
  flight: Flight
  route?: readonly HexId[] | undefined
}

/** It flies from where it was, by the way it took, and fades over what stands there now. */
export function Flying({ flight: { of, from, to, kind, count }, route = [] }: FlyingProps) {
  const flying = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    if (route.length > 2) flying.current?.animate(legs(route), { duration: shown, easing: 'ease-in-out' })
  }, [])
  const start = centreOf(from)
  const end = centreOf(to)
  const half = count > 1 ? 30 : 19
  return (
    <g transform={`translate(${end.x} ${end.y})`}>
      <g
        ref={flying}
        class="flight"
        style={`color:${ownerArt(of)?.colour ?? '#dfe6f5'};--from-x:${start.x - end.x}px;--from-y:${start.y - end.y}px`}>
        <rect x={-half} y="-19" width={half * 2} height="38" rx="11" />
        <g class="on-banner">
          <UnitGlyph kind={kind} size={28} x={count > 1 ? -12 : 0} />
          {count > 1 && (
            <text x={half - 6} y="10">
              {count}
            </text>
          )}
        </g>
      </g>
    </g>
  )
}

/** Where it is after each leg, seen from where it ends. */
function legs(route: readonly HexId[]): Keyframe[] {
  const centres = route.map(centreOf)
  const end = centres.at(-1) ?? { x: 0, y: 0 }
  return centres.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }))
}
