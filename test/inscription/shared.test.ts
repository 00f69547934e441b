import { describe, expect, test } from 'vitest'
import { objectiveWorth } from '../../shared/inscription/objectives.ts'
import { aiAdvances } from '../../shared/inscription/rules/ai.ts'
import { mecatolSlot } from '../../shared/inscription/scoring.ts'
import { handOf, scene } from './scene.ts'

describe('What a player waits to declare', () => {
  test('[inscription/17.objectives] is declared before scoring at the latest', () => {
    const done = (event: 'a_throne_for_the_taking' | 'border_conflict') =>
      scene(
        { segment: 'war' },
        {
          event,
          change(state) {
            const hand = handOf(state, 'p1')
            state.table.objectives.navigation = { id: 'collector', by: {} }
            Object.assign(hand.marks.navigation.claimed, { s71: true, s75: true, MR: true })
            hand.waits = { navigation: true, mecatol: true }
          },
        },
      ).table
    expect(done('border_conflict').objectives.navigation?.by).toEqual({})
    const { objectives, mecatol, scores } = done('a_throne_for_the_taking')
    expect(objectives.navigation?.by).toEqual({ p1: 10 })
    expect(mecatol).toEqual([{ name: 'p1', step: 10 }])
    expect(scores?.['p1']?.objectives.navigation).toBe(8)
  })
})

describe('What the AI and a player reach in one round', () => {
  const shared = (players: number) => {
    const game = scene(
      { segment: 'markersDown', args: { next: { segment: 'cardResources' } } as never },
      {
        players,
        event: 'first_ventures',
        change(state) {
          const { table } = state
          table.objectives.navigation = { id: 'collector', by: {} }
          if (table.ai) table.ai.goals = { M2: 0, I2: 0, R2: 0, R1: 5 }
          for (const _ of aiAdvances(table, { M: 2, I: 2, R: 1 })) void _
          table.objectives.navigation.by['ai'] = table.step
          Object.assign(handOf(state, 'p1').marks.navigation.claimed, { s71: true, s75: true, MR: true })
        },
      },
    )
    return game.table
  }

  test('[inscription/18.ai] is shared: both were first, and the player has the slot the AI was written in', () => {
    const table = shared(1)
    expect(table.mecatol.map(({ name }) => name)).toEqual(['ai', 'p1'])
    expect(mecatolSlot(table, 'p1')).toEqual({ votes: 5, points: 8 })
    expect(objectiveWorth(table, 'navigation', 'p1')).toBe(8)
  })
})

describe('A war of two players', () => {
  test('[inscription/12.compare] [inscription/18.neighbours] is fought with each other on the one side and with the AI on the other', () => {
    const game = scene(
      { segment: 'war' },
      {
        players: 2,
        event: 'border_conflict',
        change(state) {
          if (state.table.ai) Object.assign(state.table.ai, { side: 'left', strength: { 2: 1 } })
          const troops = (seat: string, from: number, count: number) => {
            for (let x = from; x < from + count; x++)
              handOf(state, seat).marks.warfare.units.push({ unit: 'infantry', nodes: [`${x},0`] })
          }
          troops('p1', 0, 4)
          troops('p1', 5, 2)
          troops('p2', 0, 1)
          troops('p2', 5, 3)
        },
      },
    )
    const results = (seat: string) =>
      (['1left', '1right'] as const).map(war => game.marks(seat).warfare.wars[war]?.result)
    expect(results('p1')).toEqual(['won', 'won'])
    expect(results('p2')).toEqual(['lost', 'tied'])
  })
})

describe('The votes of the AI', () => {
  test('[inscription/19.council] are its track and none, one or two by the die: three beat it where the track has none, nothing never does', () => {
    const goodsWith = (votes: number) =>
      [...'abcdefghijkl'].map(seed => {
        const game = scene(
          { segment: 'council' },
          {
            seed,
            players: 1,
            event: 'convene_the_council',
            factions: { p1: 'titans' },
            votes: { p1: 3 },
            change(state) {
              if (state.table.ai) state.table.ai.votes = {}
              state.box.agendas[2] = ['population_controls', 'trade_fleet_subsidization']
            },
          },
        ).answer({ votes })
        // The better outcome gives the two trade goods of whoever cast most, the worse takes a vote.
        return game.marks().industry.tradeGoods.claimed
      })
    expect(new Set(goodsWith(3))).toEqual(new Set([2]))
    expect(new Set(goodsWith(2))).toEqual(new Set([0, 2]))
    expect(new Set(goodsWith(1))).toEqual(new Set([0, 2]))
    expect(new Set(goodsWith(0))).toEqual(new Set([0]))
  })
})
