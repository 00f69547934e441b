import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { middle, sides } from '../../../shared/galaxy/hexes.ts'
import { centreOf } from '../../galaxy/map/arrows.ts'
import { halfHeight, type Point, tileRadius } from '../../parts/outlines.ts'

/** Where the hexes of a slice are drawn: its home below, the middle of the galaxy above. */
export interface SliceLayout {
  readonly home: Point
  readonly tiles: readonly Point[]
  readonly viewBox: string
}

const sixth = (2 * Math.PI) / sides
const margin = 6

/** Turned by sixths, so that the grid stays a grid. */
const turned = ({ x, y }: Point, by: number): Point => ({
  x: x * Math.cos(by) - y * Math.sin(by),
  y: x * Math.sin(by) + y * Math.cos(by),
})

export function sliceLayout(home: HexId, places: readonly HexId[]): SliceLayout {
  const from = centreOf(home)
  const to = centreOf(middle)
  const heading = Math.atan2(to.y - from.y, to.x - from.x)
  const by = Math.round((-Math.PI / 2 - heading) / sixth) * sixth
  const [below, ...tiles] = [home, ...places].map(hex => turned(centreOf(hex), by)) as [Point, ...Point[]]
  const all = [below, ...tiles]
  const left = Math.min(...all.map(({ x }) => x)) - tileRadius - margin
  const top = Math.min(...all.map(({ y }) => y)) - halfHeight - margin
  const width = Math.max(...all.map(({ x }) => x)) + tileRadius + margin - left
  const height = Math.max(...all.map(({ y }) => y)) + halfHeight + margin - top
  return { home: below, tiles, viewBox: [left, top, width, height].map(Math.round).join(' ') }
}
