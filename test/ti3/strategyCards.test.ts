import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Cart } from '../../shared/galaxy/shapes/produce.ts'
import { type ObjectiveId, objectives } from '../../shared/ti3/content/objectives.ts'
import type { StrategyCardId } from '../../shared/ti3/content/strategyCards.ts'
import type { TechnologyId } from '../../shared/ti3/content/technologies.ts'
import type { UnitKind } from '../../shared/ti3/content/units.ts'
import { permits } from '../../shared/ti3/effects.ts'
import { fleet, onPlanet } from '../../shared/ti3/forces.ts'
import { canLearn, missingFor, openTechnologies, priceOf } from '../../shared/ti3/research.ts'
import { secondaryCost } from '../../shared/ti3/secondaries.ts'
import { everyTechnology } from './held.ts'
import { type Midgame, midgame } from './midgame.ts'

type Situation = NonNullable<Parameters<typeof midgame>[1]>

/** `p1` uses a strategy card in a game of three: Sol, Letnev and Hacan, clockwise. */
const played = (card: StrategyCardId, { change, ...situation }: Situation = {}) =>
  midgame(
    { segment: 'strategicAction', args: { seat: 'p1', card } },
    {
      cards: { p1: [card] },
      ...situation,
      change(state) {
        state.table.active = 'p1'
        change?.(state)
      },
    },
  )

const choices = (game: Midgame, seat: string) => Object.keys(game.offered<OneOf>(seat).of)

describe('Diplomacy', () => {
  test('[ti3/36.envoy] keeps its holder and the opponent named from activating systems where the other has a unit', () => {
    const game = played('base_diplomacy', {
      units: { p1: { b3: { cruiser: 1 } }, p2: { saudor: { pds: 1 } } },
      planets: { p2: ['saudor'] },
    })
    expect(choices(game, 'p1')).toEqual(['p2', 'p3'])
    game.say('p1', 'p2')
    const may = (seat: string, hex: string) => permits(game.table, seat, 'activates', { hex }, true)
    expect(may('p1', 'b4')).toBe(false)
    expect(may('p2', 'b3')).toBe(false)
    expect(may('p3', 'b3')).toBe(true)
    expect(may('p1', 'b6')).toBe(true)
    expect(Object.values(game.table.lasting)).toEqual([
      { effect: 'diplomacy', by: 'p1', on: 'p2', until: 'phase' },
    ])
  })

  const tired: Situation = {
    planets: { p2: ['saudor', 'quann', 'tarmann', 'jord'], p3: ['lazar'] },
    exhausted: ['saudor', 'quann', 'tarmann', 'jord', 'arc_prime', 'lazar'],
  }

  test('[ti3/36.stimulus] refreshes up to two exhausted planets that are not in the home system, for the others', () => {
    const game = played('base_diplomacy', tired).say('p1', 'p2')
    game.say('p2', 'secondary')
    expect(Object.keys(game.offered<OneOf>('p2').of).sort()).toEqual(['jord', 'quann', 'saudor', 'tarmann'])
    expect(game.answer('p2', ['saudor', 'quann', 'tarmann'])?.code).toBe('tooMany')
    game.say('p2', ['saudor', 'quann']).say('p3', 'none')
    const { planets } = game.table
    expect([planets.saudor, planets.quann].map(card => card?.exhausted)).toEqual([undefined, undefined])
    expect([planets.tarmann, planets.arc_prime, planets.lazar].map(card => card?.exhausted)).toEqual([
      true,
      true,
      true,
    ])
    expect(game.told('ti3.log.refreshes')).toHaveLength(2)
  })

  test('may be used as the primary ability by the Xxcha instead, for the same counter', () => {
    const game = played('base_diplomacy', { ...tired, races: { p2: 'xxcha' }, exhausted: ['lazar'] })
    game.say('p1', 'p3').say('p3', 'none')
    expect(choices(game, 'p2')).toEqual(['primary', 'none'])
    game.say('p2', 'primary').say('p2', 'p3')
    expect(game.sheet('p2').counters.strategy).toBe(1)
    expect(Object.values(game.table.lasting).map(({ by, on }) => [by, on])).toEqual([
      ['p1', 'p3'],
      ['p2', 'p3'],
    ])
    expect(game.rests).toBe(true)
  })
})

describe('Logistics', () => {
  test('[ti3/37.logistics] brings its holder four counters from reinforcements, shared out as he likes', () => {
    const game = played('base_logistics')
    expect(game.answer('p1', { pool: 3 })?.code).toBe('tooFew')
    game.say('p1', { strategy: 1, pool: 2, fleet: 1 })
    expect(game.sheet('p1').counters).toEqual({ strategy: 3, pool: 5, fleet: 4, reinforcements: 4 })
    expect(game.told('ti3.log.gainsCounters')).toEqual([{ seat: 'p1', count: 4 }])
  })

  test('[ti3/37.logistics] brings no more counters than the sixteen allow', () => {
    const game = played('base_logistics', { counters: { p1: { strategy: 5, pool: 5, fleet: 4 } } })
    expect(game.answer('p1', { pool: 3 })?.code).toBe('tooMany')
    game.say('p1', { pool: 2 })
    expect(game.sheet('p1').counters).toEqual({ strategy: 5, pool: 7, fleet: 4, reinforcements: 0 })
  })

  test('[ti3/37.logistics] brings nothing where reinforcements are empty', () => {
    const game = played('base_logistics', { counters: { p1: { strategy: 5, pool: 7, fleet: 4 } } })
    expect(game.open.filter(open => open !== 'p1:rest1')).toEqual([])
    expect(game.sheet('p1').counters).toEqual({ strategy: 5, pool: 7, fleet: 4, reinforcements: 0 })
    expect(game.told('ti3.log.gainsCounters')).toEqual([])
  })

  const rich: Situation = { planets: { p2: ['meer', 'wellon'] }, tradeGoods: { p2: 1 } }

  test('[ti3/37.mandate] sells the others one counter for every three influence', () => {
    const game = played('base_logistics', rich).say('p1', { pool: 4 })
    game.say('p2', 'secondary')
    expect(game.offered('p2')).toMatchObject({ worth: 'influence', least: 3, step: 3 })
    game.say('p2', { planets: ['meer', 'wellon'], tradeGoods: 0 })
    expect(game.answer('p2', { fleet: 1 })?.code).toBe('tooFew')
    game.say('p2', { fleet: 2 })
    expect(game.sheet('p2').counters).toEqual({ strategy: 2, pool: 3, fleet: 5, reinforcements: 6 })
    expect(game.table.planets.meer?.exhausted).toBe(true)
    expect(game.table.planets.wellon?.exhausted).toBe(true)
    expect(game.sheet('p2').tradeGoods).toBe(1)
  })

  test('[ti3/37.mandate] takes no influence for counters that reinforcements do not hold', () => {
    const last = { ...rich, counters: { p2: { strategy: 5, pool: 6, fleet: 4 } } }
    const game = played('base_logistics', last).say('p1', { pool: 4 }).say('p2', 'secondary')
    expect(game.answer('p2', { planets: ['meer', 'wellon'], tradeGoods: 0 })?.code).toBe('overpaid')
    game.say('p2', { planets: ['meer'], tradeGoods: 0 }).say('p2', { strategy: 1 })
    expect(game.sheet('p2').counters).toEqual({ strategy: 6, pool: 6, fleet: 4, reinforcements: 0 })
    expect(game.table.planets.wellon?.exhausted).toBeUndefined()
  })

  test('[ti3/37.mandate] is not offered to whoever has too little influence or no counter left', () => {
    const poor = played('base_logistics', { tradeGoods: { p2: 1 } }).say('p1', { pool: 4 })
    expect(poor.open.some(open => open.startsWith('p2'))).toBe(false)
    const full = { ...rich, counters: { p2: { strategy: 5, pool: 7, fleet: 4 } } }
    const none = played('base_logistics', full).say('p1', { pool: 4 })
    expect(none.open.some(open => open.startsWith('p2'))).toBe(false)
  })
})

describe('Warfare', () => {
  test('[ti3/37.offensive] takes one own counter from the map back into the Command Pool', () => {
    const game = played('base_warfare', { activated: { p1: ['b3', 'b4'], p2: ['b5'] }, units: {} })
    expect(choices(game, 'p1')).toEqual(['b3', 'b4'])
    game.say('p1', 'b3')
    expect(game.table.activated).toEqual({ b4: { p1: true }, b5: { p2: true } })
    expect(game.sheet('p1').counters).toMatchObject({ pool: 4, reinforcements: 6 })
  })

  test('[ti3/37.offensive] does nothing for a holder without counters on the map', () => {
    const game = played('base_warfare', { units: {} })
    expect(game.rests).toBe(true)
    expect(game.sheet('p1').counters).toEqual({ strategy: 2, pool: 3, fleet: 3, reinforcements: 8 })
  })

  /** b4 lies between b3 and b5; nobody else has a unit. */
  const around = { b3: { cruiser: 1, carrier: 1 }, b5: { destroyer: 1 } }
  const patrol = (situation: Situation = {}) =>
    played('base_warfare', { units: { p2: around }, ...situation }).say('p2', 'secondary')
  const at = (game: Midgame, hex: string) => fleet(game.table, 'p2', hex).map(({ kind }) => kind)
  const ship = (game: Midgame, from: string, kind: UnitKind) =>
    fleet(game.table, 'p2', from).find(piece => piece.kind === kind)?.id
  /** What the ship standing there is offered. */
  const reach = (from: string, situation: Situation = {}) => {
    const game = patrol({ units: { p2: { [from]: { cruiser: 1 } } }, ...situation })
    return choices(game.say('p2', ship(game, from, 'cruiser')), 'p2')
  }

  test('[ti3/37.patrols] lets two Cruisers or Destroyers patrol one step each, from activated systems too', () => {
    const game = patrol({ activated: { p2: ['b3'] } })
    expect(choices(game, 'p2')).toEqual([ship(game, 'b3', 'cruiser'), ship(game, 'b5', 'destroyer'), 'none'])
    game.say('p2', ship(game, 'b3', 'cruiser')).say('p2', 'b4')
    expect(choices(game, 'p2')).toEqual([ship(game, 'b5', 'destroyer'), 'none'])
    game.say('p2', ship(game, 'b5', 'destroyer')).say('p2', 'b6')
    expect([at(game, 'b3'), at(game, 'b4'), at(game, 'b6')]).toEqual([
      ['carrier'],
      ['cruiser'],
      ['destroyer'],
    ])
    expect(game.table.activated).toEqual({ b3: { p2: true }, b4: { p2: true }, b6: { p2: true } })
    expect(game.sheet('p2').counters).toEqual({ strategy: 1, pool: 3, fleet: 3, reinforcements: 6 })
  })

  test('[ti3/37.patrols] lets both patrols enter the same system, which is activated once', () => {
    const game = patrol()
    game.say('p2', ship(game, 'b3', 'cruiser')).say('p2', 'b4')
    game.say('p2', ship(game, 'b5', 'destroyer')).say('p2', 'b4')
    expect(at(game, 'b4').sort()).toEqual(['cruiser', 'destroyer'])
    expect(game.sheet('p2').counters.reinforcements).toBe(8)
  })

  test('[ti3/37.patrols] lets a single ship patrol', () => {
    const game = patrol()
    game
      .say('p2', ship(game, 'b3', 'cruiser'))
      .say('p2', 'b4')
      .say('p2', 'none')
    expect(game.rests).toBe(true)
    expect(at(game, 'b4')).toEqual(['cruiser'])
    expect(at(game, 'b5')).toEqual(['destroyer'])
  })

  test('[ti3/37.patrols] sends patrols through wormholes, which join systems', () => {
    expect(reach('a3', { tiles: { b0: 'empty_1' } })).not.toContain('b0')
    expect(reach('a3', { tiles: { b0: 'sys_quann' } })).toContain('b0')
  })

  test('[ti3/25.empty] sends patrols neither to special nor to home systems', () => {
    const situation: Situation = { tiles: { b5: 'special_nebula', b4: 'home_letnev' } }
    const hexes = reach('b3', situation)
    expect(hexes).not.toContain('b4')
    expect(hexes).toContain('a2')
    expect(reach('b6', situation)).not.toContain('b5')
    expect(reach('b6')).toContain('b5')
  })

  test('[ti3/25.empty] sends patrols only to systems without any unit, structures and own units included', () => {
    const cruiser = { b3: { cruiser: 1 } } as const
    expect(reach('b3', { units: { p2: cruiser } })).toContain('b4')
    expect(reach('b3', { units: { p2: cruiser, p3: { saudor: { pds: 1 } } } })).not.toContain('b4')
    expect(reach('b3', { units: { p2: { ...cruiser, b4: { fighter: 1 } } } })).not.toContain('b4')
    expect(reach('b3', { units: { p2: cruiser }, planets: { p3: ['saudor'] } })).toContain('b4')
  })

  test('[ti3/37.patrolCounters] places no counter where the player has one already', () => {
    const game = patrol({ activated: { p2: ['b4'] } })
    game
      .say('p2', ship(game, 'b3', 'cruiser'))
      .say('p2', 'b4')
      .say('p2', 'none')
    expect(game.table.activated).toEqual({ b4: { p2: true } })
    expect(game.sheet('p2').counters).toMatchObject({ strategy: 1, reinforcements: 8 })
  })

  test('[ti3/37.patrolCounters] sends patrols only where reinforcements still hold a counter, the one just paid included', () => {
    const game = patrol({ counters: { p2: { strategy: 5, pool: 6, fleet: 5 } } })
    game.say('p2', ship(game, 'b3', 'cruiser')).say('p2', 'b4')
    game.say('p2', ship(game, 'b5', 'destroyer'))
    expect(game.rests).toBe(true)
    expect(at(game, 'b4').sort()).toEqual(['cruiser', 'destroyer'])
    expect(game.sheet('p2').counters).toEqual({ strategy: 4, pool: 6, fleet: 5, reinforcements: 0 })
  })

  test('[ti3/37.patrols] sends no more ships into a system than Fleet Supply allows', () => {
    const game = patrol({ races: { p2: 'norr' }, counters: { p2: { fleet: 1 } } })
    game.say('p2', ship(game, 'b3', 'cruiser')).say('p2', 'b4')
    game.say('p2', ship(game, 'b5', 'destroyer'))
    expect(choices(game, 'p2')).not.toContain('b4')
  })
})

describe('Technology', () => {
  test('[ti3/24.prerequisites] needs all prerequisites of a technology, or one where any will do', () => {
    const { table } = played('base_technology', { technologies: { p1: ['stasis_capsules'] } })
    expect(canLearn(table, 'p1', 'micro_technology')).toBe(true)
    expect(missingFor(table, 'p1', 'war_sun_tech')).toEqual({ all: ['deep_space_cannon', 'sarween_tools'] })
    expect(missingFor(table, 'p1', 'transit_diodes')).toEqual({
      any: ['light_wave_deflector', 'dacxive_animators'],
    })
    expect(canLearn(table, 'p1', 'integrated_economy')).toBe(false)
    expect(canLearn(table, 'p1', 'stasis_capsules')).toBe(false)
    expect(openTechnologies(table, 'p1')).toEqual([
      'enviro_compensator',
      'micro_technology',
      'cybernetics',
      'neural_motivator',
      'antimass_deflectors',
      'hylar_v_assault_laser',
    ])
  })

  test('[ti3/24.faceUp] [ti3/24.prerequisites] [ti3/38.technology] brings its holder one technology whose prerequisites he has, for free', () => {
    const game = played('base_technology', {
      technologies: { p1: ['enviro_compensator'] },
      counters: { p2: { strategy: 0 }, p3: { strategy: 0 } },
    })
    expect(choices(game, 'p1').sort()).toEqual(
      ['antimass_deflectors', 'hylar_v_assault_laser', 'sarween_tools', 'stasis_capsules'].sort(),
    )
    game.say('p1', 'sarween_tools')
    expect(Object.keys(game.sheet('p1').technologies)).toEqual(['enviro_compensator', 'sarween_tools'])
    expect(game.table.planets.jord?.exhausted).toBeUndefined()
    expect(game.rests).toBe(true)
  })

  test('[ti3/24.specialty] [ti3/24.price] counts a specialty only for its colour, only while the planet is ready, and once for each planet', () => {
    const situation: Situation = { planets: { p1: ['fria', 'arinam', 'lor'] }, exhausted: ['lor'] }
    const { table } = played('base_technology', situation)
    expect(priceOf(table, 'p1', 'xrd_transporters')).toBe(6)
    expect(priceOf(table, 'p1', 'hylar_v_assault_laser')).toBe(8)
    expect(priceOf(table, 'p1', 'enviro_compensator')).toBe(8)
    expect(priceOf(table, 'p2', 'xrd_transporters')).toBe(8)
  })

  const buying = (situation: Situation = {}) =>
    played('base_technology', {
      technologies: { p1: [], p2: ['antimass_deflectors'], p3: [] },
      planets: { p2: ['abyz', 'fria'] },
      tradeGoods: { p2: 1 },
      counters: { p3: { strategy: 0 } },
      ...situation,
    }).say('p1', 'enviro_compensator')

  test('[ti3/38.research] sells the others one technology for eight resources', () => {
    const game = buying().say('p2', 'secondary').say('p2', 'hylar_v_assault_laser')
    expect(game.offered('p2')).toMatchObject({ worth: 'resources', least: 8 })
    expect(game.answer('p2', { planets: ['arc_prime', 'abyz'], tradeGoods: 0 })).toBeDefined()
    game.say('p2', { planets: ['arc_prime', 'abyz'], tradeGoods: 1 })
    expect(Object.keys(game.sheet('p2').technologies)).toEqual([
      'antimass_deflectors',
      'hylar_v_assault_laser',
    ])
    expect(game.sheet('p2')).toMatchObject({ tradeGoods: 0, counters: { strategy: 1 } })
    expect(game.table.planets.abyz?.exhausted).toBe(true)
    expect(game.table.planets.fria?.exhausted).toBeUndefined()
  })

  test('[ti3/24.price] lets the planet whose specialty makes a technology cheaper pay for it as well', () => {
    const game = buying().say('p2', 'secondary').say('p2', 'xrd_transporters')
    expect(game.offered('p2')).toMatchObject({ least: 7 })
    game.say('p2', { planets: ['arc_prime', 'fria'], tradeGoods: 1 })
    expect(game.sheet('p2').technologies.xrd_transporters).toBe(true)
    expect(game.table.planets.fria?.exhausted).toBe(true)
  })

  test('[ti3/38.research] is offered only to those who can pay for something open to them', () => {
    const poor = buying({ planets: { p2: [] } })
    expect(poor.rests).toBe(true)
    const six: Situation = { planets: { p2: ['fria'] }, exhausted: ['wren_terra'] }
    expect(buying({ ...six, tradeGoods: {} }).rests).toBe(true)
    const seven = buying({ ...six, tradeGoods: { p2: 1 } }).say('p2', 'secondary')
    expect(choices(seven, 'p2')).toEqual(['xrd_transporters', 'none'])
  })

  test('[ti3/38.research] costs nothing when the buyer changes his mind', () => {
    const game = buying().say('p2', 'secondary').say('p2', 'none')
    expect(game.rests).toBe(true)
    expect(game.sheet('p2').counters.strategy).toBe(2)
  })

  describe('with Jol-Nar', () => {
    const jolNar = (use: string) =>
      buying({
        races: { p2: 'jol_nar' },
        technologies: { p1: [], p2: [], p3: [] },
        planets: { p2: ['abyz', 'fria'] },
      }).say('p2', use)

    test('may use the primary ability in place of the secondary for the same counter', () => {
      const game = jolNar('primary').say('p2', 'antimass_deflectors')
      expect(game.rests).toBe(true)
      expect(Object.keys(game.sheet('p2').technologies)).toEqual(['antimass_deflectors'])
      expect(game.sheet('p2').counters.strategy).toBe(1)
    })

    test('may use both abilities for one counter, the primary first', () => {
      const game = jolNar('primaryFirst').say('p2', 'antimass_deflectors')
      game.say('p2', 'xrd_transporters').say('p2', { planets: ['nar', 'fria', 'abyz'], tradeGoods: 0 })
      expect(Object.keys(game.sheet('p2').technologies)).toEqual(['antimass_deflectors', 'xrd_transporters'])
      expect(game.sheet('p2').counters.strategy).toBe(1)
    })

    /** They have all technologies but these. */
    const learned = (...missing: TechnologyId[]) =>
      buying({
        races: { p2: 'jol_nar' },
        technologies: { p1: [], p2: everyTechnology.filter(id => !missing.includes(id)), p3: [] },
        planets: { p2: ['abyz', 'fria'] },
      })

    test('[ti3/20.brilliant] is not asked about the primary ability when nothing is left to learn', () => {
      expect(learned().rests).toBe(true)
    })

    test('[ti3/20.brilliant] may not use both abilities when one technology is left to learn', () => {
      const uses = (...missing: TechnologyId[]) => choices(learned(...missing), 'p2')
      expect(uses('war_sun_tech')).toEqual(['secondary', 'primary', 'none'])
      const both = ['primaryFirst', 'secondaryFirst']
      expect(uses('war_sun_tech', 'gen_synthesis')).toEqual(['secondary', 'primary', ...both, 'none'])
    })

    /** Lodor's green specialty makes Stasis Capsules cost 7, once Enviro Compensator is there; all that is open costs 8. */
    const nearly = (goods: number) =>
      buying({
        races: { p2: 'jol_nar' },
        technologies: { p1: [], p2: [], p3: [] },
        planets: { p2: ['lodor', 'abyz'] },
        exhausted: ['jol', 'nar'],
        tradeGoods: { p2: goods },
      })

    test('[ti3/20.brilliant] is offered both, the primary first, where only the free technology opens one that can be paid for', () => {
      expect(choices(nearly(0), 'p2')).toEqual(['primary', 'none'])
      const game = nearly(1)
      expect(choices(game, 'p2')).toEqual(['primary', 'primaryFirst', 'none'])
      game.say('p2', 'primaryFirst').say('p2', 'enviro_compensator')
      expect(choices(game, 'p2')).toEqual(['stasis_capsules', 'none'])
      // There is one way to pay for it.
      game.say('p2', 'stasis_capsules')
      expect(Object.keys(game.sheet('p2').technologies)).toEqual(['enviro_compensator', 'stasis_capsules'])
      expect(game.sheet('p2')).toMatchObject({ tradeGoods: 0, counters: { strategy: 1 } })
      expect(game.rests).toBe(true)
    })

    test('[ti3/20.brilliant] who then takes another free technology buys none', () => {
      const game = nearly(1).say('p2', 'primaryFirst').say('p2', 'hylar_v_assault_laser')
      expect(game.rests).toBe(true)
      expect(game.sheet('p2')).toMatchObject({ tradeGoods: 1, counters: { strategy: 1 } })
    })

    test('may use both abilities for one counter, the secondary first', () => {
      const game = jolNar('secondaryFirst').say('p2', 'antimass_deflectors')
      game.say('p2', { planets: ['nar', 'fria', 'abyz'], tradeGoods: 0 }).say('p2', 'xrd_transporters')
      expect(Object.keys(game.sheet('p2').technologies)).toEqual(['antimass_deflectors', 'xrd_transporters'])
      expect(game.sheet('p2').counters.strategy).toBe(1)
    })
  })
})

describe('Imperial', () => {
  const top = (...objectives: ObjectiveId[]): Situation => ({
    change: ({ box, table }) => {
      box.objectives = objectives
      table.decks.objective = objectives.length
    },
    counters: { p2: { strategy: 0 }, p3: { strategy: 0 } },
  })
  const [gameOver] = (Object.keys(objectives) as ObjectiveId[]).filter(
    id => objectives[id].ends === 'revealed',
  )
  const [objective] = (Object.keys(objectives) as ObjectiveId[]).filter(id => !objectives[id].ends)

  test('[ti3/38.imperial] turns over the top objective, then brings its holder two victory points', () => {
    const game = played('base_imperial', top(objective as ObjectiveId))
    expect(game.table.objectives).toEqual({ [objective as string]: {} })
    expect(game.sheet('p1').points).toBe(2)
    expect(game.rests).toBe(true)
  })

  test('[ti3/38.imperiumRex] ends the game before the points where Imperium Rex is turned over', () => {
    const game = played('base_imperial', top(gameOver as ObjectiveId))
    expect(game.match.winners).toBeDefined()
    expect(game.sheet('p1').points).toBe(0)
  })

  test('[ti3/38.imperial] ends the game at once with the tenth point, before any secondary ability', () => {
    const game = played('base_imperial', {
      change: ({ table }) => void Object.assign(table.players['p1'] ?? {}, { points: 8 }),
    })
    expect(game.match.winners).toEqual(['p1'])
  })

  const builds = (situation: Situation = {}) =>
    played('base_imperial', {
      units: { p2: { arc_prime: { space_dock: 1 }, saudor: { space_dock: 1 } } },
      planets: { p2: ['saudor'] },
      ...situation,
    })
  const cart = (planet: string, kind: UnitKind, paid: string[]): Cart => ({
    build: { [planet]: { [kind]: 1 } },
    newDocks: [],
    pay: { planets: paid, tradeGoods: 0 },
  })

  test('[ti3/38.mobilization] lets the others build in one system with own Space Docks, even activated, activating nothing', () => {
    const game = builds({ activated: { p2: ['c3'] } })
    expect(game.open).toEqual(['p2:use'])
    game.say('p2', 'secondary')
    expect(choices(game, 'p2').sort()).toEqual(['b4', 'c3'])
    game.say('p2', 'c3')
    expect(game.offered('p2')).toMatchObject({ newDocks: [] })
    game.say('p2', cart('arc_prime', 'carrier', ['arc_prime']))
    expect(fleet(game.table, 'p2', 'c3').map(({ kind }) => kind)).toEqual(['carrier'])
    expect(game.table.activated).toEqual({ c3: { p2: true } })
    expect(game.table.planets.arc_prime?.exhausted).toBe(true)
    expect(game.sheet('p2').counters.strategy).toBe(1)
    expect(game.rests).toBe(true)
  })

  test('[ti3/38.mobilization] builds no ships under a blockade and no new Space Docks', () => {
    const game = builds({
      units: { p2: { saudor: { space_dock: 1 } }, p3: { b4: { cruiser: 1 } } },
      planets: { p2: ['saudor'] },
    }).say('p2', 'secondary')
    expect(game.offered('p2')).toMatchObject({
      hex: 'b4',
      newDocks: [],
      docks: { saudor: { blockaded: true } },
    })
    expect(game.answer('p2', cart('saudor', 'cruiser', ['arc_prime']))?.code).toBe('blockaded')
    game.say('p2', cart('saudor', 'pds', ['saudor']))
    expect(onPlanet(game.table, 'saudor', 'pds')).toHaveLength(1)
  })

  test('[ti3/38.mobilization] obeys Fleet Supply where the others build', () => {
    const game = builds({
      units: { p2: { saudor: { space_dock: 1 }, b4: { cruiser: 1 } } },
      planets: { p2: ['saudor'] },
      races: { p2: 'norr' },
      counters: { p2: { fleet: 1 } },
    }).say('p2', 'secondary')
    expect(game.answer('p2', cart('saudor', 'cruiser', ['quinarra']))?.code).toBe('fleetFull')
  })

  test('[ti3/38.mobilization] costs nothing when nothing is built after all', () => {
    const game = builds().say('p2', 'secondary').say('p2', 'c3')
    game.say('p2', { build: {}, newDocks: [], pay: { planets: [], tradeGoods: 0 } })
    expect(game.rests).toBe(true)
    expect(game.sheet('p2').counters.strategy).toBe(2)
  })
})

describe('Trade', () => {
  test('costs Hacan no counter for the secondary ability, and everybody else one', () => {
    const { table } = played('base_trade', { cards: { p1: ['base_trade'] } })
    expect(secondaryCost(table, 'p3', 'base_trade')).toBe(0)
    expect(secondaryCost(table, 'p2', 'base_trade')).toBe(1)
    expect(secondaryCost(table, 'p3', 'base_technology')).toBe(1)
  })
})
