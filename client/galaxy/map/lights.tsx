import { useLayoutEffect, useRef } from 'preact/hooks'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { times } from '../../parts/luck.ts'
import { hexPath, type Point } from '../../parts/outlines.ts'
import { centreOf } from './arrows.ts'
import { type Way, wayPath } from './wayArt.tsx'

/** What moves over the map lies in small layers of its own, or the map would be painted anew in every frame. */

const around = hexPath(94)
const half = 100
const phases = [0, 1, 2]

/** So wide around a point of the map, in parts of the stage: right at every scale. */
function placed(viewBox: string, { x, y }: Point, reach: number): string {
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(' ').map(Number)
  const part = (n: number, of: number) => `${(n / of) * 100}%`
  return `left:${part(x - reach - left, width)};top:${part(y - reach - top, height)};width:${part(2 * reach, width)};height:${part(2 * reach, height)}`
}

/** Lights run around the system in which something goes on: three sets of dashes that take turns. */
export const ActiveLights = ({ hex, viewBox }: { hex: HexId; viewBox: string }) => (
  <>
    {phases.map(phase => (
      <svg
        key={phase}
        class="active-light"
        viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
        style={`${placed(viewBox, centreOf(hex), half)};animation-delay:${phase * 0.3}s`}
        aria-hidden="true">
        <path d={around} pathLength="18" stroke-dashoffset={-phase} />
      </svg>
    ))}
  </>
)

const spark = 15
const samples = 14

/** Sparks that run along the ways taken, a few times. */
export const WayLights = ({ ways, viewBox }: { ways: readonly Way[]; viewBox: string }) => (
  <div class="way-lights">
    {ways.map(way => (
      <WayLight key={way.route.join()} way={way} viewBox={viewBox} />
    ))}
  </div>
)

function WayLight({ way: { route }, viewBox }: { way: Way; viewBox: string }) {
  const light = useRef<SVGSVGElement>(null)
  const path = wayPath(route)?.path
  useLayoutEffect(() => {
    if (path === undefined) return
    const run = light.current?.animate(along(path, viewBox), { duration: 1000, iterations: 5 })
    return () => run?.cancel()
  }, [path, viewBox])
  return (
    <svg
      ref={light}
      class="way-light"
      viewBox={`${-spark} ${-spark} ${2 * spark} ${2 * spark}`}
      style={placed(viewBox, corner(viewBox), spark)}
      aria-hidden="true">
      <circle r="12" />
      <circle r="6" />
    </svg>
  )
}

const corner = (viewBox: string): Point => {
  const [x = 0, y = 0] = viewBox.split(' ').map(Number)
  return { x, y }
}

/** Nothing that depends on the spark's own size, and not `translate`: neither would move as a layer. */
function along(path: string, viewBox: string): Keyframe[] {
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(' ').map(Number)
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('d', path)
  const length = line.getTotalLength()
  return times(samples + 1, i => {
    const { x, y } = line.getPointAtLength((length * i) / samples)
    return {
      transform: `translate(${((x - left) / width) * 100}cqw, ${((y - top) / height) * 100}cqh)`,
      opacity: i === 0 || i === samples ? 0 : 1,
    }
  })
}
