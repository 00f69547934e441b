import { describe, expect, test } from 'vitest'
import type { SomeOf } from '../../shared/engine/options.ts'
import type { Move } from '../../shared/galaxy/shapes/move.ts'
import { transfers } from '../../shared/ti3/activation.ts'
import { cargoOf, onPlanet } from '../../shared/ti3/forces.ts'
import { all, coming, idOf, shipAt, sortie, unitsAt } from './fleets.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'

const hexes: [string, string] = ['b0', 'b1']

/** p1 transfers between b0 and b1; the table is that of `sortie`. */
function transfer(situation: Situation, pair = hexes): Midgame {
  const { match } = sortie(situation)
  const state = match.state
  return midgame(
    { segment: 'transferAction', args: { seat: 'p1', hexes: pair } },
    {
      players: 6,
      races: { p1: 'norr', p2: 'xxcha' },
      change: now => void Object.assign(now, structuredClone(state)),
    },
  )
}

const pairs = (situation: Situation) => transfers(sortie(situation).table, 'p1').pairs

describe('who may take a transfer action, p. 12', () => {
  const units = { p1: { b0: { cruiser: 1 }, mehar_xull: { ground_force: 1 } } }

  test('[ti3/12.transfer] two adjacent systems, each with a unit of his, whatever it is', () => {
    expect(pairs({ units })).toEqual({ b0: ['b1'] })
    expect(pairs({ units: { p1: { b0: { cruiser: 1 }, b2: { cruiser: 1 } } } })).toEqual({})
    expect(pairs({ units: { p1: { b0: { cruiser: 1 } } } })).toEqual({})
  })

  test('[ti3/12.transfer] no enemy unit in either, Ground Forces and PDS included', () => {
    const tiles = { b1: 'sys_abyz__fria' } as const
    const own = { p1: { b0: { cruiser: 1 }, abyz: { ground_force: 1 } } }
    expect(pairs({ tiles, units: own })).toEqual({ b0: ['b1'] })
    for (const kind of ['ground_force', 'pds', 'space_dock'] as const)
      expect(pairs({ tiles, units: { ...own, p2: { fria: { [kind]: 1 } } } })).toEqual({})
    expect(pairs({ tiles, units: { ...own, p2: { b0: { fighter: 1 } } } })).toEqual({})
  })

  test('[ti3/12.transfer] neither may have been activated by him', () => {
    expect(pairs({ units, activated: { p1: ['b1'] } })).toEqual({})
    expect(pairs({ units, activated: { p2: ['b1'] } })).toEqual({ b0: ['b1'] })
  })

  test('[ti3/12.transfer] systems joined by a wormhole are adjacent', () => {
    const tiles = { b1: 'sys_lodor', b8: 'sys_alpha' } as const
    expect(pairs({ tiles, units: { p1: { lodor: { pds: 1 }, b8: { cruiser: 1 } } } })).toEqual({ b1: ['b8'] })
  })

  test('[ti3/12.transfer] it takes a counter from the pool and one from reinforcements', () => {
    const game = transfer({ units, counters: { p1: { pool: 2, fleet: 3, strategy: 2 } } })
    expect(game.sheet('p1').counters).toEqual({ pool: 1, fleet: 3, strategy: 2, reinforcements: 8 })
    expect(game.table.activated).toEqual({ b0: { p1: true }, b1: { p1: true } })
  })

  test('[ti3/12.transfer] without one in reinforcements it is impossible', () => {
    const { table } = sortie({ units, counters: { p1: { pool: 6, fleet: 8, strategy: 2 } } })
    expect(transfers(table, 'p1')).toMatchObject({ pairs: {}, not: { code: 'noCounterLeft' } })
  })
})

describe('moving in a transfer, p. 12', () => {
  const situation: Situation = {
    units: {
      p1: { b0: { carrier: 1, cruiser: 1, fighter: 2 }, vefut_ii: { ground_force: 2 }, b1: { destroyer: 1 } },
    },
    planets: { p1: ['vefut_ii'] },
  }

  test('[ti3/12.movement] ships move between the two systems, both ways at the same time', () => {
    const game = transfer(situation)
    expect(coming(game.offered<Move>('p1'))).toEqual(['carrier b0', 'cruiser b0', 'destroyer b1'])
    game.say('p1', all(idOf(game, 'p1', 'b0', 'cruiser'), idOf(game, 'p1', 'b1', 'destroyer')))
    expect(unitsAt(game, 'p1', 'b0', 'destroyer')).toHaveLength(1)
    expect(unitsAt(game, 'p1', 'b1', 'cruiser')).toHaveLength(1)
  })

  test('[ti3/12.movement] no ship comes from elsewhere', () => {
    const units = { p1: { ...situation.units?.['p1'], a0: { cruiser: 1 } } }
    expect(coming(transfer({ ...situation, units }).offered<Move>('p1'))).not.toContain('cruiser a0')
  })

  test('[ti3/12.movement] Fighters and troops need a Carrier', () => {
    const game = transfer(situation)
    const carrier = idOf(game, 'p1', 'b0', 'carrier')
    const cargo = [...unitsAt(game, 'p1', 'b0', 'fighter'), ...unitsAt(game, 'p1', 'b0', 'ground_force')]
    expect(game.answer('p1', { [idOf(game, 'p1', 'b0', 'cruiser')]: { cargo } })?.code).toBe('notCarried')
    game.say('p1', { [carrier]: { cargo } })
    expect(unitsAt(game, 'p1', 'b1', 'fighter')).toHaveLength(2)
    expect(cargoOf(game.table, carrier)).toHaveLength(2)
  })

  test('[ti3/12.movement] Fleet Supply holds in both, once all have changed places', () => {
    const full: Situation = {
      units: { p1: { b0: { cruiser: 3 }, b1: { destroyer: 3 } } },
      counters: { p1: { pool: 1, fleet: 3 } },
    }
    const game = transfer(full)
    const [one = ''] = unitsAt(game, 'p1', 'b0')
    const [other = ''] = unitsAt(game, 'p1', 'b1')
    expect(game.answer('p1', all(one))?.code).toBe('overFleetSupply')
    expect(game.answer('p1', all(one, other))).toBeUndefined()
  })

  test('[ti3/12.movement] a Carrier may stay and load, or with range 2 fetch cargo from the other system', () => {
    const units = {
      p1: { b0: { war_sun: 1 }, vefut_ii: { ground_force: 1 }, mehar_xull: { ground_force: 1 } },
    }
    const game = transfer({ units, planets: { p1: ['vefut_ii', 'mehar_xull'] } })
    const sun = idOf(game, 'p1', 'b0', 'war_sun')
    expect(shipAt(game.offered<Move>('p1'), 'war_sun', 'b0').routes).toEqual([
      ['b0', 'b1'],
      ['b0'],
      ['b0', 'b1', 'b0'],
    ])
    const cargo = unitsAt(game, 'p1', 'b1', 'ground_force')
    game.say('p1', { [sun]: { cargo, route: ['b0', 'b1', 'b0'] } })
    expect(cargoOf(game.table, sun)).toHaveLength(1)
    expect(game.table.units[sun]?.at).toBe('b0')
  })

  test('[ti3/12.movement] neither a Carrier with range 1 nor a War Sun in a nebula fetches cargo and returns', () => {
    const routesOf = (kind: 'carrier' | 'war_sun', tiles: Situation['tiles'] = {}) => {
      const troops = { mehar_xull: { ground_force: 1 } }
      const units = { p1: { b0: { [kind]: 1 }, ...troops } }
      const game = transfer({ units, tiles, planets: { p1: ['mehar_xull'] } })
      return shipAt(game.offered<Move>('p1'), kind, 'b0').routes
    }
    expect(routesOf('carrier')).toEqual([['b0', 'b1']])
    expect(routesOf('war_sun')).toHaveLength(2)
    expect(routesOf('war_sun', { b0: 'special_nebula' })).toEqual([['b0', 'b1']])
  })
})

describe('the end of a transfer, p. 12', () => {
  const guns = (game: Midgame, seat: string) => Object.keys(game.offered<SomeOf>(seat).of)

  test('[ti3/12.pdsFire] each enemy PDS fires at one of the two systems, and own PDS not at all', () => {
    const game = transfer({
      units: {
        p1: { b0: { dreadnought: 1 }, b1: { dreadnought: 1 }, mehar_xull: { pds: 1 } },
        p2: { saudor: { pds: 2 } },
      },
      technologies: { p2: ['deep_space_cannon'] },
    }).say('p1', {})
    expect(game.asked('p2').about).toEqual({ seat: 'p1', hex: 'b0' })
    expect(guns(game, 'p2')).toHaveLength(2)
    game.say('p2', guns(game, 'p2').slice(0, 1))
    while (game.open[0]?.startsWith('p1:')) {
      const { options } = game.asked('p1') as never as { options: { units: Record<string, object> } }
      game.say('p1', { damaged: Object.keys(options.units), destroyed: [] })
    }
    expect(game.asked('p2').about).toEqual({ seat: 'p1', hex: 'b1' })
    expect(guns(game, 'p2')).toHaveLength(1)
    game.say('p2', [])
    expect(game.open).not.toContain('p2:pdsFire')
  })

  const carriers: Situation = {
    tiles: { b1: 'sys_abyz__fria' },
    units: {
      p1: { b0: { carrier: 1 }, vefut_ii: { ground_force: 2, space_dock: 1 }, abyz: { ground_force: 1 } },
    },
    planets: { p1: ['vefut_ii', 'abyz'] },
  }

  test('[ti3/12.landings] troops land on own planets only', () => {
    const game = transfer(carriers)
    const [troop = '', other = ''] = unitsAt(game, 'p1', 'b0', 'ground_force')
    game.say('p1', { [idOf(game, 'p1', 'b0', 'carrier')]: { cargo: [troop, other] } })
    expect(game.open).toEqual(['p1:landing'])
    expect(game.answer('p1', { [troop]: { planet: 'fria' } })).toBeDefined()
    game.say('p1', { [troop]: { planet: 'abyz' } })
    expect(onPlanet(game.table, 'abyz')).toHaveLength(2)
    expect(cargoOf(game.table, idOf(game, 'p1', 'b1', 'carrier')).map(({ id }) => id)).toEqual([other])
  })

  test('[ti3/12.production] then one of the two systems builds, and the action is over', () => {
    const game = transfer({ ...carriers, planets: { p1: ['vefut_ii'] } }).say('p1', {})
    expect(game.open).toEqual(['p1:production'])
    expect(game.asked('p1').about).toEqual({ hex: 'b0' })
    game.say('p1', game.asked('p1').otherwise)
    expect(game.rests).toBe(true)
    expect(game.table.doing).toBeUndefined()
  })

  test('[ti3/12.production] where both could, its player chooses which', () => {
    const game = transfer(carriers).say('p1', {})
    expect(game.open).toEqual(['p1:where'])
    game.say('p1', 'b1')
    expect(game.asked('p1').about).toEqual({ hex: 'b1' })
  })
})
