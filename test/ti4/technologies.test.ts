import { describe, expect, test } from 'vitest'
import type { Produce } from '../../shared/galaxy/shapes/produce.ts'
import type { Turn } from '../../shared/galaxy/shapes/turn.ts'
import { hitsOn } from '../../shared/ti4/battles.ts'
import { moveOptions } from '../../shared/ti4/movement.ts'
import { hexOf, sheet } from '../../shared/ti4/realm.ts'
import { adjacent } from '../../shared/ti4/ways.ts'
import { around, from, inMidgame, type Middle } from './midgame.ts'

const turn = (middle: Middle) => from({ segment: 'turn', args: { seat: 'p1' } }, middle)
const producing = (hex: string, middle: Middle) =>
  from({ segment: 'production', args: { seat: 'p1', hex } }, { exhausted: ['moll_primus'], ...middle })
const home = inMidgame().table.players['p1']?.home as string

describe('technologies that need no moment', () => {
  test('[ti4/58.4] Light/Wave Deflector opens systems with ships of others', () => {
    const fleets: Middle = {
      tiles: around({}),
      units: { p1: { a0: { cruiser: 1 } }, p2: { m0: { fighter: 1 } } },
    }
    const comes = (middle: Middle) => Object.keys(moveOptions(inMidgame(middle).table, 'p1', ['a3']).ships)
    expect(comes({ ...fleets, technologies: { p1: [] } })).toEqual([])
    expect(comes({ ...fleets, technologies: { p1: ['light_wave_deflector'] } })).toHaveLength(1)
  })

  test('[ti4/77.3] Antimass Deflectors take one from Space Cannon dice, and from no others', () => {
    const { table } = inMidgame({ technologies: { p1: ['antimass_deflectors'], p2: [], p3: [] } })
    const shot = { hex: 'a0', step: 'spaceCannon', side: 'defender', round: 0 } as const
    expect(hitsOn(table, 'p2', 'pds', { ...shot, against: 'p1' })).toBe(7)
    expect(hitsOn(table, 'p2', 'pds', { ...shot, against: 'p3' })).toBe(6)
    const fight = { ...shot, step: 'spaceCombat', against: 'p1', round: 1 } as const
    expect(hitsOn(table, 'p2', 'cruiser', fight)).toBe(7)
  })

  test('L4 Disruptors keep Space Cannon from landings', () => {
    const landing: Middle = {
      factions: { p1: 'letnev', p3: 'mentak' },
      tiles: { a0: 's20' },
      planets: { p2: ['vefut_ii'] },
      units: { p1: { a0: { carrier: 1, infantry: 2 } }, p2: { vefut_ii: { pds: 2, infantry: 1 } } },
    }
    const invaded = (technologies: Middle['technologies']) => {
      const game = from(
        { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
        { ...landing, ...(technologies && { technologies }) },
      )
      const troops = Object.keys(game.offered<{ units: object }>('p1').units)
      return game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'vefut_ii' }])))
    }
    expect(invaded({ p1: [] }).open).toEqual(['p2:p2'])
    expect(invaded({ p1: ['l4_disruptors'] }).open).not.toContain('p2:p2')
  })

  test('Chaos Mapping closes asteroid fields with its owner’s ships to others', () => {
    const field: Middle = {
      factions: { p2: 'saar', p1: 'sol' },
      tiles: { a0: 's44' },
      technologies: { p2: ['chaos_mapping'] },
    }
    expect(turn(field).offered<Turn>('p1').tactical).toContain('a0')
    const held = turn({ ...field, units: { p2: { a0: { cruiser: 1 } } } })
    expect(held.offered<Turn>('p1').tactical).not.toContain('a0')
    expect(held.answer('p1', { tactical: 'a0' })).toMatchObject({ code: 'mayNotActivate' })
  })

  test('Mirror Computing makes a Trade Good worth two', () => {
    const game = producing(home, {
      units: { p1: { moll_primus: { space_dock: 1 } } },
      technologies: { p1: ['mirror_computing'] },
      tradeGoods: { p1: 2 },
    })
    const cart = (tradeGoods: number) => ({
      build: { moll_primus: { carrier: 1 } },
      newDocks: [],
      pay: { planets: [], tradeGoods },
    })
    expect(game.answer('p1', cart(1))).toMatchObject({ code: 'notEnough' })
    game.say('p1', cart(2))
    expect(sheet(game.table, 'p1').tradeGoods).toBe(0)
  })

  test('Magmus Reactor lets a supernova with units of its owner produce five', () => {
    const sun: Middle = {
      factions: { p1: 'muaat' },
      tiles: { a0: 's43' },
      units: { p1: { a0: { carrier: 1 } } },
      technologies: { p1: ['magmus_reactor'] },
      tradeGoods: { p1: 3 },
      exhausted: ['muaat'],
    }
    const [yard] = Object.values(producing('a0', sun).offered<Produce>('p1').docks)
    expect(yard).toMatchObject({ most: 5, lands: 'a0' })
    const first = producing('a0', {
      ...sun,
      also: ({ table }) => {
        table.printing = 'first'
      },
    })
    expect(first.rests).toBe(true)
  })

  test('Lazax Gate Folding gives Mecatol Rex two wormholes in its owner’s Tactical Actions, until it is his', () => {
    const winnu: Middle = {
      factions: { p1: 'winnu' },
      tiles: { a0: 's26' },
      technologies: { p1: ['lazax_gate_folding'] },
    }
    const near = (middle: Middle, isActing: boolean) => {
      const { table } = inMidgame(middle)
      if (isActing) table.doing = { of: 'p1', hex: 'a0' }
      return adjacent(table, hexOf(table, 'lodor') as string, 'p1').filter(hex => hex === 'm0')
    }
    const far: Middle = { ...winnu, tiles: { b0: 's26' } }
    expect(near(far, false)).toEqual([])
    expect(near(far, true)).toEqual(['m0'])
    expect(near({ ...far, planets: { p1: ['mecatol_rex'] } }, true)).toEqual([])
  })
})

describe('component actions', () => {
  const specials = (middle: Middle) => Object.keys(turn(middle).offered<Turn>('p1').special)

  test('[ti4/22.2] Production Biomes bring four Trade Goods, and another player two', () => {
    const hacan: Middle = {
      factions: { p1: 'hacan', p2: 'mentak' },
      technologies: { p1: ['production_biomes'] },
    }
    const game = turn(hacan)
    game.say('p1', { special: 'production_biomes' }).say('p1', 'p3')
    expect([sheet(game.table, 'p1').tradeGoods, sheet(game.table, 'p3').tradeGoods]).toEqual([4, 2])
    expect(sheet(game.table, 'p1').counters.strategy).toBe(1)
    expect(sheet(game.table, 'p1').technologies.production_biomes).toEqual({ exhausted: true })
    expect(game.table.active).not.toBe('p1')
  })

  test('[ti4/1.11] [ti4/22.3] which cannot be used without a token', () => {
    const poor: Middle = { tokens: { p1: { strategy: 0 } } }
    expect(specials({ factions: { p1: 'sol' } })).toContain('orbital_drop')
    expect(specials({ ...poor, factions: { p1: 'sol' } })).not.toContain('orbital_drop')
  })

  test('Orbital Drop places two Infantry', () => {
    const game = turn({ factions: { p1: 'sol' }, units: {} })
    game.say('p1', { special: 'orbital_drop' })
    if (game.open[0] === 'p1:aim') game.say('p1', 'jord')
    expect(Object.values(game.table.units)).toMatchObject([
      { kind: 'infantry', planet: 'jord' },
      { kind: 'infantry', planet: 'jord' },
    ])
  })

  test('Star Forge places a Destroyer beside a War Sun', () => {
    const game = turn({ factions: { p1: 'muaat' }, units: { p1: { a0: { war_sun: 1 } } } })
    game.say('p1', { special: 'star_forge' }).say('p1', 'destroyer')
    expect(Object.values(game.table.units).map(({ kind, at }) => `${kind} ${at}`)).toEqual([
      'war_sun a0',
      'destroyer a0',
    ])
  })
})
