import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { valueIn } from '../../shared/inscription/aiTracks.ts'
import { type GoalTrackId, goalTracks } from '../../shared/inscription/content/ai.ts'
import { neighbour } from '../../shared/inscription/neighbours.ts'
import { aiAdvances, lapse } from '../../shared/inscription/rules/ai.ts'
import { winnersOf } from '../../shared/inscription/rules/ending.ts'
import { inscriptionRules } from '../../shared/inscription/rules/index.ts'
import { rankOf } from '../../shared/inscription/scoring.ts'
import type { Ai, Score, Table } from '../../shared/inscription/table.ts'
import { revealFirst, type Situation, scene, seatsOf } from './scene.ts'

const aiOf = (options: Record<string, string>): Ai => {
  const { state } = inscriptionRules.setup({ players: '1', ...options }, ['p1'], chanceOf(seedFrom('ai')))
  if (!state.table.ai) throw new Error('There is no AI')
  return state.table.ai
}
const advance = (table: Table, M: number, I: number, R: number) => {
  for (const _ of aiAdvances(table, { M, I, R })) void _
}
const tableWith = (ai: Partial<Ai> = {}): Table => {
  const { state } = inscriptionRules.setup(
    { players: '1', difficulty: 'easy' },
    ['p1'],
    chanceOf(seedFrom('ai')),
  )
  revealFirst(state.table)
  if (state.table.ai) Object.assign(state.table.ai, ai)
  return state.table
}

describe('The AI', () => {
  test('[inscription/18.ai] begins as its difficulty says', () => {
    expect(aiOf({ difficulty: 'easy' }).goals).toEqual({ M2: 0, I2: 0, R2: 0, R1: 0 })
    const medium = aiOf({ difficulty: 'medium' })
    expect(Object.values(medium.goals)).toEqual([1, 1, 1, 1])
    expect([valueIn(medium, 'strength', 2), valueIn(medium, 'strength', 3)]).toEqual([3, 4])
    expect(valueIn(medium, 'votes', 3)).toBe(1)
    const hard = aiOf({ difficulty: 'hard' })
    expect(Object.values(hard.goals)).toEqual([2, 2, 2, 2])
    expect(valueIn(hard, 'votes', 3)).toBe(2)
  })

  test('[inscription/18.ai] sits at the table of one or two players only', () => {
    expect(aiOf({}).difficulty).toBe('medium')
    expect(scene({ segment: 'pause' }, { event: 'empire_ascendant', players: 3 }).table.ai).toBeUndefined()
  })

  test('[inscription/18.ai] crosses out an icon for each focus die, on the track of the face', () => {
    const table = tableWith()
    advance(table, 1, 1, 1)
    expect(table.ai?.strength).toEqual({ 2: 1 })
    expect(table.ai?.votes).toEqual({ 2: 1 })
    expect(table.ai?.goals.R1).toBe(1)
    advance(table, 2, 2, 2)
    expect(table.ai?.goals).toEqual({ M2: 1, I2: 1, R2: 1, R1: 1 })
  })

  test('[inscription/18.ai] goes on in the next stage when the icons of one are all crossed out or its event is over', () => {
    const table = tableWith({ strength: { 2: 4 } })
    advance(table, 1, 2, 2)
    expect(table.ai?.strength).toEqual({ 2: 4, 3: 1 })
    const after = tableWith()
    lapse(after, 'strength', 2)
    advance(after, 1, 2, 2)
    expect(after.ai?.strength).toEqual({ 3: 1 })
  })

  test('[inscription/18.ai] completes an objective or claims Mecatol Rex when all icons before it are crossed out', () => {
    const table = tableWith({ goals: { M2: 4, I2: 4, R2: 4, R1: 5 } })
    table.step = 12
    advance(table, 2, 2, 2)
    expect(
      ['warfare', 'industry', 'expansion'].map(sheet => table.objectives[sheet as 'warfare']?.by),
    ).toEqual([{ ai: 12 }, { ai: 12 }, { ai: 12 }])
    advance(table, 1, 1, 1)
    expect(table.mecatol).toEqual([{ name: 'ai', step: 12 }])
  })

  test('[inscription/18.ai] turns what goes beyond the end of a track into the result printed there', () => {
    const full = Object.fromEntries(
      Object.keys(goalTracks).map(id => [id, goalTracks[id as GoalTrackId].icons]),
    )
    const table = tableWith({ goals: full as Ai['goals'] })
    advance(table, 2, 2, 1)
    expect(table.ai?.strength).toEqual({ 2: 2 })
    expect(table.ai?.votes).toEqual({ 2: 1 })
  })

  test('[inscription/18.neighbours] stands on both sides of a single player', () => {
    const table = tableWith()
    expect([neighbour(table, 'p1', 'left'), neighbour(table, 'p1', 'right')]).toEqual(['ai', 'ai'])
  })

  test('[inscription/18.neighbours] stands on one side of each of two players, on whichever the die says', () => {
    const sides = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => {
      const { table } = scene({ segment: 'pause' }, { event: 'empire_ascendant', players: 2, seed })
      const around = seatsOf(2).map(seat => [neighbour(table, seat, 'left'), neighbour(table, seat, 'right')])
      expect(around.flat().sort()).toEqual(['ai', 'ai', 'p1', 'p2'])
      expect(around[0]?.indexOf('ai')).not.toBe(around[1]?.indexOf('ai'))
      return around[0]?.indexOf('ai')
    })
    expect(new Set(sides).size).toBe(2)
  })

  test('[inscription/18.neighbours] is one neighbour of the Mentak Coalition, also where it stands on both sides', () => {
    const pillaged = (players: 1 | 2) =>
      scene(
        { segment: 'production' },
        { players, event: 'redefine_trade_routes', factions: { p1: 'mentak', p2: 'titans' } },
      ).marks().industry.tradeGoods.claimed
    expect([pillaged(1), pillaged(2)]).toEqual([1, 1])
  })

  test('[inscription/18.neighbours] brings the strength of its track into every war where nobody sits', () => {
    const game = scene(
      { segment: 'war' },
      {
        event: 'border_conflict',
        players: 1,
        change({ table }) {
          if (table.ai) table.ai.strength = { 2: 2 }
        },
      },
    )
    expect(game.marks().warfare.wars['1left']).toEqual({ strength: 0, result: 'lost' })
    expect(game.table.ai?.lapsed.strength).toBe(2)
  })
})

const vote = (situation: Situation, votes: number) => {
  const game = scene(
    { segment: 'council' },
    {
      event: 'convene_the_council',
      players: 1,
      factions: { p1: 'titans' },
      votes: { p1: 9 },
      change(state) {
        state.box.agendas[2] = [
          'population_controls',
          'technology_embargo',
          'homestead_relief',
          'trade_fleet_subsidization',
        ]
        situation.change?.(state)
      },
    },
  )
  return game.answer({ votes })
}

describe('A council against the AI', () => {
  test('[inscription/19.council] sets the pass side of the first agenda against the fail side of the next with the other sign', () => {
    const game = scene(
      { segment: 'council' },
      {
        event: 'convene_the_council',
        players: 1,
        factions: { p1: 'titans' },
        change(state) {
          state.box.agendas[2] = ['population_controls', 'technology_embargo', 'homestead_relief']
        },
      },
    )
    expect(game.table.agenda?.card).toBe('population_controls')
    expect(game.table.agenda?.counter).toBe('homestead_relief')
  })

  test('[inscription/19.council] gives the side with the star to whoever casts more votes than the AI', () => {
    const better = vote({}, 9)
    expect(better.marks().industry.tradeGoods.claimed).toBe(1)
    expect(better.marks().industry.votes).toEqual({ claimed: 10, spent: 9 })
  })

  test('[inscription/19.council] gives the other side to whoever does not', () => {
    const worse = vote(
      {
        change(state) {
          if (state.table.ai) state.table.ai.votes = { 2: 4 }
          if (state.hands['p1']) state.hands['p1'].marks.assets['navigation:s11'] = { asset: 'planet' }
        },
      },
      0,
    )
    expect(worse.marks().assets['navigation:s11']).toEqual({ asset: 'planet', spent: true })
    expect(worse.table.ai?.lapsed.votes).toBe(2)
  })
})

describe('The end against the AI', () => {
  test('[inscription/19.rank] ranks a score by the difficulty', () => {
    expect([39, 40, 60, 80, 120].map(points => rankOf('easy', points))).toEqual([
      'lost',
      'footnote',
      'fledgling',
      'power',
      'power',
    ])
    expect([59, 60].map(points => rankOf('medium', points))).toEqual(['lost', 'fledgling'])
    expect([79, 80, 100, 120].map(points => rankOf('hard', points))).toEqual([
      'lost',
      'power',
      'ascendant',
      'surpassed',
    ])
  })

  test('[inscription/19.rank] is won by nobody whose rank is a loss', () => {
    const score = (total: number) => ({ total, votes: 0 }) as Score
    const table = { ...tableWith(), order: ['p1', 'p2'], scores: { p1: score(39), p2: score(30) } }
    expect(winnersOf(table)).toEqual([])
    expect(winnersOf({ ...table, scores: { p1: score(39), p2: score(41) } })).toEqual(['p2'])
  })
})

describe('The end', () => {
  const score = (total: number, votes = 0) => ({ total, votes }) as Score
  const table = (scores: Record<string, Score>): Table => {
    const { ai: _, ...rest } = tableWith()
    return { ...rest, order: Object.keys(scores), scores }
  }

  test('[inscription/17.scoring] belongs to the most victory points, then to the most votes left, then to all who are tied', () => {
    expect(winnersOf(table({ p1: score(50), p2: score(51), p3: score(20) }))).toEqual(['p2'])
    expect(winnersOf(table({ p1: score(50, 2), p2: score(50, 3), p3: score(20, 9) }))).toEqual(['p2'])
    expect(winnersOf(table({ p1: score(50, 2), p2: score(50, 2), p3: score(20, 9) }))).toEqual(['p1', 'p2'])
  })

  test('[inscription/17.scoring] counts a point for every two trade goods left', () => {
    const game = scene(
      { segment: 'throne' },
      {
        event: 'a_throne_for_the_taking',
        tradeGoods: { p1: 5 },
      },
    )
    expect(game.table.scores?.['p1']?.tradeGoods).toBe(2)
    expect(game.table.phase).toBe('over')
    expect(game.match.winners).toEqual(['p1'])
  })
})
