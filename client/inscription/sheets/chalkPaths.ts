/** How a hand with a piece of chalk would draw it: the same place is always drawn the same way. */

type Point = readonly [x: number, y: number]

/** Numbers between −1 and 1, always the same ones for a place. */
export function wobbleOf(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1
  }
}

const short = (value: number) => String(Math.round(value * 10) / 10)
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`

/** A smooth way through all points. */
function through(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  let path = `M${at(first)}`
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [
      points[i - 1] ?? points[i],
      points[i],
      points[i + 1],
      points[i + 2] ?? points[i + 1],
    ]
    if (!before || !from || !to || !after) continue
    path += `C${at([from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6])} ${at([
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ])} ${at(to)}`
  }
  return path
}

/** A loop that starts anywhere above and runs a little past where it began. */
export function circlePath(x: number, y: number, r: number, seed: string): string {
  const wobble = wobbleOf(seed)
  const start = -Math.PI / 2 + wobble() * 0.7
  const steps = 10
  const points: Point[] = []
  for (let i = 0; i <= steps + 1; i++) {
    const angle = start - (i / steps) * Math.PI * 2
    const away = r * (1 + wobble() * 0.045 + (i > steps ? 0.08 : 0))
    points.push([x + Math.cos(angle) * away, y + Math.sin(angle) * away])
  }
  return through(points)
}

/** A stroke from one point to another with a slight bow; its ends do not quite meet them. */
export function linePath(from: Point, to: Point, seed: string): string {
  const wobble = wobbleOf(seed)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const bow = Math.min(length * 0.035, 1.8)
  const aside = (share: number, much: number): Point => [
    from[0] + dx * share - (dy / length) * much,
    from[1] + dy * share + (dx / length) * much,
  ]
  const end = bow * 0.5
  return through([
    aside(wobble() * 0.02, wobble() * end),
    aside(0.3, wobble() * bow),
    aside(0.68, wobble() * bow),
    aside(1 + wobble() * 0.02, wobble() * end),
  ])
}

/** From the lower left to the upper right. */
export const slashPath = (x: number, y: number, size: number, seed: string): string => {
  const half = size / 2
  return linePath([x - half, y + half], [x + half, y - half], `${seed}/`)
}

export function crossPath(x: number, y: number, size: number, seed: string): readonly [string, string] {
  const half = size / 2
  return [linePath([x - half, y - half], [x + half, y + half], `${seed}\\`), slashPath(x, y, size, seed)]
}
