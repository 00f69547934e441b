import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dueFor } from '../../../shared/galaxy/cart.ts'
import type { Landed } from '../../../shared/galaxy/shapes/land.ts'
import { move } from '../../../shared/galaxy/shapes/move.ts'
import { bombardable, hitsOn } from '../../../shared/ti3/battles.ts'
import { fleet, onPlanet } from '../../../shared/ti3/forces.ts'
import { spaceForecast } from '../../../shared/ti3/forecast.ts'
import { moveOptions } from '../../../shared/ti3/movement.ts'
import { piecesShort } from '../../../shared/ti3/pieceLimits.ts'
import { produceOptions } from '../../../shared/ti3/production.ts'
import { priceOf } from '../../../shared/ti3/research.ts'
import { place } from '../../../shared/ti3/rules/pieces.ts'
import { aboard, attack, kindsOn, type Staged, stage, thrown } from '../battlefield.ts'
import { askedIn, choicesOf, dealt, forgetInvented, invent, onlyInvented, until } from '../invented.ts'
import type { Midgame } from '../midgame.ts'
import { led, whereIs } from './led.ts'

const rest = { segment: 'rest' }
const a0 = (kind: 'carrier' | 'dreadnought') => ({ kind, hex: 'a0' }) as const

/** p1 over Abyz, which p2 holds; all aboard come down. */
function lands(p2: object, who: Parameters<typeof led>[0], more: Staged = {}, troops = 6): Midgame {
  const game = stage(
    { segment: 'landings', args: { seat: 'p1', hex: 'a0' } },
    {
      units: { p1: { a0: { carrier: 1, ground_force: troops } }, p2: { abyz: p2 } },
      planets: { p2: ['abyz'] },
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

describe('An Admiral', () => {
  test('[ti3/35.admiral] gives his ship one die more in the rounds, one also on a War Sun, none in the barrage', () => {
    const admiral = { races: { p1: 'letnev', p2: 'hacan', p3: 'sol' } } as const
    const game = attack(
      { war_sun: 1, destroyer: 1 },
      { fighter: 5, cruiser: 3 },
      { ...admiral, change: led({ 'letnev.3': { kind: 'war_sun', hex: 'a1' } }) },
    )
    const dice = thrown(game).filter(({ who }) => who === 'p1:war_sun')
    expect(dice[0]?.dice?.length).toBe(4)
    const small = attack(
      { cruiser: 1, destroyer: 1 },
      { fighter: 5, cruiser: 3 },
      { ...admiral, change: led({ 'letnev.3': { kind: 'destroyer', hex: 'a1' } }) },
    )
    const [barrage, round] = thrown(small).filter(({ who }) => who === 'p1:destroyer')
    expect([barrage?.dice?.length, round?.dice?.length]).toEqual([2, 2])
    expect(thrown(small).find(({ who }) => who === 'p1:cruiser')?.dice?.length).toBe(1)
  })

  test('[ti3/35.admiral] is reckoned with by the odds', () => {
    const game = stage(rest, {
      races: { p1: 'letnev', p2: 'hacan', p3: 'sol' },
      units: { p1: { a1: { dreadnought: 1 } }, p2: { a1: { cruiser: 1 } } },
      change: led({ 'letnev.3': { kind: 'dreadnought', hex: 'a1' } }),
    })
    expect(spaceForecast(game.table, 'p1', 'a1')?.attacker.units[0]?.dice).toBe(2)
  })

  test('[ti3/35.admiral] moves a Dreadnought one further, aboard already or fetched where it starts', () => {
    const reach = (who: Parameters<typeof led>[0]) =>
      stage(rest, {
        races: { p1: 'letnev', p2: 'hacan', p3: 'sol' },
        units: { p1: { a0: { dreadnought: 1 }, abyz: { ground_force: 1 } } },
        planets: { p1: ['abyz'] },
        activated: { p1: ['b2'] },
        change: led(who),
      })
    const far = reach({ 'letnev.3': a0('dreadnought') })
    const [ship = ''] = Object.keys(moveOptions(far.table, 'p1', ['b2']).ships)
    expect(far.table.units[ship]?.kind).toBe('dreadnought')
    const fetched = moveOptions(reach({ 'letnev.3': { planet: 'abyz' } }).table, 'p1', ['b2'])
    const [id = ''] = Object.keys(fetched.ships)
    expect(move.check(fetched, { [id]: {} })?.code).toBe('needsAdmiral')
    expect(move.check(fetched, { [id]: { leaders: ['letnev.3'] } })).toBeUndefined()
    expect(moveOptions(reach({}).table, 'p1', ['b2']).ships).toEqual({})
  })

  test('[ti3/35.held] keeps a fleet without one from retreating', () => {
    const facing = (who: Parameters<typeof led>[0]) =>
      attack(
        { dreadnought: 2 },
        { dreadnought: 2 },
        {
          races: { p1: 'letnev', p2: 'norr', p3: 'sol' },
          activated: { p2: ['a2'] },
          change: led(who),
        },
      )
    const ours = { kind: 'dreadnought', hex: 'a1' } as const
    expect(facing({}).open).toEqual(['p2:retreat'])
    expect(facing({ 'letnev.3': ours }).open).not.toContain('p2:retreat')
    expect(facing({ 'letnev.3': ours, 'norr.3': ours }).open).toEqual(['p2:retreat'])
  })
})

describe('A General', () => {
  test('[ti3/35.general] defending, gives bombardment −4 and Ground Forces +1', () => {
    const game = stage(rest, {
      units: { p2: { abyz: { ground_force: 1 } } },
      planets: { p2: ['abyz'] },
      races: { p1: 'hacan', p2: 'letnev', p3: 'sol' },
      change: led({ 'letnev.2': { planet: 'abyz' } }),
    })
    const fight = { hex: 'a0', planet: 'abyz', round: 1 } as const
    const bomb = { ...fight, step: 'bombardment', side: 'attacker', against: 'p2' } as const
    expect(hitsOn(game.table, 'p1', 'war_sun', bomb)).toBe(7)
    const defends = { ...fight, step: 'invasion', side: 'defender', against: 'p1' } as const
    expect(hitsOn(game.table, 'p2', 'ground_force', defends)).toBe(7)
    const attacks = { ...fight, step: 'invasion', side: 'attacker', against: 'p2' } as const
    expect(hitsOn(game.table, 'p1', 'ground_force', attacks)).toBe(8)
  })

  test('[ti3/35.general] landed, throws up to two missed dice again in every round, and no hit', () => {
    const game = lands({ ground_force: 6 }, { 'hacan.3': a0('carrier') })
    const rounds = thrown(game).filter(({ who }) => who === 'p1:ground_force')
    const again = game.told('ti3.log.throwsAgain').filter(about => about?.['seat'] === 'p1')
    const due = rounds.map(({ dice = [] }) => Math.min(2, dice.filter(die => die < 8).length))
    expect(again.length).toBe(due.reduce((sum, count) => sum + count, 0))
    expect(again.length).toBeGreaterThan(0)
  })
})

describe('An Agent', () => {
  const agent = { races: { p1: 'sol', p2: 'hacan', p3: 'letnev' } } as const

  test('[ti3/35.agent] landed, silences the PDS of the planet', () => {
    const fired = (who: Parameters<typeof led>[0]) =>
      thrown(lands({ ground_force: 1, pds: 2 }, who, agent)).filter(({ who }) => who === 'p2:pds').length
    expect(fired({})).toBe(1)
    expect(fired({ 'sol.1': a0('carrier') })).toBe(0)
  })

  test('[ti3/35.agent] turns structures into own ones; the dock builds from the next round', () => {
    const game = lands({ pds: 2, space_dock: 1 }, { 'sol.1': a0('carrier') }, agent)
    expect(game.open).toEqual(['p1:abyz'])
    const { of } = game.offered<{ of: Record<string, object> }>('p1')
    expect(Object.keys(of).length).toBe(3)
    game.say('p1', Object.keys(of))
    expect(
      kindsOn(game, 'abyz')
        .filter(kind => !kind.includes('force'))
        .sort(),
    ).toEqual(['p1:pds', 'p1:pds', 'p1:space_dock'])
    expect(onPlanet(game.table, 'abyz', 'space_dock')[0]?.built).toBe(game.table.round)
  })

  test('[ti3/35.agent] [ti3/se.docks] of the Clan of Saar makes a dock one in space', () => {
    const saar = { races: { p1: 'saar', p2: 'hacan', p3: 'letnev' } } as const
    const game = lands({ space_dock: 1 }, { 'saar.3': a0('carrier') }, saar)
    game.say('p1', Object.keys(game.offered<{ of: Record<string, object> }>('p1').of))
    const docks = Object.values(game.table.units).filter(
      ({ of, kind, at }) => of === 'p1' && kind === 'space_dock' && at === 'a0',
    )
    expect(docks.map(({ planet }) => planet)).toEqual([undefined])
  })

  describe('in the window of Sabotage', () => {
    beforeEach(onlyInvented)
    afterEach(forgetInvented)

    const played = (by: string, who: Parameters<typeof led>[0]) => {
      const card = invent('beforePoliticalDraw')
      const game = stage(
        { segment: 'galacticCouncil', args: { seat: 'p1' } },
        { races: { p1: 'norr', p2: 'sol', p3: 'letnev' }, change: led(who, dealt({ [by]: [card] })) },
      )
      until(game, 'beforePoliticalDraw')
      return game.say(by, card)
    }

    test('[ti3/35.foil] cancels the card of another and is gone', () => {
      const game = played('p1', { 'sol.1': { planet: 'jord' } })
      expect(askedIn(game, 'afterActionCard')).toEqual(['p2'])
      game.say('p2', 'leader_agent')
      expect(game.told('test.played')).toEqual([])
      expect(game.told('ti3.log.cardCancelled').length).toBe(1)
      expect(whereIs(game, 'sol.1')).toEqual({ gone: true })
    })

    test('[ti3/35.foil] is not offered to who is captive, nor against an own card', () => {
      expect(askedIn(played('p1', { 'sol.1': { captor: 'p3' } }), 'afterActionCard')).toEqual([])
      expect(askedIn(played('p2', { 'sol.1': { planet: 'jord' } }), 'afterActionCard')).toEqual([])
    })
  })
})

describe('A Diplomat', () => {
  const guarded = { 'sol.3': { planet: 'abyz' } } as const
  const diplomat = { races: { p1: 'hacan', p2: 'sol', p3: 'letnev' } } as const

  test('[ti3/35.delay] sends a landing back to its ships before a shot, and no agreement ends', () => {
    const game = lands({ ground_force: 2, pds: 1 }, { ...guarded, 'hacan.3': a0('carrier') }, diplomat)
    expect(game.open).toEqual(['p2:abyz'])
    game.say('p2', 'yes')
    expect(aboard(game, 'a0').length).toBe(6)
    expect(whereIs(game, 'hacan.3')).toHaveProperty('aboard')
    expect(thrown(game)).toEqual([])
    expect(game.table.planets.abyz?.owner).toBe('p2')
    expect(game.rests).toBe(true)
  })

  test('[ti3/35.delay] does not guard the planet again in this round and the next', () => {
    const inRound = (round: number) =>
      lands({ ground_force: 2 }, guarded, {
        ...diplomat,
        round,
        change({ table }) {
          table.delayed = { abyz: 2 }
        },
      })
    expect(inRound(2).told('ti3.log.invades').length).toBe(1)
    expect(inRound(3).told('ti3.log.invades').length).toBe(1)
    expect(inRound(4).open).toEqual(['p2:abyz'])
  })

  test('[ti3/20.removed] parts those who landed: where pieces do not reach their ships, those of one are removed', () => {
    const game = stage(
      { segment: 'landings', args: { seat: 'p1', hex: 'a0' } },
      {
        ...diplomat,
        units: { p1: { a0: { carrier: 2 } }, p2: { abyz: { ground_force: 1 } } },
        planets: { p2: ['abyz'] },
        change: led(guarded, ({ table }) => {
          const [first = '', second = ''] = fleet(table, 'p1', 'a0').map(({ id }) => id)
          const troops = (spot: object, at: string, count: number) => {
            for (let i = 0; i < count; i++) place(table, { kind: 'ground_force', of: 'p1', at, ...spot })
          }
          troops({ aboard: first }, 'a0', 4)
          troops({ aboard: second }, 'a0', 2)
          // The other ten pieces lie in as many places.
          for (let i = 0; i < 10; i++)
            troops({ aboard: place(table, { kind: 'cruiser', of: 'p1', at: 'b3' }) }, 'b3', 1)
        }),
      },
    )
    const [one = '', ...others] = aboard(game, 'a0').map(({ id }) => id)
    game.say('p1', {
      [one]: { planet: 'fria' },
      ...Object.fromEntries(others.map(id => [id, { planet: 'abyz' }])),
    })
    game.say('p2', 'yes')
    const [first, second = ''] = fleet(game.table, 'p1', 'a0').map(({ id }) => id)
    expect(choicesOf(game, 'p1')).toEqual([first, second])
    game.say('p1', second)
    expect(aboard(game, 'a0').map(({ aboard }) => aboard)).toEqual([first, first, first])
    expect(game.told('ti3.log.loses')).toEqual([{ seat: 'p1', unit: 'ground_force', count: 2 }])
    expect(kindsOn(game, 'fria')).toEqual(['p1:ground_force'])
    expect(piecesShort(game.table, 'p1', 'ground_force')).toBe(0)
    expect(game.rests).toBe(true)
  })

  test('[ti3/35.passage] asks leave to pass, and the answer binds: only ships that go with him pass', () => {
    const game = stage(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'b2' } },
      {
        ...diplomat,
        tiles: {
          a1: 'empty_1',
          a0: 'sys_abyz__fria',
          a2: 'empty_2',
          b1: 'sys_saudor',
          b2: 'empty_3',
          b3: 'empty_4',
        },
        units: { p1: { a0: { cruiser: 2 } }, p2: { a1: { cruiser: 1 }, b1: { cruiser: 1 } } },
        counters: { p1: { pool: 2 } },
        change: led({ 'hacan.2': { kind: 'cruiser', hex: 'a0' } }),
      },
    )
    expect(game.open).toEqual(['p1:1'])
    expect(Object.keys(game.offered<{ of: object }>('p1').of).sort()).toEqual(['a0.a1', 'a0.b1', 'none'])
    game.say('p1', 'a0.a1').say('p2', 'yes').say('p1', 'none')
    const leader = game.table.leaders?.['hacan.2']
    const ship = leader && 'aboard' in leader ? leader.aboard : ''
    const { ships } = game.offered<{ ships: object }>('p1')
    const other = Object.keys(ships).find(id => id !== ship) ?? ''
    expect(game.answer('p1', { [other]: {} })?.code).toBe('needsDiplomat')
    game.say('p1', { [ship]: {}, [other]: {} })
    expect([ship, other].map(id => game.table.units[id]?.at)).toEqual(['b2', 'b2'])
  })

  test('[ti3/35.passage] finds the way barred where leave is refused', () => {
    const game = stage(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'b2' } },
      {
        ...diplomat,
        tiles: {
          a1: 'empty_1',
          a0: 'sys_abyz__fria',
          a2: 'empty_2',
          b1: 'sys_saudor',
          b2: 'empty_3',
          b3: 'empty_4',
        },
        units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 }, b1: { cruiser: 1 } } },
        counters: { p1: { pool: 2 } },
        change: led({ 'hacan.2': { kind: 'cruiser', hex: 'a0' } }),
      },
    )
    game.say('p1', 'a0.a1').say('p2', 'no').say('p1', 'a0.b1').say('p2', 'no')
    expect(game.told('ti3.log.refusesLeave').length).toBe(2)
    expect(game.told('ti3.log.moves')).toEqual([])
    expect(game.rests).toBe(true)
  })
})

describe('A Scientist', () => {
  const at = (planet: 'abyz' | 'fria', more: Staged = {}) =>
    stage(rest, { ...more, change: led({ 'hacan.1': { planet } }, more.change) })

  test('[ti3/34.scientist] builds a Space Dock on his planet for 2', () => {
    const game = at('abyz', { planets: { p1: ['abyz', 'fria'] }, round: 3 })
    const options = produceOptions(game.table, 'p1', 'a0', { newDocks: true })
    expect(dueFor(options, { build: {}, newDocks: ['abyz'] })).toBe(2)
    expect(dueFor(options, { build: {}, newDocks: ['abyz', 'fria'] })).toBe(6)
  })

  test('[ti3/34.scientist] takes 2 off for a ready specialty of his planet, and 1 for the others', () => {
    const specialised = at('fria', { planets: { p1: ['fria'] } })
    const plain = at('abyz', { planets: { p1: ['fria', 'abyz'] } })
    const spent = at('fria', { planets: { p1: ['fria'] }, exhausted: ['fria'] })
    expect(
      priceOf(plain.table, 'p1', 'antimass_deflectors') -
        priceOf(specialised.table, 'p1', 'antimass_deflectors'),
    ).toBe(1)
    expect(
      priceOf(spent.table, 'p1', 'antimass_deflectors') -
        priceOf(specialised.table, 'p1', 'antimass_deflectors'),
    ).toBe(2)
  })

  test('[ti3/34.scientist] with a PDS shields the planet even from War Suns, and makes the PDS shoot better', () => {
    const shielded = (who: Parameters<typeof led>[0], pds = 1) =>
      stage(rest, {
        units: { p2: { a0: { war_sun: 1 } }, p1: { abyz: { ground_force: 1, pds } } },
        planets: { p1: ['abyz'] },
        change: led(who),
      }).table
    const scientist = { 'hacan.1': { planet: 'abyz' } } as const
    expect(bombardable(shielded({}), 'p2', 'a0', 'war_sun')).toEqual(['abyz'])
    expect(bombardable(shielded(scientist), 'p2', 'a0', 'war_sun')).toEqual([])
    expect(bombardable(shielded(scientist, 0), 'p2', 'a0', 'war_sun')).toEqual(['abyz'])
    const fight = { hex: 'a0', planet: 'abyz', step: 'pdsDefence', side: 'defender', round: 0 } as const
    expect(hitsOn(shielded({}), 'p1', 'pds', fight) - hitsOn(shielded(scientist), 'p1', 'pds', fight)).toBe(1)
  })
})
