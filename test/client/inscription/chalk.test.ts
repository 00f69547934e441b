import { describe, expect, it } from 'vitest'
import { circlePath, crossPath, linePath } from '../../../client/inscription/sheets/chalkPaths.ts'

const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

describe('A mark in chalk', () => {
  it('looks the same whenever the same place is drawn, and unlike that of another place', () => {
    expect(circlePath(50, 50, 20, 's33')).toBe(circlePath(50, 50, 20, 's33'))
    expect(circlePath(50, 50, 20, 's33')).not.toBe(circlePath(50, 50, 20, 's35'))
  })

  it('goes round what it circles', () => {
    const path = numbers(circlePath(0, 0, 20, 's33'))
    for (let i = 0; i + 1 < path.length; i += 2) {
      const away = Math.hypot(path[i] ?? 0, path[i + 1] ?? 0)
      expect(away).toBeGreaterThan(17)
      expect(away).toBeLessThan(24)
    }
  })

  it('goes from one end to the other, nearly straight', () => {
    const path = numbers(linePath([0, 0], [100, 0], 's11>s20'))
    expect(Math.abs(path[0] ?? 99)).toBeLessThan(3)
    expect(Math.abs((path.at(-2) ?? 0) - 100)).toBeLessThan(3)
    for (let i = 1; i < path.length; i += 2) expect(Math.abs(path[i] ?? 99)).toBeLessThan(4)
  })

  it('crosses out with two strokes', () => {
    const [down, up] = crossPath(0, 0, 20, 'p1.0.0')
    expect(numbers(down)[1]).toBeLessThan(0)
    expect(numbers(up)[1]).toBeGreaterThan(0)
  })
})
