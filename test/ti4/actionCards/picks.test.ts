import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../../shared/engine/options.ts'
import { sheet, strategyCardsOf } from '../../../shared/ti4/realm.ts'
import { untilTrue, untilWindow } from '../../galaxy/driving.ts'
import { from, type Middle } from '../midgame.ts'
import { type Game, holding, inWindow, passed, plays } from './hands.ts'

const strategyPhase = (held: Parameters<typeof holding>[0], middle: Middle = {}) =>
  from(
    { segment: 'strategyPhase' },
    { ...middle, also: holding(held, ({ table }) => (table.speaker = 'p1')) },
  )

const open = (game: Game, seat: string) => Object.keys(game.offered<OneOf>(seat).of)

describe('the strategy phase', () => {
  test('Summit brings two command tokens', () => {
    const game = plays(strategyPhase({ p3: ['summit'] }), 'strategyPhaseStart', 'p3', 'summit')
    game.say('p3', { strategy: 2 })
    expect(sheet(game.table, 'p3').counters).toMatchObject({ strategy: 4, reinforcements: 6 })
  })

  test('Manipulate Investments lays 5 trade goods on three strategy cards or more', () => {
    const game = strategyPhase({ p2: ['manipulate_investments'] })
    untilWindow(game, 'strategyPhaseStart').say('p2', 'manipulate_investments')
    expect(game.answer('p2', ['trade', 'imperial'])).toBeDefined()
    game.say('p2', ['trade', 'imperial', 'warfare']).say('p2', { trade: 2 })
    const { trade, imperial, warfare } = game.table.strategyCards
    expect([trade.goods, imperial.goods, warfare.goods]).toEqual([3, 1, 1])
  })

  test('Public Disgrace has another player take a different card', () => {
    const game = passed(strategyPhase({ p2: ['public_disgrace'] }), 'strategyPhaseStart').say('p1', 'trade')
    plays(game, 'whenStrategyCardChosen', 'p2', 'public_disgrace')
    expect(open(game, 'p1')).not.toContain('trade')
    game.say('p1', 'imperial')
    expect(strategyCardsOf(game.table, 'p1')).toEqual(['imperial'])
    expect(open(game, 'p2')).toContain('trade')
  })

  test('nobody disgraces himself', () => {
    const game = passed(strategyPhase({ p1: ['public_disgrace'] }), 'strategyPhaseStart').say('p1', 'trade')
    expect(inWindow(game, 'whenStrategyCardChosen')).toEqual([])
  })

  test('Political Stability keeps strategy cards, and its player chooses none in the next round', () => {
    const game = from(
      { segment: 'readying' },
      {
        strategyCards: { trade: 'p1', warfare: 'p1', imperial: 'p2', leadership: 'p3' },
        also: holding({ p1: ['political_stability'] }, ({ table }) => {
          table.phase = 'status'
          table.speaker = 'p1'
        }),
      },
    )
    plays(game, 'whenStrategyCardsReturned', 'p1', 'political_stability')
    expect(strategyCardsOf(game.table, 'p1').sort()).toEqual(['trade', 'warfare'])
    expect(strategyCardsOf(game.table, 'p2')).toEqual([])
    expect(game.open).toEqual(['p2:card'])
    untilTrue(game, () => game.table.phase === 'action')
    expect(strategyCardsOf(game.table, 'p1').sort()).toEqual(['trade', 'warfare'])
    expect(strategyCardsOf(game.table, 'p2')).toHaveLength(2)
  })
})
