import { describe, expect, test } from 'vitest'
import type { Produce } from '../../shared/galaxy/shapes/produce.ts'
import { barsActivation } from '../../shared/ti3/activation.ts'
import type { TechnologyId } from '../../shared/ti3/content/technologies.ts'
import { fleet, onPlanet } from '../../shared/ti3/forces.ts'
import { moveOptions } from '../../shared/ti3/movement.ts'
import { all, coming, idOf, shipAt, sortie, unitsAt } from './fleets.ts'
import { holding, quiet } from './held.ts'
import type { Midgame, Situation } from './midgame.ts'

/** What technologies do where they meet the rest of the rules. */

const reaching = (knows: TechnologyId[], situation: Situation, hex: string): string[] =>
  coming(moveOptions(sortie({ ...situation, technologies: { p1: knows } }).table, 'p1', [hex]))

/** The first thing told of this unit's dice: what a die needs. */
const needed = (game: Midgame, seat: string, unit: string) =>
  game.told('ti3.log.fires').find(about => about?.['seat'] === seat && about['unit'] === unit)?.['needs']

describe('While building', () => {
  const dock = (...knows: TechnologyId[]) =>
    holding(
      { knows },
      {
        tiles: { ...quiet, a4: 'home_norr' },
        units: { p1: { quinarra: { space_dock: 1 } } },
        counters: { p1: { fleet: 4 } },
        exhausted: ['quinarra', 'trenlak'],
        tradeGoods: { p1: 3 },
      },
      { segment: 'production', args: { seat: 'p1', hex: 'a4' } },
    )
  const cart = (troops: number, tradeGoods: number) => ({
    build: { quinarra: { ground_force: troops } },
    newDocks: [],
    pay: { planets: [], tradeGoods },
  })

  test('[ti3/24.enviroCompensator] Enviro Compensator lets each dock of the system build one unit more, and no second one', () => {
    expect(dock().answer('p1', cart(6, 3))?.code).toBe('dockFull')
    const game = dock('enviro_compensator')
    expect(game.answer('p1', cart(7, 4))?.code).toBeDefined()
    game.say('p1', cart(6, 3))
    expect(onPlanet(game.table, 'quinarra', 'ground_force')).toHaveLength(6)
  })

  test('[ti3/24.sarweenTools] Sarween Tools pay the first resource of a production, even where there is no other', () => {
    expect(dock().answer('p1', cart(2, 0))?.code).toBe('notEnough')
    const game = dock('sarween_tools')
    expect(game.offered<Produce>('p1').freeResources).toBe(1)
    expect(game.answer('p1', cart(2, 1))?.code).toBe('overpaid')
    game.say('p1', cart(2, 0))
    expect(onPlanet(game.table, 'quinarra', 'ground_force')).toHaveLength(2)
    expect(game.sheet('p1').tradeGoods).toBe(3)
  })
})

describe('While moving', () => {
  test('[ti3/24.typeIvDrive] Type IV Drive brings a Cruiser from three and a Dreadnought from two systems away', () => {
    const situation: Situation = {
      units: { p1: { c0: { cruiser: 1, dreadnought: 1 }, b0: { dreadnought: 1, carrier: 1, destroyer: 1 } } },
    }
    expect(reaching([], situation, 'm0')).toEqual(['destroyer b0'])
    expect(reaching(['type_iv_drive'], situation, 'm0')).toEqual([
      'cruiser c0',
      'destroyer b0',
      'dreadnought b0',
    ])
  })

  test('[ti3/24.lightWaveDeflector] Light/Wave Deflector leads past enemy ships, but past no supernova and no nebula', () => {
    const situation: Situation = {
      tiles: { b1: 'special_supernova', b11: 'special_nebula' },
      units: { p1: { c0: { cruiser: 1 } }, p2: { b0: { destroyer: 1 } } },
    }
    expect(reaching([], situation, 'a0')).toEqual([])
    expect(reaching(['light_wave_deflector'], situation, 'a0')).toEqual(['cruiser c0'])
    const closed: Situation = {
      tiles: { b0: 'special_supernova', b1: 'special_nebula' },
      units: { p1: { c0: { cruiser: 1 } } },
    }
    expect(reaching(['light_wave_deflector', 'antimass_deflectors'], closed, 'a0')).toEqual([])
  })

  test('[ti3/24.antimassDeflectors] Antimass Deflectors lead through an asteroid field, which still cannot be activated', () => {
    const game = sortie({
      tiles: { b0: 'special_asteroid_1', b1: 'empty_6' },
      units: { p1: { c0: { cruiser: 1 } }, p2: { b1: { destroyer: 1 } } },
      technologies: { p1: ['antimass_deflectors'] },
    })
    expect(shipAt(moveOptions(game.table, 'p1', ['a0']), 'cruiser', 'c0').routes).toEqual([
      ['c0', 'b0', 'a0'],
    ])
    expect(barsActivation(game.table, 'p1', 'b0')?.code).toBe('asteroidField')
  })

  test('[ti3/24.stasisCapsules] with Stasis Capsules a Cruiser takes a Ground Force along and conquers a neutral planet with it', () => {
    const game = holding(
      { knows: ['stasis_capsules'] },
      {
        tiles: { ...quiet, a0: 'sys_saudor', a3: 'empty_1' },
        units: { p1: { abyz: { ground_force: 2 }, a1: { cruiser: 1 } } },
        planets: { p1: ['abyz'] },
      },
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a0' } },
    )
    const cruiser = idOf(game, 'p1', 'a1', 'cruiser')
    const [one, two] = onPlanet(game.table, 'abyz').map(({ id }) => id)
    expect(game.answer('p1', { [cruiser]: { cargo: [one, two] } })?.code).toBe('overCapacity')
    game.say('p1', { [cruiser]: { cargo: [one] } })
    expect(game.table.units[one ?? '']).toMatchObject({ at: 'a0', aboard: cruiser })
    expect(onPlanet(game.table, 'abyz').map(({ id }) => id)).toEqual([two])
    game.say('p1', { [one ?? '']: { planet: 'saudor' } })
    expect(game.table.planets.saudor).toEqual({ owner: 'p1', exhausted: true, taken: 2 })
    expect(game.table.planets.abyz?.owner).toBe('p1')
    expect(game.rests).toBe(true)
  })

  test('[ti3/24.advancedFighters] Fighters with Advanced Fighters come alone, fight, and stay without support as far as Fleet Supply goes', () => {
    const game = sortie(
      {
        units: { p1: { b0: { fighter: 3 } }, p2: { a0: { fighter: 1 } } },
        technologies: { p1: ['advanced_fighters', 'cybernetics'] },
        counters: { p1: { fleet: 3, pool: 1 } },
      },
      'a0',
    )
    game.say('p1', all(...unitsAt(game, 'p1', 'b0')))
    expect(needed(game, 'p1', 'fighter')).toBe(7)
    expect(needed(game, 'p2', 'fighter')).toBe(9)
    for (let i = 0; i < 20 && !game.rests; i++) {
      const [open] = game.match.open
      if (!open || open.key.includes('rest')) break
      game.say(open.to, open.otherwise)
    }
    const left = fleet(game.table, 'p1', 'a0').length
    expect(left).toBeGreaterThan(0)
    expect(game.told('ti3.log.overSupply')).toEqual([])
  })
})

describe('In battle', () => {
  test('[ti3/24.cybernetics] [ti3/24.hylarVAssaultLaser] Hylar V Assault Laser and Cybernetics count in the barrage and in the rounds', () => {
    const game = holding(
      { race: 'hacan', knows: ['hylar_v_assault_laser', 'cybernetics'] },
      {
        tiles: quiet,
        units: {
          p1: { a0: { destroyer: 1, cruiser: 1, carrier: 1, fighter: 2 } },
          p2: { a0: { fighter: 6 } },
        },
      },
      { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } },
    )
    const needs = (unit: string) =>
      game
        .told('ti3.log.fires')
        .flatMap(about => (about?.['seat'] === 'p1' && about['unit'] === unit ? [about['needs']] : []))
    expect(needs('destroyer').slice(0, 2)).toEqual([8, 8])
    expect(needs('cruiser')[0]).toBe(6)
    expect(needs('fighter')[0]).toBe(8)
    expect(needs('carrier')[0]).toBe(9)
  })

  test('[ti3/24.magenDefenseGrid] Magen Defense Grid counts where PDS fire at a fleet that moved in', () => {
    const shot = (...knows: TechnologyId[]) => {
      const game = sortie(
        {
          units: { p1: { a1: { dreadnought: 5 } }, p2: { saudor: { pds: 1 } } },
          planets: { p2: ['saudor'] },
          technologies: { p2: knows },
        },
        'a0',
      )
      game.say('p1', all(...unitsAt(game, 'p1', 'a1'))).say('p2', unitsAt(game, 'p2', 'a0', 'pds'))
      return needed(game, 'p2', 'pds')
    }
    expect(shot()).toBe(6)
    expect(shot('magen_defense_grid')).toBe(5)
  })
})

describe('In turns and phases', () => {
  test('[ti3/24.fleetLogistics] Fleet Logistics ask for a second tactical action right after the first, and for no third', () => {
    const game = holding(
      { knows: ['fleet_logistics'] },
      { tiles: quiet, units: { p1: { a0: { cruiser: 1 } } }, counters: { p1: { pool: 3 } } },
      { segment: 'turn', args: { seat: 'p1' } },
    )
    game.say('p1', { tactical: 'a2' })
    while (game.open[0] === 'p1:movement') game.say('p1', {})
    expect(game.open).toEqual(['p1:second'])
    game.say('p1', { tactical: 'a5' })
    while (game.open[0] === 'p1:movement') game.say('p1', {})
    expect(game.sheet('p1').counters.pool).toBe(1)
    expect(game.table.active).not.toBe('p1')
  })

  test('[ti3/24.neuralMotivator] Neural Motivator draws a second action card in the Status Phase', () => {
    const game = holding({ knows: ['neural_motivator'] }, { phase: 'status' }, { segment: 'supplies' })
    expect(game.sheet('p1').actionCards).toBe(2)
    expect(game.sheet('p2').actionCards).toBe(1)
  })
})
