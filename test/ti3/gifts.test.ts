import { describe, expect, it } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { checkAnswer, type OneOf, sampleAnswer } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Pay } from '../../shared/galaxy/shapes/pay.ts'
import { shapes } from '../../shared/ti3/shapes.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'

const resting = (situation: Situation = {}) => midgame({ segment: 'rest' }, situation)
const goods = (game: Midgame) => ['p1', 'p2', 'p3'].map(seat => game.sheet(seat).tradeGoods)
const keys = (game: Midgame, seat: Seat, command: string) =>
  Object.keys((game.may(seat)[command] as OneOf | undefined)?.of ?? {})

describe('Trade goods', () => {
  it('[ti3/20.goods] [ti3/23.debate] [ti3/25.give] may be given to anybody, in any phase, without consent, even while another player is asked', () => {
    for (const phase of ['strategy', 'action', 'status'] as const) {
      const game = resting({ tradeGoods: { p2: 5 }, phase })
      const [question] = game.match.open
      expect(question?.to).toBe('p1')
      expect(game.command('p2', 'gift', { to: 'p3', tradeGoods: 2 })).toBeUndefined()
      expect(goods(game)).toEqual([0, 3, 2])
      expect(game.match.open).toEqual([question])
      expect(game.told('ti3.log.gives')).toEqual([{ seat: 'p2', to: 'p3', count: 2 }])
    }
  })

  it('[ti3/25.give] change what a player is asked who counted on them', () => {
    const game = midgame(
      { segment: 'strategicAction', args: { seat: 'p1', card: 'base_logistics' } },
      { cards: { p1: ['base_logistics'] }, tradeGoods: { p2: 5 } },
    )
    game.say('p1', { pool: 4 }).say('p2', 'secondary')
    expect(game.offered<Pay>('p2').tradeGoods).toBe(5)
    game.command('p2', 'gift', { to: 'p1', tradeGoods: 2 })
    expect(game.offered<Pay>('p2').tradeGoods).toBe(3)
    expect(goods(game)).toEqual([2, 3, 0])
  })

  it('[ti3/24.noGifts] [ti3/20.goods] are all that players give each other: no technologies, counters, planets or votes', () => {
    for (const phase of ['strategy', 'action', 'status'] as const) {
      const game = resting({ tradeGoods: { p1: 3, p2: 3, p3: 3 }, phase })
      for (const seat of ['p1', 'p2', 'p3'])
        expect(Object.keys(game.may(seat)).filter(name => name !== 'scuttle')).toEqual(['gift', 'offer'])
    }
  })

  it('[ti3/25.give] are not given before the first round', () => {
    const game = resting({ tradeGoods: { p2: 5 }, round: 0 })
    expect(game.may('p2')['gift']).toBeUndefined()
    expect(game.may('p2')['offer']).toBeUndefined()
    expect(game.may('p1')['offer']).toBeUndefined()
  })

  it('[ti3/25.give] cannot be given to oneself, nor by who has none, nor more than there are, nor none or a part', () => {
    const game = resting({ tradeGoods: { p2: 3 } })
    expect(game.may('p1')['gift']).toBeUndefined()
    expect(game.command('p2', 'gift', { to: 'p2', tradeGoods: 1 })?.code).toBe('notOffered')
    expect(game.command('p2', 'gift', { to: 'p3', tradeGoods: 4 })?.code).toBe('notSoManyGoods')
    for (const tradeGoods of [0, -1, 1.5, '1', Number.NaN])
      expect(game.command('p2', 'gift', { to: 'p3', tradeGoods })?.code).toBe('notOffered')
    expect(game.command('p2', 'gift', { to: 'p3', tradeGoods: 1, more: 1 })?.code).toBe('notOffered')
    expect(game.command('p2', 'gift', [1])?.code).toBe('notOffered')
    expect(goods(game)).toEqual([0, 3, 0])
  })

  it('[ti3/25.give] reach nobody who is out of the game, and he gives none', () => {
    const game = resting({
      tradeGoods: { p2: 3, p3: 3 },
      change({ table }) {
        const third = table.players['p3']
        if (third) third.out = true
      },
    })
    expect(game.may('p2')['gift']).toEqual({ shape: 'gift', to: ['p1'], most: 3 })
    expect(game.may('p3')['gift']).toBeUndefined()
  })
})

describe('An offer with a return', () => {
  it('[ti3/25.deal] changes hands on both sides at once when it is accepted', () => {
    const game = resting({ tradeGoods: { p1: 2, p2: 5 } })
    game.command('p1', 'offer', { to: 'p2', gives: 1, wants: 4 })
    expect(goods(game)).toEqual([2, 5, 0])
    expect(game.table.deals).toEqual({ 'p1>p2': { from: 'p1', to: 'p2', gives: 1, wants: 4 } })
    expect(keys(game, 'p3', 'acceptOffer')).toEqual([])
    game.command('p2', 'acceptOffer', 'p1>p2')
    expect(goods(game)).toEqual([5, 2, 0])
    expect(game.table.deals).toBeUndefined()
  })

  it('[ti3/25.deal] cannot be accepted while one of the two has not what it takes', () => {
    const game = resting({ tradeGoods: { p1: 2, p2: 5 } })
    game.command('p1', 'offer', { to: 'p2', gives: 2, wants: 4 })
    game.command('p2', 'gift', { to: 'p3', tradeGoods: 2 })
    expect(keys(game, 'p2', 'acceptOffer')).toEqual([])
    game.command('p3', 'gift', { to: 'p2', tradeGoods: 2 })
    expect(keys(game, 'p2', 'acceptOffer')).toEqual(['p1>p2'])
    game.command('p1', 'gift', { to: 'p3', tradeGoods: 1 })
    expect(keys(game, 'p2', 'acceptOffer')).toEqual([])
  })

  it('[ti3/25.deal] is withdrawn or declined by either of the two, and only one lies open to each', () => {
    const game = resting({ tradeGoods: { p1: 2, p2: 5 } })
    const again = () => game.command('p1', 'offer', { to: 'p2', gives: 0, wants: 1 })
    expect(again()).toBeUndefined()
    expect(again()?.code).toBe('notNow')
    expect(game.command('p3', 'withdrawOffer', 'p1>p2')?.code).toBe('notNow')
    game.command('p2', 'withdrawOffer', 'p1>p2')
    expect(again()).toBeUndefined()
    game.command('p1', 'withdrawOffer', 'p1>p2')
    expect(game.table.deals).toBeUndefined()
    expect(goods(game)).toEqual([2, 5, 0])
  })

  it('[ti3/25.deal] asks for something: what asks for nothing is a gift', () => {
    const game = resting({ tradeGoods: { p1: 2, p2: 5 } })
    const offer = (value: unknown) => game.command('p1', 'offer', value)?.code
    expect(offer({ to: 'p2', gives: 1, wants: 0 })).toBe('notOffered')
    expect(offer({ to: 'p2', gives: 3, wants: 1 })).toBe('notSoManyGoods')
    expect(offer({ to: 'p2', gives: 1, wants: 6 })).toBe('notSoManyGoods')
    expect(offer({ to: 'p3', gives: 1, wants: 1 })).toBe('notOffered')
    expect(offer({ to: 'p2', gives: 0.5, wants: 1 })).toBe('notOffered')
    expect(offer({ to: 'toString', gives: 0, wants: 1 })).toBe('notOffered')
  })
})

it('[ti3/25.deal] Whatever is drawn from an offered gift or deal is accepted', () => {
  const game = resting({ tradeGoods: { p1: 3, p2: 1 } })
  for (let i = 0; i < 60; i++) {
    const chance = chanceOf(seedFrom(`gifts ${i}`))
    const commands = game.may(i % 2 === 0 ? 'p1' : 'p2')
    for (const name of ['gift', 'offer']) {
      const options = commands[name]
      if (!options) throw new Error(`${name} is not offered`)
      expect(checkAnswer(shapes, options, sampleAnswer(shapes, options, chance))).toBeUndefined()
    }
  }
})
