import { describe, expect, test } from 'vitest'
import { warns } from '../../shared/galaxy/shapes/afterMove.ts'
import type { Move } from '../../shared/galaxy/shapes/move.ts'
import { cargoOf, onPlanet } from '../../shared/ti3/forces.ts'
import { coming, grant, idOf, shipAt, sortie, unitsAt } from './fleets.ts'
import type { Midgame, Situation } from './midgame.ts'

const aboard = (game: Midgame, ship: string) => cargoOf(game.table, ship).map(({ kind }) => kind)

describe('the example of carrier transport, p. 27', () => {
  const example: Situation = {
    tiles: { c1: 'sys_lazar__sakulag', a0: 'sys_abyz__fria' },
    units: {
      p1: {
        c1: { carrier: 1 },
        lazar: { ground_force: 4 },
        vefut_ii: { ground_force: 1 },
        mehar_xull: { ground_force: 1 },
        abyz: { ground_force: 2 },
      },
    },
    planets: { p1: ['lazar', 'vefut_ii', 'mehar_xull', 'abyz'] },
    activated: { p1: ['b0'] },
    technologies: { p1: ['xrd_transporters'] },
  }
  const start = () => {
    const game = sortie(example, 'a0')
    const carrier = idOf(game, 'p1', 'c1', 'carrier')
    const onboard = onPlanet(game.table, 'lazar').map(({ id }) => id)
    return { game, carrier, onboard }
  }

  test('[ti3/27.example] both carrier routes are offered, one past an activated system and one past troops', () => {
    const { game } = start()
    expect(shipAt(game.offered<Move>('p1'), 'carrier', 'c1').routes).toEqual([
      ['c1', 'b0', 'a0'],
      ['c1', 'b1', 'a0'],
    ])
  })

  test('[ti3/27.example] [ti3/27.pickUp] by route 1 it passes the activated system but picks up nothing there', () => {
    const { game, carrier, onboard } = start()
    const [left = ''] = onPlanet(game.table, 'vefut_ii').map(({ id }) => id)
    const way = { route: ['c1', 'b0', 'a0'] }
    expect(game.answer('p1', { [carrier]: { cargo: [...onboard, left], ...way } })?.code).toBe('notOffered')
    const [lower = ''] = onPlanet(game.table, 'mehar_xull').map(({ id }) => id)
    expect(game.answer('p1', { [carrier]: { cargo: [...onboard, lower], ...way } })?.code).toBe('notOnTheWay')
    expect(game.answer('p1', { [carrier]: { cargo: onboard, ...way } })).toBeUndefined()
    expect(aboard(game, carrier)).toHaveLength(4)
  })

  test('[ti3/11.pickUp] [ti3/27.example] by route 2 it picks up the fifth, and on arrival a sixth', () => {
    const { game, carrier, onboard } = start()
    const [lower = ''] = onPlanet(game.table, 'mehar_xull').map(({ id }) => id)
    const [there = '', too = ''] = onPlanet(game.table, 'abyz').map(({ id }) => id)
    const way = { route: ['c1', 'b1', 'a0'] }
    const seven = [...onboard, lower, there, too]
    expect(game.answer('p1', { [carrier]: { cargo: seven, ...way } })).toMatchObject({
      code: 'overCapacity',
      rule: 'ti3/27.capacity',
    })
    expect(game.answer('p1', { [carrier]: { cargo: seven.slice(0, 6), ...way } })).toBeUndefined()
    expect(aboard(game, carrier)).toHaveLength(6)
    expect(onPlanet(game.table, 'abyz')).toHaveLength(1)
    expect(game.table.units[lower]).toEqual({ kind: 'ground_force', of: 'p1', at: 'a0', aboard: carrier })
  })

  test('[ti3/27.pickUp] the route need not be named where the cargo tells it', () => {
    const { game, carrier } = start()
    const [lower = ''] = onPlanet(game.table, 'mehar_xull').map(({ id }) => id)
    game.say('p1', { [carrier]: { cargo: [lower] } })
    expect(aboard(game, carrier)).toEqual(['ground_force'])
  })

  test("[ti3/11.pickUp] a planet whose last troops leave stays its owner's", () => {
    const { game, carrier, onboard } = start()
    game.say('p1', { [carrier]: { cargo: onboard } })
    expect(onPlanet(game.table, 'lazar')).toEqual([])
    expect(game.table.planets.lazar?.owner).toBe('p1')
    expect(game.told('ti3.log.loads')).toEqual([{ seat: 'p1', count: 4, hex: 'c1' }])
  })
})

describe('what Carriers and War Suns carry, pp. 27–29', () => {
  const six = { fighter: 3, carrier: 1 }
  const home: Situation = {
    tiles: { b0: 'sys_abyz__fria' },
    units: { p1: { b0: six, abyz: { ground_force: 3, pds: 2, space_dock: 1 } } },
  }

  test('[ti3/27.capacity] any mix of Fighters, Ground Forces and PDS, six in all', () => {
    const game = sortie(home, 'a0')
    const carrier = idOf(game, 'p1', 'b0', 'carrier')
    const cargo = [
      ...unitsAt(game, 'p1', 'b0', 'fighter'),
      ...unitsAt(game, 'p1', 'b0', 'pds'),
      ...unitsAt(game, 'p1', 'b0', 'ground_force'),
    ]
    expect(game.answer('p1', { [carrier]: { cargo: cargo.slice(0, 7) } })?.code).toBe('overCapacity')
    game.say('p1', { [carrier]: { cargo: cargo.slice(0, 6) } })
    expect(aboard(game, carrier).sort()).toEqual(['ground_force', 'pds', 'pds'])
    expect(unitsAt(game, 'p1', 'a0', 'fighter')).toHaveLength(3)
    for (const id of unitsAt(game, 'p1', 'a0', 'fighter'))
      expect(game.table.units[id]).toEqual({ kind: 'fighter', of: 'p1', at: 'a0' })
  })

  test('[ti3/27.capacity] Space Docks stay, and units of others are no cargo', () => {
    const units = { ...home.units, p2: { fria: { ground_force: 1 } } }
    const game = sortie({ ...home, units }, 'a0')
    const { cargo } = game.offered<Move>('p1')
    expect(new Set(Object.values(cargo).map(({ kind }) => kind))).toEqual(
      new Set(['fighter', 'ground_force', 'pds']),
    )
    expect(Object.keys(cargo)).not.toContain(idOf(game, 'p2', 'b0', 'ground_force'))
  })

  test('[ti3/27.capacity] a War Sun carries six as well, a Cruiser nothing', () => {
    const game = sortie({ units: { p1: { b0: { war_sun: 1, cruiser: 1, fighter: 2 } } } }, 'a0')
    const options = game.offered<Move>('p1')
    expect(shipAt(options, 'war_sun', 'b0')).toMatchObject({ capacity: 6 })
    expect(shipAt(options, 'cruiser', 'b0')).toMatchObject({ capacity: 0, carries: [] })
    const cargo = unitsAt(game, 'p1', 'b0', 'fighter')
    const cruiser = idOf(game, 'p1', 'b0', 'cruiser')
    expect(game.answer('p1', { [cruiser]: { cargo } })?.code).toBe('notCarried')
    game.say('p1', { [idOf(game, 'p1', 'b0', 'war_sun')]: { cargo } })
    expect(unitsAt(game, 'p1', 'a0')).toHaveLength(3)
  })

  test('[ti3/27.stasis] with Stasis Capsules Cruisers and Dreadnoughts take one Ground Force, picked up on the way', () => {
    const situation: Situation = {
      units: { p1: { c1: { cruiser: 1 }, mehar_xull: { ground_force: 2, pds: 1 } } },
      technologies: { p1: ['stasis_capsules'] },
    }
    const game = sortie(situation, 'a0')
    const cruiser = idOf(game, 'p1', 'c1', 'cruiser')
    const troops = unitsAt(game, 'p1', 'b1', 'ground_force')
    expect(game.answer('p1', { [cruiser]: { cargo: troops } })?.code).toBe('overCapacity')
    expect(game.answer('p1', { [cruiser]: { cargo: unitsAt(game, 'p1', 'b1', 'pds') } })).toBeDefined()
    game.say('p1', { [cruiser]: { cargo: troops.slice(1) } })
    expect(aboard(game, cruiser)).toEqual(['ground_force'])
    expect(game.table.units[cruiser]?.at).toBe('a0')
  })

  test('[ti3/27.capacity] an effect may change how many', () => {
    const game = sortie({ ...home, change: grant('p1', { numbers: { capacity: () => -4 } }) }, 'a0')
    const carrier = idOf(game, 'p1', 'b0', 'carrier')
    const cargo = unitsAt(game, 'p1', 'b0', 'fighter')
    expect(game.answer('p1', { [carrier]: { cargo } })?.code).toBe('overCapacity')
  })

  test('[ti3/27.unload] what is aboard comes along, takes its places and cannot be handed to another ship', () => {
    const game = sortie({ units: { p1: { b0: { carrier: 2, ground_force: 6 } } } }, 'a0')
    const [full = '', empty = ''] = unitsAt(game, 'p1', 'b0', 'carrier').sort(
      (a, b) => aboard(game, b).length - aboard(game, a).length,
    )
    const [troop = ''] = cargoOf(game.table, full).map(({ id }) => id)
    expect(game.answer('p1', { [empty]: { cargo: [troop] } })).toMatchObject({
      code: 'staysAboard',
      rule: 'ti3/27.unload',
    })
    game.say('p1', { [full]: {} })
    expect(aboard(game, full)).toHaveLength(6)
    expect(game.table.units[troop]?.at).toBe('a0')
  })

  test('[ti3/27.capacity] nothing rides in two ships', () => {
    const game = sortie({ units: { p1: { b0: { carrier: 2, fighter: 1 } } } }, 'a0')
    const [one = '', other = ''] = unitsAt(game, 'p1', 'b0', 'carrier')
    const cargo = unitsAt(game, 'p1', 'b0', 'fighter')
    expect(game.answer('p1', { [one]: { cargo }, [other]: { cargo } })?.code).toBe('twice')
  })
})

describe('where cargo is picked up, pp. 11 and 27', () => {
  test('[ti3/27.pickUp] not where enemy ships are, not even in the activated system', () => {
    const game = sortie(
      {
        units: {
          p1: { b0: { carrier: 1 }, saudor: { ground_force: 2 } },
          p2: { a0: { fighter: 1 } },
        },
      },
      'a0',
    )
    expect(game.offered<Move>('p1').cargo).toEqual({})
  })

  test('[ti3/27.pickUp] not in a system activated before', () => {
    const units = { p1: { c2: { war_sun: 1 }, mehar_xull: { ground_force: 1 } } }
    expect(Object.keys(sortie({ units }, 'a0').offered<Move>('p1').cargo)).toHaveLength(1)
    const closed = sortie({ units, activated: { p1: ['b1'] } }, 'a0').offered<Move>('p1')
    expect(closed.cargo).toEqual({})
    expect(coming(closed)).toEqual(['war_sun c2'])
    const docked = { p1: { c2: { war_sun: 1 }, b1: { fighter: 2 }, mehar_xull: { space_dock: 1 } } }
    expect(Object.keys(sortie({ units: docked }, 'a0').offered<Move>('p1').cargo)).toHaveLength(2)
    expect(sortie({ units: docked, activated: { p1: ['b1'] } }, 'a0').offered<Move>('p1').cargo).toEqual({})
  })

  test('[ti3/11.pickUp] a Carrier that stays in the activated system may load there', () => {
    const game = sortie({ units: { p1: { a0: { carrier: 1 }, saudor: { ground_force: 2 } } } }, 'a0')
    const carrier = idOf(game, 'p1', 'a0', 'carrier')
    expect(game.offered<Move>('p1').ships[carrier]?.routes).toEqual([['a0']])
    game.say('p1', { [carrier]: { cargo: unitsAt(game, 'p1', 'a0', 'ground_force') } })
    expect(aboard(game, carrier)).toHaveLength(2)
    expect(game.told('ti3.log.moves')).toEqual([])
  })

  test('[ti3/11.pickUp] a ship in the activated system may leave it for cargo and return within its range', () => {
    const units = { p1: { a0: { war_sun: 1, carrier: 1 }, mehar_xull: { ground_force: 2 } } }
    const game = sortie({ units }, 'a0')
    expect(coming(game.offered<Move>('p1'))).toEqual(['war_sun a0'])
    const sun = idOf(game, 'p1', 'a0', 'war_sun')
    expect(game.offered<Move>('p1').ships[sun]?.routes).toEqual([['a0'], ['a0', 'b1', 'a0']])
    game.say('p1', { [sun]: { cargo: unitsAt(game, 'p1', 'b1', 'ground_force') } })
    expect(aboard(game, sun)).toHaveLength(2)
    expect(game.table.units[sun]?.at).toBe('a0')
  })

  test('[ti3/11.pickUp] a ship may turn back on its way where its range allows', () => {
    const situation: Situation = {
      units: { p1: { b0: { carrier: 1 }, abyz: { ground_force: 1 } } },
      tiles: { c0: 'sys_abyz__fria' },
      change: grant('p1', { numbers: { move: () => 2 } }),
    }
    const { routes } = shipAt(sortie(situation, 'a0').offered<Move>('p1'), 'carrier', 'b0')
    expect(routes).toEqual([
      ['b0', 'a0'],
      ['b0', 'c0', 'b0', 'a0'],
    ])
  })
})

describe('Fighters left behind, p. 29', () => {
  const example: Situation = {
    units: { p1: { b0: { carrier: 1, fighter: 7, ground_force: 2 }, vefut_ii: { space_dock: 1 } } },
  }

  test('[ti3/29.moving] a dock and a Carrier with two Ground Forces support 3 + 4; when it leaves, 4 must go along', () => {
    const game = sortie(example, 'a0')
    const carrier = idOf(game, 'p1', 'b0', 'carrier')
    const fighters = unitsAt(game, 'p1', 'b0', 'fighter')
    const options = game.offered<Move>('p1')
    expect(options.left['b0']).toMatchObject({ fighters: 7, support: 7 })
    expect(warns(options, { [carrier]: { cargo: fighters.slice(3) } })).toEqual({})
    expect(warns(options, { [carrier]: { cargo: fighters.slice(5) } })).toEqual({ b0: 2 })
    expect(game.answer('p1', { [carrier]: { cargo: fighters.slice(2) } })?.code).toBe('overCapacity')
    game.say('p1', { [carrier]: { cargo: fighters.slice(3) } })
    expect(unitsAt(game, 'p1', 'b0', 'fighter')).toHaveLength(3)
    expect(unitsAt(game, 'p1', 'a0', 'fighter')).toHaveLength(4)
  })

  test('[ti3/29.moving] moving away without them is allowed, warned of, and kills them at once', () => {
    const game = sortie(example, 'a0')
    const carrier = idOf(game, 'p1', 'b0', 'carrier')
    expect(warns(game.offered<Move>('p1'), { [carrier]: {} })).toEqual({ b0: 4 })
    game.say('p1', { [carrier]: {} })
    expect(unitsAt(game, 'p1', 'b0', 'fighter')).toHaveLength(3)
    expect(unitsAt(game, 'p1', 'a0').length).toBe(3)
  })

  test('[ti3/29.moving] loading troops where Fighters need the places is warned of, unless a battle comes first', () => {
    const units = { p1: { a0: { carrier: 1, fighter: 6 }, saudor: { ground_force: 2 } } }
    const game = sortie({ units }, 'a0')
    const carrier = idOf(game, 'p1', 'a0', 'carrier')
    const cargo = unitsAt(game, 'p1', 'a0', 'ground_force')
    expect(warns(game.offered<Move>('p1'), { [carrier]: { cargo } })).toEqual({ a0: 2 })
    const fight = sortie(
      { units: { p1: { b0: { carrier: 1, fighter: 6 } }, p2: { a0: { cruiser: 1 } } } },
      'a0',
    )
    const all = unitsAt(fight, 'p1', 'b0', 'fighter')
    const moved = { [idOf(fight, 'p1', 'b0', 'carrier')]: { cargo: all.slice(1) } }
    expect(warns(fight.offered<Move>('p1'), moved)).toEqual({ b0: 1 })
    expect(fight.offered<Move>('p1').fleet['a0']?.enemies).toBe(true)
  })
})

describe('counters for pieces that ran out, p. 19', () => {
  test('[ti3/19.moving] [ti3/20.removed] a counter is not carried off without a piece of its kind', () => {
    const planets = [
      'saudor',
      'thibah',
      'tarmann',
      'wellon',
      'vefut_ii',
      'mehar_xull',
      'abyz',
      'fria',
      'arinam',
    ]
    const more = ['meer', 'arnor', 'lor']
    const troops = Object.fromEntries([...planets, ...more].map(planet => [planet, { ground_force: 1 }]))
    const units = { p1: { ...troops, b0: { carrier: 1 }, vefut_ii: { ground_force: 2 } } }
    const game = sortie({ units }, 'a0')
    const carrier = idOf(game, 'p1', 'b0', 'carrier')
    const two = unitsAt(game, 'p1', 'b0', 'ground_force')
    expect(game.answer('p1', { [carrier]: { cargo: two.slice(1) } })).toMatchObject({ code: 'loneCounter' })
    expect(game.answer('p1', { [carrier]: { cargo: two } })).toBeUndefined()
  })
})
