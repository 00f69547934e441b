import { describe, expect, test } from 'vitest'
import type { SomeOf } from '../../../shared/engine/options.ts'
import { areNeighbours } from '../../../shared/ti4/neighbours.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { choicesOf, untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { type Council, council, decide } from '../council.ts'
import { around } from '../midgame.ts'

import { choices, exhaustedOf, homeOfP1, kinds, nextRound, strategic, tactical } from './inCouncil.ts'

describe('Anti-Intellectual Revolution', () => {
  const learns = (units: Council['units']) =>
    strategic('p1', 'technology', {
      factions: { p1: 'sol' },
      laws: { anti_intellectual_revolution: [] },
      technologies: { p1: [] },
      tradeGoods: { p1: 6 },
      units: units ?? {},
    })

  test('[ti4/7.3] costs a ship for each technology that is researched', () => {
    const game = learns({ p1: { a0: { cruiser: 1, carrier: 1, fighter: 1 }, a1: { destroyer: 1 } } })
    game.say('p1', 'sarween_tools')
    expect(choicesOf(game, 'p1')).toHaveLength(3)
    game.say('p1', unitsAt(game, 'p1', 'a1').slice(0, 1))
    expect(unitsAt(game, 'p1', 'a1')).toEqual([])
    game.say('p1', 'neural_motivator').say('p1', { planets: [], tradeGoods: 6 })
    game.say('p1', unitsAt(game, 'p1', 'a0', 'cruiser').slice(0, 1))
    expect(kinds(game, 'p1')).toEqual(['carrier', 'fighter'])
  })

  test('costs nothing where only Fighters are left', () => {
    const game = learns({ p1: { a0: { fighter: 2 } } })
    game.say('p1', 'sarween_tools')
    expect(kinds(game, 'p1')).toEqual(['fighter', 'fighter'])
    expect(game.asked('p1').text).toBe('ti4.ask.researchFor')
  })

  test('[ti4/90.9] the Nekro Virus researches nothing: it gains tokens, and loses no ship', () => {
    const game = strategic('p1', 'technology', {
      factions: { p1: 'nekro' },
      laws: { anti_intellectual_revolution: [] },
      units: { p1: { a0: { cruiser: 2 } } },
      exhausted: ['mordai_ii'],
    })
    game.say('p1', { tactic: 3 })
    expect(kinds(game, 'p1')).toEqual(['cruiser', 'cruiser'])
    expect(sheet(game.table, 'p1').counters.tactic).toBe(6)
  })

  test('[ti4/90.5] a technology that is gained and not researched costs no ship', () => {
    const game = council({
      cards: ['research_grant_reallocation'],
      laws: { anti_intellectual_revolution: [] },
      units: { p2: { a0: { cruiser: 1 } } },
      technologies: { p2: [] },
    })
    decide(game, 'p2').say('p2', 'sarween_tools')
    expect(kinds(game, 'p2')).toEqual(['cruiser'])
  })

  test('voted down, nobody exhausts more than he has, and Strategy Cards are chosen after it', () => {
    const game = council({
      cards: ['anti_intellectual_revolution', 'economic_equality'],
      technologies: { p1: ['sarween_tools', 'gravity_drive'], p2: ['sarween_tools'], p3: [], p4: [] },
    })
    nextRound(game, 'against')
    // P1 has one planet alone: there is nothing to choose.
    expect(exhaustedOf(game, 'p1')).toEqual(['moll_primus'])
    expect(game.offered<SomeOf>('p2')).toMatchObject({ least: 1, most: 1 })
    game.say('p2', ['hercant'])
    expect(exhaustedOf(game, 'p2')).toEqual(['hercant'])
    expect(exhaustedOf(game, 'p3')).toEqual([])
    expect(game.open).toEqual(['p1:card'])
  })
})

describe('forces', () => {
  test('Arms Reduction: each chooses which cruisers and dreadnoughts go, damaged ones or others', () => {
    const game = council({
      cards: ['arms_reduction'],
      tokens: { p2: { fleet: 8 } },
      units: { p2: { a0: { cruiser: 3 }, a1: { cruiser: 3 }, a2: { dreadnought: 2 } } },
    })
    decide(game, 'for')
    expect(game.offered<SomeOf>('p2')).toMatchObject({ least: 2, most: 2 })
    game.say('p2', unitsAt(game, 'p2', 'a0').slice(0, 2))
    expect(unitsAt(game, 'p2', 'a0')).toHaveLength(1)
    expect(unitsAt(game, 'p2', 'a2')).toHaveLength(2)
  })

  test('Enforced Travel Ban: voted down, no PDS is left in or beside a system with a wormhole, whatever its letter', () => {
    const game = council({
      cards: ['enforced_travel_ban'],
      factions: { p2: 'creuss' },
      tiles: around({ a0: 's26', a3: 's20' }),
      planets: { p3: ['lodor', 'mecatol_rex'], p4: ['vefut_ii'] },
      units: { p3: { lodor: { pds: 1 }, mecatol_rex: { pds: 1 } }, p2: { creuss: { pds: 1 } } },
    })
    decide(game, 'against')
    expect(kinds(game, 'p3')).toEqual([])
    expect(kinds(game, 'p2')).toEqual([])
  })

  test('[ti4/101.4] the wormhole that the flagship of Creuss brings along is one for agendas too', () => {
    const flagship: Council = {
      factions: { p2: 'creuss' },
      tiles: around({ a0: 's20' }),
      planets: { p3: ['vefut_ii'] },
      technologies: { p2: [], p3: [] },
    }
    const units = { p2: { a0: { flagship: 1 } }, p3: { vefut_ii: { pds: 1 } } }
    const ban = council({ ...flagship, cards: ['enforced_travel_ban'], units })
    decide(ban, 'against')
    expect(kinds(ban, 'p3')).toEqual([])
    const tokens = council({ ...flagship, cards: ['wormhole_reconstruction'], units })
    decide(tokens, 'against')
    expect(tokens.table.activated['a0']).toEqual({ p2: true })
    const learns = council({ ...flagship, cards: ['wormhole_research'], units })
    decide(learns, 'for')
    expect(learns.asked('p2')).toMatchObject({ rule: 'ti4/8.18' })
    untilTrue(learns, () => learns.table.agenda?.nth === 2 || learns.rests)
    // It is a delta wormhole: what is there stays.
    expect(kinds(learns, 'p2')).toEqual(['flagship'])
  })

  test('Homeland Defense Act: a third PDS comes to a planet of one’s own', () => {
    const game = strategic('p1', 'construction', {
      laws: { homeland_defense_act: [] },
      units: { p1: { moll_primus: { pds: 2 } } },
    })
    game.say('p1', 'pds.moll_primus')
    expect(unitsAt(game, 'p1', sheet(game.table, 'p1').home, 'pds')).toHaveLength(3)
  })

  test('Regulated Conscription: two infantry cost twice as much as one', () => {
    const home = homeOfP1()
    const game = council(
      {
        laws: { regulated_conscription: [] },
        units: { p1: { moll_primus: { space_dock: 1 } } },
        technologies: { p1: [] },
        tradeGoods: { p1: 3 },
      },
      'production',
      { seat: 'p1', hex: home },
    )
    const cart = (tradeGoods: number, build: object) => ({
      build: { moll_primus: build },
      newDocks: [],
      pay: { planets: [], tradeGoods },
    })
    expect(game.answer('p1', cart(1, { infantry: 2 }))).toMatchObject({ code: 'notEnough' })
    game.say('p1', cart(3, { infantry: 2, fighter: 1 }))
    expect(kinds(game, 'p1')).toEqual(['fighter', 'infantry', 'infantry', 'space_dock'])
  })

  test('Conventions of War: Harrow does not strike a cultural planet either', () => {
    const harrowed = (laws: Council['laws']) => {
      const game = council(
        {
          factions: { p1: 'l1z1x', p4: 'sol' },
          tiles: around({ a0: 's26' }),
          planets: { p2: ['lodor'] },
          ...(laws && { laws }),
          units: {
            p1: { a0: { dreadnought: 5 }, lodor: { infantry: 3 } },
            p2: { lodor: { infantry: 12 } },
          },
          also({ table }) {
            table.phase = 'action'
            table.active = 'p1'
            table.doing = { of: 'p1', hex: 'a0', landed: ['lodor'] }
          },
        },
        'groundCombats',
        { seat: 'p1', hex: 'a0' },
      )
      const isOffered = () => choices(game, 'p1').includes('harrow')
      if (!game.rests) untilTrue(game, () => game.rests || isOffered())
      return isOffered()
    }
    expect([harrowed({}), harrowed({ conventions_of_war: [] })]).toEqual([true, false])
  })

  test('Prophecy of Ixth is lost by who produces, but fewer than two Fighters', () => {
    const lost = (fighters: number) => {
      const game = council(
        {
          laws: { prophecy_of_ixth: ['p1'] },
          units: { p1: { moll_primus: { space_dock: 1 } } },
          technologies: { p1: [] },
          tradeGoods: { p1: 4 },
        },
        'production',
        { seat: 'p1', hex: homeOfP1() },
      )
      game.say('p1', {
        build: { moll_primus: { ...(fighters > 0 && { fighter: fighters }), destroyer: 1 } },
        newDocks: [],
        pay: { planets: [], tradeGoods: fighters > 0 ? 2 : 1 },
      })
      return game.table.laws.prophecy_of_ixth === undefined
    }
    expect([lost(0), lost(1), lost(2)]).toEqual([true, true, false])
  })

  test('Minister of Peace waits for units of somebody else than the active player', () => {
    const tiles = around({})
    const own = tactical('a1', {
      tiles,
      units: { p1: { a0: { cruiser: 1 }, a1: { cruiser: 1 } }, p3: { a2: { cruiser: 1 } } },
      laws: { minister_of_peace: ['p2'] },
    })
    expect(own.open).toEqual(['p1:movement'])
    // Even those of its own owner will do.
    const others = tactical('a1', {
      tiles,
      units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } } },
      laws: { minister_of_peace: ['p2'] },
    })
    others.say('p2', 'minister_of_peace')
    expect(others.table.laws).toEqual({})
    expect(unitsAt(others, 'p1', 'a0')).toHaveLength(1)
    expect(others.table.active).not.toBe('p1')
  })

  test('Wormhole Reconstruction: a ship goes from alpha to beta in one step', () => {
    const game = tactical('a3', {
      tiles: around({ a0: 's26', a3: 's25' }),
      units: { p1: { a0: { carrier: 1 } } },
      laws: { wormhole_reconstruction: [] },
    })
    const [carrier = ''] = unitsAt(game, 'p1', 'a0')
    game.say('p1', { [carrier]: {} })
    expect(unitsAt(game, 'p1', 'a3')).toHaveLength(1)
  })

  test('[ti4/60.2] Wormhole Reconstruction: an alpha and a beta wormhole make neighbours', () => {
    const next = (laws: Council['laws']) =>
      areNeighbours(
        council({
          tiles: around({ a0: 's26', a3: 's25' }),
          units: { p1: { a0: { cruiser: 1 } }, p2: { a3: { cruiser: 1 } } },
          ...(laws && { laws }),
        }).table,
        'p1',
        'p2',
      )
    expect([next({ wormhole_reconstruction: [] }), next({})]).toEqual([true, false])
  })

  test('Shared Research: a ship goes through a nebula; without the law it does not', () => {
    const moves = (laws: Council['laws']) => {
      const game = tactical('a2', {
        tiles: around({ a1: 's42', m0: 's43' }),
        units: { p1: { a0: { cruiser: 1 } } },
        ...(laws && { laws }),
        also({ table }) {
          for (const hex of ['b0', 'b1', 'b2', 'b3', 'b4', 'b5'])
            if (table.galaxy.tiles[hex]) table.galaxy.tiles[hex] = { system: 's44' }
        },
      })
      return game.open.includes('p1:movement')
    }
    expect([moves({ shared_research: [] }), moves({})]).toEqual([true, false])
  })

  test('Wormhole Research: a delta wormhole is enough to learn by, and its ships stay', () => {
    const game = council({
      cards: ['wormhole_research'],
      factions: { p2: 'creuss' },
      tiles: around({ a0: 's26', a3: 's19' }),
      units: {
        p2: { s51: { cruiser: 1 } },
        p3: { a1: { cruiser: 1 } },
        p4: { a0: { carrier: 1, fighter: 2 } },
      },
      technologies: { p2: [], p4: [] },
    })
    decide(game, 'for')
    expect(game.match.open.map(({ to }) => to)).not.toContain('p3')
    untilTrue(game, () => game.table.agenda?.nth === 2 || game.rests, {})
    expect(kinds(game, 'p2')).toEqual(['cruiser'])
    expect(kinds(game, 'p4')).toEqual([])
    expect(kinds(game, 'p3')).toEqual(['cruiser'])
  })

  test('Public Weapon Schematics: a war sun no longer sustains, and whoever likes researches it', () => {
    const game = strategic('p1', 'technology', {
      laws: { publicize_weapon_schematics: [] },
      technologies: { p1: [], p3: ['war_sun'] },
      units: { p1: { a0: { cruiser: 1 } } },
    })
    expect(choicesOf(game, 'p1')).toContain('war_sun')
    game.say('p1', 'war_sun')
    expect(sheet(game.table, 'p1').technologies.war_sun).toEqual({})
  })
})
