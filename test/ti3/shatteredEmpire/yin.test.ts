import { describe, expect, test } from 'vitest'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import { fleet, onPlanet } from '../../../shared/ti3/forces.ts'
import { ownerOf, worthOfPlanet } from '../../../shared/ti3/realm.ts'
import { takePlanet } from '../../../shared/ti3/rules/pieces.ts'
import { aims, turnWith } from '../action/turnWith.ts'
import { quiet } from '../held.ts'
import { type Midgame, midgame, type Situation, whereDice } from '../midgame.ts'

const races = { p1: 'yin', p2: 'sol', p3: 'letnev' } as const
const technologies = { p1: [], p2: [], p3: [] }

const invading = (seed: string, defenders: number, by = 'p1', situation: Situation = {}) =>
  midgame(
    { segment: 'planetInvasion', args: { seat: by, hex: 'a1', planet: 'abyz', ships: [] } },
    {
      seed,
      races,
      technologies,
      tiles: quiet,
      planets: { [by === 'p1' ? 'p2' : 'p1']: ['abyz'] },
      units: {
        [by]: { abyz: { ground_force: 2 } },
        [by === 'p1' ? 'p2' : 'p1']: { abyz: { ground_force: defenders } },
      },
      ...situation,
    },
  )
const troops = (game: Midgame, seat: string) =>
  onPlanet(game.table, 'abyz', 'ground_force').filter(({ of }) => of === seat).length
const converted = (game: Midgame) => game.told('ti3.log.converts').length > 0
const throws = (game: Midgame) => game.log.filter(({ text }) => text === 'ti3.log.throws')

describe('The Yin Brotherhood converts', () => {
  test('[ti3/se.conversion] on 5 or more a defender before the rounds: he goes, and one of theirs comes', () => {
    const game = whereDice(seed => invading(seed, 1).say('p1', 'yin_indoctrinate'), converted)
    expect(throws(game)[0]?.dice?.[0]).toBeGreaterThanOrEqual(5)
    // The only defender: the planet is taken without a shot.
    expect(game.told('ti3.log.fires')).toEqual([])
    expect([troops(game, 'p1'), ownerOf(game.table, 'abyz')]).toEqual([3, 'p1'])
  })

  test('[ti3/se.conversion] once on each planet, and in vain on less than 5', () => {
    const game = whereDice(
      seed => invading(seed, 1).say('p1', 'yin_indoctrinate'),
      made => !converted(made),
    )
    expect(throws(game)[0]?.dice?.[0]).toBeLessThan(5)
    expect(throws(game)).toHaveLength(1)
    expect(game.told('ti3.log.fires').length).toBeGreaterThan(0)
  })

  test('[ti3/se.conversion] as attackers alone, where somebody defends, and only if they like', () => {
    expect(invading('any', 1).say('p1', 'pass').told('ti3.log.throws')).toEqual([])
    expect(invading('any', 2, 'p2').open).not.toContain('p1:cards')
    expect(invading('any', 0).told('ti3.log.throws')).toEqual([])
  })
})

describe('The devotion of Yin', () => {
  const battle = (seed: string, enemies: object, own: object = { cruiser: 1, carrier: 3 }) =>
    midgame(
      { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } },
      { seed, races, technologies, tiles: quiet, units: { p1: { a0: own }, p2: { a0: enemies } } },
    )
  /** Through the first round, until it is asked about the second. */
  const second = (enemies: object, own?: object) =>
    whereDice(
      seed => {
        const game = battle(seed, enemies, own)
        while (game.open[0] && game.table.battle && game.table.battle.round < 2)
          game.say(
            game.open[0].split(':')[0] as string,
            game.asked(game.open[0].split(':')[0] as string).otherwise,
          )
        return game
      },
      made =>
        made.table.battle?.round === 2 &&
        fleet(made.table, 'p2', 'a0').some(ship => ship.kind === 'dreadnought' && !ship.damaged) &&
        fleet(made.table, 'p1', 'a0').some(({ kind }) => kind === 'cruiser'),
    )
  const dreadnought = (game: Midgame) =>
    fleet(game.table, 'p2', 'a0').find(ship => ship.kind === 'dreadnought' && !ship.damaged)?.id ?? ''

  test('[ti3/se.devotion] gives up a Cruiser before the second round, and the Dreadnought it strikes is damaged', () => {
    const game = second({ dreadnought: 2 })
    const target = dreadnought(game)
    game.say('p1', 'yin_devotion')
    if (game.open[0] === 'p1:aim') game.say('p1', aims(game)[0])
    if (game.open[0] === 'p1:second') game.say('p1', target)
    expect(fleet(game.table, 'p1', 'a0').map(({ kind }) => kind)).not.toContain('cruiser')
    expect(game.told('ti3.log.devotes')).toHaveLength(1)
    expect(game.table.units[target]?.damaged ?? 'lost').toBeTruthy()
  })

  test('[ti3/se.devotion] destroys what sustains no damage', () => {
    const game = second({ dreadnought: 1, carrier: 3 })
    const carrier = fleet(game.table, 'p2', 'a0').find(({ kind }) => kind === 'carrier')?.id ?? ''
    game.say('p1', 'yin_devotion')
    if (game.open[0] === 'p1:aim') game.say('p1', aims(game)[0])
    game.say('p1', carrier)
    expect(game.table.units[carrier]).toBeUndefined()
  })

  test('[ti3/se.devotion] is not offered before the first round, nor without a Cruiser or Destroyer', () => {
    const game = battle('any', { dreadnought: 2 })
    expect(JSON.stringify(game.match.open)).not.toContain('yin_devotion')
    const bare = battle('any', { carrier: 4 }, { carrier: 4 })
    while (bare.table.battle && bare.table.battle.round < 3 && bare.open[0]) {
      expect(JSON.stringify(bare.match.open)).not.toContain('yin_devotion')
      const [seat = ''] = bare.open[0].split(':')
      bare.say(seat, bare.asked(seat).otherwise)
    }
  })
})

describe('The reversal of Yin', () => {
  const turned = (situation: Situation = {}) =>
    turnWith([], { races, planets: { p1: ['abyz'] }, exhausted: ['abyz'], ...situation })
  const worth = (game: Midgame) => [
    worthOfPlanet(game.table, 'darien', 'resources'),
    worthOfPlanet(game.table, 'darien', 'influence'),
  ]

  test('[ti3/se.reversal] lets resources and influence of a ready planet change places, as the action of a turn', () => {
    const game = turned()
    expect(worth(game)).toEqual([2, 4])
    // The only one that is ready.
    game.say('p1', { special: 'yin_reverse' })
    expect(worth(game)).toEqual([4, 2])
    expect(game.open[0]).not.toMatch(/^p1/)
    expect(game.sheet('p1').memory['reversed']).toBe('round')
  })

  test('[ti3/se.reversal] comes once a round, and not for an exhausted planet', () => {
    const again = turned({
      change: ({ table }) => Object.assign(table.players['p1'] ?? {}, { memory: { reversed: 'round' } }),
    })
    expect(again.offered<Turn>('p1').special).not.toHaveProperty('yin_reverse')
    expect(turned({ exhausted: ['abyz', 'darien'] }).offered<Turn>('p1').special).not.toHaveProperty(
      'yin_reverse',
    )
  })

  test('[ti3/se.reversal] ends when the planet is lost', () => {
    const game = turned({
      change: ({ table }) => {
        table.lasting['yin_reverse.p1.darien'] = {
          effect: 'yin_reverse',
          by: 'p1',
          planet: 'darien',
          whileHeld: true,
          until: 'round',
          where: { planet: 'darien' },
        }
      },
    })
    expect(worth(game)).toEqual([4, 2])
    const table = structuredClone(game.table)
    takePlanet(table, 'p2', 'darien')
    expect(table.lasting).toEqual({})
  })

  test('[ti3/se.reversal] turned around by the law of Labor Force Politics too, a planet is as printed again', () => {
    const game = turned({
      change: ({ table }) => {
        table.laws.labor_force_politics = {}
      },
    }).say('p1', { special: 'yin_reverse' })
    expect(worth(game)).toEqual([2, 4])
  })
})
