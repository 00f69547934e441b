import { describe, expect, test } from 'vitest'
import type { Next } from '../../shared/engine/rules.ts'
import type { Cart, Produce } from '../../shared/galaxy/shapes/produce.ts'
import { fleet, onPlanet, piecesAt } from '../../shared/ti3/forces.ts'
import { canProduce, cheapestFor, dockLimit, produceOptions } from '../../shared/ti3/production.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'

const here = 'b3'
const at: Next = { segment: 'production', args: { seat: 'p1', hex: here } }

/** N'orr at home: Quinarra (3 resources) with a dock, and Tren'lak (1). */
const home = (situation: Situation = {}): Midgame =>
  midgame(at, {
    races: { p1: 'norr' },
    tiles: { [here]: 'home_norr' },
    counters: { p1: { fleet: 4 } },
    ...situation,
    units: { p1: { quinarra: { space_dock: 1 } }, ...situation.units },
  })

const none = { planets: [], tradeGoods: 0 }
const cart = (build: Cart['build'], pay: Partial<Cart['pay']> = {}, more: Partial<Cart> = {}): Cart => ({
  build,
  newDocks: [],
  pay: { ...none, ...pay },
  ...more,
})
const empty = cart({})
const kindsAt = (game: Midgame, hex = here) => fleet(game.table, 'p1', hex).map(({ kind }) => kind)
const codeOf = (game: Midgame, value: unknown) => game.answer('p1', value)?.code

describe('building at a Space Dock', () => {
  test('[ti3/12.buildsLast] [ti3/22.example] [ti3/12.production] the example: a Carrier, a Destroyer and a Cruiser for 6 join a Carrier, under Fleet Supply 4', () => {
    const game = home({
      units: { p1: { quinarra: { space_dock: 1 }, [here]: { carrier: 1 } } },
      planets: { p1: ['saudor'] },
    })
    expect(dockLimit(game.table, 'p1', 'quinarra')).toBe(5)
    game.say(
      'p1',
      cart(
        { quinarra: { carrier: 1, destroyer: 1, cruiser: 1 } },
        { planets: ['quinarra', 'trenlak', 'saudor'] },
      ),
    )
    expect(kindsAt(game)).toEqual(['carrier', 'carrier', 'destroyer', 'cruiser'])
    for (const planet of ['quinarra', 'trenlak', 'saudor'] as const)
      expect(game.table.planets[planet]?.exhausted).toBe(true)
    expect(game.told('ti3.log.builds')).toHaveLength(3)
    expect(game.rests).toBe(true)
  })

  test('[ti3/26.limit] a dock builds as many units as the resource value of its planet and two more, whatever they cost', () => {
    const game = home({ tradeGoods: { p1: 6 } })
    const goods = (tradeGoods: number) => ({ tradeGoods })
    expect(codeOf(game, cart({ quinarra: { fighter: 2, ground_force: 4 } }, goods(3)))).toBe('dockFull')
    game.say('p1', cart({ quinarra: { fighter: 2, ground_force: 3 } }, goods(3)))
    expect(onPlanet(game.table, 'quinarra', 'ground_force')).toHaveLength(3)
  })

  test('[ti3/26.building] [ti3/26.limit] each dock of a system has its own limit', () => {
    const game = home({
      units: { p1: { quinarra: { space_dock: 1 }, trenlak: { space_dock: 1 } } },
      tradeGoods: { p1: 9 },
    })
    expect(game.offered<Produce>('p1').docks).toEqual({ quinarra: { most: 5 }, trenlak: { most: 3 } })
    const goods = { tradeGoods: 4 }
    expect(codeOf(game, cart({ quinarra: { ground_force: 4 }, trenlak: { ground_force: 4 } }, goods))).toBe(
      'dockFull',
    )
    game.say('p1', cart({ quinarra: { ground_force: 5 }, trenlak: { ground_force: 3 } }, goods))
    expect(onPlanet(game.table, 'trenlak', 'ground_force')).toHaveLength(3)
  })

  test('[ti3/26.space] what one dock builds for the ground does not appear on the planet of another dock of the system', () => {
    const two = (situation: Situation = {}) =>
      home({
        units: { p1: { quinarra: { space_dock: 1 }, trenlak: { space_dock: 1 } } },
        tradeGoods: { p1: 9 },
        ...situation,
      })
    const across = cart(
      { quinarra: { ground_force: 5 }, trenlak: { ground_force: 3 } },
      { tradeGoods: 4 },
      { elsewhere: { quinarra: { ground_force: 3 } } },
    )
    expect(codeOf(two(), across)).toBe('notOffered')
    const integrated = two({ technologies: { p1: ['integrated_economy'] } }).say('p1', across)
    expect(onPlanet(integrated.table, 'quinarra', 'ground_force')).toHaveLength(8)
  })

  test('[ti3/26.pairs] two Fighters or two Ground Forces cost 1; an odd one costs 1 too, and one of each costs 2', () => {
    const cost = (kinds: Cart['build'][string]) => {
      const game = home({ tradeGoods: { p1: 9 }, exhausted: [] })
      for (let tradeGoods = 0; ; tradeGoods++)
        if (!game.answer('p1', cart({ quinarra: kinds }, { tradeGoods }))) return tradeGoods
    }
    expect(cost({ fighter: 2 })).toBe(1)
    expect(cost({ fighter: 1 })).toBe(1)
    expect(cost({ ground_force: 3 })).toBe(2)
    expect(cost({ fighter: 1, ground_force: 1 })).toBe(2)
  })

  test('[ti3/26.space] [ti3/29.pdsBuilt] Ground Forces and PDS appear on the planet of the dock, ships in space', () => {
    const game = home({ tradeGoods: { p1: 9 } })
    game.say('p1', cart({ quinarra: { ground_force: 2, pds: 1, cruiser: 1 } }, { tradeGoods: 5 }))
    expect(onPlanet(game.table, 'quinarra').map(({ kind }) => kind)).toEqual([
      'space_dock',
      'ground_force',
      'ground_force',
      'pds',
    ])
    expect(onPlanet(game.table, 'trenlak')).toEqual([])
    expect(fleet(game.table, 'p1', here)).toEqual([expect.not.objectContaining({ planet: 'quinarra' })])
  })

  test('[ti3/12.buildsLast] [ti3/26.building] [ti3/12.production] an empty cart declines; who can build nothing is not asked', () => {
    const game = home()
    expect(game.open).toEqual(['p1:production'])
    game.say('p1', empty)
    expect(game.rests).toBe(true)
    expect(piecesAt(game.table, here)).toHaveLength(1)
    expect(home({ exhausted: ['quinarra', 'trenlak'] }).rests).toBe(true)
    expect(home({ units: { p1: {}, p2: { [here]: { cruiser: 1 } } } }).rests).toBe(true)
  })

  test('[ti3/30.warSun] [ti3/24.warSun] War Suns are built only with their technology', () => {
    const warSun = cart({ quinarra: { war_sun: 1 } }, { tradeGoods: 12 })
    expect(codeOf(home({ tradeGoods: { p1: 12 } }), warSun)).toBe('needsTechnology')
    const game = home({ tradeGoods: { p1: 12 }, technologies: { p1: ['war_sun_tech'] } }).say('p1', warSun)
    expect(kindsAt(game)).toEqual(['war_sun'])
  })

  test('[ti3/6.pieces] [ti3/19.pieces] only pieces in reinforcements can be built', () => {
    const game = home({
      units: { p1: { quinarra: { space_dock: 1 }, d1: { dreadnought: 4 } } },
      tradeGoods: { p1: 15 },
    })
    expect(codeOf(game, cart({ quinarra: { dreadnought: 2 } }, { tradeGoods: 10 }))).toBe('noPieces')
    game.say('p1', cart({ quinarra: { dreadnought: 1 } }, { tradeGoods: 5 }))
    expect(kindsAt(game)).toEqual(['dreadnought'])
  })

  test('[ti3/29.twoPds] [ti3/29.pds] a planet never holds more than two PDS', () => {
    const game = home({
      units: { p1: { quinarra: { space_dock: 1, pds: 1 } } },
      tradeGoods: { p1: 4 },
    })
    expect(codeOf(game, cart({ quinarra: { pds: 2 } }, { tradeGoods: 4 }))).toBe('pdsFull')
    expect(codeOf(game, cart({ quinarra: { pds: 1 } }, { tradeGoods: 2 }))).toBeUndefined()
  })

  test('[ti3/21.fleet] nothing is bought above Fleet Supply, Fighters apart', () => {
    const game = home({
      counters: { p1: { fleet: 2 } },
      units: { p1: { quinarra: { space_dock: 1 }, [here]: { cruiser: 1 } } },
      tradeGoods: { p1: 9 },
    })
    expect(codeOf(game, cart({ quinarra: { destroyer: 2 } }, { tradeGoods: 2 }))).toBe('fleetFull')
    game.say('p1', cart({ quinarra: { destroyer: 1, fighter: 2 } }, { tradeGoods: 2 }))
    expect(kindsAt(game)).toEqual(['cruiser', 'destroyer', 'fighter', 'fighter'])
  })

  test('[ti3/20.likeUnits] [ti3/26.dockSupport] Fighters are bought only as far as docks, Carriers and War Suns support them, those just built too', () => {
    const game = home({ tradeGoods: { p1: 9 } })
    expect(codeOf(game, cart({ quinarra: { fighter: 4 } }, { tradeGoods: 2 }))).toBe('noSupport')
    game.say('p1', cart({ quinarra: { fighter: 4, carrier: 1 } }, { tradeGoods: 5 }))
    expect(kindsAt(game).filter(kind => kind === 'fighter')).toHaveLength(4)
  })

  test('[ti3/29.support] a War Sun supports Fighters like a Carrier', () => {
    const game = home({ tradeGoods: { p1: 14 }, technologies: { p1: ['war_sun_tech'] } })
    game.say('p1', cart({ quinarra: { fighter: 4, war_sun: 1 } }, { tradeGoods: 14 }))
    expect(kindsAt(game)).toHaveLength(5)
  })

  test('[ti3/26.blockade] under blockade a dock builds Ground Forces and PDS, but no ship', () => {
    const game = home({
      units: { p1: { quinarra: { space_dock: 1 } }, p2: { [here]: { fighter: 1 } } },
      tradeGoods: { p1: 9 },
    })
    expect(codeOf(game, cart({ quinarra: { destroyer: 1 } }, { tradeGoods: 1 }))).toBe('blockaded')
    expect(codeOf(game, cart({ quinarra: { fighter: 1 } }, { tradeGoods: 1 }))).toBe('blockaded')
    game.say('p1', cart({ quinarra: { ground_force: 2, pds: 1 } }, { tradeGoods: 3 }))
    expect(onPlanet(game.table, 'quinarra')).toHaveLength(4)
  })

  test('[ti3/22.anyPlanet] any planets may pay, not that of the dock; an exhausted one still builds', () => {
    const game = home({ planets: { p1: ['lodor'] }, exhausted: ['quinarra'] })
    game.say('p1', cart({ quinarra: { cruiser: 1 } }, { planets: ['lodor'] }))
    expect(game.table.planets.lodor?.exhausted).toBe(true)
    expect(kindsAt(game)).toEqual(['cruiser'])
  })

  test('[ti3/22.paying] what planets give too much is lost, but none is exhausted for nothing', () => {
    const game = home({ planets: { p1: ['lodor'] }, tradeGoods: { p1: 1 } })
    const cruiser = { quinarra: { cruiser: 1 } }
    expect(codeOf(game, cart(cruiser, { planets: ['trenlak'] }))).toBe('notEnough')
    expect(codeOf(game, cart(cruiser, { planets: ['lodor', 'trenlak'] }))).toBe('overpaid')
    expect(codeOf(game, cart(cruiser, { planets: ['lodor'], tradeGoods: 1 }))).toBe('overpaid')
    game.say('p1', cart(cruiser, { planets: ['lodor'] }))
    expect(game.sheet('p1').tradeGoods).toBe(1)
  })

  test('resources given with producing come first and pay for units alone', () => {
    const game = home({ technologies: { p1: ['sarween_tools'] }, tradeGoods: { p1: 9 } })
    expect(game.offered<Produce>('p1').freeResources).toBe(1)
    expect(codeOf(game, cart({ quinarra: { destroyer: 1 } }, { tradeGoods: 1 }))).toBe('overpaid')
    expect(codeOf(game, cart({}, { tradeGoods: 3 }, { newDocks: ['trenlak'] }))).toBe('notEnough')
    game.say('p1', cart({ quinarra: { destroyer: 1 } }))
    expect(kindsAt(game)).toEqual(['destroyer'])
  })

  test('[ti3/26.limit] technology raises the limit of a dock, and a people pays less for its Dreadnoughts', () => {
    const game = home({ technologies: { p1: ['enviro_compensator'] } })
    expect(game.offered<Produce>('p1').docks).toEqual({ quinarra: { most: 6 } })
    const cheap = midgame(at, {
      races: { p1: 'l1z1x' },
      tiles: { [here]: 'home_l1z1x' },
      units: { p1: { zero_zero_zero: { space_dock: 1 } } },
    })
    expect(cheap.offered<Produce>('p1').prices.dreadnought?.cost).toBe(4)
  })

  test('the suggested payment wastes nothing where it can and keeps influence', () => {
    const game = home({ planets: { p1: ['lodor', 'abyz'] }, tradeGoods: { p1: 5 } })
    const options = game.offered<Produce>('p1')
    const suggest = (kinds: Cart['build'][string]) =>
      cheapestFor(game.table, options, cart({ quinarra: kinds }))
    expect(suggest({ carrier: 1 })).toEqual({ planets: ['abyz'], tradeGoods: 0 })
    expect(suggest({ cruiser: 1 })).toEqual({ planets: ['trenlak'], tradeGoods: 1 })
  })
})

describe('a new Space Dock', () => {
  const dockOn = (...newDocks: string[]) => cart({}, { tradeGoods: 4 * newDocks.length }, { newDocks })

  test('[ti3/12.newDock] [ti3/26.newDock] costs 4 on a planet held since the round began, and needs no other dock', () => {
    const game = home({ units: { p1: {} }, tradeGoods: { p1: 4 } })
    expect(game.offered<Produce>('p1').docks).toEqual({})
    game.say('p1', dockOn('trenlak'))
    expect(onPlanet(game.table, 'trenlak').map(({ kind }) => kind)).toEqual(['space_dock'])
    expect(game.sheet('p1').tradeGoods).toBe(0)
  })

  test('[ti3/26.newDock] not on a planet taken this round, nor where there is one, nor under enemy ships', () => {
    const taken = home({
      tradeGoods: { p1: 4 },
      change: ({ table }) => {
        table.planets.trenlak = { owner: 'p1', taken: 2 }
      },
    })
    expect(taken.offered<Produce>('p1').newDocks).toEqual([])
    expect(codeOf(taken, dockOn('trenlak'))).toBe('notOffered')
    expect(codeOf(home({ tradeGoods: { p1: 4 } }), dockOn('quinarra'))).toBe('notOffered')
    const watched = home({
      tradeGoods: { p1: 4 },
      units: { p1: { quinarra: { space_dock: 1 } }, p2: { [here]: { destroyer: 1 } } },
    })
    expect(codeOf(watched, dockOn('trenlak'))).toBe('notOffered')
    const foreign = home({
      tradeGoods: { p1: 4 },
      change: ({ table }) => {
        table.planets.trenlak = { owner: 'p2', taken: 1 }
      },
    })
    expect(codeOf(foreign, dockOn('trenlak'))).toBe('notOffered')
  })

  test('[ti3/26.nextRound] counts against no limit and supports Fighters at once', () => {
    const game = home({ tradeGoods: { p1: 9 }, planets: { p1: ['lodor'] } })
    const full = { quinarra: { fighter: 5 } }
    expect(codeOf(game, cart(full, { tradeGoods: 3 }))).toBe('noSupport')
    game.say('p1', cart(full, { tradeGoods: 7 }, { newDocks: ['trenlak'] }))
    expect(piecesAt(game.table, here)).toHaveLength(7)
  })

  test('[ti3/26.nextRound] produces from the next round on', () => {
    const game = home({ units: { p1: {} }, tradeGoods: { p1: 9 } }).say('p1', dockOn('trenlak'))
    const options = () => produceOptions(game.table, 'p1', here, { newDocks: false })
    expect(options().docks).toEqual({})
    expect(canProduce(game.table, 'p1', here, { newDocks: false })).toBe(false)
    const later = structuredClone(game.table)
    later.round++
    expect(produceOptions(later, 'p1', here, { newDocks: false }).docks).toEqual({ trenlak: { most: 3 } })
  })

  test('[ti3/19.pieces] only three docks are in the box', () => {
    const game = home({
      tiles: { [here]: 'home_norr', b4: 'sys_lodor', b2: 'sys_abyz__fria' },
      units: { p1: { quinarra: { space_dock: 1 }, lodor: { space_dock: 1 }, abyz: { space_dock: 1 } } },
      planets: { p1: ['lodor', 'abyz'] },
      tradeGoods: { p1: 4 },
    })
    expect(codeOf(game, dockOn('trenlak'))).toBe('noPieces')
  })

  test('[ti3/12.newDock] [ti3/26.newDock] is built in no other production than that of an activation', () => {
    const game = home({ tradeGoods: { p1: 9 } })
    expect(produceOptions(game.table, 'p1', here, { newDocks: false }).newDocks).toEqual([])
  })
})

describe('producing after a transfer', () => {
  const transfer = (units: Record<string, object>) =>
    midgame(
      { segment: 'production', args: { seat: 'p1', hex: here, transfer: 'b4' } },
      {
        races: { p1: 'norr' },
        tiles: { [here]: 'home_norr', b4: 'sys_lodor' },
        units: { p1: units as never },
        planets: { p1: ['lodor'] },
        tradeGoods: { p1: 3 },
        change: ({ table }) => {
          for (const planet of ['lodor', 'quinarra', 'trenlak'] as const)
            table.planets[planet] = { owner: 'p1', taken: 2 }
        },
      },
    )

  test('[ti3/12.transferProduction] happens in one of the two systems, as its owner chooses', () => {
    const game = transfer({ quinarra: { space_dock: 1 }, lodor: { space_dock: 1 } })
    expect(game.open).toEqual(['p1:where'])
    game.say('p1', 'b4')
    game.say('p1', cart({ lodor: { destroyer: 1 } }, { tradeGoods: 1 }))
    expect(kindsAt(game, 'b4')).toEqual(['destroyer'])
    expect(game.rests).toBe(true)
  })

  test('[ti3/12.transferProduction] and where only one can build, nobody is asked which', () => {
    const game = transfer({ lodor: { space_dock: 1 } })
    expect(game.offered<Produce>('p1').hex).toBe('b4')
    expect(transfer({}).rests).toBe(true)
  })
})

describe('placing beside the system that builds', () => {
  const beside = (situation: Situation = {}) =>
    home({
      technologies: { p1: ['integrated_economy'] },
      tiles: { [here]: 'home_norr', b4: 'sys_lodor', b2: 'sys_abyz__fria' },
      activated: { p1: ['b4'] },
      planets: { p1: ['lodor'] },
      tradeGoods: { p1: 9 },
      ...situation,
    })

  test('[ti3/24.integratedEconomy] ships may go to an adjacent system activated by him, Ground Forces and PDS to his planets there', () => {
    const game = beside()
    expect(Object.keys(game.offered<Produce>('p1').space)).toEqual([here, 'b4'])
    game.say(
      'p1',
      cart(
        { quinarra: { cruiser: 1, ground_force: 2, destroyer: 1 } },
        { tradeGoods: 4 },
        { elsewhere: { b4: { cruiser: 1 }, lodor: { ground_force: 1 } } },
      ),
    )
    expect(kindsAt(game)).toEqual(['destroyer'])
    expect(kindsAt(game, 'b4')).toEqual(['cruiser'])
    expect(onPlanet(game.table, 'lodor')).toHaveLength(1)
    expect(onPlanet(game.table, 'quinarra', 'ground_force')).toHaveLength(1)
  })

  test('[ti3/24.integratedEconomy] and on his other planets of the system that builds', () => {
    const game = beside()
    game.say(
      'p1',
      cart(
        { quinarra: { ground_force: 2, pds: 1 } },
        { tradeGoods: 3 },
        { elsewhere: { trenlak: { ground_force: 1, pds: 1 } } },
      ),
    )
    expect(onPlanet(game.table, 'trenlak').map(({ kind }) => kind)).toEqual(['ground_force', 'pds'])
    expect(onPlanet(game.table, 'quinarra', 'ground_force')).toHaveLength(1)
    const without = beside({ technologies: { p1: [] } })
    expect(Object.keys(without.offered<Produce>('p1').ground)).toEqual(['quinarra'])
  })

  test('not to systems he did not activate, nor more than is built, nor ships onto planets', () => {
    const game = beside()
    const away = (elsewhere: Cart['elsewhere']) =>
      codeOf(game, cart({ quinarra: { cruiser: 1 } }, { tradeGoods: 2 }, { elsewhere: elsewhere ?? {} }))
    expect(away({ b2: { cruiser: 1 } })).toBe('notOffered')
    expect(away({ b4: { cruiser: 2 } })).toBe('notOffered')
    expect(away({ lodor: { cruiser: 1 } })).toBe('notOffered')
    expect(away({ b4: { cruiser: 1 } })).toBeUndefined()
  })

  test('[ti3/26.blockade] a blockaded dock builds no ships there either', () => {
    const units = { p1: { quinarra: { space_dock: 1 } }, p2: { [here]: { destroyer: 1 } } }
    const game = beside({ units })
    const away = { elsewhere: { b4: { cruiser: 1 } } }
    expect(codeOf(game, cart({ quinarra: { cruiser: 1 } }, { tradeGoods: 2 }, away))).toBe('blockaded')
    const troops = cart({ quinarra: { ground_force: 2 } }, { tradeGoods: 1 })
    game.say('p1', { ...troops, elsewhere: { lodor: { ground_force: 2 } } })
    expect(onPlanet(game.table, 'lodor')).toHaveLength(2)
  })

  test('[ti3/21.anyFleets] each system keeps its own Fleet Supply and support for Fighters', () => {
    const game = beside({ counters: { p1: { fleet: 1 } } })
    const build = { quinarra: { destroyer: 2, fighter: 1 } }
    expect(codeOf(game, cart(build, { tradeGoods: 3 }))).toBe('fleetFull')
    const fighters = { elsewhere: { b4: { destroyer: 1, fighter: 1 } } }
    expect(codeOf(game, cart(build, { tradeGoods: 3 }, fighters))).toBe('noSupport')
    game.say('p1', cart(build, { tradeGoods: 3 }, { elsewhere: { b4: { destroyer: 1 } } }))
    expect(kindsAt(game, 'b4')).toEqual(['destroyer'])
  })
})
