import { describe, expect, test } from 'vitest'
import type { Land } from '../../../shared/galaxy/shapes/land.ts'
import { type Cart, type Produce, produce } from '../../../shared/galaxy/shapes/produce.ts'
import { bombardable } from '../../../shared/ti3/battles.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import { votesOf } from '../../../shared/ti3/council.ts'
import { dockLimit, producingDocks } from '../../../shared/ti3/production.ts'
import { spendable, worthOfPlanet } from '../../../shared/ti3/realm.ts'
import { landOptions } from '../../../shared/ti3/rules/landings.ts'
import { steady } from '../invented.ts'
import type { Midgame } from '../midgame.ts'
import { decided, offers, type Sitting, under } from './decide.ts'

const rest = { segment: 'rest' }

/** In the quiet galaxy a1 has Abyz (3/0) and Fria (2/0), a3 Saudor (2/2), a4 Thibah (1/1). */
const landings = (more: Sitting = {}) =>
  under(
    { segment: 'landings', args: { seat: 'p1', hex: 'a1' } },
    { units: { p1: { a1: { carrier: 1, ground_force: 2 } } }, ...more },
  )
const places = (game: Midgame) => Object.keys(game.offered<Land>('p1').planets).sort()
const allDown = (game: Midgame, planet: string) =>
  Object.fromEntries(Object.keys(game.offered<Land>('p1').units).map(id => [id, { planet }]))

describe('[ti3/22.laws] Colonization Licensing', () => {
  const card = 'colonization_licensing'
  const goods = (count: number): Sitting => ({
    laws: [card],
    tradeGoods: { p1: count },
    change: ({ table }) => {
      for (const held of Object.values(table.planets)) if (held) held.exhausted = true
    },
  })

  test('has the resource value of each neutral planet paid before he lands there', () => {
    const game = steady(landings(goods(5)))
    expect(offers(game, 'p1')).toEqual(['abyz', 'fria', 'none'])
    game.say('p1', 'abyz')
    expect(game.asked('p1')).toMatchObject({
      text: 'ti3.ask.payLicence',
      about: { planet: 'abyz', price: 3 },
    })
    game.say('p1', { planets: [], tradeGoods: 3 })
    expect(game.sheet('p1').tradeGoods).toBe(2)
    expect(offers(game, 'p1')).toEqual(['fria', 'none'])
    game.say('p1', 'none')
    expect(places(game)).toEqual(['abyz'])
    game.say('p1', allDown(game, 'abyz'))
    expect(game.table.planets.abyz?.owner).toBe('p1')
  })

  test('keeps him off what he cannot pay, and what is paid stays paid though he does not land', () => {
    const poor = landings(goods(2))
    expect(offers(poor, 'p1')).toEqual(['fria', 'none'])
    // There is only one way to pay it.
    poor.say('p1', 'fria')
    expect(places(poor)).toEqual(['fria'])
    poor.say('p1', {})
    expect(poor.sheet('p1').tradeGoods).toBe(0)
    expect(poor.table.planets.fria).toBeUndefined()
  })

  test('asks nothing for planets of anybody, without troops aboard, or once it is gone', () => {
    const held = landings({ ...goods(5), planets: { p1: ['abyz'], p2: ['fria'] } })
    expect(held.open).toEqual(['p1:landing'])
    expect(places(held)).toEqual(['abyz', 'fria'])
    const empty = landings({ ...goods(5), units: { p1: { a1: { carrier: 1 } } } })
    expect(empty.rests).toBe(true)
    expect(places(landings({ tradeGoods: { p1: 0 } }))).toEqual(['abyz', 'fria'])
  })

  test('voted down has each exhaust a planet for every three he holds outside his Home System, the last ones aside', () => {
    const planets = {
      p1: ['abyz', 'fria', 'saudor', 'thibah', 'mecatol_rex'],
      p2: ['quann', 'lodor'],
    } as Record<string, PlanetId[]>
    const game = decided(card, 'against', { planets })
    expect(game.open).toHaveLength(1)
    expect(game.asked('p1')).toMatchObject({ text: 'ti3.ask.exhaustPlanets', about: { count: 1 } })
    game.say('p1', ['thibah'])
    expect(game.table.planets.thibah?.exhausted).toBe(true)
    expect(game.rests).toBe(true)
  })
})

describe('[ti3/22.laws] Conventions of War', () => {
  const card = 'conventions_of_war'
  const siege = (dock: boolean, laws: Sitting['laws'] = [card]) =>
    under(rest, {
      laws: laws ?? [],
      planets: { p2: ['abyz'] },
      technologies: { p1: ['war_sun_tech'] },
      units: {
        p1: { a1: { war_sun: 1, dreadnought: 1 }, abyz: { ground_force: 1 } },
        p2: { abyz: { ground_force: 2, ...(dock && { space_dock: 1 }) } },
      },
    })
  const aims = ({ table }: Midgame) =>
    (['war_sun', 'dreadnought'] as const).map(kind => bombardable(table, 'p1', 'a1', kind))

  test('keeps War Suns and Dreadnoughts from bombarding a planet with a Space Dock, and only while it lies', () => {
    expect(aims(siege(true))).toEqual([[], []])
    expect(aims(siege(false))).toEqual([['abyz'], ['abyz']])
    expect(aims(siege(true, []))).toEqual([['abyz'], ['abyz']])
  })

  test('voted down has those who voted so give back one dock outside their Home System, if they have any', () => {
    const docks: Sitting = {
      planets: { p1: ['abyz', 'saudor'], p2: ['thibah'], p3: ['fria'] },
      units: {
        p1: { abyz: { space_dock: 1 }, saudor: { space_dock: 1 } },
        p2: { thibah: { space_dock: 1 } },
        p3: {},
      },
    }
    const game = decided(
      card,
      { p1: 'against', p2: 'for', p3: 'against' },
      {
        ...docks,
        // One vote each.
        change: ({ table }) => {
          for (const held of Object.values(table.planets)) if (held) held.exhausted = true
        },
      },
    )
    expect(game.match.open.map(({ to }) => to)).toEqual(['p1'])
    const [first = ''] = offers(game, 'p1')
    game.say('p1', first)
    const left = Object.values(game.table.units).filter(({ kind }) => kind === 'space_dock')
    expect(left.map(({ of }) => of).sort()).toEqual(['p1', 'p2'])
    expect(game.rests).toBe(true)
  })
})

/** p1 has a dock on both planets of a1, and one on Saudor. */
const docks: Sitting = {
  planets: { p1: ['abyz', 'fria', 'saudor'] },
  units: { p1: { abyz: { space_dock: 1 }, fria: { space_dock: 1 }, saudor: { space_dock: 1 } } },
  tradeGoods: { p1: 9 },
  activated: { p1: ['a1'] },
}
const producing = (hex: string) => ({ segment: 'production', args: { seat: 'p1', hex } })

describe('[ti3/22.laws] Humane Labor', () => {
  const card = 'humane_labor'

  test('makes two the limit of every dock instead of its planet, and technologies add to it', () => {
    const limit = (more: Sitting) => dockLimit(under(rest, { ...docks, ...more }).table, 'p1', 'abyz')
    expect(limit({})).toBe(5)
    expect(limit({ laws: [card] })).toBe(2)
    expect(limit({ laws: [card], technologies: { p1: ['enviro_compensator'] } })).toBe(3)
    const game = under(producing('a1'), { ...docks, laws: [card] })
    expect(game.offered<Produce>('p1').docks).toEqual({ abyz: { most: 2 }, fria: { most: 2 } })
  })

  test('voted down stops all docks for this round, while new ones may still be built', () => {
    const game = decided(card, 'against', { ...docks, planets: { p1: ['abyz', 'fria', 'saudor', 'thibah'] } })
    expect(producingDocks(game.table, 'p1', 'a1')).toEqual([])
    expect(game.table.lasting).toMatchObject({ 'humane_labor.p1': { until: 'round' } })
    const carried = (hex: string) =>
      under(producing(hex), {
        ...docks,
        planets: { p1: ['abyz', 'fria', 'saudor', 'thibah'] },
        units: { p1: { abyz: { space_dock: 1 } } },
        change: ({ table }) => Object.assign(table.lasting, structuredClone(game.table.lasting)),
      })
    // Fria has no dock: one may be built, and nothing else.
    expect(carried('a1').offered<Produce>('p1')).toMatchObject({ docks: {}, newDocks: ['fria'] })
    const bare = carried('a4')
    expect(bare.offered<Produce>('p1')).toMatchObject({ docks: {}, newDocks: ['thibah'] })
  })
})

describe('[ti3/22.laws] Imperial Peace', () => {
  const card = 'imperial_peace'
  const over = (hex: string, owners: Record<string, PlanetId[]> = {}, more: Sitting = {}) =>
    under(rest, { planets: owners, units: { p1: { [hex]: { carrier: 1, ground_force: 1 } } }, ...more })
  const open = ({ table }: Midgame, hex: string) => Object.keys(landOptions(table, 'p1', hex, false).planets)

  test('keeps everybody off Mecatol Rex, neutral or not, but whose it is', () => {
    expect(open(over('m0'), 'm0')).toEqual(['mecatol_rex'])
    expect(open(over('m0', {}, { laws: [card] }), 'm0')).toEqual([])
    expect(open(over('m0', { p2: ['mecatol_rex'] }, { laws: [card] }), 'm0')).toEqual([])
    expect(open(over('m0', { p1: ['mecatol_rex'] }, { laws: [card] }), 'm0')).toEqual(['mecatol_rex'])
    expect(open(over('a1', {}, { laws: [card] }), 'a1')).toEqual(['abyz', 'fria'])
  })

  test('voted down makes Mecatol Rex the only planet to invade this round; the next round is free', () => {
    const { table } = decided(card, 'against', { planets: { p1: ['fria'], p2: ['saudor'] } })
    const during = (hex: string) =>
      over(
        hex,
        { p1: ['fria'], p2: ['saudor'] },
        { change: state => Object.assign(state.table.lasting, structuredClone(table.lasting)) },
      )
    expect(open(during('a1'), 'a1')).toEqual(['fria'])
    expect(open(during('a3'), 'a3')).toEqual([])
    expect(open(during('m0'), 'm0')).toEqual(['mecatol_rex'])
    expect(Object.values(table.lasting).map(({ until }) => until)).toEqual(['round'])
  })
})

describe('[ti3/22.laws] Labor Force Politics', () => {
  const card = 'labor_force_politics'

  test('has resources and influence of all planets change places: paying, votes, limits of docks', () => {
    const holding: Sitting = {
      ...docks,
      planets: { p1: ['abyz', 'mecatol_rex'] },
      units: { p1: { abyz: { space_dock: 1 } } },
    }
    const before = under(rest, holding).table
    const { table } = under(rest, { ...holding, laws: [card] })
    expect([worthOfPlanet(table, 'abyz', 'resources'), worthOfPlanet(table, 'abyz', 'influence')]).toEqual([
      0, 3,
    ])
    // Nobody's planets too.
    expect(worthOfPlanet(table, 'saudor', 'influence')).toBe(worthOfPlanet(before, 'saudor', 'resources'))
    expect(spendable(table, 'p1', 'resources', false)).toBe(spendable(before, 'p1', 'influence', false))
    expect(votesOf(table, 'p1')).toBe(spendable(before, 'p1', 'resources', false))
    expect([dockLimit(before, 'p1', 'abyz'), dockLimit(table, 'p1', 'abyz')]).toEqual([5, 2])
    const repealed = structuredClone(table)
    delete repealed.laws[card]
    expect(worthOfPlanet(repealed, 'abyz', 'resources')).toBe(3)
  })

  test('voted down leaves each one dock to produce at for the rest of this round', () => {
    const { table } = decided(card, 'against', docks)
    const lasting = structuredClone(table.lasting)
    const game = under(
      { ...producing('a1'), then: producing('a3') },
      { ...docks, change: state => Object.assign(state.table.lasting, lasting) },
    )
    const options = game.offered<Produce>('p1')
    expect(options.oneDock).toBe(true)
    const cart = (build: Cart['build'], tradeGoods: number): Cart => ({
      build,
      newDocks: [],
      pay: { planets: [], tradeGoods },
    })
    const force = { ground_force: 2 }
    expect(produce.check(options, cart({ abyz: force, fria: force }, 2))).toMatchObject({ code: 'oneDock' })
    game.say('p1', cart({ fria: force }, 1))
    // Saudor's dock has nothing left to do this round.
    expect(game.rests).toBe(true)
    expect(producingDocks(game.table, 'p1', 'a3')).toEqual([])
    expect(producingDocks(game.table, 'p1', 'a1').map(({ planet }) => planet)).toEqual(['fria'])
    expect(Object.values(game.table.lasting).every(({ until }) => until === 'round')).toBe(true)
  })
})
