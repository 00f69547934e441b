import { wobbleOf } from './chalkPaths.ts'

type Point = readonly [x: number, y: number]

/** The line around squares that hang together, drawn a little inside of them with round corners. */
export function outlineOf(
  cells: readonly Point[],
  { side, inset, round, seed }: { side: number; inset: number; round: number; seed: string },
): string {
  const wobble = wobbleOf(seed)
  const corners = cornersOf(cells)
  const path = corners.map(([x, y], i) => {
    const [px, py] = corners[(i + corners.length - 1) % corners.length] as Point
    const [nx, ny] = corners[(i + 1) % corners.length] as Point
    const [ax, ay] = [Math.sign(x - px), Math.sign(y - py)]
    const [bx, by] = [Math.sign(nx - x), Math.sign(ny - y)]
    // The squares lie to the right of the way around them.
    const cx = x * side + (-ay - by) * inset + wobble() * 0.6
    const cy = y * side + (ax + bx) * inset + wobble() * 0.6
    const from = `${short(cx - ax * round)} ${short(cy - ay * round)}`
    const to = `${short(cx + bx * round)} ${short(cy + by * round)}`
    return `${i === 0 ? 'M' : 'L'}${from}Q${short(cx)} ${short(cy)} ${to}`
  })
  return `${path.join('')}Z`
}

const short = (value: number) => Math.round(value * 10) / 10

/** Corners of the squares' common outline, clockwise where y grows downwards. */
function cornersOf(cells: readonly Point[]): Point[] {
  const taken = new Set(cells.map(String))
  const isFree = (x: number, y: number) => !taken.has(`${x},${y}`)
  const ways = new Map<string, Point>()
  for (const [x, y] of cells) {
    if (isFree(x, y - 1)) ways.set(`${x},${y}`, [x + 1, y])
    if (isFree(x + 1, y)) ways.set(`${x + 1},${y}`, [x + 1, y + 1])
    if (isFree(x, y + 1)) ways.set(`${x + 1},${y + 1}`, [x, y + 1])
    if (isFree(x - 1, y)) ways.set(`${x},${y + 1}`, [x, y])
  }
  const around: Point[] = []
  const [first] = ways.values()
  for (let at = first; at && around.length < ways.size; at = ways.get(String(at))) around.push(at)
  return around.filter(([x, y], i) => {
    const [px, py] = around[(i + around.length - 1) % around.length] as Point
    const [nx, ny] = around[(i + 1) % around.length] as Point
    return (x - px) * (ny - y) !== (y - py) * (nx - x)
  })
}
