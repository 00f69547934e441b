import { describe, expect, it } from 'vitest'
import { placesOf } from '../../client/room/past/chapters.ts'
import { seriesOf } from '../../client/room/past/series.ts'
import { beside, nameOfStep, type Step, stepNamed } from '../../client/room/past/steps.ts'
import type { Line } from '../../shared/protocol.ts'

/** A game told again: where it can be gone to, what its charts show, and what a moment is called in a link. */

interface Lay {
  round: number
  phase: string
  points: Record<string, number>
}

const lay = (round: number, phase: string, p1: number, p2: number): Lay => ({
  round,
  phase,
  points: { p1, p2 },
})
const line = (at: number, text: string, more: Partial<Line> = {}): Line => ({ at, text, ...more })

const lays = [
  lay(0, 'galaxy', 0, 0),
  lay(1, 'strategy', 0, 0),
  lay(1, 'action', 0, 1),
  lay(1, 'action', 1, 1),
  lay(2, 'strategy', 1, 1),
  lay(2, 'strategy', 3, 0),
]
const lines = [
  [line(10, 'lays')],
  [line(20, 'round')],
  [line(30, 'action')],
  [line(30, 'points', { about: { seat: 'p1' } }), line(30, 'fires', { dice: [9, 2] })],
  [line(30, 'round')],
  [line(50, 'points')],
]
const steps = lays.map(
  (after, at): Step<Lay> => ({
    lines: lines[at] ?? [],
    before: lays[at - 1] ?? after,
    after,
    begins: lines[at]?.[0]?.text === 'round' ? 'round' : at === 2 ? 'turn' : undefined,
  }),
)

describe('A game told again', () => {
  it('has a place for every round and phase, and for what was great', () => {
    const great = [
      { at: 30, look: 'points', lines: [line(29, 'cause'), lines[3]?.[0] as Line] },
      { at: 30, look: 'won', lines: [lines[3]?.[1] as Line] },
      { at: 7, look: 'council', lines: [line(7, 'nowhere')] },
    ] as const
    expect(placesOf(steps, great).map(({ at, kind, round }) => [at, kind, round])).toEqual([
      [1, 'round', 1],
      [2, 'phase', 1],
      [3, 'points', 1],
      [4, 'round', 2],
    ])
  })

  it('is walked by turns and by rounds', () => {
    expect([beside(steps, 1, 1), beside(steps, 4, -1)]).toEqual([2, 2])
    expect([beside(steps, 1, 1, 'round'), beside(steps, 4, -1, 'round')]).toEqual([4, 1])
    expect([beside(steps, 4, 1, 'round'), beside(steps, 1, -1, 'round')]).toEqual([5, 0])
  })

  it('has a number of everybody at the end of each round', () => {
    const points = { id: 'points', of: (table: object, seat: string) => (table as Lay).points[seat] ?? 0 }
    expect(seriesOf(points, steps, ['p1', 'p2'])).toEqual({ p1: [0, 1, 3], p2: [0, 1, 0] })
  })

  it('adds up what lines tell, and goes on where nothing was told of a round', () => {
    const luck = {
      id: 'luck',
      adds: ({ dice }: Line) => (dice ? { seat: 'p1', by: dice.length } : undefined),
    }
    expect(seriesOf(luck, steps, ['p1', 'p2'])).toEqual({ p1: [0, 2, 2], p2: [0, 0, 0] })
    const late = seriesOf(
      { id: 'points', of: (table, seat) => (table as Lay).points[seat] ?? 0 },
      steps.slice(5).map(step => ({ ...step, after: lay(3, 'strategy', 4, 0) })),
      ['p1'],
    )
    expect(late).toEqual({ p1: [1, 1, 1, 4] })
  })

  it('finds every step by its name in a link, and what comes next where it was not told', () => {
    const names = steps.map((_, at) => nameOfStep(steps, at))
    expect(names).toEqual(['10', '20', '30', '30.1', '30.2', '50'])
    expect(names.map(name => stepNamed(steps, name))).toEqual([0, 1, 2, 3, 4, 5])
    expect([stepNamed(steps, '31'), stepNamed(steps, '99'), stepNamed(steps, '30.9')]).toEqual([5, 5, 4])
    expect(stepNamed([], '30')).toBe(0)
  })
})
