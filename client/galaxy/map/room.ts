import { halfWidthAt, type Point } from '../../parts/outlines.ts'

/** Room on a tile for what stands there: chips are laid where they hide nothing, as near as can be to where one looks for them. */

export interface Size {
  readonly width: number
  readonly height: number
}

/** Around its middle. */
export interface Box extends Point, Size {}

export interface Laid extends Point {
  readonly scale: number
  /** Which of its shapes it has. */
  readonly shape: number
}

export const scaled = ({ width, height }: Size, { x, y, scale }: Omit<Laid, 'shape'>): Box => ({
  x,
  y,
  width: width * scale,
  height: height * scale,
})

const along = (a: number, lengthA: number, b: number, lengthB: number) =>
  Math.max(0, (lengthA + lengthB) / 2 - Math.max(Math.abs(a - b), Math.abs(lengthA - lengthB) / 2))

/** How much of one the other covers. */
export const shared = (one: Box, other: Box): number =>
  along(one.x, one.width, other.x, other.width) * along(one.y, one.height, other.y, other.height)

const covered = (box: Box, others: readonly Box[]) =>
  others.reduce((sum, other) => sum + shared(box, other), 0)

/** The rim stays to be seen. */
const rim = 84
const isWithin = ({ x, y, width, height }: Box) => {
  const far = Math.abs(y) + height / 2
  return far <= rim && Math.abs(x) + width / 2 <= halfWidthAt(far) - 1
}

/** Most stand where one looks for them, and need no search. */
const isFree = (box: Box, others: readonly Box[]) => isWithin(box) && covered(box, others) === 0

const step = 7
const across = 25
const grid: readonly Point[] = Array.from({ length: across * 23 }, (_, i) => ({
  x: ((i % across) - (across - 1) / 2) * step,
  y: (Math.floor(i / across) - 11) * step,
}))

interface Way extends Point {
  readonly far: number
}
const around = new Map<string, readonly Way[]>()

/** All places, the nearest first. */
function placesFrom(at: Point): readonly Way[] {
  const key = `${at.x} ${at.y}`
  const known = around.get(key)
  if (known) return known
  const places = [at, ...grid]
    .map(({ x, y }) => ({ x, y, far: Math.hypot(x - at.x, y - at.y) }))
    .sort((a, b) => a.far - b.far)
  around.set(key, places)
  return places
}

/** What each of them weighs against a step aside. */
const weighs = { hiding: 3, touching: 0.06, shrinking: 130, reshaping: 6 }
const smallest = 0.44
const scales = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, smallest]

interface Wanted {
  /** As it may be drawn, the best first. */
  readonly shapes: readonly Size[]
  readonly at: Point
  readonly scale: number
}

/** `kept` is never hidden while there is any other place, `free` only rather than to go far. */
export function layOn(wanted: Wanted, kept: readonly Box[], free: readonly Box[]): Laid {
  const { shapes, at, scale: full } = wanted
  const usual = { ...at, scale: full, shape: 0 }
  const [first] = shapes
  if (first && isFree(scaled(first, usual), [...kept, ...free])) return usual
  const places = placesFrom(at)
  let best: Laid = { ...at, scale: full * smallest, shape: shapes.length - 1 }
  let least = Number.POSITIVE_INFINITY
  for (const [shape, size] of shapes.entries())
    for (const part of scales) {
      const given = (1 - part) * weighs.shrinking + shape * weighs.reshaping
      for (const { x, y, far } of places) {
        if (given + far >= least) break
        const laid = { x, y, scale: full * part, shape }
        const box = scaled(size, laid)
        if (!isWithin(box)) continue
        const cost = given + far + covered(box, kept) * weighs.hiding + covered(box, free) * weighs.touching
        if (cost >= least) continue
        least = cost
        best = laid
      }
    }
  return best
}
