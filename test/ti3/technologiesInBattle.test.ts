import { describe, expect, test } from 'vitest'
import type { Amounts } from '../../shared/engine/options.ts'
import type { TechnologyId } from '../../shared/ti3/content/technologies.ts'
import { fleet, onPlanet } from '../../shared/ti3/forces.ts'
import { hexOf } from '../../shared/ti3/realm.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { retreatTo } from '../../shared/ti3/rules/retreat.ts'
import type { Hand, PlayerSheet, Ti3 } from '../../shared/ti3/table.ts'
import { underLaw } from './battlefield.ts'
import { holding, quiet, scattered } from './held.ts'
import { type Midgame, type Situation, whereDice } from './midgame.ts'

/** p1 attacks Abyz of p2, where these stand. */
function invasion(
  seed: string,
  knows: TechnologyId[],
  { units, ...situation }: Situation = {},
  ships: string[] = [],
): Midgame {
  return holding(
    { race: 'hacan', knows },
    {
      seed,
      tiles: quiet,
      planets: { p2: ['abyz'] },
      units: units ?? { p1: { abyz: { ground_force: 4 } }, p2: { abyz: { ground_force: 2 } } },
      ...situation,
    },
    { segment: 'planetInvasion', args: { seat: 'p1', hex: 'a1', planet: 'abyz', ships } },
  )
}

const dice = (game: Midgame, technology: string) =>
  game.log.find(({ text, about }) => text === 'ti3.log.throws' && about?.['technology'] === technology)

describe('Dacxive Animators', () => {
  test('[ti3/24.dacxiveAnimators] roll for every Ground Force killed on either side, and each 6 stands up for the winner', () => {
    const game = whereDice(
      seed => invasion(seed, ['dacxive_animators']),
      made => {
        const hits = Number(dice(made, 'dacxive_animators')?.about?.['hits'] ?? 0)
        const left = onPlanet(made.table, 'abyz', 'ground_force').length
        return made.rests && hits > 0 && hits < 4 && left - hits < 4
      },
    )
    const roll = dice(game, 'dacxive_animators')
    const standing = onPlanet(game.table, 'abyz', 'ground_force')
    const risen = roll?.dice?.filter(die => die >= 6).length ?? 0
    // Four came and two defended: who stands now survived or rose.
    expect(roll?.dice).toHaveLength(6 - (standing.length - risen))
    expect(standing.every(({ of }) => of === 'p1')).toBe(true)
    expect(game.told('ti3.log.recruits')).toEqual([{ seat: 'p1', count: risen, planet: 'abyz' }])
  })

  test('[ti3/24.dacxiveAnimators] roll for those killed before the first round as well', () => {
    const game = whereDice(
      seed =>
        invasion(seed, ['dacxive_animators'], {
          units: { p1: { abyz: { ground_force: 4 } }, p2: { abyz: { ground_force: 2, pds: 2 } } },
        }),
      made => {
        const [shots] = made.told('ti3.log.fires')
        return Number(shots?.['hits']) > 0 && made.rests && made.table.planets.abyz?.owner === 'p1'
      },
    )
    const roll = dice(game, 'dacxive_animators')
    const risen = roll?.dice?.filter(die => die >= 6).length ?? 0
    expect(game.told('ti3.log.fires')[0]).toMatchObject({ seat: 'p2', unit: 'pds' })
    expect(roll?.dice).toHaveLength(6 - (onPlanet(game.table, 'abyz', 'ground_force').length - risen))
  })

  test('[ti3/24.dacxiveAnimators] do nothing for the loser', () => {
    const game = whereDice(
      seed =>
        invasion(seed, ['dacxive_animators'], {
          units: { p1: { abyz: { ground_force: 1 } }, p2: { abyz: { ground_force: 5 } } },
        }),
      made => made.rests && made.table.planets.abyz?.owner === 'p2',
    )
    expect(dice(game, 'dacxive_animators')).toBeUndefined()
  })
})

describe('Gen Synthesis', () => {
  const lost = (seed: string, situation: Situation = {}) =>
    invasion(seed, ['gen_synthesis'], {
      units: { p1: { abyz: { ground_force: 3 } }, p2: { abyz: { ground_force: 9 } } },
      ...situation,
    })
  const returned = (game: Midgame) => dice(game, 'gen_synthesis')?.dice?.filter(die => die >= 5).length ?? 0

  test('[ti3/24.genSynthesis] returns a destroyed Ground Force to a planet of the home system on 5 or more', () => {
    const game = whereDice(
      lost,
      made => returned(made) > 0 && made.open.some(key => key.endsWith('/where') || key === 'p1:where'),
    )
    const before = dice(game, 'gen_synthesis')
    expect(before?.dice?.length).toBeGreaterThan(0)
    const back = returned(game)
    expect(Object.keys(game.offered<{ of: object }>('p1').of)).toEqual(['arretze', 'hercant', 'kamdorn'])
    game.say('p1', { hercant: back })
    expect(onPlanet(game.table, 'hercant', 'ground_force')).toHaveLength(back)
  })

  test('[ti3/24.genSynthesis] returns those too who die aboard a ship shot down', () => {
    const shot = (seed: string) =>
      holding(
        { race: 'hacan', knows: ['gen_synthesis'] },
        {
          seed,
          tiles: quiet,
          units: { p1: { a0: { carrier: 1, ground_force: 3 } }, p2: { a0: { cruiser: 4 } } },
        },
        { segment: 'spaceBattle', args: { seat: 'p2', hex: 'a0' } },
      )
    const game = whereDice(shot, made => returned(made) > 0)
    expect(dice(game, 'gen_synthesis')?.dice).toHaveLength(3)
    const back = returned(game)
    game.say('p1', { hercant: back })
    expect(onPlanet(game.table, 'hercant', 'ground_force')).toHaveLength(back)
  })

  test('[ti3/24.genSynthesis] returns into the fight under way, which goes on where the last one fell, and what returned was not killed', () => {
    const races = { p1: 'hacan', p2: 'sol', p3: 'norr' } as const
    const at = (seed: string, next: Parameters<typeof holding>[2]) =>
      holding(
        {},
        {
          seed,
          races,
          tiles: quiet,
          technologies: { p1: ['dacxive_animators'], p2: ['gen_synthesis'], p3: [] },
          units: { p1: { jord: { ground_force: 9 } }, p2: { jord: { ground_force: 1 } } },
        },
        next,
      )
    const defending = (seed: string) => {
      const hex = hexOf(at(seed, { segment: 'rest' }).table, 'jord')
      return at(seed, {
        segment: 'planetInvasion',
        args: { seat: 'p1', hex: hex ?? '', planet: 'jord', ships: [] },
      })
    }
    const game = whereDice(defending, made => returned(made) > 0 && made.table.planets.jord?.owner === 'p1')
    // It fell, rose, and fell again: who won throws for what stayed dead.
    const stillDead = 10 - onPlanet(game.table, 'jord', 'ground_force').length
    expect(
      game.told('ti3.log.throws').filter(about => about?.['technology'] === 'gen_synthesis').length,
    ).toBeGreaterThan(1)
    const risen = dice(game, 'dacxive_animators')?.dice?.filter(die => die >= 6).length ?? 0
    expect(dice(game, 'dacxive_animators')?.dice).toHaveLength(stillDead + risen)
  })

  describe('where pieces run short', () => {
    /** p1 loses a Carrier with four Ground Forces; all his other pieces but one lie elsewhere. */
    const short = (elsewhere: number, home: object = {}) =>
      whereDice(
        seed =>
          holding(
            { race: 'hacan', knows: ['gen_synthesis'] },
            {
              seed,
              tiles: quiet,
              units: { p1: { a0: { carrier: 1, ground_force: 4 }, ...home }, p2: { a0: { cruiser: 4 } } },
              change: scattered(elsewhere),
            },
            { segment: 'spaceBattle', args: { seat: 'p2', hex: 'a0' } },
          ),
        made => returned(made) >= 3,
      )

    test('[ti3/24.genSynthesis] returns all to the planet the last piece was placed on', () => {
      const game = short(11)
      const { most, of } = game.offered<Amounts>('p1')
      expect([most, Object.keys(of)]).toEqual([1, ['arretze', 'hercant', 'kamdorn']])
      game.say('p1', { hercant: 1 })
      expect(game.rests).toBe(true)
      expect(onPlanet(game.table, 'hercant', 'ground_force')).toHaveLength(returned(game))
    })

    test('[ti3/20.removed] [ti3/24.genSynthesis] places none alone beside those of an invader', () => {
      const game = whereDice(
        seed =>
          holding(
            { race: 'hacan', knows: ['gen_synthesis'] },
            {
              seed,
              tiles: { ...quiet, b3: 'home_hacan' },
              units: { p1: { arretze: { ground_force: 2 } }, p2: { arretze: { ground_force: 9 } } },
              change: scattered(11),
            },
            {
              segment: 'planetInvasion',
              args: { seat: 'p2', hex: 'b3', planet: 'arretze', ships: [] },
            },
          ),
        made => returned(made) === 2 && made.open[0] === 'p1:where',
      ).say('p1', { kamdorn: 1 })
      expect(onPlanet(game.table, 'kamdorn', 'ground_force')).toHaveLength(2)
    })

    test('[ti3/24.genSynthesis] asks about the others once the last piece is placed', () => {
      const game = short(10, { arretze: { ground_force: 1 } }).say('p1', { hercant: 1 })
      const { least, of } = game.offered<Amounts>('p1')
      expect([least, Object.keys(of)]).toEqual([returned(game) - 1, ['arretze', 'hercant']])
      game.say('p1', { arretze: 1, hercant: least - 1 })
      expect(onPlanet(game.table, 'arretze', 'ground_force')).toHaveLength(2)
      expect(onPlanet(game.table, 'hercant', 'ground_force')).toHaveLength(least)
    })
  })

  test('[ti3/24.genSynthesis] has nowhere to return them to when no home planet is left', () => {
    const game = lost('any', {
      change({ table }) {
        for (const planet of ['arretze', 'hercant', 'kamdorn'] as const) delete table.planets[planet]
      },
    })
    expect(dice(game, 'gen_synthesis')).toBeUndefined()
  })

  test('[ti3/24.genSynthesis] returns those too who die aboard a ship that is too much where its fleet arrives', () => {
    const flees = (seed: string) => {
      const game = holding(
        { race: 'hacan', knows: ['gen_synthesis'] },
        {
          seed,
          tiles: quiet,
          units: { p1: { a0: { carrier: 1, ground_force: 3 }, a1: { cruiser: 1 } } },
          counters: { p1: { fleet: 1 } },
          rules: {
            ...ti3Rules,
            segments: {
              ...ti3Rules.segments,
              *flees(table) {
                yield* retreatTo(table, 'p1', 'a0', 'a1')
                return undefined
              },
            },
          },
        },
        { segment: 'flees' },
      )
      const carrier = fleet(game.table, 'p1', 'a1').find(({ kind }) => kind === 'carrier')
      return game.say('p1', [carrier?.id])
    }
    const game = whereDice(flees, made => returned(made) > 0)
    expect(dice(game, 'gen_synthesis')?.dice).toHaveLength(3)
    const back = returned(game)
    game.say('p1', { hercant: back })
    expect(onPlanet(game.table, 'hercant', 'ground_force')).toHaveLength(back)
  })
})

describe('Graviton Laser System', () => {
  const volley = (seed: string, knows: TechnologyId[]) =>
    holding(
      { race: 'hacan', knows },
      {
        seed,
        tiles: quiet,
        planets: { p1: ['abyz'] },
        units: { p1: { abyz: { pds: 2, ground_force: 1 } }, p2: { abyz: { ground_force: 6 } } },
      },
      { segment: 'planetInvasion', args: { seat: 'p2', hex: 'a1', planet: 'abyz', ships: [] } },
    )

  test('[ti3/24.gravitonLaser] re-rolls each missed shot of a PDS once', () => {
    const game = whereDice(
      seed => volley(seed, ['graviton_laser_system']),
      made => made.told('ti3.log.throwsAgain').some(about => about?.['count'] === 2 && about['hits'] !== 2),
    )
    const shots = game.log.filter(({ about }) => about?.['seat'] === 'p1' && about['needs'] === 6)
    expect(shots[0]?.dice?.every(die => die < 6)).toBe(true)
    expect(game.told('ti3.log.throwsAgain')).toHaveLength(1)
  })

  test('[ti3/24.gravitonLaser] is of no use to those who do not know it', () => {
    expect(volley('any', []).told('ti3.log.throwsAgain')).toEqual([])
  })
})

describe('X-89 Bacterial Weapon', () => {
  const bombing = (forces: Situation['units'], ships: string[] = [], change?: (state: Ti3) => void) =>
    invasion(
      'bacteria',
      ['x_89_bacterial_weapon'],
      {
        ...(forces && { units: forces }),
        change(state) {
          const { table, hands } = state
          change?.(state)
          table.doing = { kind: 'tactical', of: 'p1', hexes: ['a1'], fired: {} }
          ;(hands['p1'] as Hand).actionCards = { good_year: true, 'sabotage.1': true }
          ;(table.players['p1'] as PlayerSheet).actionCards = 2
        },
      },
      ships,
    )
  const defended = { abyz: { ground_force: 4 } }

  test('[ti3/24.bacteria] instead of bombarding kills all Ground Forces there, then all own action cards are discarded', () => {
    const game = bombing({ p1: { a1: { dreadnought: 1 }, abyz: { ground_force: 1 } }, p2: defended })
    expect(game.open).toEqual(['p1:p1'])
    game.say('p1', 'yes')
    expect(game.table.planets.abyz?.owner).toBe('p1')
    expect(onPlanet(game.table, 'abyz').map(({ of }) => of)).toEqual(['p1'])
    expect(game.match.state.hands['p1']?.actionCards).toEqual({})
    expect(game.sheet('p1').actionCards).toBe(0)
    expect(game.table.discards.action).toEqual(['good_year', 'sabotage.1'])
    const [ship] = fleet(game.table, 'p1', 'a1')
    expect(game.table.doing?.fired).toEqual({ [ship?.id ?? '']: true })
  })

  test('[ti3/24.bacteria] may be left alone', () => {
    const game = bombing({ p1: { a1: { dreadnought: 1 }, abyz: { ground_force: 1 } }, p2: defended })
    game.say('p1', 'no')
    expect(game.told('ti3.log.bacteria')).toEqual([])
    expect(game.sheet('p1').actionCards).toBe(2)
  })

  test('[ti3/24.bacteria] is no bombardment, so that no PDS stops it; its shots at those who land come all the same', () => {
    const shielded = { abyz: { ground_force: 2, pds: 1 } }
    for (const ship of ['dreadnought', 'war_sun']) {
      const game = bombing({ p1: { a1: { [ship]: 1 }, abyz: { ground_force: 3 } }, p2: shielded })
      expect(game.log.some(({ text }) => text === 'ti3.log.fires')).toBe(false)
      game.say('p1', 'yes')
      expect(game.told('ti3.log.bacteria')).toEqual([{ seat: 'p1', planet: 'abyz' }])
      expect(game.told('ti3.log.fires')).toMatchObject([{ seat: 'p2', unit: 'pds' }])
    }
  })

  test('[ti3/24.bacteria] needs a ship that carries it and has not fired', () => {
    const without = bombing({ p1: { a1: { cruiser: 1 }, abyz: { ground_force: 1 } }, p2: defended })
    expect(without.told('ti3.log.bacteria')).toEqual([])
    // Before the dice he may play a card.
    expect(without.open).toEqual(['p1:cards'])
    without.say('p1', 'pass')
    expect(without.log.some(({ text }) => text === 'ti3.log.fires')).toBe(true)
  })

  test('[ti3/24.bacteria] is not forbidden by what forbids bombarding', () => {
    underLaw({ permits: { bombards: () => false } }, change => {
      const game = bombing(
        { p1: { a1: { dreadnought: 1 }, abyz: { ground_force: 1 } }, p2: defended },
        [],
        change,
      )
      expect(game.open).toEqual(['p1:p1'])
    })
  })
})
