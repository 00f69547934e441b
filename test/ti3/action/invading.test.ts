import { describe, expect, test } from 'vitest'
import type { Next } from '../../../shared/engine/rules.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import type { UnitKind } from '../../../shared/ti3/content/units.ts'
import { onPlanet } from '../../../shared/ti3/forces.ts'
import { end } from '../../../shared/ti3/rules/lasting.ts'
import { quiet } from '../held.ts'
import { askedIn, dealt, until } from '../invented.ts'
import { type Midgame, midgame, type Situation, whereDice } from '../midgame.ts'

type Hands = Record<string, readonly string[]>

const landing: Next = { segment: 'landings', args: { seat: 'p1', hex: 'a1' } }
const invading: Next = { segment: 'invasion', args: { seat: 'p1', hex: 'a1' } }

const begin = (at: Next, hands: Hands, { change, ...situation }: Situation): Midgame =>
  midgame(at, {
    races: { p1: 'norr', p2: 'sol', p3: 'hacan' },
    technologies: { p1: [], p2: [], p3: [] },
    tiles: quiet,
    ...situation,
    change(state) {
      state.table.active = 'p1'
      state.table.doing = { kind: 'tactical', of: 'p1', hexes: ['a1'], fired: {} }
      change?.(state)
      dealt(hands)(state)
    },
  })

const offers = (game: Midgame, seat: string) => Object.keys(game.offered<{ of: object }>(seat).of)
const on = (game: Midgame, planet: PlanetId): UnitKind[] =>
  onPlanet(game.table, planet)
    .map(({ kind }) => kind)
    .sort()
const land = (game: Midgame, planet: PlanetId) => {
  const { units } = game.offered<{ units: object }>('p1')
  return Object.fromEntries(Object.keys(units).map(id => [id, { planet }]))
}
const landsOn = (planet: PlanetId) => ({ landing: (game: Midgame) => land(game, planet) })

describe('[ti3/22.cards] Star of Death', () => {
  const held: Situation = {
    units: {
      p1: { a1: { war_sun: 1, ground_force: 2 } },
      p2: { abyz: { ground_force: 3, pds: 1, space_dock: 1 }, saudor: { ground_force: 1 } },
    },
    planets: { p2: ['abyz', 'saudor'] },
  }
  const struck = () => {
    const game = begin(landing, { p1: ['star_of_death'] }, held)
    game.say('p1', 'star_of_death')
    expect(offers(game, 'p1').sort()).toEqual(['abyz', 'fria'])
    return game.say('p1', 'abyz')
  }

  test('kills all on a planet beside a War Sun of its player: it is neutral', () => {
    const game = struck()
    expect(on(game, 'abyz')).toEqual([])
    expect(game.table.planets.abyz).toBeUndefined()
    expect(on(game, 'saudor')).toEqual(['ground_force'])
  })

  test('leaves radiation that kills the next to land, once', () => {
    const game = struck()
    game.say('p1', land(game, 'abyz'))
    expect(game.told('ti3.log.radiates')).toEqual([{ seat: 'p1', planet: 'abyz' }])
    expect(game.table.planets.abyz).toBeUndefined()
    expect(on(game, 'abyz')).toEqual([])
    expect(game.table.domains).toEqual({})
  })

  test('lies there from round to round', () => {
    const { table } = struck()
    const copy = structuredClone(table)
    for (const time of ['turn', 'phase', 'round'] as const) end(copy, time)
    expect(copy.domains).toEqual({ abyz: { face: 'radiation' } })
  })

  test('is not offered without a War Sun', () => {
    const game = begin(
      landing,
      { p1: ['star_of_death'] },
      { ...held, units: { p1: { a1: { carrier: 1, ground_force: 1 } } } },
    )
    expect(askedIn(game, 'beforeLandings')).toEqual([])
  })
})

describe('[ti3/22.cards] Dug In', () => {
  const stormed: Situation = {
    units: { p1: { a1: { war_sun: 2 } }, p2: { abyz: { ground_force: 3 }, fria: { ground_force: 3 } } },
    planets: { p2: ['abyz', 'fria'] },
  }

  test('keeps a planet with Ground Forces from all bombardment in this round', () => {
    const game = begin(invading, { p2: ['dug_in'] }, stormed)
    game.say('p2', 'dug_in')
    expect(offers(game, 'p2').sort()).toEqual(['abyz', 'fria'])
    game.say('p2', 'abyz')
    expect(Object.keys(game.offered<{ of: object }>('p1').of)).toEqual(['fria'])
    expect(Object.values(game.table.lasting)).toMatchObject([{ until: 'round', planet: 'abyz' }])
  })

  test('is offered to nobody without Ground Forces on a planet', () => {
    const game = begin(invading, { p3: ['dug_in'] }, stormed)
    expect(askedIn(game, 'beforeBombardment')).toEqual([])
  })
})

describe('[ti3/22.cards] Chemical Warfare', () => {
  const invaded = (defenders: number, ship: 'dreadnought' | 'carrier' = 'dreadnought'): Situation => ({
    units: {
      p1: { a1: { [ship]: 1 }, abyz: { ground_force: 4 } },
      p2: { abyz: { ground_force: defenders, pds: 1 } },
    },
    planets: { p2: ['abyz'] },
  })

  test('kills half of the defenders, rounded up, behind PDS too', () => {
    const game = until(begin(invading, { p1: ['chemical_warfare'] }, invaded(5)), 'beforeInvasionCombat')
    game.say('p1', 'chemical_warfare')
    const [loss] = game.told('ti3.log.loses').filter(about => about?.['seat'] === 'p2')
    expect(loss).toMatchObject({ unit: 'ground_force', count: 3 })
  })

  test('alone may decide the invasion: no round is fought', () => {
    const game = whereDice(
      seed =>
        until(begin(invading, { p1: ['chemical_warfare'] }, { ...invaded(1), seed }), 'beforeInvasionCombat'),
      () => true,
    )
    game.say('p1', 'chemical_warfare')
    expect(game.table.planets.abyz?.owner).toBe('p1')
  })

  test('wants a Dreadnought in the system, and is the attacker’s', () => {
    const none = begin(invading, { p1: ['chemical_warfare'] }, invaded(5, 'carrier'))
    expect(none.match.open.filter(({ key }) => key.includes('beforeInvasionCombat'))).toEqual([])
    const theirs = begin(invading, { p2: ['chemical_warfare'] }, invaded(5))
    expect(theirs.told('ti3.log.playsCard')).toEqual([])
    expect(askedIn(theirs, 'beforeInvasionCombat')).toEqual([])
  })
})

describe('[ti3/22.cards] Rare Mineral', () => {
  const troops: Situation = { units: { p1: { a1: { carrier: 1, ground_force: 1 } } } }

  test('is three trade goods for a neutral planet just taken', () => {
    const game = until(
      begin(landing, { p1: ['rare_mineral.1'] }, troops),
      'afterNeutralPlanetTaken',
      landsOn('abyz'),
    )
    game.say('p1', 'rare_mineral.1')
    expect(game.sheet('p1').tradeGoods).toBe(3)
  })

  test('is not offered for a planet taken from somebody, nor from an empty supply', () => {
    const theirs = begin(landing, { p1: ['rare_mineral.1'] }, { ...troops, planets: { p2: ['abyz'] } })
    theirs.say('p1', land(theirs, 'abyz'))
    expect(theirs.table.planets.abyz?.owner).toBe('p1')
    expect(askedIn(theirs, 'afterNeutralPlanetTaken')).toEqual([])
    const poor = begin(landing, { p1: ['rare_mineral.1'] }, { ...troops, tradeGoods: { p3: 40 } })
    poor.say('p1', land(poor, 'abyz'))
    expect(askedIn(poor, 'afterNeutralPlanetTaken')).toEqual([])
  })
})

describe('[ti3/22.cards] Reparations', () => {
  const lost = (more: Situation = {}): Midgame =>
    until(
      begin(
        landing,
        { p2: ['reparations'] },
        {
          units: { p1: { a1: { carrier: 1, ground_force: 1 } } },
          planets: { p1: ['saudor', 'thibah'], p2: ['abyz', 'fria'] },
          exhausted: ['fria'],
          ...more,
        },
      ),
      'afterPlanetLost',
      landsOn('abyz'),
    )

  test('exhausts a ready planet of the taker and readies one worth no more', () => {
    const game = lost()
    game.say('p2', 'reparations')
    expect(offers(game, 'p2')).toContain('saudor')
    expect(offers(game, 'p2')).not.toContain('abyz')
    game.say('p2', 'saudor')
    for (const seat of askedIn(game, 'afterActionCard')) game.say(seat, 'pass')
    expect(game.table.planets.saudor?.exhausted).toBe(true)
    // Both are worth two.
    expect(game.table.planets.fria?.exhausted).toBeUndefined()
  })

  test('readies nothing worth more than what it exhausts', () => {
    const game = lost({ planets: { p1: ['saudor', 'thibah'], p2: ['abyz', 'fria'] } })
    game.say('p2', 'reparations')
    game.say('p2', 'thibah')
    expect(game.table.planets.thibah?.exhausted).toBe(true)
    expect(game.table.planets.fria?.exhausted).toBe(true)
  })
})
