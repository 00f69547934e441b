import { describe, expect, test } from 'vitest'
import type { Amounts, OneOf } from '../../../shared/engine/options.ts'
import { activations, transfers } from '../../../shared/ti3/activation.ts'
import { hitsOn } from '../../../shared/ti3/battles.ts'
import type { UnitKind } from '../../../shared/ti3/content/units.ts'
import { nextTo } from '../../../shared/ti3/range.ts'
import { readyPlanets } from '../../../shared/ti3/realm.ts'
import { landOptions } from '../../../shared/ti3/rules/landings.ts'
import { begin } from '../../../shared/ti3/rules/lasting.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { adjacent, throughWormhole } from '../../../shared/ti3/ways.ts'
import { steady } from '../invented.ts'
import type { Midgame } from '../midgame.ts'
import { decided, lies, under, without } from './underLaw.ts'

const choices = (game: Midgame, seat: string) => Object.keys(game.offered<OneOf>(seat).of).sort()
const seats = ['p1', 'p2', 'p3']
const may = (game: Midgame, seat: string) =>
  Object.keys((game.may(seat)['playAnyTime'] as OneOf | undefined)?.of ?? {})
/** Reinforcements take what an area gives up. */
const areas = (game: Midgame, seat: string) => {
  const { strategy, pool, fleet } = game.sheet(seat).counters
  return [strategy, pool, fleet]
}

describe('[ti3/22.inForce] Resource Management', () => {
  const card = 'resource_management'
  const status = (laws: readonly (typeof card)[]) =>
    under(
      { segment: 'supplies', then: { segment: 'redistribute' } },
      {
        laws,
        phase: 'status',
        counters: { p1: { strategy: 1, pool: 2, fleet: 3 }, p2: { strategy: 4, pool: 0, fleet: 4 } },
        cards: { p1: ['base_political'], p2: ['base_warfare'], p3: ['base_trade'] },
      },
    )

  test('lets new counters be placed freely, the third of Sol too, and no other change its area', () => {
    const game = steady(status([card]))
    const { of, least, most } = game.offered<Amounts>('p1')
    expect([least, most]).toEqual([2, 2])
    expect(Object.values(of).map(area => [area.about?.['count'], area.most])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ])
    expect(game.answer('p1', { fleet: 3 })).toBeDefined()
    game.say('p1', { strategy: 1, fleet: 1 }).say('p2', { pool: 2, strategy: 1 }).say('p3', { pool: 2 })
    expect(areas(game, 'p1')).toEqual([2, 2, 4])
    expect(areas(game, 'p2')).toEqual([5, 2, 4])
    expect(game.table.newCounters).toBeUndefined()
  })

  test('holds in order of play too, and ends when it is repealed', () => {
    const game = status([card])
    game.say('p2', { fleet: 3 })
    expect(game.command('p3', 'inOrderOfPlay', 'inTurn')).toBeUndefined()
    for (let i = 0; i < 3; i++) {
      const [open] = game.match.open
      if (open) game.say(open.to, { strategy: (open.options as Amounts).most })
    }
    expect(areas(game, 'p1')).toEqual([3, 2, 3])
    expect(areas(game, 'p2')).toEqual([7, 0, 4])
    const free = status([])
    expect(free.offered<Amounts>('p1')).toMatchObject({ least: 8, most: 8 })
  })

  test('voted down has each player with three or more action cards discard two', () => {
    const game = decided(card, 'against', {
      hands: { p1: ['plague', 'privateers'], p2: ['good_year', 'uprising', 'patrol'] },
    })
    expect(game.open.map(open => open.split(':')[0])).toEqual(['p2'])
    game.say('p2', ['uprising', 'patrol'])
    expect(seats.map(seat => game.sheet(seat).actionCards)).toEqual([2, 1, 0])
  })
})

describe('[ti3/22.inForce] Short Term Truce', () => {
  const card = 'short_term_truce'
  const fleets = {
    planets: { p2: ['abyz', 'arretze'] as const, p1: ['hercant'] as const },
    units: { p1: { a1: { cruiser: 1 } }, p2: { a2: { cruiser: 1 } } },
    phase: 'action',
  } as const
  const open = (table: Table, seat: string) => Object.keys(landOptions(table, seat, 'a1', false).planets)
  const nextRound = (game: Midgame): Table => {
    const table = structuredClone(game.table)
    table.lasting = {}
    return table
  }

  test('leaves the round it is voted in as it is', () => {
    const game = decided(card, 'for', fleets)
    expect(lies(game, card)).toBe(true)
    expect(activations(game.table, 'p1').hexes).toContain('a2')
    expect(open(game.table, 'p1')).toEqual(['abyz', 'fria'])
  })

  test('keeps everybody all next round from systems with enemy ships and from planets of others', () => {
    const table = nextRound(decided(card, 'for', fleets))
    expect(activations(table, 'p1').hexes).not.toContain('a2')
    expect(activations(table, 'p1').hexes).toContain('a1')
    expect(activations(table, 'p3').hexes).not.toContain('a1')
    // Neutral planets are nobody's.
    expect(open(table, 'p1')).toEqual(['fria'])
    expect(open(table, 'p2')).toEqual(['abyz', 'fria'])
  })

  test('is discarded when that round is over, not before', () => {
    const round = (begun: boolean) =>
      under(
        { segment: 'cardsReturn' },
        {
          laws: [card],
          phase: 'status',
          change({ table }) {
            if (begun) begin(table, { effect: card, by: 'p1', until: 'round' })
          },
        },
      )
    const voted = round(true)
    expect(lies(voted, card)).toBe(true)
    expect(voted.table.lasting).toEqual({})
    const over = round(false)
    expect(lies(over, card)).toBe(false)
    expect(over.table.discards.political).toEqual([card])
  })

  test('is ended by anybody who pays 10 influence, at any time', () => {
    const game = steady(
      under(
        { segment: 'turn', args: { seat: 'p1' } },
        { laws: [card], units: fleets.units, tradeGoods: { p3: 10, p1: 0 }, planets: { p2: ['abyz'] } },
      ),
    )
    expect(may(game, 'p3')).toEqual([card])
    expect(may(game, 'p1')).toEqual([])
    game.command('p3', 'playAnyTime', card)
    game.say('p3', { planets: [], tradeGoods: 10 })
    expect(lies(game, card)).toBe(false)
    expect(game.sheet('p3').tradeGoods).toBe(0)
    expect(game.open).toEqual(['p1:turn'])
    expect(activations(game.table, 'p1').hexes).toContain('a2')
  })

  test('voted down has the left neighbour of each who voted so exhaust a planet of his', () => {
    const game = steady(
      decided(card, 'against', {
        planets: { p1: ['abyz', 'saudor'], p3: ['fria'] },
        votes: { p1: 'against', p2: 'for', p3: 'against' },
      }),
    )
    // p2 sits left of p1, and p1 of p3; p2 voted for it.
    expect(game.open.map(asked => asked.split(':')[0]).sort()).toEqual(['p1', 'p2'])
    expect(choices(game, 'p2')).toEqual(readyPlanets(game.table, 'p1').sort())
    game.say('p2', 'saudor')
    expect(readyPlanets(game.table, 'p1')).toContain('saudor')
    game.say('p1', 'fria')
    expect(readyPlanets(game.table, 'p1')).not.toContain('saudor')
    expect(game.table.planets.fria?.exhausted).toBe(true)
    expect(Object.values(game.table.planets).filter(planet => planet?.exhausted)).toHaveLength(2)
  })
})

describe('[ti3/22.inForce] Trade War', () => {
  const card = 'trade_war'
  const trading = (laws: readonly (typeof card)[], strategy = 'base_trade') =>
    under(
      { segment: 'secondaries', args: { seat: 'p1', card: strategy } },
      {
        laws,
        counters: { p2: { strategy: 1 }, p3: { strategy: 1 } },
        tradeGoods: { p1: 2, p2: 0, p3: 0 },
        change({ table }) {
          Object.assign(table.players['p2'] ?? {}, { agreements: { trade_norr_1: true } })
          Object.assign(table.players['p1'] ?? {}, { agreements: { trade_sol_1: true } })
        },
      },
    )

  test('lets whoever has used the secondary ability of Trade discard a good of one other player', () => {
    const game = steady(trading([card]).say('p2', 'secondary'))
    expect(choices(game, 'p2')).toEqual(['none', 'p1'])
    const supply = game.table.supply.tradeGoods
    game.say('p2', 'p1')
    expect(game.sheet('p1').tradeGoods).toBe(1)
    expect(game.table.supply.tradeGoods).toBe(supply + 1)
  })

  test('may be let be, and is not for who did not use it', () => {
    expect(trading([card]).say('p2', 'secondary').say('p2', 'none').sheet('p1').tradeGoods).toBe(2)
    expect(trading([card]).say('p2', 'none').rests).toBe(true)
    expect(trading([]).say('p2', 'secondary').rests).toBe(true)
  })

  test('voted down has each player discard one good, who has any', () => {
    const game = decided(card, 'against', { tradeGoods: { p1: 3, p2: 1, p3: 0 } })
    expect(seats.map(seat => game.sheet(seat).tradeGoods)).toEqual([2, 0, 0])
    expect(lies(game, card)).toBe(false)
  })
})

describe('[ti3/22.inForce] Traffic Tariffs', () => {
  const card = 'traffic_tariffs'
  const turn = (goods: number, exhausted: readonly ('jord' | 'abyz' | 'saudor')[] = []) =>
    under(
      { segment: 'turn', args: { seat: 'p1' } },
      {
        laws: [card],
        planets: { p2: ['abyz'], p1: ['saudor'] },
        exhausted,
        tradeGoods: { p1: goods },
        units: { p1: { a0: { cruiser: 1 } } },
      },
    )

  test('asks a good or a ready planet for a system with a planet of another, nothing for others', () => {
    const game = steady(turn(1))
    game.say('p1', { tactical: 'a1' })
    expect(choices(game, 'p1')).toEqual(['tradeGood', ...readyPlanets(game.table, 'p1')].sort())
    game.say('p1', 'saudor')
    expect(game.table.planets.saudor?.exhausted).toBe(true)
    expect(game.sheet('p1').tradeGoods).toBe(1)
    expect(game.table.activated['a1']).toEqual({ p1: true })
    const own = turn(1).say('p1', { tactical: 'a3' })
    expect(own.sheet('p1').tradeGoods).toBe(1)
    expect(own.open).toEqual(['p1:movement'])
  })

  test('takes the good', () => {
    const game = turn(2).say('p1', { tactical: 'a1' }).say('p1', 'tradeGood')
    expect(game.sheet('p1').tradeGoods).toBe(1)
    expect(game.open).toEqual(['p1:movement'])
  })

  test('shuts such systems to who has neither', () => {
    const game = turn(0)
    const table = structuredClone(game.table)
    for (const planet of readyPlanets(table, 'p1'))
      Object.assign(table.planets[planet] ?? {}, { exhausted: true })
    expect(activations(table, 'p1').hexes).not.toContain('a1')
    expect(activations(table, 'p1').not['a1']?.code).toBe('tollUnpaid')
    expect(activations(table, 'p1').hexes).toContain('a3')
    delete table.laws[card]
    expect(activations(table, 'p1').hexes).toContain('a1')
  })

  test('counts each system of a transfer', () => {
    const game = under(
      { segment: 'turn', args: { seat: 'p1' } },
      {
        laws: [card],
        planets: { p2: ['abyz', 'saudor'] },
        tiles: { a2: 'sys_saudor', a3: 'empty_2' },
        tradeGoods: { p1: 2 },
        units: { p1: { a1: { cruiser: 1 }, a2: { cruiser: 1 } } },
      },
    )
    const table = structuredClone(game.table)
    for (const planet of readyPlanets(table, 'p1'))
      Object.assign(table.planets[planet] ?? {}, { exhausted: true })
    expect(transfers(table, 'p1').pairs).toEqual({ a1: ['a2'] })
    Object.assign(table.players['p1'] ?? {}, { tradeGoods: 1 })
    expect(transfers(table, 'p1').pairs).toEqual({})
    game
      .say('p1', { transfer: ['a1', 'a2'] })
      .say('p1', 'tradeGood')
      .say('p1', 'tradeGood')
    expect(game.sheet('p1').tradeGoods).toBe(0)
    expect(game.table.activated).toEqual({ a1: { p1: true }, a2: { p1: true } })
  })

  test('voted down has each discard a counter from Pool or Strategy, as he chooses, who has one', () => {
    const game = steady(
      decided(card, 'against', {
        counters: {
          p1: { strategy: 1, pool: 2, fleet: 3 },
          p2: { strategy: 0, pool: 2, fleet: 3 },
          p3: { strategy: 0, pool: 0, fleet: 3 },
        },
      }),
    )
    expect(choices(game, 'p1')).toEqual(['pool', 'strategy'])
    game.say('p1', 'strategy')
    expect(seats.map(seat => areas(game, seat))).toEqual([
      [0, 2, 3],
      [0, 1, 3],
      [0, 0, 3],
    ])
  })
})

describe('[ti3/22.inForce] Unconventional Weapons', () => {
  const card = 'unconventional_weapons'
  const needs = (table: Table, step: 'battle' | 'bombardment') =>
    (['dreadnought', 'war_sun', 'cruiser'] satisfies UnitKind[]).map(kind =>
      hitsOn(table, 'p2', kind, { hex: 'a0', step, side: 'attacker', round: 1 }),
    )

  test('takes 2 from combat rolls of Dreadnoughts and War Suns, bombardment too', () => {
    const game = decided(card, 'for')
    expect(needs(game.table, 'battle')).toEqual([7, 5, 7])
    expect(needs(game.table, 'bombardment')).toEqual([7, 5, 7])
    expect(needs(without(game, card), 'battle')).toEqual([5, 3, 7])
  })

  test('voted down has each exhaust a planet for every such ship of his, as many as he has', () => {
    const game = decided(card, 'against', {
      planets: { p1: ['abyz', 'fria', 'saudor'], p3: ['thibah'] },
      units: {
        p1: { a0: { dreadnought: 1, war_sun: 1, cruiser: 4 } },
        p2: { a2: { cruiser: 1 } },
        p3: { a3: { dreadnought: 5 } },
      },
    })
    expect(game.open.map(open => open.split(':')[0])).toEqual(['p1'])
    game.say('p1', ['abyz', 'saudor'])
    expect(game.table.planets.abyz?.exhausted).toBe(true)
    expect(game.table.planets.fria?.exhausted).toBeUndefined()
    expect(readyPlanets(game.table, 'p3')).toEqual([])
    expect(readyPlanets(game.table, 'p2')).not.toEqual([])
  })
})

describe('[ti3/22.inForce] Wormhole Reconstruction', () => {
  const card = 'wormhole_reconstruction'
  const tiles = { a0: 'sys_alpha', a2: 'sys_beta', a4: 'sys_lodor' } as const

  test('joins all systems with a wormhole, whatever the kind', () => {
    const game = decided(card, 'for', { tiles })
    expect(throughWormhole(game.table, 'a0')).toEqual(expect.arrayContaining(['a2', 'a4']))
    expect(adjacent(game.table, 'a2')).toEqual(expect.arrayContaining(['a0', 'a4']))
    expect(adjacent(game.table, 'a1')).not.toContain('a4')
    const repealed = without(game, card)
    expect(adjacent(repealed, 'a0')).toContain('a4')
    expect(adjacent(repealed, 'a0')).not.toContain('a2')
  })

  test('joins none while nobody may enter wormholes', () => {
    const game = decided(card, 'for', { tiles })
    const { table } = game
    const closed = structuredClone(table)
    begin(closed, {
      effect: 'closed',
      by: 'p1',
      touches: 'all',
      until: 'round',
      forbids: { entersWormholes: true },
    })
    expect(nextTo(table, 'p1', 'a0')).toContain('a2')
    expect(nextTo(closed, 'p1', 'a0')).not.toContain('a2')
  })

  test('voted down does nothing', () => {
    const game = decided(card, 'against', { tiles })
    expect(game.table).toMatchObject({ laws: {}, lasting: {} })
    expect(adjacent(game.table, 'a0')).not.toContain('a2')
  })
})
