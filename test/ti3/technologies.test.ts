import { describe, expect, test } from 'vitest'
import type { Turn } from '../../shared/galaxy/shapes/turn.ts'
import type { TechnologyId } from '../../shared/ti3/content/technologies.ts'
import { units } from '../../shared/ti3/content/units.ts'
import { numberOf, permits } from '../../shared/ti3/effects.ts'
import { onPlanet } from '../../shared/ti3/forces.ts'
import { bonus, each, holding, kinds, quiet, scattered, steps, where } from './held.ts'
import { type Situation, whereDice } from './midgame.ts'

const knowing = (...knows: TechnologyId[]) => holding({ race: 'hacan', knows }).table
const nothing = knowing()

describe('General technology', () => {
  test('[ti3/24.enviroCompensator] Enviro Compensator: each Space Dock produces one unit more', () => {
    const of = (table: typeof nothing) => numberOf(table, 'p1', 'production', 4, { planet: 'jord' })
    expect([of(nothing), of(knowing('enviro_compensator'))]).toEqual([4, 5])
  })

  test('[ti3/24.sarweenTools] Sarween Tools: one resource more with each production', () => {
    const of = (table: typeof nothing) => numberOf(table, 'p1', 'freeResources', 0, { hex: 'a0' })
    expect([of(nothing), of(knowing('sarween_tools'))]).toEqual([0, 1])
  })

  test('[ti3/24.microTechnology] Micro Technology: one trade good more from each active agreement', () => {
    const table = holding({ knows: ['micro_technology'] }).table
    expect(numberOf(table, 'p1', 'agreement', 2, {})).toBe(3)
    expect(numberOf(table, 'p2', 'agreement', 2, {})).toBe(2)
  })

  test('[ti3/24.integratedEconomy] Integrated Economy: units may be placed in adjacent activated systems that are empty or friendly', () => {
    const table = holding(
      { knows: ['integrated_economy'] },
      {
        tiles: { ...quiet, m0: 'mecatol_rex', a5: 'special_nebula' },
        units: {
          p1: { m0: { cruiser: 1 }, a3: { cruiser: 1 } },
          p2: { a4: { destroyer: 1 }, abyz: { pds: 1 } },
        },
        planets: { p1: ['thibah'] },
        activated: { p1: ['a0', 'a1', 'a3', 'a4', 'a5', 'm0'], p2: ['a2'] },
      },
    ).table
    const may = (from: string, to: string) => permits(table, 'p1', 'buildsBeside', { from, to })
    expect(may('m0', 'a0')).toBe(true)
    expect(may('m0', 'a3')).toBe(true)
    expect(may('m0', 'a1')).toBe(false)
    expect(may('m0', 'a4')).toBe(false)
    expect(may('m0', 'a2')).toBe(false)
    expect(may('m0', 'a5')).toBe(false)
    expect(may('a0', 'a3')).toBe(false)
    expect(permits(holding({}).table, 'p1', 'buildsBeside', { from: 'm0', to: 'a0' })).toBe(false)
  })

  describe('Transit Diodes', () => {
    const beam = (strategy = 2, situation: Situation = {}) =>
      holding(
        { race: 'sol', knows: ['transit_diodes'] },
        {
          tiles: quiet,
          units: { p1: { jord: { ground_force: 6 }, abyz: { ground_force: 1 } } },
          planets: { p1: ['abyz', 'fria', 'saudor'] },
          counters: { p1: { strategy } },
          ...situation,
        },
        { segment: 'turn', args: { seat: 'p1' } },
      )

    test('[ti3/24.transitDiodes] as an action move up to four Ground Forces from one planet to any other for a counter', () => {
      const game = beam().say('p1', { special: 'transit_diodes' })
      game.say('p1', 'jord')
      expect(Object.keys(game.offered<{ of: object }>('p1').of).sort()).toEqual(['abyz', 'fria', 'saudor'])
      game.say('p1', 'saudor')
      expect(Object.keys(game.offered<{ of: object }>('p1').of)).toEqual(['n1', 'n2', 'n3', 'n4'])
      game.say('p1', 'n4')
      expect(onPlanet(game.table, 'saudor').map(({ kind, at }) => [kind, at])).toEqual(
        Array.from({ length: 4 }, () => ['ground_force', 'a3']),
      )
      expect(onPlanet(game.table, 'jord')).toHaveLength(2)
      expect(game.sheet('p1').counters.strategy).toBe(1)
      expect(game.table.active).not.toBe('p1')
    })

    test('[ti3/24.transitDiodes] go to no planet where a counter would lie without a piece', () => {
      const game = beam(2, { change: scattered(10) }).say('p1', { special: 'transit_diodes' })
      expect(Object.keys(game.offered<{ of: object }>('p1').of).sort()).toEqual(['abyz', 'jord'])
      game.say('p1', 'jord')
      expect(game.offered<{ of: object }>('p1').of).toHaveProperty('n4')
      game.say('p1', 'n4')
      expect(onPlanet(game.table, 'abyz')).toHaveLength(5)
    })

    test('[ti3/24.transitDiodes] are not offered without a counter in Strategy Allocation', () => {
      const offered = (strategy: number) => Object.keys(beam(strategy).offered<Turn>('p1').special)
      expect(offered(1)).toContain('transit_diodes')
      expect(offered(0)).not.toContain('transit_diodes')
    })
  })
})

describe('Biotechnology', () => {
  test('[ti3/24.stasisCapsules] Stasis Capsules: Cruisers and Dreadnoughts carry one Ground Force each', () => {
    const table = knowing('stasis_capsules')
    const carriers = (of: typeof table) => kinds.filter(kind => permits(of, 'p1', 'carriesTroops', { kind }))
    const room = (kind: (typeof kinds)[number]) =>
      numberOf(table, 'p1', 'capacity', units[kind].capacity, { kind })
    expect(carriers(table)).toEqual(['cruiser', 'dreadnought'])
    expect(carriers(nothing)).toEqual([])
    expect(kinds.filter(kind => room(kind) !== units[kind].capacity)).toEqual(['cruiser', 'dreadnought'])
    expect(room('cruiser')).toBe(1)
  })

  test('[ti3/24.cybernetics] Cybernetics: Fighters get +1 on every roll', () => {
    expect(where(knowing('cybernetics'), 1)).toEqual(each('fighter', ...steps))
  })

  test('[ti3/24.neuralMotivator] Neural Motivator: one action card more in the Status Phase', () => {
    expect(numberOf(knowing('neural_motivator'), 'p1', 'statusCards', 1, {})).toBe(2)
  })

  test('[ti3/24.genSynthesis] Gen Synthesis: Ground Forces get +1 in Invasion Combat', () => {
    expect(where(knowing('gen_synthesis'), 1)).toEqual(['ground_force invasion'])
  })
})

describe('Propulsion', () => {
  const move = (table: typeof nothing) =>
    Object.fromEntries(
      kinds
        .map(kind => [kind, numberOf(table, 'p1', 'move', 0, { kind, from: 'a0' })])
        .filter(([, more]) => more !== 0),
    )

  test('[ti3/24.antimassDeflectors] Antimass Deflectors: ships pass through asteroid fields', () => {
    const may = (table: typeof nothing) => permits(table, 'p1', 'throughAsteroids', { kind: 'cruiser' })
    expect([may(nothing), may(knowing('antimass_deflectors'))]).toEqual([false, true])
  })

  test('[ti3/24.xrdTransporters] XRD Transporters: Carriers move one further', () => {
    expect(move(knowing('xrd_transporters'))).toEqual({ carrier: 1 })
  })

  test('[ti3/24.typeIvDrive] Type IV Drive: Cruisers and Dreadnoughts move one further', () => {
    expect(move(knowing('type_iv_drive'))).toEqual({ cruiser: 1, dreadnought: 1 })
  })

  test('[ti3/24.advancedFighters] Advanced Fighters: Fighters move 2 on their own, fight at +1 and need no support', () => {
    const table = knowing('advanced_fighters')
    expect(move(table)).toEqual({ fighter: 2 })
    expect(where(table, 1)).toEqual(each('fighter', ...steps))
    expect(permits(table, 'p1', 'freeFighters', {})).toBe(true)
    expect(permits(nothing, 'p1', 'freeFighters', {})).toBe(false)
  })

  test('[ti3/24.lightWaveDeflector] Light/Wave Deflector: ships pass through systems with enemy ships', () => {
    const may = (table: typeof nothing) =>
      permits(table, 'p1', 'throughEnemies', { kind: 'cruiser', from: 'a1', hex: 'a2' })
    expect([may(nothing), may(knowing('light_wave_deflector'))]).toEqual([false, true])
  })

  test('[ti3/24.fleetLogistics] Fleet Logistics: two tactical actions in one turn', () => {
    const may = (table: typeof nothing) => permits(table, 'p1', 'twoTacticalActions', {})
    expect([may(nothing), may(knowing('fleet_logistics'))]).toEqual([false, true])
  })
})

describe('Warfare', () => {
  test('[ti3/24.hylarVAssaultLaser] Hylar V Assault Laser: Cruisers and Destroyers get +1 on every roll', () => {
    expect(where(knowing('hylar_v_assault_laser'), 1)).toEqual([
      ...each('destroyer', ...steps),
      ...each('cruiser', ...steps),
    ])
  })

  test('[ti3/24.deepSpaceCannon] Deep Space Cannon: PDS reach adjacent systems', () => {
    expect(numberOf(knowing('deep_space_cannon'), 'p1', 'pdsRange', 0, { hex: 'a0' })).toBe(1)
  })

  test('[ti3/24.magenDefenseGrid] Magen Defense Grid: PDS get +1 on every roll, Ground Forces where they defend beside a PDS', () => {
    const { table } = holding(
      { race: 'hacan', knows: ['magen_defense_grid'] },
      { tiles: quiet, units: { p1: { abyz: { pds: 1 } }, p2: { fria: { pds: 1 } } } },
    )
    const defending = { side: 'defender', planet: 'abyz' } as const
    expect(where(table, 1, defending)).toEqual(['ground_force invasion', ...each('pds', ...steps)])
    expect(bonus(table, 'ground_force', { ...defending, step: 'invasion', side: 'attacker' })).toBe(0)
    expect(bonus(table, 'ground_force', { ...defending, step: 'invasion', planet: 'fria' })).toBe(0)
  })

  test('[ti3/24.gravitonNegator] Graviton Negator: Dreadnoughts bombard despite PDS, and Fighters invade', () => {
    const table = knowing('graviton_negator')
    expect(permits(table, 'p1', 'bombardsPds', { kind: 'dreadnought' })).toBe(true)
    expect(permits(table, 'p1', 'fightersInvade', {})).toBe(true)
    expect(permits(nothing, 'p1', 'bombardsPds', { kind: 'dreadnought' })).toBe(false)
    expect(permits(nothing, 'p1', 'fightersInvade', {})).toBe(false)
  })

  test('[ti3/24.warSun] War Sun: only those who know it build War Suns', () => {
    expect(units.war_sun.needs).toBe('war_sun_tech')
  })

  describe('Assault Cannon', () => {
    const battle = (seed: string, ...knows: TechnologyId[]) =>
      holding(
        { race: 'hacan', knows },
        {
          seed,
          tiles: quiet,
          units: { p1: { a0: { dreadnought: 2, cruiser: 1 } }, p2: { a0: { cruiser: 3 } } },
        },
        { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } },
      )

    test('[ti3/24.assaultCannon] fires once with each Dreadnought before the battle, and what it hits does not fire back', () => {
      const game = whereDice(
        seed => battle(seed, 'assault_cannon'),
        ({ log }) => log.find(({ text }) => text === 'ti3.log.fires')?.about?.['hits'] === 1,
      )
      const [shot] = game.log.filter(({ text }) => text === 'ti3.log.fires')
      expect(shot?.dice).toHaveLength(2)
      expect(shot?.about).toMatchObject({ seat: 'p1', unit: 'dreadnought', hits: 1 })
      const volleys = game.log.filter(
        ({ text, about }) => text === 'ti3.log.fires' && about?.['seat'] === 'p2',
      )
      expect(volleys[0]?.dice).toHaveLength(2)
    })

    test('[ti3/24.assaultCannon] is silent for those who do not know it', () => {
      const game = battle('any')
      const [shot] = game.log.filter(({ text }) => text === 'ti3.log.fires')
      expect(shot?.about).toMatchObject({ unit: 'cruiser' })
    })
  })
})
