import { axialOf, type HexId } from '../../../shared/galaxy/hexes.ts'
import { halfHeight, type Point, tileRadius } from '../../parts/outlines.ts'
import { edition } from '../edition.ts'

/** Beside the map there is room in its corners, whether it has three rings or four; in the last of them lie its controls. */
const corner = 3.5
const corners: readonly Point[] = [
  { x: -1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: 1, y: 1 },
]

export function centreOf(hex: HexId): Point {
  const beside = corners[edition.besideMap.indexOf(hex)]
  if (beside) return { x: beside.x * corner * tileRadius * 1.5, y: beside.y * corner * halfHeight * 2 }
  const { q, r } = axialOf(hex)
  return { x: q * tileRadius * 1.5, y: (r + q / 2) * halfHeight * 2 }
}

const headings: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** The hex an arrow key leads to. Flat-topped hexes have no neighbour straight left or right: left leans upwards and
 *  right downwards, so that each takes back the other and every hex can be reached. */
export function hexBeside(from: HexId, key: string, hexes: Iterable<HexId>): HexId | undefined {
  const heading = headings[key]
  if (!heading) return undefined
  const start = centreOf(from)
  let best: { hex: HexId; cost: number } | undefined
  for (const hex of hexes) {
    const { x, y } = centreOf(hex)
    const ahead = (x - start.x) * heading.x + (y - start.y) * heading.y
    if (ahead < 1) continue
    const aside = Math.abs((x - start.x) * heading.y + (y - start.y) * heading.x)
    const leaning = (y - start.y) * heading.x > 0 ? 1 : 0
    const cost = ahead + aside * 0.9 - leaning
    if (!best || cost < best.cost) best = { hex, cost }
  }
  return best?.hex
}
