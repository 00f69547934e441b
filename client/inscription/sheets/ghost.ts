import { warGrid } from '../../../shared/inscription/content/charts.ts'
import type { UnitName } from '../../../shared/inscription/content/effects.ts'
import { nodesOfPlacement, waysOf } from '../../../shared/inscription/warfare.ts'

/** A unit on its way to the war grid: its lower left corner and which way it is turned. */
export interface Ghost {
  readonly x: number
  readonly y: number
  readonly way: number
}

/** In nodes, from the lower left: the middle of the node `3,2` is at 3 and 2. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How a player holds it: exactly there, or drawn to a legal place so many nodes away. */
export interface Hold {
  readonly middle: Point
  readonly way: number
  readonly exact?: boolean
  readonly reach?: number
}

type Cells = readonly (readonly [x: number, y: number])[]

export const placementOf = ({ x, y, way }: Ghost): string => `${x},${y},${way}`
function ghostAt(placement: string): Ghost {
  const [x = 0, y = 0, way = 0] = placement.split(',').map(Number)
  return { x, y, way }
}
export const nodesUnder = (unit: UnitName, ghost: Ghost): string[] =>
  nodesOfPlacement(unit, placementOf(ghost))

export function sizeOf(unit: UnitName, way: number): { width: number; height: number } {
  const cells = waysOf(unit)[way] ?? []
  return {
    width: Math.max(0, ...cells.map(([x]) => x)) + 1,
    height: Math.max(0, ...cells.map(([, y]) => y)) + 1,
  }
}

export function middleOf(unit: UnitName, { x, y, way }: Ghost): Point {
  const { width, height } = sizeOf(unit, way)
  return { x: x + (width - 1) / 2, y: y + (height - 1) / 2 }
}

function lookOf(cells: Cells): string {
  const left = Math.min(...cells.map(([x]) => x))
  const low = Math.min(...cells.map(([, y]) => y))
  return cells
    .map(([x, y]) => `${x - left},${y - low}`)
    .sort()
    .join(';')
}

/** Which of a unit's ways another look of it is; one that looks alike in both is itself. */
function wayLike(unit: UnitName, way: number, change: (x: number, y: number) => [number, number]): number {
  const wanted = lookOf((waysOf(unit)[way] ?? []).map(([x, y]) => change(x, y)))
  return Math.max(
    0,
    waysOf(unit).findIndex(cells => lookOf(cells) === wanted),
  )
}

/** A quarter turn clockwise. */
export const turnedWay = (unit: UnitName, way: number): number => wayLike(unit, way, (x, y) => [y, -x])
export const flippedWay = (unit: UnitName, way: number): number => wayLike(unit, way, (x, y) => [-x, y])
export const canTurn = (unit: UnitName): boolean => turnedWay(unit, 0) !== 0
export const canFlip = (unit: UnitName): boolean =>
  waysOf(unit).some((_, way) => flippedWay(unit, way) !== way)

/** Nearest to a point, and wholly on the grid. */
function within(unit: UnitName, { x, y }: Point, way: number): Ghost {
  const { width, height } = sizeOf(unit, way)
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))
  return {
    x: clamp(x - (width - 1) / 2, warGrid.columns - width),
    y: clamp(y - (height - 1) / 2, warGrid.rows - height),
    way,
  }
}

/** Dragged, a unit follows the finger; turned or flipped, it looks farther for a place where it fits. */
const dragReach = 0.9
export const turnReach = 2.1

/** Where a unit held over a point comes to lie: in a legal place close by, else right there. */
export const ghostOf = (
  unit: UnitName,
  at: readonly string[],
  { middle, way, exact, reach = dragReach }: Hold,
): Ghost => (exact ? undefined : nearest(unit, at, middle, way, reach)) ?? within(unit, middle, way)

function nearest(
  unit: UnitName,
  at: readonly string[],
  middle: Point,
  way: number | undefined,
  most = Infinity,
): Ghost | undefined {
  let best: Ghost | undefined
  let least = most
  for (const placement of at) {
    const ghost = ghostAt(placement)
    if (way !== undefined && ghost.way !== way) continue
    const there = middleOf(unit, ghost)
    const away = Math.hypot(there.x - middle.x, there.y - middle.y)
    if (away >= least) continue
    best = ghost
    least = away
  }
  return best
}

const holdOf = (unit: UnitName, ghost: Ghost): Hold => ({ middle: middleOf(unit, ghost), way: ghost.way })

/** A node was tapped: the unit comes to lie on it, turned as it is if that is legal, else in another way. */
export function tappedTo(unit: UnitName, at: readonly string[], node: Point, way: number): Hold {
  const covering = at.filter(placement => nodesOfPlacement(unit, placement).includes(`${node.x},${node.y}`))
  const found = nearest(unit, covering, node, way) ?? nearest(unit, covering, node, undefined)
  return found ? holdOf(unit, found) : { middle: node, way, exact: true }
}

/** Where it first appears: as it is printed if it can, near the middle of the lowest rows it may lie in. */
export function firstHold(unit: UnitName, at: readonly string[]): Hold {
  const low = Math.min(...at.map(placement => ghostAt(placement).y))
  const middle = { x: (warGrid.columns - 1) / 2, y: Number.isFinite(low) ? low : 0 }
  const found = nearest(unit, at, middle, 0) ?? nearest(unit, at, middle, undefined)
  return found ? holdOf(unit, found) : { middle, way: 0 }
}

/** One step of an arrow key: anywhere, that a player may look at what is not allowed too. */
export function stepped(unit: UnitName, ghost: Ghost, x: number, y: number): Hold {
  const { middle } = holdOf(unit, ghost)
  const next = within(unit, { x: middle.x + x, y: middle.y + y }, ghost.way)
  return { ...holdOf(unit, next), exact: true }
}

/** The middle of a unit held above the finger that would hide it; it rises as the finger sets out. */
export function heldAt(
  unit: UnitName,
  way: number,
  finger: Point,
  { grab, moved, lift }: { grab: Point | undefined; moved: number; lift: number },
): Point {
  const above = { x: 0, y: lift === 0 ? 0 : lift + (sizeOf(unit, way).height - 1) / 2 }
  const from = grab ?? above
  const share = lift === 0 ? 0 : Math.min(1, moved / 1.2)
  return {
    x: finger.x + from.x + (above.x - from.x) * share,
    y: finger.y + from.y + (above.y - from.y) * share,
  }
}
