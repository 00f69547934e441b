import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { StrategyCardId } from '../../shared/ti4/content/strategyCards.ts'
import { orderOfPlay, sheet, strategyCardsOf } from '../../shared/ti4/realm.ts'
import type { Ti4 } from '../../shared/ti4/table.ts'
import type { Midgame } from '../galaxy/midgame.ts'
import { from, type Middle } from './midgame.ts'

const phase = (middle: Middle = {}) => from({ segment: 'strategyPhase' }, middle)
const offered = (game: Midgame<Ti4>) => Object.keys(game.offered<OneOf>(game.match.open[0]?.to as Seat).of)

/** These cards are chosen by whoever is asked; gives who that was. */
const picks = (game: Midgame<Ti4>, ...cards: StrategyCardId[]): Seat[] =>
  cards.map(card => {
    const seat = game.match.open[0]?.to as Seat
    game.say(seat, card)
    return seat
  })

const all: StrategyCardId[] = [
  'leadership',
  'diplomacy',
  'politics',
  'construction',
  'trade',
  'warfare',
  'technology',
  'imperial',
]

describe('choosing strategy cards', () => {
  test.each([
    [3, 6, 2],
    [4, 8, 0],
    [5, 5, 3],
    [6, 6, 2],
    [7, 7, 1],
    [8, 8, 0],
  ])('[ti4/84.1] %i players choose %i cards clockwise from the speaker, %i stay', (players, count, left) => {
    const game = phase({
      players,
      options: players > 6 ? { pok: 'yes' } : {},
      // Agents would be asked first.
      also({ table }) {
        for (const seat of table.order) delete sheet(table, seat).leaders
      },
    })
    // Nobody is asked for the last one there is.
    const seats = picks(game, ...all.slice(0, Math.min(count, all.length - 1)))
    const { order } = game.table
    expect(seats).toEqual(seats.map((_, i) => order[i % players]))
    const holders = Object.values(game.table.strategyCards).filter(({ holder }) => holder)
    expect(holders).toHaveLength(count)
    expect(game.open[0]).toMatch(/:turn$/)
    const goods = Object.values(game.table.strategyCards).filter(card => card.goods === 1)
    expect(goods).toHaveLength(left)
  })

  test('[ti4/84.1] a card that was chosen is not chosen again', () => {
    const game = phase()
    picks(game, 'trade')
    expect(offered(game)).toHaveLength(7)
    expect(offered(game)).not.toContain('trade')
  })

  test('[ti4/84.1] trade goods on a card are gained with it, [ti4/84.2] and one comes onto each that is left', () => {
    const game = phase({
      players: 3,
      also: ({ table }) => {
        table.strategyCards.trade.goods = 2
        table.strategyCards.imperial.goods = 1
      },
    })
    const before = sheet(game.table, 'p1').tradeGoods
    picks(game, 'trade', 'leadership', 'diplomacy', 'politics', 'construction', 'warfare')
    expect(sheet(game.table, 'p1').tradeGoods).toBe(before + 2)
    expect(game.table.strategyCards.trade).toEqual({ goods: 0, holder: 'p1' })
    expect(game.table.strategyCards.imperial).toEqual({ goods: 2 })
    expect(game.table.strategyCards.technology).toEqual({ goods: 1 })
  })
})

describe('initiative order', () => {
  const dealt: Middle['strategyCards'] = { imperial: 'p1', trade: 'p2', leadership: 'p3', politics: 'p4' }

  test('[ti4/48.2] [ti4/4.1] begins with the lowest number', () => {
    expect(orderOfPlay(phase({ strategyCards: dealt }).table)).toEqual(['p3', 'p4', 'p2', 'p1'])
  })

  test('[ti4/48.3] of two cards the lower one counts', () => {
    const game = phase({ strategyCards: { ...dealt, diplomacy: 'p1' } })
    expect(strategyCardsOf(game.table, 'p1')).toEqual(['diplomacy', 'imperial'])
    expect(orderOfPlay(game.table)).toEqual(['p3', 'p1', 'p4', 'p2'])
  })

  test('[ti4/48.1] Naalu are first with their 0 token', () => {
    const game = phase({ strategyCards: dealt, factions: { p1: 'naalu' } })
    expect(orderOfPlay(game.table)).toEqual(['p1', 'p3', 'p4', 'p2'])
  })
})
