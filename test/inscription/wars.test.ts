import { describe, expect, test } from 'vitest'
import { neighbour } from '../../shared/inscription/neighbours.ts'
import { objectiveWorth } from '../../shared/inscription/objectives.ts'
import { scoreOf } from '../../shared/inscription/scoring.ts'
import type { Inscription } from '../../shared/inscription/table.ts'
import { strengthIn } from '../../shared/inscription/warfare.ts'
import { handOf, type Situation, scene } from './scene.ts'

/** Infantry in a section, one node each, from its lower left corner on. */
function garrison(state: Inscription, seat: string, side: 'left' | 'right', count: number, war = 1) {
  const { warfare } = handOf(state, seat).marks
  for (let i = 0; i < count; i++) {
    const x = (side === 'left' ? 0 : 5) + (i % 5)
    warfare.units.push({ unit: 'infantry', nodes: [`${x},${3 * (war - 1) + Math.floor(i / 5)}`] })
  }
}
const fought = (forces: Record<string, [left: number, right: number]>, situation: Situation = {}) =>
  scene(
    { segment: 'war' },
    {
      event: 'border_conflict',
      ...situation,
      change(state) {
        for (const [seat, [left, right]] of Object.entries(forces)) {
          garrison(state, seat, 'left', left)
          garrison(state, seat, 'right', right)
        }
        situation.change?.(state)
      },
    },
  )
const result = (game: ReturnType<typeof fought>, seat: string) => {
  const { wars } = game.marks(seat).warfare
  return [wars['1left']?.result, wars['1right']?.result]
}

describe('A war event', () => {
  test('[inscription/12.compare] compares each section with the one of the neighbour it faces', () => {
    const game = fought({ p1: [3, 4], p2: [1, 2], p3: [4, 0] })
    expect(neighbour(game.table, 'p1', 'left')).toBe('p2')
    expect(neighbour(game.table, 'p1', 'right')).toBe('p3')
    expect(result(game, 'p1')).toEqual(['won', 'tied'])
    expect(result(game, 'p2')).toEqual(['won', 'lost'])
    expect(result(game, 'p3')).toEqual(['tied', 'lost'])
  })

  test('[inscription/12.compare] gives the winner the asset above and the loser the negative points below', () => {
    const game = fought({ p1: [6, 0], p2: [0, 3], p3: [0, 0] })
    expect(game.marks('p1').assets['warfare:war1left']).toEqual({ asset: 'spec:warfare' })
    expect(scoreOf(game.table, 'p2', game.marks('p2')).sheets.warfare).toBe(-1)
  })

  test('[inscription/12.compare] crosses out both assets of a tie', () => {
    const game = fought({ p1: [2, 2], p2: [2, 2], p3: [2, 2] })
    expect(game.marks().warfare.wars).toEqual({
      '1left': { strength: 2, result: 'tied' },
      '1right': { strength: 2, result: 'tied' },
    })
    expect(game.marks().assets).toEqual({})
  })

  test('[inscription/12.line] moves the deployment line up: what lies below it is closed', () => {
    expect(fought({}).marks().warfare.line).toBe(1)
  })

  test('[inscription/12.strength] counts every marked node, anomalies too, and nothing of other sections', () => {
    const game = fought({})
    const marks = structuredClone(game.marks())
    marks.warfare.units = [{ unit: 'carrier', nodes: ['3,2', '4,2', '3,3', '4,3'] }]
    expect(strengthIn(marks, 1, 'left')).toBe(2)
    expect(strengthIn(marks, 2, 'left')).toBe(2)
    expect(strengthIn(marks, 1, 'right')).toBe(0)
  })

  test('[inscription/12.strength] adds neighbour assets to all later wars on their side', () => {
    const game = fought(
      {},
      {
        change(state) {
          handOf(state, 'p1').marks.warfare.neighbours.right = 2
        },
      },
    )
    const { wars } = game.marks().warfare
    expect([wars['1left']?.strength, wars['1right']?.strength]).toEqual([0, 2])
  })

  test('[inscription/12.compare] gives nothing where the spoils were crossed out before', () => {
    const game = fought(
      { p1: [3, 0] },
      {
        change(state) {
          handOf(state, 'p1').marks.warfare.spoilt['1left'] = true
        },
      },
    )
    expect(game.marks().warfare.wars['1left']?.result).toBe('won')
    expect(game.marks().assets).toEqual({})
  })

  test('[inscription/12.compare] is resolved against all left neighbours before it is against any right one', () => {
    const game = fought(
      {},
      {
        event: 'when_diplomacy_fails',
        change(state) {
          state.table.objectives.industry = { id: 'sourcing_expert', by: {} }
          garrison(state, 'p1', 'left', 1, 2)
          garrison(state, 'p3', 'right', 1, 2)
          // The first player wins two triangles on the left, the third two squares on the right.
          const [first, third] = [handOf(state, 'p1').marks, handOf(state, 'p3').marks]
          first.sheets.warfare = 'WA2'
          first.industry.commodities.triangle = 5
          third.industry.commodities.square = 5
        },
      },
    )
    game.down('p1').down('p3')
    expect(['p1', 'p3'].map(seat => objectiveWorth(game.table, 'industry', seat))).toEqual([8, 5])
  })

  test('[inscription/12.below] may leave a sheet below zero', () => {
    const game = fought({ p2: [1, 1], p3: [1, 1] })
    expect(scoreOf(game.table, 'p1', game.marks()).sheets.warfare).toBe(-2)
  })
})
