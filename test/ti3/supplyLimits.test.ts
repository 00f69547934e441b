import { describe, expect, test } from 'vitest'
import type { Flow } from '../../shared/engine/flow.ts'
import type { SomeOf } from '../../shared/engine/options.ts'
import type { Rules } from '../../shared/engine/rules.ts'
import type { Cart, Produce } from '../../shared/galaxy/shapes/produce.ts'
import { countOf, fleet, onPlanet, piecesAt } from '../../shared/ti3/forces.ts'
import { piecesShort, wouldLeaveCounter } from '../../shared/ti3/pieceLimits.ts'
import { canProduce } from '../../shared/ti3/production.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { place } from '../../shared/ti3/rules/pieces.ts'
import { enforceSupply } from '../../shared/ti3/rules/supplyLimits.ts'
import type { Table, Ti3 } from '../../shared/ti3/table.ts'
import { midgame, type Situation } from './midgame.ts'

/** A segment that does nothing but look whether the limits hold. */
const rules: Rules<Ti3> = {
  ...ti3Rules,
  segments: {
    ...ti3Rules.segments,
    *limits(table: Table): Flow<undefined> {
      yield* enforceSupply(table, 'p1', 'b3', 'limits')
      return undefined
    },
  },
}
const limits = (situation: Situation) => midgame({ segment: 'limits' }, { rules, ...situation })
const kinds = (table: Table, hex = 'b3') => fleet(table, 'p1', hex).map(({ kind }) => kind)
const idOf = (table: Table, kind: string) =>
  Object.keys(table.units).find(id => table.units[id]?.kind === kind) ?? ''

describe('Fleet Supply', () => {
  test('[ti3/21.fleet] ships above it go at once, as their owner chooses, with all they carry', () => {
    const game = limits({
      counters: { p1: { fleet: 2 } },
      units: { p1: { b3: { carrier: 1, cruiser: 2, ground_force: 3 } } },
    })
    const { least, most, of } = game.offered<SomeOf>('p1')
    expect([least, most, Object.keys(of).length]).toEqual([1, 1, 3])
    game.say('p1', [idOf(game.table, 'carrier')])
    expect(piecesAt(game.table, 'b3').map(({ kind }) => kind)).toEqual(['cruiser', 'cruiser'])
    expect(game.rests).toBe(true)
  })

  test('[ti3/21.fleet] within it nobody is asked, and Fighters do not count', () => {
    const game = limits({
      counters: { p1: { fleet: 2 } },
      units: { p1: { b3: { carrier: 2, fighter: 8 } } },
    })
    expect(game.rests).toBe(true)
    expect(kinds(game.table)).toHaveLength(10)
  })

  test('a people whose fleets are larger keeps one ship more', () => {
    const units = { p1: { b3: { cruiser: 3 } } }
    const counters = { p1: { fleet: 2 } }
    expect(limits({ units, counters, races: { p1: 'letnev' } }).rests).toBe(true)
    expect(limits({ units, counters, races: { p1: 'sol' } }).rests).toBe(false)
  })
})

describe('support for Fighters', () => {
  test('[ti3/29.example] the example: a dock and a Carrier with two Ground Forces support seven', () => {
    const make = (fighter: number) =>
      limits({
        races: { p1: 'norr' },
        tiles: { b3: 'home_norr' },
        units: { p1: { quinarra: { space_dock: 1 }, b3: { carrier: 1, ground_force: 2, fighter } } },
      })
    expect(make(7).rests).toBe(true)
    expect(kinds(make(7).table)).toHaveLength(8)
    expect(make(8).open).toEqual(['p1:fighters'])
  })

  test('[ti3/20.likeUnits] [ti3/26.dockSupport] [ti3/29.support] and when the Carrier is gone three remain', () => {
    const game = limits({
      races: { p1: 'norr' },
      tiles: { b3: 'home_norr' },
      units: { p1: { quinarra: { space_dock: 1 }, b3: { fighter: 7 } } },
    })
    expect(kinds(game.table)).toEqual(['fighter', 'fighter', 'fighter'])
    expect(game.told('ti3.log.overSupply')).toEqual([expect.objectContaining({ count: 4 })])
  })

  test('[ti3/29.support] where troops ride in the same places the owner may give them up instead', () => {
    const game = limits({ units: { p1: { b3: { carrier: 1, ground_force: 2, fighter: 5 } } } })
    game.say('p1', [idOf(game.table, 'ground_force')])
    expect(countOf(game.table, 'p1', 'fighter')).toBe(5)
    expect(piecesAt(game.table, 'b3')).toHaveLength(7)
  })

  test('[ti3/29.support] a Carrier given up for Fleet Supply takes the support of its Fighters along', () => {
    const game = limits({
      counters: { p1: { fleet: 1 } },
      units: { p1: { b3: { carrier: 1, cruiser: 1, fighter: 4 } } },
    })
    game.say('p1', [idOf(game.table, 'carrier')])
    expect(kinds(game.table)).toEqual(['cruiser'])
  })

  test('[ti3/29.advanced] Advanced Fighters need none: those above it count towards Fleet Supply', () => {
    const units = { p1: { b3: { fighter: 3, cruiser: 1 } } }
    const technologies = { p1: ['advanced_fighters' as const] }
    expect(limits({ units, technologies, counters: { p1: { fleet: 4 } } }).rests).toBe(true)
    const game = limits({ units, technologies, counters: { p1: { fleet: 2 } } })
    expect(game.offered<SomeOf>('p1').least).toBe(2)
    game.say('p1', Object.keys(game.table.units).slice(0, 2))
    expect(kinds(game.table)).toHaveLength(2)
  })

  test('[ti3/29.advanced] and of them a Carrier given up is followed by those it had supported', () => {
    const game = limits({
      units: { p1: { b3: { carrier: 1, cruiser: 1, fighter: 4 } } },
      technologies: { p1: ['advanced_fighters'] },
      counters: { p1: { fleet: 1 } },
    })
    game.say('p1', [idOf(game.table, 'carrier')])
    expect(game.offered<SomeOf>('p1').least).toBe(4)
  })

  test('[ti3/29.advanced] Advanced Fighters are bought above support as far as Fleet Supply reaches', () => {
    const game = midgame(
      { segment: 'production', args: { seat: 'p1', hex: 'b3' } },
      {
        races: { p1: 'norr' },
        tiles: { b3: 'home_norr' },
        units: { p1: { quinarra: { space_dock: 1 }, b3: { cruiser: 1 } } },
        technologies: { p1: ['advanced_fighters'] },
        counters: { p1: { fleet: 2 } },
        tradeGoods: { p1: 9 },
      },
    )
    const fighters = (fighter: number, tradeGoods: number): Cart => ({
      build: { quinarra: { fighter } },
      newDocks: [],
      pay: { planets: [], tradeGoods },
    })
    expect(game.answer('p1', fighters(5, 3))?.code).toBe('fleetFull')
    expect(game.answer('p1', fighters(4, 2))).toBeUndefined()
  })
})

/** Ground Forces on this many planets, one each, and on the first as many as said. */
function garrisons(table: Table, planets: number, first = 1) {
  table.units = {}
  const all = Object.entries(table.galaxy.tiles).flatMap(([hex, { system }]) =>
    system && system in byPlanet ? [[hex, byPlanet[system as keyof typeof byPlanet]] as const] : [],
  )
  for (const [n, [at, planet]] of all.slice(0, planets).entries())
    for (let i = 0; i < (n === 0 ? first : 1); i++)
      place(table, { kind: 'ground_force', of: 'p1', at, planet })
  return all
}
const byPlanet = {
  sys_lodor: 'lodor',
  sys_mehar_xull: 'mehar_xull',
  sys_quann: 'quann',
  sys_saudor: 'saudor',
  sys_tarmann: 'tarmann',
  sys_thibah: 'thibah',
  sys_vefut_ii: 'vefut_ii',
  sys_wellon: 'wellon',
  mecatol_rex: 'mecatol_rex',
  sys_abyz__fria: 'abyz',
  sys_arinam__meer: 'arinam',
  sys_arnor__lor: 'arnor',
  sys_centauri__gral: 'centauri',
  sys_lazar__sakulag: 'lazar',
} as const

describe('Fighters and Ground Forces without end', () => {
  const scene = (planets: number, first?: number) =>
    midgame(
      { segment: 'limits' },
      { rules, players: 6, races: { p1: 'norr' }, change: ({ table }) => garrisons(table, planets, first) },
    ).table

  test('[ti3/6.pieces] [ti3/19.unlimited] [ti3/19.counters] pieces and counters together may be any number, as long as each spot has a piece', () => {
    const table = scene(12, 9)
    expect(countOf(table, 'p1', 'ground_force')).toBe(20)
    expect(piecesShort(table, 'p1', 'ground_force')).toBe(0)
  })

  test('[ti3/19.counters] [ti3/20.exchange] [ti3/20.removed] a move that would leave a counter alone is told, one that empties its own spot is not', () => {
    const table = scene(12, 2)
    const troops = Object.keys(table.units)
    const [first = '', , third = ''] = troops
    expect(wouldLeaveCounter(table, 'p1', { [first]: 'jord' })).toBe('ground_force')
    expect(wouldLeaveCounter(table, 'p1', { [third]: 'jord' })).toBeUndefined()
    expect(wouldLeaveCounter(table, 'p1', { [first]: table.units[third]?.planet ?? '' })).toBeUndefined()
  })

  test('[ti3/20.producedCounters] [ti3/20.removed] a dock cannot build one where all pieces lie elsewhere, but beside a piece it can', () => {
    const build = (troopsAtHome: boolean) =>
      midgame(
        { segment: 'production', args: { seat: 'p1', hex: 'b3' } },
        {
          players: 6,
          races: { p1: 'norr' },
          tiles: { b3: 'home_norr' },
          tradeGoods: { p1: 9 },
          change: ({ table }) => {
            garrisons(table, troopsAtHome ? 11 : 12)
            place(table, { kind: 'space_dock', of: 'p1', at: 'b3', planet: 'quinarra' })
            if (troopsAtHome) place(table, { kind: 'ground_force', of: 'p1', at: 'b3', planet: 'quinarra' })
          },
        },
      )
    const troops: Cart = {
      build: { quinarra: { ground_force: 2 } },
      newDocks: [],
      pay: { planets: [], tradeGoods: 1 },
    }
    const full = build(false)
    expect(full.offered<Produce>('p1').pieces?.ground_force?.pieces).toBe(12)
    expect(full.answer('p1', troops)?.code).toBe('loneCounter')
    const open = build(true).say('p1', troops)
    expect(onPlanet(open.table, 'quinarra', 'ground_force')).toHaveLength(3)
    expect(canProduce(full.table, 'p1', 'b3', { newDocks: false })).toBe(true)
  })
})

describe('scuttling', () => {
  const ready = (phase: Table['phase'] = 'status') =>
    midgame(
      { segment: 'rest' },
      { phase, units: { p1: { b3: { carrier: 1, fighter: 2, cruiser: 1 } }, p2: { b4: { cruiser: 1 } } } },
    )

  test('[ti3/19.scuttle] is open during the whole Status Phase, of own units only', () => {
    const game = ready()
    expect(Object.keys((game.may('p1')['scuttle'] as SomeOf).of)).toHaveLength(4)
    const foreign = Object.keys(game.table.units).filter(id => game.table.units[id]?.of === 'p2')
    expect(game.command('p1', 'scuttle', foreign)?.code).toBe('notOffered')
    expect(game.command('p1', 'scuttle', [idOf(game.table, 'cruiser')])).toBeUndefined()
    expect(kinds(game.table)).toEqual(['carrier', 'fighter', 'fighter'])
  })

  test('[ti3/19.scuttle] but in no other phase', () => {
    const game = ready('action')
    expect(game.may('p1')['scuttle']).toBeUndefined()
    expect(game.command('p1', 'scuttle', [idOf(game.table, 'cruiser')])?.code).toBeDefined()
  })

  test('[ti3/19.scuttle] what rides in a scuttled ship goes with it and counts once', () => {
    const game = midgame(
      { segment: 'rest' },
      { phase: 'status', units: { p1: { b3: { carrier: 1, ground_force: 2 } } } },
    )
    game.command('p1', 'scuttle', Object.keys(game.table.units))
    expect(game.table.units).toEqual({})
    expect(game.told('ti3.log.scuttles')).toEqual([{ seat: 'p1', count: 3 }])
  })

  test('[ti3/19.scuttle] a scuttled Carrier leaves its Fighters without support', () => {
    const game = ready()
    game.command('p1', 'scuttle', [idOf(game.table, 'carrier')])
    expect(kinds(game.table)).toEqual(['cruiser'])
  })
})
