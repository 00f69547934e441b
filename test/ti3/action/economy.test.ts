import { describe, expect, test } from 'vitest'
import type { TradeCardId } from '../../../shared/ti3/content/tradeCards.ts'
import { readyPlanets } from '../../../shared/ti3/realm.ts'
import type { PlayerSheet, Ti3 } from '../../../shared/ti3/table.ts'
import { aims, isOffered, play, turnWith } from './turnWith.ts'

describe('[ti3/22.cards] Good Year', () => {
  const card = 'good_year'

  test('brings a trade good for each planet outside the own home system, home planets of others too', () => {
    const game = turnWith([card], { planets: { p1: ['abyz', 'saudor', 'jord'] } })
    const { tradeGoods } = game.sheet('p1')
    const supply = game.table.supply.tradeGoods
    play(game, card)
    expect(game.sheet('p1').tradeGoods).toBe(tradeGoods + 3)
    expect(game.table.supply.tradeGoods).toBe(supply - 3)
    expect(game.table.active).not.toBe('p1')
  })

  test('is not played with none', () => {
    expect(isOffered(turnWith([card]), card)).toBe(false)
  })

  test('brings what the supply has', () => {
    const scarce = (left: number) =>
      turnWith([card], {
        planets: { p1: ['abyz', 'saudor'] },
        change({ table }) {
          table.supply.tradeGoods = left
        },
      })
    expect(isOffered(scarce(0), card)).toBe(false)
    const game = scarce(1)
    const { tradeGoods } = game.sheet('p1')
    expect(play(game, card).sheet('p1').tradeGoods).toBe(tradeGoods + 1)
  })
})

describe("[ti3/22.cards] Influence in the Merchants' Guild", () => {
  const card = 'influence_in_the_merchants_guild'
  const agree = (...pairs: [string, TradeCardId, string, TradeCardId][]) => ({
    change({ table }: Ti3) {
      for (const [one, gives, other, wants] of pairs)
        for (const [seat, own, got] of [
          [one, gives, wants],
          [other, wants, gives],
        ] as const) {
          const player = table.players[seat] as PlayerSheet
          delete player.contracts[own]
          player.agreements[got] = true
        }
    },
  })

  test('ends any one agreement, and both cards go home', () => {
    const game = turnWith(
      [card],
      agree(['p1', 'trade_norr_1', 'p2', 'trade_sol_1'], ['p2', 'trade_sol_2', 'p3', 'trade_letnev_1']),
    )
    game.say('p1', { special: card })
    expect(aims(game)).toEqual(['p1.p2', 'p2.p3'])
    game.say('p1', 'p2.p3')
    expect(game.sheet('p2').agreements).toEqual({ trade_norr_1: true })
    expect(game.sheet('p2').contracts).toMatchObject({ trade_sol_2: true })
    expect(game.sheet('p3').agreements).toEqual({})
    expect(game.sheet('p3').contracts).toMatchObject({ trade_letnev_1: true })
  })

  test('never ends one with Hacan, and is not played without another', () => {
    const races = { p1: 'norr', p2: 'sol', p3: 'hacan' } as const
    const withHacan = agree(['p1', 'trade_norr_1', 'p3', 'trade_hacan_1'])
    expect(isOffered(turnWith([card], { races, ...withHacan }), card)).toBe(false)
    expect(isOffered(turnWith([card]), card)).toBe(false)
  })
})

describe('[ti3/22.cards] Privateers', () => {
  const card = 'privateers'

  test('leave an opponent none: half of them, rounded down, are yours, the rest the supply keeps', () => {
    const game = turnWith([card], { tradeGoods: { p1: 0, p2: 5, p3: 1 } })
    const supply = game.table.supply.tradeGoods
    game.say('p1', { special: card })
    expect(aims(game)).toEqual(['p2', 'p3'])
    game.say('p1', 'p2')
    expect([game.sheet('p1').tradeGoods, game.sheet('p2').tradeGoods]).toEqual([2, 0])
    expect(game.table.supply.tradeGoods).toBe(supply + 3)
  })

  test('are not sent where nobody has any', () => {
    expect(isOffered(turnWith([card], { tradeGoods: { p1: 3, p2: 0, p3: 0 } }), card)).toBe(false)
  })
})

describe('[ti3/22.cards] Stellar Criminals', () => {
  const card = 'stellar_criminals'
  const rich = { planets: { p2: ['abyz', 'fria', 'saudor', 'thibah'] } } as const

  test('[ti3/22.struck] make an opponent choose half of his ready planets, rounded down, and exhaust those', () => {
    const game = turnWith([card], rich)
    play(game, card, 'p2')
    expect(game.open).toEqual(['p2:exhaust'])
    expect(game.answer('p2', ['abyz'])?.code).toBe('tooFew')
    game.say('p2', ['abyz', 'thibah'])
    expect(readyPlanets(game.table, 'p2').sort()).toEqual(['fria', 'jord', 'saudor'])
    expect(game.table.active).not.toBe('p1')
  })

  test('find nothing with one ready planet', () => {
    const game = turnWith([card], rich)
    game.say('p1', { special: card })
    // Sol begins with one planet, Letnev with two.
    expect(aims(game)).toEqual(['p2', 'p3'])
    const poor = turnWith([card], { change: ({ table }) => void delete table.planets.arc_prime })
    expect(isOffered(poor, card)).toBe(false)
  })
})
