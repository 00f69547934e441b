import { describe, expect, test } from 'vitest'
import type { Move } from '../../shared/galaxy/shapes/move.ts'
import { activations } from '../../shared/ti3/activation.ts'
import { fleet, piecesAt } from '../../shared/ti3/forces.ts'
import { moveOptions } from '../../shared/ti3/movement.ts'
import { takeBackCounter } from '../../shared/ti3/rules/economy.ts'
import { all, coming, grant, idOf, shipAt, sortie, unitsAt } from './fleets.ts'
import type { Situation } from './midgame.ts'

const reaching = (situation: Situation, hex: string): string[] =>
  coming(moveOptions(sortie(situation).table, 'p1', [hex]))

describe('the example of activation and movement, p. 13', () => {
  const example: Situation = {
    tiles: { b11: 'special_supernova' },
    units: {
      p1: {
        a2: { dreadnought: 1 },
        c2: { cruiser: 1 },
        a3: { cruiser: 1 },
        m0: { destroyer: 1, carrier: 1, fighter: 4 },
        a1: { destroyer: 2 },
        b10: { cruiser: 1 },
      },
      p2: { a0: { cruiser: 2 }, saudor: { ground_force: 1 }, a5: { destroyer: 2 } },
    },
    activated: { p1: ['b1', 'a1'] },
    counters: { p1: { fleet: 5, pool: 3 } },
  }

  test("[ti3/13.example] the N'orr path: who may come, and who is too far, already activated or barred", () => {
    const game = sortie(example, 'a0')
    const options = game.offered<Move>('p1')
    expect(coming(options)).toEqual(['carrier m0', 'cruiser a3', 'cruiser c2', 'destroyer m0'])
    expect(shipAt(options, 'cruiser', 'c2').routes).toEqual([['c2', 'b1', 'a0']])
    expect(game.told('ti3.log.activates')).toEqual([{ seat: 'p1', hex: 'a0' }])
  })

  test('[ti3/13.example] the fleet may be split, and what is moved meets the enemy with its Fighters', () => {
    const game = sortie(example, 'a0')
    const fighters = unitsAt(game, 'p1', 'm0', 'fighter')
    const moved = {
      ...all(idOf(game, 'p1', 'c2', 'cruiser'), idOf(game, 'p1', 'a3', 'cruiser')),
      [idOf(game, 'p1', 'm0', 'carrier')]: { cargo: fighters },
    }
    game.say('p1', moved)
    const there = fleet(game.table, 'p1', 'a0').map(({ kind }) => kind)
    expect(there.filter(kind => kind !== 'fighter').sort()).toEqual(['carrier', 'cruiser', 'cruiser'])
    expect(unitsAt(game, 'p1', 'm0')).toEqual([idOf(game, 'p1', 'm0', 'destroyer')])
    expect(game.told('ti3.log.moves')).toHaveLength(3)
  })

  test('[ti3/13.example] without the supernova, or without the two Destroyers, the last Cruiser would come too', () => {
    const open = sortie({ ...example, tiles: { b11: 'empty_6' } }, 'a0').offered<Move>('p1')
    expect(shipAt(open, 'cruiser', 'b10').routes).toEqual([['b10', 'b11', 'a0']])
    const alone = { ...example, units: { ...example.units, p2: { a0: { cruiser: 2 } } } }
    const free = sortie(alone, 'a0').offered<Move>('p1')
    expect(shipAt(free, 'cruiser', 'b10').routes).toEqual([['b10', 'a5', 'a0']])
  })
})

describe('movement range, pp. 11 and 30', () => {
  const one = (kind: string, at: string): Situation => ({ units: { p1: { [at]: { [kind]: 1 } } } })

  test('[ti3/11.range] Carriers and Dreadnoughts move 1, Destroyers, Cruisers and War Suns 2', () => {
    for (const kind of ['carrier', 'dreadnought']) {
      expect(reaching(one(kind, 'b0'), 'a0')).toEqual([`${kind} b0`])
      expect(reaching(one(kind, 'c0'), 'a0')).toEqual([])
    }
    for (const kind of ['destroyer', 'cruiser', 'war_sun']) {
      expect(reaching(one(kind, 'c0'), 'a0')).toEqual([`${kind} c0`])
      expect(reaching(one(kind, 'c0'), 'm0')).toEqual([])
    }
  })

  test('[ti3/11.range] Fighters do not move by themselves, even where something speeds ships up', () => {
    expect(reaching(one('fighter', 'b0'), 'a0')).toEqual([])
    const change = grant('p1', { numbers: { move: () => 1 } })
    expect(reaching({ ...one('fighter', 'b0'), change }, 'a0')).toEqual([])
    expect(reaching({ ...one('carrier', 'c0'), change }, 'a0')).toEqual(['carrier c0'])
  })

  test('[ti3/11.movement] all movement ends in the activated system', () => {
    const game = sortie({ units: { p1: { b0: { cruiser: 1 } } } }, 'a0')
    const cruiser = idOf(game, 'p1', 'b0', 'cruiser')
    expect(game.answer('p1', { [cruiser]: { route: ['b0', 'b1'] } })?.code).toBe('notOnTheWay')
    expect(game.answer('p1', { [cruiser]: {} })).toBeUndefined()
    expect(game.table.units[cruiser]?.at).toBe('a0')
  })

  test('[ti3/11.movement] who does not wish to move stays', () => {
    const game = sortie({ units: { p1: { b0: { cruiser: 1 } } } }, 'a0')
    game.say('p1', {})
    expect(unitsAt(game, 'p1', 'b0')).toHaveLength(1)
    expect(game.told('ti3.log.moves')).toEqual([])
  })

  test('[ti3/11.movement] only what is offered can move: not ships of others, and no ship twice', () => {
    const game = sortie({ units: { p1: { b0: { cruiser: 1 } }, p2: { b1: { cruiser: 1 } } } }, 'a0')
    const other = idOf(game, 'p2', 'b1', 'cruiser')
    for (const wrong of [{ [other]: {} }, { u99: {} }, [], 'b0', { [other]: 1 }])
      expect(game.answer('p1', wrong)?.code).toBe('notOffered')
    const own = idOf(game, 'p1', 'b0', 'cruiser')
    expect(game.answer('p1', { [own]: { speed: [] } })?.code).toBe('notOffered')
    expect(game.answer('p1', { [own]: { cargo: ['u77'] } })?.code).toBe('notOffered')
  })
})

describe('what bars the way, p. 11', () => {
  const far = { p1: { c2: { cruiser: 1 } } }

  test('[ti3/11.enemies] a system with enemy ships cannot be passed, but entered by activating it', () => {
    expect(reaching({ units: far }, 'a0')).toEqual(['cruiser c2'])
    const barred = { ...far, p2: { b1: { destroyer: 1 } } }
    expect(reaching({ units: barred }, 'a0')).toEqual([])
    expect(reaching({ units: barred }, 'b1')).toEqual(['cruiser c2'])
  })

  test('[ti3/11.enemies] lone enemy Fighters, Ground Forces and PDS let ships pass', () => {
    const p2 = { b1: { fighter: 3 }, mehar_xull: { ground_force: 2, pds: 1, space_dock: 1 } }
    expect(reaching({ units: { ...far, p2 } }, 'a0')).toEqual(['cruiser c2'])
  })

  test('[ti3/11.enemies] Fighters that move on their own bar the way like other ships', () => {
    const units = { ...far, p2: { b1: { fighter: 1 } } }
    const change = grant('p2', { permits: { freeFighters: () => true } })
    expect(reaching({ units, change }, 'a0')).toEqual([])
  })

  test('[ti3/11.enemies] an effect may let ships through enemy systems', () => {
    const units = { ...far, p2: { b1: { cruiser: 1 } } }
    const change = grant('p1', { permits: { throughEnemies: ({ kind }) => kind === 'cruiser' } })
    expect(reaching({ units, change }, 'a0')).toEqual(['cruiser c2'])
    expect(reaching({ units, technologies: { p1: ['light_wave_deflector'] } }, 'a0')).toEqual(['cruiser c2'])
  })

  test('[ti3/11.activated] ships in a system with an own counter placed before do not move, but others move through it', () => {
    const units = { p1: { b1: { cruiser: 1 }, c2: { cruiser: 1 } } }
    expect(reaching({ units, activated: { p1: ['b1'] } }, 'a0')).toEqual(['cruiser c2'])
    expect(reaching({ units, activated: { p2: ['b1'] } }, 'a0')).toEqual(['cruiser b1', 'cruiser c2'])
  })

  test('[ti3/11.activated] once moved, a ship stays where the counter is', () => {
    const game = sortie({ units: { p1: { b0: { cruiser: 1 } } } }, 'a0')
    const cruiser = idOf(game, 'p1', 'b0', 'cruiser')
    game.say('p1', all(cruiser))
    expect(coming(moveOptions(game.table, 'p1', ['a1']))).toEqual([])
  })

  test('[ti3/11.reopened] a counter taken off the map lets ships move again, and their system be activated again', () => {
    const situation: Situation = { units: { p1: { b0: { cruiser: 1 } } }, activated: { p1: ['b0'] } }
    const before = sortie(situation).table
    expect(coming(moveOptions(before, 'p1', ['a0']))).toEqual([])
    const { table } = sortie({
      ...situation,
      change: ({ table }) => takeBackCounter(table, 'p1', 'b0', 'pool'),
    })
    expect(coming(moveOptions(table, 'p1', ['a0']))).toEqual(['cruiser b0'])
    expect(activations(table, 'p1').hexes).toContain('b0')
  })
})

describe('special systems, p. 18', () => {
  const between = (system: 'special_asteroid_1' | 'special_nebula' | 'special_supernova'): Situation => ({
    tiles: { b1: system },
    units: { p1: { c2: { cruiser: 1 } } },
  })

  test('[ti3/18.asteroids] an asteroid field is passed only with Antimass Deflectors', () => {
    expect(reaching(between('special_asteroid_1'), 'a0')).toEqual([])
    const technologies = { p1: ['antimass_deflectors' as const] }
    expect(reaching({ ...between('special_asteroid_1'), technologies }, 'a0')).toEqual(['cruiser c2'])
  })

  test('[ti3/18.supernova] a supernova is never passed', () => {
    const change = grant('p1', { permits: { throughAsteroids: () => true, throughEnemies: () => true } })
    expect(reaching({ ...between('special_supernova'), change }, 'a0')).toEqual([])
  })

  test('[ti3/18.nebula] a nebula is entered by activating it, but never passed', () => {
    expect(reaching(between('special_nebula'), 'b1')).toEqual(['cruiser c2'])
    const change = grant('p1', { permits: { throughAsteroids: () => true } })
    expect(reaching({ ...between('special_nebula'), change }, 'a0')).toEqual([])
  })

  test('[ti3/18.nebula] a ship leaves a nebula at movement 1, whatever speeds it up', () => {
    const situation: Situation = {
      tiles: { b1: 'special_nebula' },
      units: { p1: { b1: { cruiser: 1, dreadnought: 1 } } },
      change: grant('p1', { numbers: { move: () => 2 } }),
    }
    expect(reaching(situation, 'a0')).toEqual(['cruiser b1', 'dreadnought b1'])
    expect(reaching(situation, 'm0')).toEqual([])
  })
})

describe('wormholes, p. 18', () => {
  const units = { p1: { c7: { carrier: 1 }, c16: { carrier: 1 } } }
  const tiles = { b2: 'sys_lodor', b10: 'sys_quann', c8: 'sys_abyz__fria' } as const

  test('[ti3/18.wormholes] two ends of the same kind are adjacent, so that movement 1 leads through', () => {
    expect(reaching({ units, tiles }, 'b2')).toEqual(['carrier c7'])
    expect(reaching({ units, tiles }, 'b10')).toEqual(['carrier c16'])
    const { routes } = shipAt(moveOptions(sortie({ units, tiles }).table, 'p1', ['b2']), 'carrier', 'c7')
    expect(routes).toEqual([['c7', 'b2']])
  })

  test('[ti3/18.wormholes] alpha does not lead to beta', () => {
    expect(reaching({ units, tiles }, 'c7')).toEqual([])
  })

  test('[ti3/18.wormholes] an end alone leads nowhere', () => {
    const single = { ...tiles, c7: 'empty_2' } as const
    expect(reaching({ units, tiles: single }, 'b2')).toEqual([])
  })

  test('[ti3/18.wormholes] a longer way may lead through one, into it and out of it', () => {
    const cruiser = { p1: { c7: { cruiser: 1 } } }
    const options = moveOptions(sortie({ units: cruiser, tiles }).table, 'p1', ['b1'])
    expect(shipAt(options, 'cruiser', 'c7').routes).toEqual([['c7', 'b2', 'b1']])
  })

  test('[ti3/18.wormholes] an effect may close them', () => {
    const change = grant('p2', { wide: true, permits: { entersWormholes: () => false } })
    expect(reaching({ units, tiles, change }, 'b2')).toEqual([])
  })
})

describe('Fleet Supply while moving, p. 21', () => {
  const units = { p1: { b0: { cruiser: 2 }, b1: { destroyer: 2 }, a0: { carrier: 1, fighter: 3 } } }

  test('[ti3/21.moving] no more ships come than it allows, those already there counted, Fighters not', () => {
    const game = sortie({ units, counters: { p1: { fleet: 3, pool: 1 } } }, 'a0')
    const ids = [...unitsAt(game, 'p1', 'b0'), ...unitsAt(game, 'p1', 'b1')]
    expect(game.offered<Move>('p1').fleet).toEqual({ a0: { now: 1, most: 3, fighters: 3, support: 6 } })
    expect(game.answer('p1', all(...ids.slice(0, 3)))).toMatchObject({
      code: 'overFleetSupply',
      rule: 'ti3/21.moving',
    })
    expect(game.answer('p1', all(...ids.slice(0, 2)))).toBeUndefined()
    expect(unitsAt(game, 'p1', 'a0')).toHaveLength(6)
  })

  test('[ti3/21.moving] an effect may allow one more', () => {
    const change = grant('p1', { numbers: { fleetSupply: () => 1 } })
    const game = sortie({ units, counters: { p1: { fleet: 3, pool: 1 } }, change }, 'a0')
    const ids = [...unitsAt(game, 'p1', 'b0'), ...unitsAt(game, 'p1', 'b1')]
    expect(game.answer('p1', all(...ids.slice(0, 3)))).toBeUndefined()
  })
})

describe('moving Fighters on their own', () => {
  const technologies = { p1: ['advanced_fighters' as const] }

  test('[ti3/29.free] with Advanced Fighters they move 2 like ships', () => {
    const units = { p1: { c0: { fighter: 2 } } }
    expect(reaching({ units, technologies }, 'a0')).toEqual(['fighter c0', 'fighter c0'])
    expect(reaching({ units, technologies }, 'm0')).toEqual([])
  })

  test('[ti3/29.free] and count towards Fleet Supply above their support', () => {
    const game = sortie(
      { units: { p1: { b0: { fighter: 3 } } }, technologies, counters: { p1: { fleet: 2, pool: 1 } } },
      'a0',
    )
    const ids = unitsAt(game, 'p1', 'b0')
    expect(game.answer('p1', all(...ids))?.code).toBe('overFleetSupply')
    expect(game.answer('p1', all(...ids.slice(1)))).toBeUndefined()
  })

  test('[ti3/29.free] a Fighter does not move and ride at the same time', () => {
    const game = sortie({ units: { p1: { b0: { fighter: 1, carrier: 1 } } }, technologies }, 'a0')
    const fighter = idOf(game, 'p1', 'b0', 'fighter')
    const carrier = idOf(game, 'p1', 'b0', 'carrier')
    expect(game.answer('p1', { [fighter]: {}, [carrier]: { cargo: [fighter] } })?.code).toBe('twice')
    expect(game.answer('p1', { [carrier]: { cargo: [fighter] } })).toBeUndefined()
    expect(piecesAt(game.table, 'a0')).toHaveLength(2)
  })
})
