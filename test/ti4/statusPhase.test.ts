import { describe, expect, test } from 'vitest'
import type { Amounts } from '../../shared/engine/options.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { unitsAt } from '../galaxy/fleets.ts'
import { from, type Middle } from './midgame.ts'

const cards: Middle['strategyCards'] = { imperial: 'p1', trade: 'p2', leadership: 'p3', politics: 'p4' }
/** After objectives are scored: see scoring.test.ts. */
const phase = (middle: Middle = {}, segment = 'revealing') =>
  from({ segment }, { strategyCards: cards, ...middle })

const shared = { tactic: 4, fleet: 3, strategy: 3 }

describe('the status phase', () => {
  test('[ti4/81.2] [ti4/61.14] a public objective is turned up, the second stage after the first', () => {
    const game = phase()
    expect(Object.keys(game.table.objectives)).toHaveLength(3)
    expect(game.table.faceDown).toEqual({ stage1: 2, stage2: 5 })
  })

  test('[ti4/61.15] where none is left the game is over: most points win, the first in initiative among equals', () => {
    const game = phase({
      also: ({ table, box }) => {
        table.faceDown = { stage1: 0, stage2: 0 }
        box.faceDown = []
        for (const seat of ['p1', 'p2']) sheet(table, seat).points = 4
      },
    })
    expect(game.match.winners).toEqual(['p2'])
  })

  test('[ti4/2.1] [ti4/2.3] [ti4/81.3] everybody draws an Action Card in initiative order, two with the Neural Motivator', () => {
    const game = phase({ technologies: { p2: ['neural_motivator'], p4: [] } })
    const drawn = game.told('ti4.log.draws').map(about => [about?.['seat'], about?.['count']])
    expect(drawn).toEqual([
      ['p3', 1],
      ['p4', 1],
      ['p2', 2],
      ['p1', 1],
    ])
  })

  test('[ti4/2.4] who has more than seven cards keeps seven', () => {
    const game = phase({
      also: ({ table, hands, box }) => {
        const seven = box.actionCards.splice(0, 7)
        table.decks.action -= 7
        sheet(table, 'p1').actionCards = 7
        const hand = hands['p1']
        if (hand) hand.actionCards = Object.fromEntries(seven.map(card => [card, true]))
      },
    })
    expect(game.asked('p1')).toMatchObject({ rule: 'ti4/2.4', options: { least: 1, most: 1 } })
    const [first] = Object.keys(game.match.state.hands['p1']?.actionCards ?? {})
    game.say('p1', [first])
    expect(sheet(game.table, 'p1').actionCards).toBe(7)
    expect(game.table.discards.action).toEqual([first])
  })

  test('[ti4/23.5] an empty deck is shuffled from its discards', () => {
    const game = phase({
      technologies: { p4: [] },
      also: ({ table, box }) => {
        table.discards.action = box.actionCards.slice(2)
        box.actionCards = box.actionCards.slice(0, 2)
        table.decks.action = 2
      },
    })
    expect(game.table.discards.action).toEqual([])
    expect(game.table.decks.action).toBe(80 - 4)
  })

  test('[ti4/81.4] tokens come back from the map to reinforcements', () => {
    const game = phase({ activated: { p1: ['a0', 'a1'], p2: ['a0'] }, tokens: { p1: { reinforcements: 6 } } })
    expect(game.table.activated).toEqual({})
    expect(sheet(game.table, 'p1').counters.reinforcements).toBe(8)
  })

  test('[ti4/81.5] two tokens are gained, and all of the sheet placed anew', () => {
    const game = phase()
    expect(game.offered<Amounts>('p1')).toMatchObject({ least: 10, most: 10 })
    for (const seat of ['p1', 'p2', 'p3', 'p4']) game.say(seat, shared)
    expect(sheet(game.table, 'p1').counters).toEqual({ ...shared, reinforcements: 6 })
  })

  test('[ti4/81.5] Hyper Metabolism and Versatile give one more each, [ti4/20.3] as far as there are any', () => {
    const game = phase({
      technologies: { p2: ['hyper_metabolism'], p4: ['hyper_metabolism'] },
      factions: { p1: 'sol' },
      tokens: { p3: { reinforcements: 1, tactic: 10 }, p4: { reinforcements: 0, tactic: 11 } },
    })
    const counts = ['p1', 'p2', 'p3', 'p4'].map(seat => game.offered<Amounts>(seat).most)
    expect(counts).toEqual([11, 11, 16, 16])
  })

  test('[ti4/81.5] a smaller fleet pool holds fewer ships', () => {
    const game = phase({ units: { p1: { a0: { cruiser: 3 } } } })
    game.say('p1', { tactic: 8, fleet: 1, strategy: 1 })
    for (const seat of ['p2', 'p3', 'p4']) game.say(seat, shared)
    expect(game.asked('p1')).toMatchObject({ rule: 'ti4/37.3', options: { least: 2, most: 2 } })
  })

  test('[ti4/81.6] [ti4/81.7] [ti4/81.8] [ti4/34.2] cards are readied, units repaired, strategy cards put back', () => {
    const game = phase(
      {
        units: { p1: { a0: { dreadnought: 1 } } },
        planets: { p1: ['lodor'] },
        exhausted: ['lodor'],
        technologies: { p1: ['gravity_drive'] },
        also: ({ table }) => {
          sheet(table, 'p1').technologies = { gravity_drive: { exhausted: true } }
          for (const unit of Object.values(table.units)) unit.damaged = true
        },
      },
      'readying',
    )
    expect(game.table.planets.lodor).toEqual({ owner: 'p1', taken: 1 })
    expect(sheet(game.table, 'p1').technologies).toEqual({ gravity_drive: {} })
    expect(game.table.units[unitsAt(game, 'p1', 'a0')[0] ?? '']?.damaged).toBeUndefined()
    expect(Object.values(game.table.strategyCards).some(({ holder }) => holder)).toBe(false)
    expect(game.open).toEqual(['p1:card'])
  })

  test('[ti4/81.8] [ti4/27.4] a new round begins, or once the custodians have left the Agenda Phase', () => {
    const next = (isLeft: boolean) =>
      phase(
        {
          also: ({ table }) => {
            if (isLeft) delete table.custodians
          },
        },
        'readying',
      ).table.phase
    expect([next(false), next(true)]).toEqual(['strategy', 'agenda'])
  })

  test('what lasts for a phase ends with it', () => {
    const game = phase(
      {
        also: ({ table }) => {
          table.lasting = { phased: { effect: 'phased', by: 'p1', until: 'phase' } }
        },
      },
      'readying',
    )
    expect(game.table.lasting).toEqual({})
  })
})
