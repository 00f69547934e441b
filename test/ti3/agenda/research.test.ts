import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { Next } from '../../../shared/engine/rules.ts'
import { progressOf } from '../../../shared/ti3/cards/objectives.ts'
import type { TechnologyId } from '../../../shared/ti3/content/technologies.ts'
import { canLearn, openTechnologies, priceOf } from '../../../shared/ti3/research.ts'
import { steady } from '../invented.ts'
import type { Midgame } from '../midgame.ts'
import { decided, lies, under, without } from './underLaw.ts'

const red: TechnologyId = 'hylar_v_assault_laser'
const blue: TechnologyId = 'antimass_deflectors'
const green: TechnologyId = 'stasis_capsules'
const yellow: TechnologyId = 'sarween_tools'
const first: TechnologyId = 'enviro_compensator'
const rests: Next = { segment: 'rest' }

const prices = ({ table }: Pick<Midgame, 'table'>) =>
  [red, green, blue, yellow].map(id => priceOf(table, 'p2', id))
// Green and yellow ones rest on this.
const taught = { technologies: { p1: [first], p2: [first], p3: [first] } } as const
const learns = ({ table }: Midgame, seat = 'p2') =>
  [red, green, blue, yellow].map(id => canLearn(table, seat, id))
const choices = (game: Midgame, seat: string) => Object.keys(game.offered<OneOf>(seat).of)

describe('[ti3/22.inForce] Technology Tariffs', () => {
  const card = 'technology_tariffs'

  test('make red technologies cost 4 more as long as it lies, and no others', () => {
    const game = decided(card, 'for')
    expect(lies(game, card)).toBe(true)
    expect(prices(game)).toEqual([12, 8, 8, 8])
    expect(prices({ table: without(game, card) })).toEqual([8, 8, 8, 8])
  })

  test('add up with other laws on prices', () => {
    const game = under(rests, { laws: [card, 'regressive_rhetoric'] })
    expect(prices(game)).toEqual([14, 10, 10, 10])
  })

  test('voted down keep everybody from green technologies this round', () => {
    const game = decided(card, 'against', taught)
    expect(lies(game, card)).toBe(false)
    expect(game.table.discards.political).toContain(card)
    for (const seat of ['p1', 'p2', 'p3']) expect(learns(game, seat)).toEqual([true, false, true, true])
    expect(prices(game)).toEqual([8, 8, 8, 8])
  })
})

describe('[ti3/22.inForce] Research Grant', () => {
  const card = 'research_grant'
  test('makes a planet with a specialty cheapen technologies of every colour', () => {
    const game = under(rests, { planets: { p2: ['lor'] }, laws: [card] })
    expect(prices(game)).toEqual([7, 7, 7, 7])
    expect(prices({ table: without(game, card) }).filter(price => price === 7)).toHaveLength(1)
  })

  test('helps nobody with a planet that is exhausted or has no specialty', () => {
    const game = under(rests, {
      planets: { p2: ['lor', 'abyz'] },
      exhausted: ['lor'],
      laws: [card],
    })
    expect(prices(game)).toEqual([8, 8, 8, 8])
  })

  test('counts for objectives: one planet stands for each colour, and is one planet still', () => {
    const game = under(rests, { planets: { p2: ['lor', 'abyz'] }, laws: [card] })
    const have = (id: Parameters<typeof progressOf>[2], table = game.table) =>
      progressOf(table, 'p2', id).have
    expect(have('pub1_all_specialties')).toBe(3)
    expect(have('secret_technocrat')).toBe(1)
    expect(have('secret_focused')).toBe(1)
    expect(have('pub1_all_specialties', without(game, card))).toBe(1)
  })

  test('voted down keeps everybody from yellow technologies this round', () => {
    const game = decided(card, 'against', taught)
    expect(learns(game)).toEqual([true, true, true, false])
    expect(game.table.laws).toEqual({})
  })
})

describe('[ti3/22.inForce] Regressive Rhetoric', () => {
  const card = 'regressive_rhetoric'
  const researching = (situation: Parameters<typeof under>[1] = {}, strategy = 'base_technology') =>
    under(
      { segment: 'secondaries', args: { seat: 'p1', card: strategy } },
      {
        laws: [card],
        counters: { p1: { strategy: 2 }, p2: { strategy: 2 }, p3: { strategy: 0 } },
        ...situation,
      },
    )

  test('makes all technologies cost 2 more', () => {
    expect(prices(decided(card, 'for'))).toEqual([10, 10, 10, 10])
  })

  test('lets each player but the active one who does not use the secondary draw a card, or not', () => {
    const game = steady(researching({ tradeGoods: { p2: 10 } }))
    game.say('p2', 'none')
    expect(game.open).toEqual(['p2:p2', 'p3:p3'])
    game.say('p3', 'yes')
    // Nobody sees what others say before all have said it.
    expect(game.sheet('p3').actionCards).toBe(0)
    game.say('p2', 'no')
    expect(['p1', 'p2', 'p3'].map(seat => game.sheet(seat).actionCards)).toEqual([0, 0, 1])
  })

  test('asks nobody who used it', () => {
    const game = researching({ tradeGoods: { p2: 10 } })
    game.say('p2', 'secondary').say('p2', red)
    while (game.open.some(open => open === 'p2:price')) game.say('p2', { planets: [], tradeGoods: 10 })
    expect(game.sheet('p2').technologies).toHaveProperty(red)
    expect(game.open).toEqual(['p3:p3'])
  })

  test('says nothing of other strategies', () => {
    const game = researching({ tradeGoods: { p2: 10 } }, 'base_trade')
    expect(game.open.filter(open => /^p\d:p\d$/.test(open))).toEqual([])
  })

  test('voted down has each player discard an action card of his choice, at the same time', () => {
    const game = decided(card, 'against', {
      hands: { p1: ['plague'], p2: ['privateers', 'good_year'] },
    })
    // One card is no choice, and without one nothing is asked.
    expect(game.open.map(open => open.split(':')[0])).toEqual(['p2'])
    expect(choices(game, 'p2')).toEqual(['good_year', 'privateers'])
    game.say('p2', ['privateers'])
    expect(['p1', 'p2', 'p3'].map(seat => game.sheet(seat).actionCards)).toEqual([0, 1, 0])
    expect(game.table.discards.action).toEqual(['plague', 'privateers'])
  })
})

describe('[ti3/22.inForce] Technology Buy-back', () => {
  const card = 'technology_buy_back'
  const status = (known: readonly TechnologyId[], phase: 'status' | 'action' = 'status') =>
    under(rests, { laws: [card], phase, technologies: { p1: [], p2: known, p3: [] } })
  const may = (game: Midgame, seat: string) =>
    Object.keys((game.may(seat)['playAnyTime'] as OneOf | undefined)?.of ?? {})

  test('gives 6 trade goods for a technology once each Status Phase, and it may be learnt again', () => {
    const game = steady(status([red, blue]))
    expect(may(game, 'p2')).toEqual([card])
    expect(may(game, 'p1')).toEqual([])
    const before = game.sheet('p2').tradeGoods
    expect(game.command('p2', 'playAnyTime', card)).toBeUndefined()
    game.say('p2', red)
    expect(game.sheet('p2').technologies).toEqual({ [blue]: true })
    expect(game.sheet('p2').tradeGoods).toBe(before + 6)
    expect(canLearn(game.table, 'p2', red)).toBe(true)
    expect(may(game, 'p2')).toEqual([])
  })

  test('is for the Status Phase alone, and one may think better of it', () => {
    expect(may(status([red], 'action'), 'p2')).toEqual([])
    const game = status([red, blue])
    game.command('p2', 'playAnyTime', card)
    game.say('p2', 'none')
    expect(game.sheet('p2').technologies).toEqual({ [red]: true, [blue]: true })
    expect(may(game, 'p2')).toEqual([card])
  })

  test('takes none another of his rests on', () => {
    const game = status([blue, 'xrd_transporters'])
    game.command('p2', 'playAnyTime', card)
    expect(choices(game, 'p2')).toEqual(['xrd_transporters', 'none'])
  })

  test('gives what the supply still has', () => {
    const game = under(rests, {
      laws: [card],
      phase: 'status',
      technologies: { p1: [], p2: [red, blue], p3: [] },
      change({ table }) {
        table.supply.tradeGoods = 2
      },
    })
    const before = game.sheet('p2').tradeGoods
    game.command('p2', 'playAnyTime', card)
    game.say('p2', red)
    expect(game.sheet('p2').tradeGoods).toBe(before + 2)
  })

  test('voted down keeps everybody from technologies by any means this round', () => {
    const game = decided(card, 'against')
    expect(openTechnologies(game.table, 'p1')).toEqual([])
    expect(openTechnologies(game.table, 'p3', { bought: true })).toEqual([])
    expect(Object.values(game.table.lasting).map(({ until }) => until)).toEqual(['round'])
  })
})
