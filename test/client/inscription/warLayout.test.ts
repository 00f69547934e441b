import { describe, expect, it } from 'vitest'
import { drawnNode, pointUnder, rowsNear, warBox } from '../../../client/inscription/sheets/warLayout.ts'
import { nodesOfPlacement, placements } from '../../../shared/inscription/warfare.ts'
import { blankMarks } from './marks.ts'

describe('The war grid on the screen', () => {
  it('finds the node that lies under a finger, however large it is drawn', () => {
    const box = { left: 30, top: 100, width: warBox.width / 2, height: warBox.height / 2 } as DOMRect
    for (const [x, y] of [
      [0, 0],
      [9, 0],
      [4, 11],
    ] as const) {
      const drawn = drawnNode(`${x},${y}`)
      const point = pointUnder(box, 30 + drawn.x / 2, 100 + drawn.y / 2)
      expect(point.x).toBeCloseTo(x)
      expect(point.y).toBeCloseTo(y)
    }
  })

  it('shows every row a unit can come to lie in, and the row below the line', () => {
    for (const line of [0, 1, 2, 3]) {
      const marks = blankMarks()
      marks.warfare.line = line
      if (line > 0) marks.warfare.units.push({ unit: 'pds', nodes: [`1,${line * 3}`, `1,${line * 3 + 1}`] })
      const rows = placements(marks, 'pds')
        .flatMap(at => nodesOfPlacement('pds', at))
        .map(node => Number(node.split(',')[1]))
      const near = rowsNear(
        line,
        rows.map(row => `0,${row}`),
      )
      const highest = 11 - near.skip
      const lowest = highest - near.rows + 1
      expect(Math.max(...rows)).toBeLessThanOrEqual(highest)
      expect(lowest).toBeLessThanOrEqual(Math.max(0, line * 3 - 1))
      expect(lowest).toBeGreaterThanOrEqual(0)
      expect(near.rows).toBeLessThan(12)
    }
  })
})
