import { warGrid } from '../../../shared/inscription/content/charts.ts'
import type { Point } from './ghost.ts'

/** Nodes stand forty apart, in squares of that size; the first row is at the bottom. */
export const nodeSide = 40
const margin = 4

export const warBox = {
  width: warGrid.columns * nodeSide + 2 * margin,
  height: warGrid.rows * nodeSide + 2 * margin,
}

const [width, height] = [warGrid.columns * nodeSide, warGrid.rows * nodeSide]

/** Of a node's middle. */
export const drawnAt = ({ x, y }: Point): Point => ({
  x: margin + (x + 0.5) * nodeSide,
  y: margin + height - (y + 0.5) * nodeSide,
})
export function nodeAt(node: string): Point {
  const [x = 0, y = 0] = node.split(',').map(Number)
  return { x, y }
}
export const drawnNode = (node: string): Point => drawnAt(nodeAt(node))

/** Of the line under a row. */
export const lineUnder = (row: number): number => margin + height - row * nodeSide
export const across = { from: margin, middle: margin + width / 2, to: margin + width }

/** Squares as an outline wants them: columns and rows growing to the right and downwards. */
export const squaresOf = (nodes: readonly string[]): [number, number][] =>
  nodes.map(node => {
    const { x, y } = nodeAt(node)
    return [x, warGrid.rows - 1 - y]
  })

/** The node under a place of the screen, in parts of nodes. */
export function pointUnder(box: DOMRect, clientX: number, clientY: number): Point {
  const scale = warBox.width / box.width
  return {
    x: ((clientX - box.left) * scale - margin) / nodeSide - 0.5,
    y: (margin + height - (clientY - box.top) * scale) / nodeSide - 0.5,
  }
}

/** Fewer would make the grid jump about from one unit to the next. */
const fewestRows = 8

/** The rows a unit can come to lie in, with some air: all that a small screen has to show while it is drawn. */
export function rowsNear(line: number, reachable: readonly string[]): { skip: number; rows: number } {
  const top = Math.max(0, ...reachable.map(node => nodeAt(node).y)) + 1
  const low = Math.max(0, Math.min(line * warGrid.rowsOfWar - 1, warGrid.rows - fewestRows))
  const high = Math.min(warGrid.rows - 1, Math.max(top, low + fewestRows - 1))
  return { skip: warGrid.rows - 1 - high, rows: high - low + 1 }
}
