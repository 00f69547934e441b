import { describe, expect, test } from 'vitest'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import { standing } from '../action/turnWith.ts'
import { decided, offers, under } from '../agenda/decide.ts'
import { choicesOf } from '../invented.ts'
import type { Midgame } from '../midgame.ts'

const show = (game: Midgame) =>
  game.match.open.map(({ to, key, options, otherwise }) => JSON.stringify([to, key, options, otherwise]))
const exhausted = (game: Midgame) =>
  Object.entries(game.table.planets)
    .flatMap(([id, card]) => (card?.exhausted ? [id] : []))
    .sort()

describe('Fleet Regulations', () => {
  test('more than five counters go to reinforcements at once, then fleets shrink', () => {
    const game = decided('fleet_regulations', 'for', {
      counters: { p1: { fleet: 7, pool: 1, strategy: 1 } },
      units: { p1: { a1: { cruiser: 7 } } },
    })
    expect(game.sheet('p1').counters).toMatchObject({ fleet: 5, reinforcements: 9 })
    if (!game.rests) game.say('p1', Object.keys(game.offered<{ of: object }>('p1').of).slice(0, 2))
    expect(standing(game, 'a1')).toHaveLength(5)
  })
  test('against: each takes one from reinforcements into Fleet, who has none nothing', () => {
    const game = decided('fleet_regulations', 'against', {
      counters: { p2: { fleet: 6, pool: 5, strategy: 5 } },
    })
    expect([game.sheet('p1').counters.fleet, game.sheet('p2').counters.fleet]).toEqual([4, 6])
    expect(game.table.laws).toEqual({})
  })
})

describe('Closing the Wormholes', () => {
  test('against: each fleet in a wormhole system loses one ship that is no Fighter', () => {
    const game = decided('closing_the_wormholes', 'against', {
      units: {
        p1: { b4: { carrier: 1, fighter: 2 }, c4: { fighter: 0 } },
        p2: { b5: { cruiser: 1, destroyer: 1 }, a1: { cruiser: 1 } },
      },
    })
    game.say('p2', offers(game, 'p2').slice(0, 1))
    expect([standing(game, 'b4'), standing(game, 'b5').length, standing(game, 'a1').length]).toEqual([
      [],
      1,
      1,
    ])
  })
})

describe('Conventions of War', () => {
  test('against: who voted so gives back a dock outside his Home System; others do not', () => {
    const game = decided(
      'conventions_of_war',
      { p1: 'against', p2: 'against', p3: 'abstain' },
      {
        units: {
          p1: { abyz: { space_dock: 1 }, quinarra: { space_dock: 1 } },
          p2: { jord: { space_dock: 1 } },
          p3: { saudor: { space_dock: 1 } },
        },
        planets: { p1: ['abyz'], p3: ['saudor'] },
      },
    )
    expect([
      standing(game, 'abyz'),
      standing(game, 'quinarra'),
      standing(game, 'jord'),
      standing(game, 'saudor'),
    ]).toEqual([[], ['p1 space_dock'], ['p2 space_dock'], ['p3 space_dock']])
  })
})

describe('Arms Reduction', () => {
  test('for: two Dreadnoughts and four Cruisers stay, the rest go with what they carry', () => {
    const game = decided('arms_reduction', 'for', {
      units: { p1: { a1: { dreadnought: 3 }, a3: { cruiser: 5 } } },
      counters: { p1: { fleet: 6 } },
    })
    expect(game.open).toHaveLength(1)
    expect(game.offered<{ least: number; most: number }>('p1')).toMatchObject({ least: 1, most: 1 })
    game.say('p1', offers(game, 'p1').slice(0, 1))
    if (!game.rests) game.say('p1', offers(game, 'p1').slice(0, 1))
    expect(standing(game, 'a1')).toEqual(['p1 dreadnought', 'p1 dreadnought'])
    expect(standing(game, 'a3')).toHaveLength(4)
  })
  test('against: red specialties are exhausted', () => {
    const game = decided('arms_reduction', 'against', { planets: { p1: ['bereg', 'fria'], p2: ['tequran'] } })
    expect(exhausted(game)).toEqual(['bereg', 'tequran'])
  })
})

describe('Colonization Licensing', () => {
  test('against: one planet for every three outside the Home System', () => {
    const game = decided('colonization_licensing', 'against', {
      planets: { p1: ['abyz', 'fria', 'saudor', 'thibah', 'quann'], p2: ['bereg', 'lirta_iv'] },
    })
    expect(game.open).toEqual([`p1:${(game.open[0] ?? '').split(':')[1]}`])
    expect(game.offered<{ least: number; most: number }>('p1')).toMatchObject({ least: 1, most: 1 })
  })
})

describe('Limits to Individual Power', () => {
  test('for: three cards at once; Yssaril keep theirs', () => {
    const game = decided('limits_to_individual_power', 'for', {
      races: { p1: 'norr', p2: 'yssaril', p3: 'letnev' },
      hands: {
        p1: ['dug_in', 'veto', 'thugs', 'plague', 'patrol'],
        p2: ['good_year', 'uprising', 'privateers', 'transport'],
        p3: ['armistice'],
      },
    })
    expect(game.open.map(key => key.split(':')[0])).toEqual(['p1'])
    expect(game.offered<{ least: number; most: number }>('p1')).toMatchObject({ least: 2, most: 2 })
  })
  test('against: each one at random', () => {
    const game = decided('limits_to_individual_power', 'against', {
      hands: { p1: ['dug_in', 'plague'], p2: ['good_year'], p3: [] },
    })
    expect(['p1', 'p2', 'p3'].map(seat => game.sheet(seat).actionCards)).toEqual([1, 0, 0])
    expect(game.table.discards.action).toHaveLength(2)
  })
})

describe('Planetary Security', () => {
  test('for: planets outside Home Systems without a Ground Force are nobody’s now, dock and PDS with them', () => {
    const game = decided('planetary_security', 'for', {
      units: { p1: { abyz: { ground_force: 1 }, fria: { space_dock: 1, pds: 1 } } },
      planets: { p1: ['abyz', 'fria'], p2: ['mecatol_rex'] },
    })
    expect(Object.keys(game.table.planets).sort()).toEqual([
      'abyz',
      'arc_prime',
      'jord',
      'quinarra',
      'trenlak',
      'wren_terra',
    ])
    expect(standing(game, 'fria')).toEqual([])
  })
})

describe('Planetary Conscription', () => {
  test('for: taking a neutral planet by card places one more, if wanted', () => {
    const game = under(
      { segment: 'turn', args: { seat: 'p1' } },
      {
        laws: ['planetary_conscription'],
        hands: { p1: ['voluntary_annexation'] },
        planets: { p1: ['abyz'] },
      },
    )
    game.say('p1', { special: 'voluntary_annexation' }).say('p1', 'tarmann')
    expect(show(game)).toHaveLength(1)
    expect(game.open[0]).toMatch(/^p1:/)
  })
  test('against: no landing on neutral planets this round, own ones are open', () => {
    const game = decided('planetary_conscription', 'against', {})
    expect(Object.values(game.table.lasting)).toMatchObject([{ until: 'round' }])
  })
})

describe('Resource Management', () => {
  test('against: who has three or more discards two', () => {
    const game = decided('resource_management', 'against', {
      hands: { p1: ['dug_in', 'veto', 'thugs'], p2: ['good_year', 'plague'] },
    })
    expect(game.open.map(key => key.split(':')[0])).toEqual(['p1'])
    expect(game.offered<{ least: number; most: number }>('p1')).toMatchObject({ least: 2, most: 2 })
  })
})

describe('Traffic Tariffs', () => {
  const turn = (more = {}) =>
    under(
      { segment: 'turn', args: { seat: 'p1' } },
      { laws: ['traffic_tariffs'], planets: { p2: ['abyz'], p1: ['saudor'] }, ...more },
    )
  test('a system with another’s planet costs a good or a ready planet; unable: not allowed', () => {
    const poor = turn({ exhausted: ['saudor', 'quinarra', 'trenlak'] })
    expect(poor.offered<Turn>('p1').tactical).not.toContain('a1')
    expect(poor.offered<Turn>('p1').tactical).toContain('a3')
    const rich = turn({ tradeGoods: { p1: 1 } })
    rich.say('p1', { tactical: 'a1' })
    expect(choicesOf(rich, 'p1').sort()).toEqual(['quinarra', 'saudor', 'tradeGood', 'trenlak'].sort())
  })
  test('own Home System conquered by another costs too; a system of one’s own alone does not', () => {
    const game = turn({ tradeGoods: { p1: 1 } })
    game.say('p1', { tactical: 'a3' })
    expect(game.sheet('p1').tradeGoods).toBe(1)
  })
  test('against: each a counter from Pool or Strategy', () => {
    const game = decided('traffic_tariffs', 'against', {
      counters: { p2: { pool: 0, strategy: 1 }, p3: { pool: 0, strategy: 0 } },
    })
    expect(game.open.map(key => key.split(':')[0])).toEqual(['p1'])
  })
})

describe('Unconventional Weapons', () => {
  test('against: a planet for every Dreadnought and War Sun, as many as he has', () => {
    const game = decided('unconventional_weapons', 'against', {
      units: { p1: { a1: { dreadnought: 2, war_sun: 1 } }, p2: { a3: { war_sun: 1 } } },
    })
    expect(exhausted(game)).toEqual(['jord', 'quinarra', 'trenlak'])
  })
})

describe('Imperial Mandate', () => {
  test('against: nobody falls below nothing', () => {
    const game = decided('imperial_mandate', 'against', {
      change({ table }) {
        ;(table.players['p1'] as { points: number }).points = 3
      },
    })
    expect(['p1', 'p2'].map(seat => game.sheet(seat).points)).toEqual([2, 0])
  })
})

describe('Mass Mobilization', () => {
  test('all votes cast, both sides, by five, rounded down', () => {
    // p1 has 1 + 0, p2 2, p3 1 of their homes; with planets: 6 + 1, 2, 1 = 10.
    const game = decided(
      'mass_mobilization',
      { p1: 'for', p2: 'against', p3: 'abstain' },
      { planets: { p1: ['mecatol_rex'] } },
    )
    // 7 for, 2 against: 9 votes, one each.
    expect(show(game).length).toBe(3)
    expect(game.offered<{ most: number }>('p1')).toMatchObject({ most: 1 })
  })
})

describe('New Constitution', () => {
  test('for: all laws go, each exhausts two', () => {
    const game = decided('new_constitution', 'for', {
      laws: ['code_of_honor', 'fleet_regulations'],
      planets: { p2: ['abyz'] },
    })
    expect(game.table.laws).toEqual({})
    expect([...game.table.discards.political].sort()).toEqual([
      'code_of_honor',
      'fleet_regulations',
      'new_constitution',
    ])
    expect(exhausted(game)).toEqual(['abyz', 'arc_prime', 'jord', 'quinarra', 'trenlak', 'wren_terra'])
  })
})

describe('Colonial Redistribution', () => {
  test('for: from who has most to who has fewest; dock and PDS go with it', () => {
    const game = decided('colonial_redistribution', 'for', {
      units: { p1: { abyz: { ground_force: 2, pds: 1, space_dock: 1 } } },
      planets: { p1: ['abyz'] },
      change({ table }) {
        ;(table.players['p1'] as { points: number }).points = 3
        ;(table.players['p2'] as { points: number }).points = 1
      },
    })
    expect(game.open).toHaveLength(1)
    game.say('p1', 'abyz')
    expect(game.open).toEqual(['p3:accepts'])
    expect(standing(game, 'abyz')).toEqual(['p1 pds', 'p1 space_dock'])
    game.say('p3', 'yes')
    expect(standing(game, 'abyz')).toEqual(['p3 ground_force', 'p3 ground_force', 'p3 ground_force'])
    expect(game.table.planets.abyz?.owner).toBe('p3')
  })
})

describe('Compensated Disarmament', () => {
  test('its Ground Forces die, a good for each, and he keeps it with its PDS', () => {
    const game = under(
      { segment: 'galacticCouncil', args: { seat: 'p1', isOpen: true } },
      {
        units: { p2: { saudor: { ground_force: 3, pds: 1 } } },
        planets: { p2: ['saudor'] },
        change({ box }) {
          box.politicalCards = [
            'compensated_disarmament',
            ...box.politicalCards.filter(id => id !== 'compensated_disarmament'),
          ]
        },
      },
    )
    game.say('p2', 'saudor').say('p3', 'abstain').say('p1', 'abstain')
    expect(game.sheet('p2').tradeGoods).toBe(3)
    expect(standing(game, 'saudor')).toEqual(['p2 pds'])
    expect(game.table.planets.saudor?.owner).toBe('p2')
  })
})
