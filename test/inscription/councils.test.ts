import { describe, expect, test } from 'vitest'
import { objectiveWorth } from '../../shared/inscription/objectives.ts'
import { industryGrid } from '../../shared/inscription/printed.ts'
import type { BallotOptions } from '../../shared/inscription/shapes/ballot.ts'
import { councilOn, handOf, type Situation, scene } from './scene.ts'

/** A council over Wartime Preparations, whose fail side asks for nothing where the war grid is closed. */
const council = (situation: Situation = {}) =>
  scene(
    { segment: 'council' },
    {
      event: 'convene_the_council',
      ...situation,
      change(state) {
        state.box.agendas[2] = ['trade_fleet_subsidization']
        situation.change?.(state)
      },
    },
  )
const withoutNekro = { factions: { p1: 'titans', p2: 'hacan', p3: 'winnu' } } as const

describe('A council event', () => {
  test('[inscription/14.votes] gives everybody votes before the agenda is known, at least one', () => {
    const game = council({
      ...withoutNekro,
      change(state) {
        handOf(state, 'p2').marks.industry.councilors = 2
      },
    })
    expect(['p1', 'p2', 'p3'].map(seat => game.options<BallotOptions>(seat).most)).toEqual([1, 3, 1])
    expect(game.table.agenda?.card).toBe('trade_fleet_subsidization')
  })

  test('[inscription/14.votes] is voted in secret, and not even who has voted is shown', () => {
    const game = council({ ...withoutNekro, votes: { p1: 3 } })
    game.answer({ for: 'fail', votes: 2 })
    expect(game.table.agenda?.votes).toBeUndefined()
    expect(game.match.waiting).toEqual(['p1', 'p2', 'p3'])
  })

  test('[inscription/14.outcome] resolves the outcome with most votes for all, and what was cast is spent', () => {
    const game = council({ ...withoutNekro, votes: { p1: 3 } })
    game.answer({ for: 'fail', votes: 3 }).answer({ for: 'pass', votes: 1 }, 'p2').answer({ votes: 0 }, 'p3')
    expect(game.marks().industry.votes).toEqual({ claimed: 4, spent: 3 })
    expect(game.marks('p3').industry.votes).toEqual({ claimed: 1, spent: 0 })
    expect(['p1', 'p2', 'p3'].map(seat => game.marks(seat).industry.tradeGoods.claimed)).toEqual([2, 1, 1])
  })

  test('[inscription/14.outcome] spends votes only after the outcome, which may still take one that was cast', () => {
    const decided = (votes: number) =>
      councilOn('population_controls', { votes: { p1: votes - 1 }, tradeGoods: { p1: 1 } })
        .answer({ for: 'pass', votes: 2 })
        .answer({ votes: 0 }, 'p2')
        .answer({ votes: 0 }, 'p3')
    const game = decided(2)
    expect(game.choices()).toEqual(['tradeGoods', 'votes'])
    game.answer('votes').down()
    expect(game.marks().industry).toMatchObject({
      tradeGoods: { claimed: 1, spent: 0 },
      votes: { claimed: 2, spent: 2 },
    })
    expect(decided(3).answer('votes').down().marks().industry.votes).toEqual({ claimed: 3, spent: 3 })
  })

  test("[inscription/14.outcome] lets the Speaker's die break a tie: material passes it, anything else does not", () => {
    const results = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => {
      const game = council({ ...withoutNekro, seed })
      game
        .answer({ for: 'pass', votes: 1 })
        .answer({ for: 'fail', votes: 1 }, 'p2')
        .answer({ votes: 0 }, 'p3')
      // Passed, each chooses a commodity; failed, each has a trade good at once.
      return [game.asked() === 'commodity', game.table.agenda?.tie ?? 'over']
    })
    expect(results.filter(([passed]) => passed).every(([, tie]) => tie === 'M')).toBe(true)
    expect(new Set(results.map(([passed]) => passed)).size).toBe(2)
  })

  test('[inscription/14.outcome] has what is marked instead of voting in an earlier step than what the outcome brings', () => {
    const grid = industryGrid('IB')
    const square = Object.keys(grid).find(id => grid[id]?.asset === 'com:square:1') ?? ''
    const game = council({
      factions: { p1: 'nekro', p2: 'hacan', p3: 'winnu' },
      change(state) {
        state.table.objectives.industry = { id: 'sourcing_expert', by: {} }
        const { industry } = handOf(state, 'p1').marks
        industry.commodities.square = 6
        industry.cells[grid[square]?.beside.find(id => grid[id]?.asset) ?? ''] = 'scrapped'
        handOf(state, 'p2').marks.industry.commodities.square = 6
      },
    })
    game
      .mark('take', square, 'R')
      .mark('scrap', game.offered('scrap')[0] ?? '')
      .down()
    game.answer({ for: 'pass', votes: 1 }, 'p2').answer({ votes: 0 }, 'p3')
    game.answer('diamond').answer('square', 'p2').answer('square', 'p3')
    for (const seat of ['p1', 'p2', 'p3']) game.down(seat)
    expect(['p1', 'p2'].map(seat => objectiveWorth(game.table, 'industry', seat))).toEqual([8, 5])
  })

  test('[inscription/14.votes] takes a vote only with at least one vote behind it, and never more than one has', () => {
    const game = council(withoutNekro)
    expect(game.refused({ for: 'pass', votes: 0 })?.code).toBe('notOffered')
    expect(game.refused({ votes: 1 })?.code).toBe('notOffered')
    expect(game.refused({ for: 'pass', votes: 2 })?.code).toBe('tooMany')
  })
})

describe('A production event', () => {
  test('[inscription/13.production] gives a trade good for every icon unlocked', () => {
    const game = scene(
      { segment: 'production' },
      {
        event: 'redefine_trade_routes',
        factions: { p1: 'titans', p2: 'winnu', p3: 'xxcha' },
        change(state) {
          handOf(state, 'p1').marks.industry.commodities = { triangle: 3, diamond: 2, square: 4 }
          handOf(state, 'p2').marks.industry.commodities = { triangle: 3, diamond: 3, square: 3 }
          handOf(state, 'p2').marks.industry.iconsCrossed = 1
        },
      },
    )
    expect(['p1', 'p2', 'p3'].map(seat => game.marks(seat).industry.tradeGoods.claimed)).toEqual([2, 2, 0])
  })
})

describe('Empire Ascendant', () => {
  test('[inscription/14.pause] marks nothing and rolls nothing, but lets what was reached be declared', () => {
    const game = scene(
      { segment: 'pause' },
      {
        event: 'empire_ascendant',
        change(state) {
          state.table.objectives.navigation = { id: 'collector', by: {} }
          Object.assign(handOf(state, 'p1').marks.navigation.claimed, { s71: true, s75: true })
        },
      },
    )
    expect(game.table.objectives.navigation?.by).toEqual({ p1: 9 })
    expect(game.match.winners).toBeDefined()
  })
})
