import { describe, expect, test } from 'vitest'
import { sheet } from '../../../shared/ti4/realm.ts'
import { choicesOf } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { council, decide, votes } from '../council.ts'
import { around } from '../midgame.ts'

import { goods, kinds, lawOn, points, setPoints, strategic, tactical } from './inCouncil.ts'

describe('planets', () => {
  test('Colonial Redistribution: whose planet it is chooses among those with fewest points, himself too', () => {
    const game = council({
      cards: ['colonial_redistribution'],
      planets: { p2: ['lodor'] },
      units: { p2: { lodor: { infantry: 1, space_dock: 1 } } },
      tiles: { a0: 's26' },
      also: ({ table }) => setPoints(table, { p1: 1 }),
    })
    decide(game, 'lodor')
    expect(choicesOf(game, 'p2').sort()).toEqual(['p2', 'p3', 'p4'])
    game.say('p2', 'p3')
    expect(choicesOf(game, 'p3')).toEqual(['yes', 'no'])
    game.say('p3', 'no')
    // He keeps it without a unit on it.
    expect(game.table.planets.lodor?.owner).toBe('p2')
    expect(kinds(game, 'p2')).toEqual([])
  })

  test('[ti4/25.1] Colonial Redistribution: the planet is gained exhausted, as others are', () => {
    const game = council({
      cards: ['colonial_redistribution', 'economic_equality'],
      planets: { p2: ['lodor'] },
      units: {},
      tiles: { a0: 's26' },
      also: ({ table }) => setPoints(table, { p1: 1, p2: 1, p3: 1 }),
    })
    decide(game, 'lodor').say('p4', 'yes')
    expect(game.table.planets.lodor).toMatchObject({ owner: 'p4', exhausted: true })
  })

  test('[ti4/1.14] Colonial Redistribution: where Brother Milor brought Infantry in time, nobody else settles', () => {
    const settled = (isUsed: boolean) => {
      const game = council({
        cards: ['colonial_redistribution'],
        options: { pok: 'yes' },
        factions: { p1: 'yin', p2: 'sol' },
        planets: { p2: ['lodor'] },
        units: { p2: { lodor: { infantry: 1 } } },
        tiles: { a0: 's26' },
        also({ table }) {
          setPoints(table, { p1: 1, p2: 1 })
          sheet(table, 'p1').leaders = { brother_milor: {} }
        },
      })
      votes(game, {}, 'afterUnitDestroyed')
      game.say('p1', isUsed ? 'brother_milor' : 'pass')
      if (isUsed) game.say('p2', 'infantry')
      game.say('p2', 'p3')
      const isAsked = game.open.includes('p3:settles')
      if (isAsked) game.say('p3', 'yes')
      return { isAsked, owner: game.table.planets.lodor?.owner, troops: unitsAt(game, 'p2', 'a0').length }
    }
    expect(settled(true)).toEqual({ isAsked: false, owner: 'p2', troops: 2 })
    expect(settled(false)).toEqual({ isAsked: true, owner: 'p3', troops: 0 })
  })

  test('[ti4/8.11] Colonial Redistribution elects no planet of a home system, and not Mecatol Rex', () => {
    const game = council({
      cards: ['colonial_redistribution'],
      planets: { p2: ['lodor', 'mecatol_rex', 'moll_primus'] },
      also: ({ table }) => setPoints(table, { p1: 1 }),
    })
    expect(game.table.agenda?.candidates).toEqual(['lodor'])
  })

  test('Colonial Redistribution: nobody settles in a Demilitarized Zone, which stays with its owner', () => {
    const game = council({
      cards: ['colonial_redistribution'],
      planets: { p2: ['quann'] },
      units: {},
      tiles: { a0: 's25' },
      also(state) {
        lawOn('demilitarized_zone_base', 'quann')(state)
        setPoints(state.table, { p1: 1, p2: 1, p3: 1 })
      },
    })
    decide(game, 'quann')
    expect(game.open).not.toContain('p4:settles')
    expect(game.table.planets.quann?.owner).toBe('p2')
    expect(kinds(game, 'p4')).toEqual([])
  })

  test('[ti4/8.11] Compensated Disarmament elects any planet somebody controls, at home too, and spares structures', () => {
    const game = council({
      cards: ['compensated_disarmament'],
      units: { p3: { arc_prime: { infantry: 2, pds: 1, space_dock: 1 }, wren_terra: { infantry: 4 } } },
      tradeGoods: { p3: 1 },
      factions: { p1: 'sol', p6: 'mentak' },
    })
    decide(game, 'arc_prime')
    expect(kinds(game, 'p3')).toEqual([...Array(4).fill('infantry'), 'pds', 'space_dock'])
    expect(goods(game)[2]).toBe(3)
    expect(game.table.planets.arc_prime?.owner).toBe('p3')
  })

  test('Core Mining comes to a planet without infantry as well, and one with a single infantry keeps its owner', () => {
    for (const infantry of [0, 1]) {
      const game = council({
        cards: ['core_mining'],
        planets: { p3: ['vefut_ii'] },
        units: { p3: { vefut_ii: { infantry } } },
        tiles: { a0: 's20' },
      })
      decide(game, 'vefut_ii')
      expect(kinds(game, 'p3')).toEqual([])
      expect(game.table.planets.vefut_ii?.owner).toBe('p3')
      expect(game.table.attachments?.vefut_ii).toEqual({ core_mining: true })
    }
  })

  test('Demilitarized Zone: no ground force lands there, and no structure is placed', () => {
    const game = tactical('a0', {
      tiles: around({ a0: 's25', a1: 's26' }),
      planets: { p2: ['quann'] },
      units: { p1: { a0: { carrier: 1, infantry: 2 } } },
      also: lawOn('demilitarized_zone_base', 'quann'),
    })
    // Nobody can come down: there is nothing to ask.
    expect(game.table.planets.quann?.owner).toBe('p2')
    expect(game.open).not.toContain('p1:land')
    const built = strategic('p2', 'construction', {
      planets: { p2: ['quann', 'lodor'] },
      tiles: around({ a0: 's25', a1: 's26' }),
      units: {},
      also: lawOn('demilitarized_zone_base', 'quann'),
    })
    expect(choicesOf(built, 'p2')).toContain('pds.lodor')
    expect(choicesOf(built, 'p2').some(choice => choice.endsWith('.quann'))).toBe(false)
  })

  test('Swords to Plowshares: nobody places infantry in a Demilitarized Zone', () => {
    const game = council({
      cards: ['swords_to_plowshares'],
      planets: { p2: ['quann', 'lodor'] },
      tiles: { a0: 's25', a1: 's26' },
      units: {},
      also: lawOn('demilitarized_zone_base', 'quann'),
    })
    decide(game, 'against')
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
    expect(unitsAt(game, 'p2', 'a1')).toHaveLength(1)
  })

  test('Swords to Plowshares: half of each planet, rounded up, and as many goods', () => {
    const game = council({
      factions: { p1: 'sol', p6: 'mentak' },
      cards: ['swords_to_plowshares'],
      planets: { p2: ['lodor'], p3: ['mellon'] },
      tiles: { a0: 's26', a1: 's30' },
      units: {
        p2: { lodor: { infantry: 5 }, arretze: { infantry: 4 }, a2: { carrier: 1, infantry: 2 } },
        p3: { mellon: { infantry: 1 } },
      },
    })
    decide(game, 'for')
    expect(goods(game)).toEqual([0, 5, 1, 0])
    expect(unitsAt(game, 'p2', 'a0')).toHaveLength(2)
    expect(unitsAt(game, 'p2', 'a2', 'infantry')).toHaveLength(2)
  })

  test('Holy Planet of Ixth: nothing there produces, in another system it does', () => {
    const game = tactical('a0', {
      tiles: around({ a0: 's25' }),
      planets: { p1: ['quann'] },
      units: { p1: { quann: { space_dock: 1 } } },
      tradeGoods: { p1: 5 },
      also: lawOn('holy_planet_of_ixth', 'quann'),
    })
    expect(game.open.some(open => open.includes('produc'))).toBe(false)
  })

  test('[ti4/98.6] Holy Planet of Ixth: repealed, it leaves the point', () => {
    const game = council({
      cards: ['holy_planet_of_ixth', 'judicial_abolishment'],
      planets: { p3: ['quann'] },
    })
    decide(game, 'quann')
    expect(points(game)).toEqual([0, 0, 1, 0])
    decide(game, 'holy_planet_of_ixth')
    expect(game.table.laws).toEqual({})
    expect(game.table.attachments?.quann ?? {}).toEqual({})
    expect(points(game)).toEqual([0, 0, 1, 0])
  })

  test('Research Team: the law is exhausted for a prerequisite, its planet is not, and both are ready in the next round', () => {
    const game = strategic('p1', 'technology', {
      planets: { p1: ['arnor'] },
      technologies: { p1: ['neural_motivator'] },
      also({ table }) {
        table.laws.research_team_biotic = { elected: ['arnor'] }
        table.attachments = { arnor: { research_team_biotic: true } }
      },
    })
    game.say('p1', 'hyper_metabolism')
    expect(sheet(game.table, 'p1').technologies.hyper_metabolism).toEqual({})
    expect(game.table.laws.research_team_biotic?.exhausted).toBe(true)
    expect(game.table.planets.arnor?.exhausted).toBeUndefined()
    const readied = council(
      {
        planets: { p1: ['arnor'] },
        also({ table }) {
          table.laws.research_team_biotic = { elected: ['arnor'], exhausted: true }
        },
      },
      'readying',
    )
    expect(readied.table.laws.research_team_biotic).toEqual({ elected: ['arnor'] })
  })

  test('[ti4/98.6] so do the Shard of the Throne and the Crown of Emphidia', () => {
    for (const card of ['shard_of_the_throne_base', 'the_crown_of_emphidia_base'] as const) {
      const game = council({ cards: [card, 'judicial_abolishment'] })
      decide(game, 'p3')
      decide(game, card)
      expect(game.table.laws).toEqual({})
      expect(points(game)).toEqual([0, 0, 1, 0])
    }
  })
})
