import { describe, expect, it } from 'vitest'
import { chronicleOf } from '../../client/galaxy/ending/chronicle.ts'
import type { About } from '../../shared/engine/rules.ts'
import type { Line } from '../../shared/protocol.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

let clock = 0
const line = (word: string, about: About = {}, dice?: readonly number[]): Line => ({
  at: ++clock,
  n: clock,
  text: `ti3.log.${word}`,
  about,
  ...(dice && { dice }),
})

describe('How a game came to its end', () => {
  const lines = [
    line('round', { round: 1 }),
    line('points', { seat: 'p1', count: 1 }),
    line('round', { round: 2 }),
    line('spaceBattle', { seat: 'p1', hex: 'a0' }),
    line('fires', { seat: 'p1', unit: 'cruiser', needs: 7 }, [7, 8]),
    line('fires', { seat: 'p2', unit: 'destroyer', needs: 9 }, [1]),
    line('holdsSpace', { seat: 'p1', hex: 'a0' }),
    line('points', { seat: 'p2', count: 2 }),
    line('points', { seat: 'p1', count: 1 }),
  ]
  const { points, fought } = chronicleOf(lines, ['p1', 'p2'], { p1: 2, p2: 2 })

  it('has the points of everybody at the end of each round', () => {
    expect(points).toEqual({ p1: [0, 1, 2], p2: [0, 0, 2] })
  })

  it('counts battles for both sides', () => {
    expect([fought['p1']?.won, fought['p1']?.lost]).toEqual([1, 0])
    expect([fought['p2']?.won, fought['p2']?.lost]).toEqual([0, 1])
  })

  it('holds hits against what such dice give on average', () => {
    expect(fought['p1']).toMatchObject({ dice: 2, hits: 2 })
    expect(fought['p1']?.expected).toBeCloseTo(0.8)
    expect(fought['p2']?.expected).toBeCloseTo(0.2)
  })
})
