import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { bought, canBuy, countOf, dueFor, entriesOf, isEmpty, placesOf } from '../../shared/galaxy/cart.ts'
import { cheapest, inPurse, type Purse, paidWith } from '../../shared/galaxy/payment.ts'
import { type Pay, pay } from '../../shared/galaxy/shapes/pay.ts'
import { type Produce, produce } from '../../shared/galaxy/shapes/produce.ts'
import { type PlanetId, planets } from '../../shared/ti3/content/planets.ts'
import { payOptions } from '../../shared/ti3/rules/paying.ts'
import { midgame } from './midgame.ts'

const chance = (name: string | number) => chanceOf(seedFrom(`paying ${name}`))

const price = (least: number, purse: Partial<Purse> = {}, more: Partial<Pay> = {}): Pay => ({
  shape: 'pay',
  worth: 'resources',
  least,
  planets: {},
  tradeGoods: 0,
  ...purse,
  ...more,
})
const codeOf = (options: Pay, planets: string[], tradeGoods = 0) =>
  pay.check(options, { planets, tradeGoods })?.code
const purses = Array.from({ length: 60 }, (_, n): Purse => {
  const luck = chance(`purse ${n}`)
  const count = luck.below('planets', 6)
  return {
    planets: Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`planet${i}`, 1 + luck.below(`worth${i}`, 4)]),
    ),
    tradeGoods: luck.below('goods', 5),
  }
})

describe('paying', () => {
  const purse = { planets: { abyz: 3, fria: 2, saudor: 2, arinam: 1 }, tradeGoods: 2 }

  test('[ti3/21.exhausting] [ti3/22.paying] planets pay whole and trade goods one each; what is too much is lost', () => {
    expect(codeOf(price(4, purse), ['abyz'])).toBe('notEnough')
    expect(codeOf(price(4, purse), ['abyz'], 1)).toBeUndefined()
    expect(codeOf(price(4, purse), ['abyz', 'fria'])).toBeUndefined()
  })

  test('[ti3/22.paying] nothing is given that could be kept entirely', () => {
    expect(codeOf(price(4, purse), ['abyz', 'fria', 'arinam'])).toBe('overpaid')
    expect(codeOf(price(4, purse), ['abyz', 'fria'], 1)).toBe('overpaid')
    expect(codeOf(price(4, purse), ['fria', 'saudor'], 0)).toBeUndefined()
  })

  test('where more buys more, each full step may be paid, up to the most', () => {
    const steps = price(3, purse, { step: 3, most: 6 })
    expect(codeOf(steps, ['abyz', 'fria', 'arinam'])).toBeUndefined()
    expect(codeOf(steps, ['abyz', 'fria'])).toBe('overpaid')
    expect(codeOf(steps, ['abyz', 'fria', 'saudor', 'arinam'], 2)).toBe('overpaid')
  })

  test('[ti3/21.exhausting] only what is there and ready pays, and each planet once', () => {
    expect(codeOf(price(3, purse), ['mecatol_rex'])).toBe('notOffered')
    expect(codeOf(price(4, purse), ['fria', 'fria'])).toBe('notOffered')
    expect(codeOf(price(3, purse), [], 3)).toBe('notOffered')
    for (const value of [undefined, 3, {}, { planets: ['abyz'] }, { planets: ['abyz'], tradeGoods: -1 }])
      expect(pay.check(price(3, purse), value)?.code).toBe('notOffered')
  })

  test('nobody is asked where everything is needed, or nothing; what cannot be paid is impossible', () => {
    expect(pay.only?.(price(10, purse))).toEqual({ planets: Object.keys(purse.planets), tradeGoods: 2 })
    expect(pay.only?.(price(9, purse))).toBeUndefined()
    expect(pay.only?.(price(0, purse))).toEqual({ planets: [], tradeGoods: 0 })
    expect(pay.impossible?.(price(11, purse))).toBe(true)
    expect(pay.impossible?.(price(10, purse))).toBe(false)
  })

  test('every sampled payment passes, and they vary', () => {
    const seen = new Set<string>()
    for (const [n, purse] of purses.entries())
      for (let due = 0; due <= inPurse(purse); due++)
        for (const more of [{}, { step: 2 }, { step: 2, most: due + 3 }]) {
          const options = price(due, purse, more)
          const paid = pay.sample(options, chance(`${n}/${due}`))
          expect(pay.check(options, paid), JSON.stringify([options, paid])).toBeUndefined()
          const only = pay.only?.(options)
          if (only) expect(paid).toEqual(only)
          seen.add(JSON.stringify(paid))
        }
    expect(seen.size).toBeGreaterThan(100)
  })

  test('the cheapest payment wastes least, then spends the fewest trade goods', () => {
    for (const purse of purses)
      for (let due = 0; due <= inPurse(purse) + 1; due++) {
        const paid = cheapest(purse, due)
        const best = everyPayment(purse)
          .filter(one => one.total >= due)
          .sort((a, b) => a.total - b.total || a.tradeGoods - b.tradeGoods)[0]
        expect(paid && { total: paidWith(purse, paid), tradeGoods: paid.tradeGoods }).toEqual(
          best && { total: best.total, tradeGoods: best.tradeGoods },
        )
        if (paid) expect(pay.check(price(due, purse), paid)).toBeUndefined()
      }
  })

  test('and of equal planets it exhausts those worth less otherwise', () => {
    expect(cheapest(purse, 2, { fria: 0, saudor: 2 })?.planets).toEqual(['fria'])
    expect(cheapest(purse, 2, { fria: 2, saudor: 0 })?.planets).toEqual(['saudor'])
  })
})

function everyPayment(purse: Purse) {
  const ids = Object.keys(purse.planets)
  return Array.from({ length: 1 << ids.length }, (_, bits) => ids.filter((_, i) => bits & (1 << i))).flatMap(
    planets =>
      Array.from({ length: purse.tradeGoods + 1 }, (_, tradeGoods) => ({
        tradeGoods,
        total: paidWith(purse, { planets, tradeGoods }),
      })),
  )
}

/** Docks, limits and purses of all sorts. */
const offers = purses.map((purse, n): Produce => {
  const luck = chance(`offer ${n}`)
  const pick = (name: string, limit: number) => luck.below(name, limit)
  const blockaded = pick('blockade', 5) === 0
  const beside = pick('beside', 3) === 0
  return {
    shape: 'produce',
    hex: 'b3',
    docks: {
      quinarra: { most: 1 + pick('most', 7), ...(blockaded && { blockaded: true as const }) },
      ...(pick('second', 2) === 0 && { trenlak: { most: 3 } }),
    },
    newDocks: pick('new', 2) === 0 ? ['arinam', 'meer'] : [],
    prices: {
      fighter: { cost: 1, built: 2 },
      destroyer: { cost: 1, built: 1, left: pick('destroyers', 4), counts: true },
      carrier: { cost: 3, built: 1, left: 2, counts: true, supports: true },
      ground_force: { cost: 1, built: 2, lands: true },
      pds: { cost: 2, built: 1, left: 2, lands: true },
      space_dock: { cost: 4, built: 1, left: pick('docks', 3), lands: true },
    },
    not: { war_sun: { code: 'needsTechnology', why: 'refused.needsTechnology' } },
    space: {
      b3: { ships: pick('ships', 4) - 1, fighters: pick('fighters', 5), carrier: 6 },
      ...(beside && { b4: { ships: 2, fighters: 0, carrier: 6 } }),
    },
    ground: { quinarra: { pds: 1 }, trenlak: { pds: 2 }, ...(beside && { lodor: { pds: 0 } }) },
    dockFighters: 3,
    freeResources: pick('free', 2),
    ...(pick('pieces', 2) === 0 && {
      pieces: { ground_force: { pieces: 3, at: { x: 1, y: 1, ...(pick('home', 2) && { quinarra: 1 }) } } },
    }),
    ...purse,
  }
})

describe('what is offered for paying', () => {
  // Mecatol Rex has influence and one resource, Quann one influence, Fria resources alone.
  const { table } = midgame(
    { segment: 'rest' },
    {
      planets: { p1: ['fria', 'abyz', 'mecatol_rex'] },
      exhausted: ['abyz'],
      tradeGoods: { p1: 2 },
    },
  )
  const home = ['arretze', 'hercant', 'kamdorn'] as const
  const worthless = (worth: 'resources' | 'influence') =>
    ([...home, 'fria', 'mecatol_rex'] as const).filter(id => planets[id][worth] === 0)

  test('is each ready planet that gives something of the kind, and no other', () => {
    expect(worthless('influence').length).toBeGreaterThan(0)
    for (const worth of ['resources', 'influence'] as const) {
      const { planets: offered } = payOptions(table, 'p1', { worth, least: 1 })
      const giving = Object.entries(planets).flatMap(([id, planet]) =>
        table.planets[id as PlanetId]?.owner === 'p1' && id !== 'abyz' && planet[worth] > 0
          ? [[id, planet[worth]] as const]
          : [],
      )
      expect(offered).toEqual(Object.fromEntries(giving))
      for (const id of worthless(worth)) expect(offered).not.toHaveProperty(id)
    }
  })
})

describe('a cart at random', () => {
  test('always passes, whatever the docks, and stays within every limit', () => {
    const kinds = new Set<string>()
    for (const [n, options] of offers.entries())
      for (let i = 0; i < 12; i++) {
        const cart = produce.sample(options, chance(`${n}/${i}`))
        expect(produce.check(options, cart), JSON.stringify([options, cart])).toBeUndefined()
        for (const [dock, built] of Object.entries(cart.build))
          expect(countOf(built)).toBeLessThanOrEqual(options.docks[dock]?.most ?? 0)
        for (const [kind, count] of entriesOf(bought(cart))) {
          expect(count).toBeLessThanOrEqual(options.prices[kind]?.left ?? count)
          kinds.add(kind)
        }
        expect(paidWith(options, cart.pay)).toBeGreaterThanOrEqual(dueFor(options, cart))
        for (const [spot, there] of Object.entries(placesOf(options, cart) ?? {}))
          expect(there.pds ?? 0).toBeLessThanOrEqual(options.ground[spot]?.pds ?? 0)
        if (cart.newDocks.length > 0) kinds.add('space_dock')
        if (cart.elsewhere) kinds.add('elsewhere')
        if (!canBuy(options)) expect(isEmpty(cart)).toBe(true)
      }
    expect(kinds.size).toBe(7)
  })

  test('one thing more than its limits hold is refused', () => {
    for (const [n, options] of offers.entries()) {
      const cart = produce.sample(options, chance(`more ${n}`))
      const rich: Produce = { ...options, tradeGoods: 200, planets: {} }
      const paying = (build: typeof cart.build, newDocks = cart.newDocks) => {
        const due = dueFor(rich, { build, newDocks })
        return produce.check(rich, { ...cart, build, newDocks, pay: { planets: [], tradeGoods: due } })?.code
      }
      const here = cart.build['quinarra'] ?? {}
      const most = options.docks['quinarra']?.most ?? 0
      const crowd = { ...here, ground_force: (here.ground_force ?? 0) + most - countOf(here) + 1 }
      expect(paying({ ...cart.build, quinarra: crowd })).toBe('dockFull')
      expect(paying({ quinarra: { war_sun: 1 } })).toBe('needsTechnology')
      expect(paying({ quinarra: { space_dock: 1 } })).toBe('notOffered')
      expect(paying({ lodor: { fighter: 1 } })).toBe('notOffered')
      expect(paying(cart.build, ['quinarra'])).toBe('notOffered')
      if (dueFor(options, cart) > 0)
        expect(produce.check(options, { ...cart, pay: { planets: [], tradeGoods: 0 } })?.code).toBe(
          'notEnough',
        )
    }
  })

  test('nothing malformed is read as a cart', () => {
    const [options] = offers
    if (!options) throw new Error('no offer')
    const none = { planets: [], tradeGoods: 0 }
    for (const value of [
      undefined,
      'cart',
      {},
      { build: {}, newDocks: [] },
      { build: {}, newDocks: {}, pay: none },
      { build: { quinarra: { fighter: -1 } }, newDocks: [], pay: none },
      { build: { quinarra: { fighter: 0.5 } }, newDocks: [], pay: none },
      { build: { quinarra: { toString: 1 } }, newDocks: [], pay: none },
      { build: {}, newDocks: [], pay: none, more: 1 },
      { build: {}, newDocks: [], pay: none, elsewhere: { b3: { fighter: 1 } } },
      { build: {}, newDocks: [], pay: none, elsewhere: { constructor: { fighter: 1 } } },
    ])
      expect(produce.check(options, value)?.code, JSON.stringify(value)).toBe('notOffered')
    expect(produce.check(options, { build: {}, newDocks: [], pay: none })).toBeUndefined()
  })
})
