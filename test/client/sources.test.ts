import { expect, it } from 'vitest'
import { pointsBySource } from '../../client/galaxy/ending/sources.ts'
import { waitedFor } from '../../client/room/past/waitedFor.ts'
import type { About } from '../../shared/engine/rules.ts'
import type { Line } from '../../shared/protocol.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

let at = 1000
const line = (word: string, about: About, n = at): Line => ({ at: ++at, n, text: `ti3.log.${word}`, about })
const points = (seat: string, count: number) => line('points', { seat, count })

it('points are told apart by what they came by, and what no line tells is among the others', () => {
  const lines = [
    line('strategicAction', { seat: 'p1', card: 'imperial' }),
    points('p1', 2),
    line('claims', { seat: 'p2', card: 'ten_resources' }),
    points('p2', 1),
    line('secretAchieved', { seat: 'p2', card: 'industrial' }),
    points('p2', 2),
  ]
  expect(pointsBySource(lines, { p1: 3, p2: 3 })).toEqual({
    p1: { strategy: 2, others: 1 },
    p2: { objectives: 1, secrets: 2 },
  })
})

it('the table waited from what was told last until somebody decided', () => {
  const told = (seat: string, time: number, n: number, more: Partial<Line> = {}): Line => ({
    at: time,
    n,
    text: 'ti3.log.passes',
    about: { seat },
    ...more,
  })
  const lines = [
    told('p1', 100, 1),
    told('p2', 160, 2),
    told('p1', 160, 2),
    told('p1', 500, 3, { private: true }),
    told('p1', 400, 4),
  ]
  expect(waitedFor(lines, ['p1', 'p2', 'p3'])).toEqual({ p1: 240, p2: 60, p3: 0 })
})
