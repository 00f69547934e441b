import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../shared/engine/options.ts'
import {
  allied,
  diceWhere,
  type Forces,
  hits,
  kindsAt,
  kindsOn,
  pickOf,
  type Staged,
  stage,
  thrown,
  underLaw,
} from './battlefield.ts'

type Ground = { p1: Forces; p2: Forces }

/** p1 has landed on Abyz (and Fria) with these and flies above with `ships`. */
const invade = (ships: Forces, abyz: Ground, more: Staged & { fria?: Ground } = {}) => {
  const { fria, ...rest } = more
  return stage(
    { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
    {
      units: {
        p1: { a0: ships, abyz: abyz.p1, ...(fria && { fria: fria.p1 }) },
        p2: { abyz: abyz.p2, ...(fria && { fria: fria.p2 }) },
      },
      planets: { p2: ['abyz', 'fria'] },
      ...rest,
    },
  )
}

const troops = (count: number): Forces => ({ ground_force: count })
const owner = (game: ReturnType<typeof invade>, planet: 'abyz' | 'fria' = 'abyz') =>
  game.table.planets[planet]?.owner
const who = (game: ReturnType<typeof invade>) => thrown(game).map(({ who, dice }) => `${who} ${dice?.length}`)

/** In the first round of three against two the invaders hit so often, the defenders so often. */
const round = (p1: number, p2: number, ours: number, theirs: number, segment = 4) =>
  diceWhere(
    roll =>
      hits(roll(`${segment}.invasionRound/invasion/p1/ground_force`, p1), 8) === ours &&
      hits(roll(`${segment}.invasionRound/invasion/p2/ground_force`, p2), 8) === theirs,
  )

describe('Invasion Combat', () => {
  test('[ti3/17.invasion] [ti3/17.round] one die for each Ground Force, both sides at once, until one side has none', () => {
    const game = invade({ carrier: 1 }, { p1: troops(3), p2: troops(3) })
    expect(who(game).slice(0, 2)).toEqual(['p1:ground_force 3', 'p2:ground_force 3'])
    expect(new Set(kindsOn(game, 'abyz')).size).toBeLessThanOrEqual(1)
    expect(game.table.battle).toBeUndefined()
  })

  test('[ti3/17.exhausted] [ti3/18.success] won, the planet comes exhausted, and PDS and dock of the defender are destroyed', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.planetInvasion/pdsDefence/p2/pds', 1), 6) === 0 &&
        hits(roll('4.invasionRound/invasion/p1/ground_force', 2), 8) >= 1 &&
        hits(roll('4.invasionRound/invasion/p2/ground_force', 1), 8) === 0,
    )
    const p2 = { ground_force: 1, pds: 1, space_dock: 1 }
    const game = invade({ carrier: 1 }, { p1: { ground_force: 2, pds: 1 }, p2 }, { dice })
    expect(kindsOn(game, 'abyz').sort()).toEqual(['p1:ground_force', 'p1:ground_force', 'p1:pds'])
    expect(game.table.planets.abyz).toEqual({ owner: 'p1', exhausted: true, taken: 2 })
  })

  test('[ti3/18.both] when both sides die the defender keeps the planet, his PDS and his dock', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.planetInvasion/pdsDefence/p2/pds', 1), 6) === 0 &&
        hits(roll('4.invasionRound/invasion/p1/ground_force', 1), 8) === 1 &&
        hits(roll('4.invasionRound/invasion/p2/ground_force', 1), 8) === 1,
    )
    const p2 = { ground_force: 1, pds: 1, space_dock: 1 }
    const game = invade({ carrier: 1 }, { p1: troops(1), p2 }, { dice })
    expect(owner(game)).toBe('p2')
    expect(kindsOn(game, 'abyz').sort()).toEqual(['p2:pds', 'p2:space_dock'])
  })

  test('[ti3/12.pds] invading PDS never fire, are no casualties, and die with the last invader', () => {
    const game = invade(
      { carrier: 1 },
      { p1: { ground_force: 1, pds: 2 }, p2: troops(2) },
      { dice: round(1, 2, 0, 2) },
    )
    expect(who(game)).toEqual(['p1:ground_force 1', 'p2:ground_force 2'])
    expect(kindsOn(game, 'abyz')).toEqual(['p2:ground_force', 'p2:ground_force'])
    expect(game.told('ti3.log.loses')).toContainEqual({ seat: 'p1', unit: 'pds', count: 2 })
  })

  test('[ti3/12.order] the planets are fought for in the order of the active player, one after the other', () => {
    const game = invade(
      { carrier: 1 },
      { p1: troops(1), p2: troops(1) },
      { fria: { p1: troops(2), p2: troops(2) } },
    )
    expect(game.open).toEqual(['p1:nextPlanet'])
    expect(Object.keys(game.offered<OneOf>('p1').of)).toEqual(['abyz', 'fria'])
    game.say('p1', 'fria')
    expect(game.told('ti3.log.invades')).toEqual([
      { seat: 'p1', planet: 'fria' },
      { seat: 'p1', planet: 'abyz' },
    ])
    expect(who(game)[0]).toBe('p1:ground_force 2')
  })

  test('[ti3/28.defence] the printed example: a PDS on the planet fires at the three invaders before they fight', () => {
    const game = invade({ carrier: 1 }, { p1: troops(3), p2: { ground_force: 1, pds: 1 } })
    expect(who(game)[0]).toBe('p2:pds 1')
    expect(thrown(game)[0]?.needs).toBe(6)
  })

  test('[ti3/11.enemy] [ti3/17.invasion] landing on enemy Ground Forces ends the agreements between the two', () => {
    const game = stage(
      { segment: 'landings', args: { seat: 'p1', hex: 'a0' } },
      {
        units: { p1: { a0: { carrier: 1, ground_force: 1 } }, p2: { abyz: troops(1) } },
        planets: { p2: ['abyz'] },
        change: allied,
      },
    )
    const [id] = Object.keys(game.offered<{ units: object }>('p1').units)
    game.say('p1', { [`${id}`]: { planet: 'abyz' } })
    expect(game.sheet('p1').agreements).toEqual({ trade_sol_1: true })
    expect(game.told('ti3.log.invades')).toHaveLength(1)
  })
})

describe('Defending PDS', () => {
  test('[ti3/17.pds] fire one shot each before the first round alone, and what they hit does not fire back', () => {
    const dice = diceWhere(roll => hits(roll('3.planetInvasion/pdsDefence/p2/pds', 2), 6) === 2)
    const game = invade({ carrier: 1 }, { p1: troops(4), p2: { ground_force: 3, pds: 2 } }, { dice })
    expect(who(game).slice(0, 3)).toEqual(['p2:pds 2', 'p1:ground_force 2', 'p2:ground_force 3'])
    expect(who(game).filter(line => line.startsWith('p2:pds'))).toHaveLength(1)
  })

  test('[ti3/17.pds] fire even when bombardment killed the last defender; whoever is left then takes the planet', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.planetInvasion/bombardment/p1/war_sun', 3), 3) >= 1 &&
        hits(roll('3.planetInvasion/pdsDefence/p2/pds', 1), 6) === 1,
    )
    const game = invade({ war_sun: 1 }, { p1: troops(2), p2: { ground_force: 1, pds: 1 } }, { dice })
    game.say('p1', { abyz: 1 })
    expect(who(game)).toEqual(['p1:war_sun 3', 'p2:pds 1'])
    expect(owner(game)).toBe('p1')
    expect(kindsOn(game, 'abyz')).toEqual(['p1:ground_force'])
  })

  test('[ti3/17.pds] fire whether or not they have fired at the fleet before', () => {
    const game = invade(
      { carrier: 1 },
      { p1: troops(2), p2: { ground_force: 1, pds: 1 } },
      {
        change({ table }) {
          for (const [id, { kind }] of Object.entries(table.units))
            if (kind === 'pds' && table.doing) table.doing.fired[id] = true
        },
      },
    )
    expect(who(game)[0]).toBe('p2:pds 1')
  })

  test('[ti3/17.pds] that kill the last invader end it there', () => {
    const dice = diceWhere(roll => hits(roll('3.planetInvasion/pdsDefence/p2/pds', 1), 6) === 1)
    const game = invade(
      { carrier: 1 },
      { p1: { ground_force: 1, pds: 1 }, p2: { ground_force: 1, pds: 1 } },
      { dice },
    )
    expect(who(game)).toEqual(['p2:pds 1'])
    expect(kindsOn(game, 'abyz').sort()).toEqual(['p2:ground_force', 'p2:pds'])
  })
})

describe('Bombardment', () => {
  test('[ti3/17.bombardment] a Dreadnought throws one die at a planet with own landed troops, and what it hits never fires', () => {
    const dice = diceWhere(roll => hits(roll('3.planetInvasion/bombardment/p1/dreadnought', 2), 5) === 2)
    const game = invade({ dreadnought: 2 }, { p1: troops(1), p2: troops(3) }, { dice })
    expect(game.open).toEqual(['p1:dreadnought'])
    game.say('p1', { abyz: 2 })
    expect(who(game).slice(0, 3)).toEqual(['p1:dreadnought 2', 'p1:ground_force 1', 'p2:ground_force 1'])
  })

  test('[ti3/17.bombardment] may be left out', () => {
    const game = invade({ dreadnought: 2 }, { p1: troops(1), p2: troops(3) })
    game.say('p1', {})
    expect(who(game)[0]).toBe('p1:ground_force 1')
  })

  test('[ti3/17.shield] a Dreadnought fires neither at a planet with PDS nor where nobody landed', () => {
    const shielded = invade({ dreadnought: 1 }, { p1: troops(1), p2: { ground_force: 1, pds: 1 } })
    expect(who(shielded)[0]).toBe('p2:pds 1')
    const untouched = invade({ dreadnought: 1 }, { p1: {}, p2: troops(2) })
    expect(untouched.rests).toBe(true)
  })

  test('[ti3/17.shield] a PDS that came down with the invaders shields nothing', () => {
    const game = invade({ dreadnought: 1 }, { p1: { ground_force: 1, pds: 1 }, p2: troops(1) })
    expect(game.open).toEqual(['p1:dreadnought'])
  })

  test('[ti3/17.shield] unless something lets it through the shield', () => {
    const technologies = { p1: ['graviton_negator' as const] }
    const ground = { p1: troops(1), p2: { ground_force: 1, pds: 1 } }
    expect(invade({ dreadnought: 1 }, ground, { technologies }).open).toEqual(['p1:dreadnought'])
  })

  test('[ti3/17.warSun] a War Sun throws three dice, shield or not, also where nobody landed; the planet stays its owner’s', () => {
    const dice = diceWhere(roll => hits(roll('3.planetInvasion/bombardment/p1/war_sun', 3), 3) === 3)
    const game = invade({ war_sun: 1 }, { p1: {}, p2: { ground_force: 2, pds: 2 } }, { dice, change: allied })
    game.say('p1', { abyz: 1 })
    expect(who(game)).toEqual(['p1:war_sun 3'])
    expect(kindsOn(game, 'abyz')).toEqual(['p2:pds', 'p2:pds'])
    expect(owner(game)).toBe('p2')
    expect(Object.keys(game.sheet('p1').agreements)).toHaveLength(2)
    expect(game.told('ti3.log.repels')).toEqual([])
    expect(game.rests).toBe(true)
  })

  test('[ti3/17.bombardment] is shared out among the planets before the first die, each ship once', () => {
    const game = invade(
      { dreadnought: 2 },
      { p1: troops(1), p2: troops(1) },
      { fria: { p1: troops(1), p2: troops(1) } },
    )
    expect(game.answer('p1', { abyz: 2, fria: 1 })?.code).toBe('tooMany')
    game.say('p1', { abyz: 1, fria: 1 })
    expect(thrown(game)).toEqual([])
    game.say('p1', 'abyz')
    const fired = thrown(game).filter(({ who }) => who === 'p1:dreadnought')
    expect(fired.map(({ dice }) => dice?.length)).toEqual([1, 1])
    expect(Object.keys(game.table.doing?.fired ?? {})).toHaveLength(2)
  })

  test('[ti3/17.bombardment] ships that fired otherwise in this activation are silent', () => {
    const game = invade(
      { dreadnought: 1 },
      { p1: troops(1), p2: troops(1) },
      {
        change({ table }) {
          for (const [id, { kind }] of Object.entries(table.units))
            if (kind === 'dreadnought' && table.doing) table.doing.fired[id] = true
        },
      },
    )
    expect(who(game)[0]).toBe('p1:ground_force 1')
  })

  test('[ti3/17.bombardment] nothing is bombarded where something forbids it', () => {
    underLaw({ permits: { bombards: ({ planet }) => (planet === 'abyz' ? false : undefined) } }, change => {
      const game = invade({ war_sun: 1 }, { p1: {}, p2: troops(1) }, { change })
      expect(game.rests).toBe(true)
    })
  })
})

describe('Fighters that may invade', () => {
  const technologies = { p1: ['graviton_negator' as const] }

  test('[ti3/17.fighters] fight beside the Ground Forces and may be casualties, but stay in space', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('4.invasionRound/invasion/p1/fighter', 2), 9) === 1 &&
        hits(roll('4.invasionRound/invasion/p1/ground_force', 1), 8) === 0 &&
        hits(roll('4.invasionRound/invasion/p2/ground_force', 1), 8) === 1,
    )
    const game = invade({ carrier: 1, fighter: 3 }, { p1: troops(1), p2: troops(1) }, { technologies, dice })
    expect(game.open).toEqual(['p1:fighters'])
    game.say('p1', { fighter: 2 })
    game.say('p1', pickOf(game, 'p1', { fighter: 1 }))
    expect(kindsAt(game, 'p1', 'a0')).toEqual(['carrier', 'fighter', 'fighter'])
    expect(kindsOn(game, 'abyz')).toEqual(['p1:ground_force'])
    expect(owner(game)).toBe('p1')
  })

  test('[ti3/17.fighters] never take control: without a Ground Force the planet is not won', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('4.invasionRound/invasion/p1/fighter', 2), 9) === 1 &&
        hits(roll('4.invasionRound/invasion/p1/ground_force', 1), 8) === 0 &&
        hits(roll('4.invasionRound/invasion/p2/ground_force', 1), 8) === 1,
    )
    const game = invade({ carrier: 1, fighter: 2 }, { p1: troops(1), p2: troops(1) }, { technologies, dice })
    game.say('p1', { fighter: 2 }).say('p1', pickOf(game, 'p1', { ground_force: 1 }))
    expect(owner(game)).toBe('p2')
    expect(kindsAt(game, 'p1', 'a0')).toEqual(['carrier', 'fighter', 'fighter'])
  })

  test('[ti3/17.fighters] are not asked for without it', () => {
    const game = invade({ carrier: 1, fighter: 3 }, { p1: troops(1), p2: troops(1) })
    expect(who(game).some(line => line.includes('fighter'))).toBe(false)
  })
})
