import { describe, expect, test } from 'vitest'
import { leaderFaults } from '../../../shared/arena/ti3/leaders.ts'
import type { Landed } from '../../../shared/galaxy/shapes/land.ts'
import { aboard, attack, diceWhere, hits, type Staged, stage } from '../battlefield.ts'
import type { Midgame } from '../midgame.ts'
import { led, whereIs } from './led.ts'

/** p2's only Cruiser, with an Admiral aboard, falls in the first round; his die is as said. */
const falls = (die: (fate: number) => boolean, more: Staged = {}) =>
  attack(
    { war_sun: 3 },
    { cruiser: 1 },
    {
      dice: diceWhere(
        roll =>
          hits(roll('3.battleRound/battle/p1/war_sun', 9), 3) > 0 &&
          hits(roll('3.battleRound/battle/p2/cruiser', 2), 7) === 0 &&
          die(roll('3.battleRound/battle/p2/casualties/leaders/yssaril.1/fate', 1)[0] ?? 0),
      ),
      change: led({ 'yssaril.1': { kind: 'cruiser', hex: 'a1' } }),
      ...more,
    },
  )

const held = { units: { p1: { a1: { war_sun: 3 } }, p2: { a1: { cruiser: 1 }, abyz: { ground_force: 1 } } } }
const sound = (game: Midgame) => expect(leaderFaults(game.match.state)).toEqual([])

describe('A leader whose ship falls in a Space Battle', () => {
  test('[ti3/34.space] is killed by 1 to 5', () => {
    const game = falls(die => die <= 5)
    expect(whereIs(game, 'yssaril.1')).toEqual({ gone: true })
    sound(game)
  })

  test('[ti3/34.space] is captured by the other side by 9 and 10', () => {
    const game = falls(die => die >= 9)
    expect(whereIs(game, 'yssaril.1')).toEqual({ captor: 'p1' })
    sound(game)
  })

  test('[ti3/34.escape] escapes by 6 to 8 to a planet of his owner, who chooses it at once', () => {
    const game = falls(die => die >= 6 && die <= 8, { ...held, planets: { p2: ['abyz'] } })
    expect(whereIs(game, 'yssaril.1')).toEqual({ fleeing: true })
    game.say('p2', 'abyz')
    expect(whereIs(game, 'yssaril.1')).toEqual({ planet: 'abyz' })
    sound(game)
  })

  test('[ti3/34.escape] is killed where none of his planets is free of enemy ships', () => {
    const game = falls(die => die >= 6 && die <= 8, {
      change: led({ 'yssaril.1': { kind: 'cruiser', hex: 'a1' } }, ({ table }) => {
        for (const [id, card] of Object.entries(table.planets))
          if (card?.owner === 'p2') delete table.planets[id as 'abyz']
      }),
    })
    expect(whereIs(game, 'yssaril.1')).toEqual({ gone: true })
    expect(game.told('ti3.log.leaderEscapes')).toEqual([])
  })
})

describe('A leader whose ship goes in any other way', () => {
  test('[ti3/34.elsewhere] is killed without a die: scuttled', () => {
    const game = stage(
      { segment: 'claim', args: { seats: ['p2'] } },
      {
        phase: 'status',
        units: { p2: { a2: { cruiser: 2 } } },
        change: led({ 'yssaril.1': { kind: 'cruiser', hex: 'a2' } }),
      },
    )
    const leader = game.table.leaders?.['yssaril.1']
    const ship = leader && 'aboard' in leader ? leader.aboard : ''
    expect(game.command('p2', 'scuttle', [ship])).toBeUndefined()
    expect(whereIs(game, 'yssaril.1')).toEqual({ gone: true })
    expect(game.told('ti3.log.leaderDie')).toEqual([])
    sound(game)
  })
})

/** p1 comes down on Abyz with so many Ground Forces and whoever is aboard. */
function storms(defenders: number, who: Parameters<typeof led>[0], more: Staged = {}, troops = 5): Midgame {
  const game = stage(
    { segment: 'landings', args: { seat: 'p1', hex: 'a0' } },
    {
      units: {
        p1: { a0: { carrier: 1, ground_force: troops } },
        p2: { abyz: defenders > 0 ? { ground_force: defenders } : {}, fria: { ground_force: 1 } },
      },
      planets: { p2: ['abyz', 'fria'] },
      ...more,
      change: led(who, more.change),
    },
  )
  const landed: Landed = {}
  for (const { id } of aboard(game, 'a0')) landed[id] = { planet: 'abyz' }
  for (const [id, leader] of Object.entries(game.table.leaders ?? {}))
    if ('aboard' in leader) landed[id] = { planet: 'abyz' }
  return game.say('p1', landed)
}
const carrier = { kind: 'carrier', hex: 'a0' } as const

describe('A leader on a planet that is stormed', () => {
  const fate = (wanted: (die: number) => boolean) =>
    diceWhere(roll => wanted(roll('2.landings/fallen/abyz/yssaril.2/fate', 1)[0] ?? 0))

  test('[ti3/34.planet] is captured by 1 to 5, also where nobody resists', () => {
    const game = storms(0, { 'yssaril.2': { planet: 'abyz' } }, { dice: fate(die => die <= 5) })
    expect(game.table.planets.abyz?.owner).toBe('p1')
    expect(whereIs(game, 'yssaril.2')).toEqual({ captor: 'p1' })
    sound(game)
  })

  test('[ti3/34.planet] is killed by a 10', () => {
    const game = storms(0, { 'yssaril.2': { planet: 'abyz' } }, { dice: fate(die => die === 10) })
    expect(whereIs(game, 'yssaril.2')).toEqual({ gone: true })
  })

  test('[ti3/34.escape] gets away by 6 to 9, not to where enemy ships are', () => {
    const game = storms(0, { 'yssaril.2': { planet: 'abyz' } }, { dice: fate(die => die > 5 && die < 10) })
    const { of } = game.offered<{ of: object }>('p2')
    expect(Object.keys(of)).not.toContain('fria')
    expect(Object.keys(of)).not.toContain('abyz')
    expect(Object.keys(of).length).toBeGreaterThan(0)
  })
})

describe('A leader who lands', () => {
  test('[ti3/34.landing] comes down on planets of others only with Ground Forces of the same landing', () => {
    const game = stage(
      { segment: 'landings', args: { seat: 'p1', hex: 'a0' } },
      {
        units: { p1: { a0: { carrier: 1, ground_force: 1 } }, p2: { abyz: { ground_force: 1 } } },
        planets: { p2: ['abyz'] },
        change: led({ 'hacan.3': carrier }),
      },
    )
    expect(game.answer('p1', { 'hacan.3': { planet: 'abyz' } })?.code).toBe('leaderAlone')
    expect(game.answer('p1', { 'hacan.3': { planet: 'fria' } })?.code).toBe('leaderAlone')
    const [troop] = aboard(game, 'a0')
    game.say('p1', { 'hacan.3': { planet: 'fria' }, [troop?.id ?? '']: { planet: 'fria' } })
    expect(whereIs(game, 'hacan.3')).toEqual({ planet: 'fria' })
    sound(game)
  })

  test('[ti3/34.landing] is captured by the defender without a die when the invasion fails', () => {
    const game = storms(12, { 'hacan.1': carrier }, {}, 1)
    expect(game.told('ti3.log.repels')).toEqual([{ seat: 'p2', planet: 'abyz' }])
    expect(whereIs(game, 'hacan.1')).toEqual({ captor: 'p2' })
    expect(game.told('ti3.log.leaderDie')).toEqual([])
    sound(game)
  })

  test('[ti3/34.landing] goes down alone on an own planet, and changes to any other ship, Fighters too', () => {
    const game = stage(
      { segment: 'landings', args: { seat: 'p1', hex: 'a0' } },
      {
        units: { p1: { a0: { carrier: 1, fighter: 1 }, abyz: { ground_force: 1 } } },
        planets: { p1: ['abyz'] },
        change: led({ 'hacan.1': carrier, 'hacan.2': carrier }),
      },
    )
    const fighter = Object.keys(game.table.units).find(id => game.table.units[id]?.kind === 'fighter') ?? ''
    game.say('p1', { 'hacan.1': { planet: 'abyz' }, 'hacan.2': { ship: fighter } })
    expect(whereIs(game, 'hacan.1')).toEqual({ planet: 'abyz' })
    expect(whereIs(game, 'hacan.2')).toEqual({ aboard: fighter })
    sound(game)
  })
})

describe('Captives', () => {
  const phase = (more: Staged = {}) =>
    stage(
      { segment: 'captives' },
      {
        phase: 'status',
        cards: { p1: ['base_trade'], p2: ['base_imperial'], p3: ['base_warfare'] },
        ...more,
        change: led({ 'yssaril.1': { captor: 'p1' } }, more.change),
      },
    )

  test('[ti3/34.captives] may be kept, executed, given to anybody, or sent home', () => {
    const game = phase()
    expect(Object.keys(game.offered<{ of: object }>('p1').of).sort()).toEqual(['execute', 'keep', 'p2', 'p3'])
    game.say('p1', 'keep')
    expect(whereIs(game, 'yssaril.1')).toEqual({ captor: 'p1' })
    expect(game.rests).toBe(true)
    expect(whereIs(phase().say('p1', 'execute'), 'yssaril.1')).toEqual({ gone: true })
  })

  test('[ti3/34.captives] given away they are not given again in this phase', () => {
    const game = phase().say('p1', 'p3')
    expect(whereIs(game, 'yssaril.1')).toEqual({ captor: 'p3' })
    expect(game.rests).toBe(true)
    sound(game)
  })

  test('[ti3/34.captives] sent home are free on a planet of their owner', () => {
    const game = phase().say('p1', 'p2')
    const [home = ''] = Object.keys(game.offered<{ of: object }>('p2').of)
    game.say('p2', home)
    expect(whereIs(game, 'yssaril.1')).toEqual({ planet: home })
    sound(game)
  })

  test('[ti3/34.captives] are not sent home while no planet of their owner is free', () => {
    const game = phase({
      change({ table }) {
        for (const [planet, card] of Object.entries(table.planets))
          if (card.owner === 'p2') delete table.planets[planet as keyof typeof table.planets]
      },
    })
    expect(Object.keys(game.offered<{ of: object }>('p1').of).sort()).toEqual(['execute', 'keep', 'p3'])
  })

  test('[ti3/34.rescue] are found by a 9 or 10 when a planet of the captor is taken', () => {
    const found = (wanted: (die: number) => boolean) =>
      storms(
        0,
        { 'sol.2': { captor: 'p2' } },
        { dice: diceWhere(roll => wanted(roll('2.landings/fallen/abyz/rescue', 1)[0] ?? 0)) },
      )
    expect(
      whereIs(
        found(die => die >= 9),
        'sol.2',
      ),
    ).toEqual({ captor: 'p1' })
    expect(
      whereIs(
        found(die => die < 9),
        'sol.2',
      ),
    ).toEqual({ captor: 'p2' })
  })

  test('[ti3/34.lastPlanet] all change hands without a die with the last planet', () => {
    const game = storms(
      0,
      { 'sol.2': { captor: 'p2' }, 'hacan.1': { captor: 'p2' } },
      {
        change({ table }) {
          for (const [id, card] of Object.entries(table.planets))
            if (card?.owner === 'p2' && id !== 'abyz') delete table.planets[id as 'abyz']
          for (const [id, unit] of Object.entries(table.units))
            if (unit.planet === 'fria') delete table.units[id]
        },
      },
    )
    expect(game.told('ti3.log.rescueDie')).toEqual([])
    expect(whereIs(game, 'sol.2')).toEqual({ captor: 'p1' })
    expect(game.open).toEqual(['p1:refuge'])
    game.say('p1', 'abyz')
    expect(whereIs(game, 'hacan.1')).toEqual({ planet: 'abyz' })
  })
})
