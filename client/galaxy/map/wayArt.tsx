import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { halfHeight, type Point } from '../../parts/outlines.ts'
import { centreOf } from './arrows.ts'

const round = (n: number) => Math.round(n * 10) / 10
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** From `a` towards `b`, so far. */
function towards(a: Point, b: Point, far: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  return { x: a.x + ((b.x - a.x) * far) / length, y: a.y + ((b.y - a.y) * far) / length }
}

/** Beside the straight line, so that a jump through a wormhole does not look like a flight over what lies between. */
function bow(a: Point, b: Point): Point {
  const middle = between(a, b)
  return { x: middle.x + (b.y - a.y) / 4, y: middle.y - (b.x - a.x) / 4 }
}

const outside = 36

export interface Drawn {
  path: string
  /** Where the arrow points from, and where it ends. */
  tail: Point
  head: Point
}

/** A way from hex to hex, its corners rounded, beginning and ending beside what stands there. */
export function wayPath(route: readonly HexId[]): Drawn | undefined {
  const centres = route.map(centreOf)
  const [first] = centres
  const last = centres.at(-1)
  if (!first || !last || centres.length < 2) return undefined
  const jumps = (i: number) => {
    const [a, b] = [centres[i] ?? first, centres[i + 1] ?? last]
    return Math.hypot(b.x - a.x, b.y - a.y) > halfHeight * 2.1
  }
  const leg = (i: number) => {
    const from = centres[i] as Point
    const to = centres[i + 1] as Point
    return jumps(i) ? bow(from, to) : to
  }
  const start = towards(first, leg(0), outside)
  const beforeLast = centres[centres.length - 2] as Point
  const tail = jumps(centres.length - 2) ? bow(beforeLast, last) : beforeLast
  const head = towards(last, tail, outside)
  let path = `M${at(start)}`
  for (let i = 0; i + 1 < centres.length; i++) {
    const from = centres[i] as Point
    const to = i + 2 === centres.length ? head : (centres[i + 1] as Point)
    if (jumps(i)) path += `Q${at(bow(from, to))} ${at(to)}`
    else if (i + 2 === centres.length || jumps(i + 1)) path += `L${at(to)}`
    else path += `L${at(towards(to, from, 40))}Q${at(to)} ${at(towards(to, centres[i + 2] as Point, 40))}`
  }
  return { path, tail, head }
}

export interface Way {
  readonly route: readonly HexId[]
  readonly colour: string
  readonly taken: boolean
}

export function WayLine({ way: { route, colour, taken } }: { way: Way }) {
  const drawn = wayPath(route)
  if (!drawn) return null
  const { path, tail, head } = drawn
  const turn = (Math.atan2(head.y - tail.y, head.x - tail.x) * 180) / Math.PI
  return (
    <g style={`color:${colour}`} opacity={taken ? 1 : 0.75}>
      {taken && <path class="way-casing" d={path} />}
      <path class={taken ? 'way taken' : 'way possible'} d={path} />
      {taken && (
        <path
          class="way-head"
          d="M-14-13 14 0-14 13-8 0Z"
          transform={`translate(${at(head)}) rotate(${round(turn)})`}
        />
      )}
    </g>
  )
}
