import { describe, expect, test } from 'vitest'
import { leaderFaults } from '../../../shared/arena/ti3/leaders.ts'
import { seedFrom } from '../../../shared/engine/chance.ts'
import type { Casualties } from '../../../shared/galaxy/shapes/casualties.ts'
import type { PoliticalCardId } from '../../../shared/ti3/content/politicalCards.ts'
import type { UnitKind } from '../../../shared/ti3/content/units.ts'
import type { Ti3 } from '../../../shared/ti3/table.ts'
import { play, standing, turnWith } from '../action/turnWith.ts'
import { type Council, decided } from '../agenda/decided.ts'
import { attack } from '../battlefield.ts'
import { quiet } from '../held.ts'
import { askedIn, choicesOf, dealt } from '../invented.ts'
import { led, whereIs } from '../leaders/led.ts'
import { type Midgame, midgame, type Situation, whereDice } from '../midgame.ts'

const onAbyz = { 'sol.2': { planet: 'abyz' } } as const
const aboard = (kind: UnitKind, hex = 'a1') => ({ 'sol.2': { kind, hex } }) as const
const sound = (game: Midgame) => expect(leaderFaults(game.match.state)).toEqual([])

const fated = (seed: string) => (state: Ti3) => {
  state.box.seed = seedFrom(seed)
}

/** p1 plays a card at what p2 holds. */
const plays = (card: string, who: Parameters<typeof led>[0], situation: Situation): Midgame =>
  play(turnWith([card], { ...situation, change: state => led(who, situation.change)(state) }), card)
/** The council has decided. */
const council = (
  card: PoliticalCardId,
  what: string | readonly string[],
  who: Parameters<typeof led>[0],
  situation: Council,
): Midgame => decided(card, what, { ...situation, change: led(who, situation.change) })

const escapes = (game: Midgame) => {
  expect(whereIs(game, 'sol.2')).toEqual({ fleeing: true })
  expect(game.told('ti3.log.leaderDie')).toEqual([])
  game.say('p2', 'jord')
  expect(whereIs(game, 'sol.2')).toEqual({ planet: 'jord' })
  sound(game)
}

describe('Leaders escape without a die where their planet is lost without an invasion', () => {
  test('[ti3/34.escape] Local Unrest', () => {
    // Home and Abyz: two places to go to would be asked for, Abyz is none any more.
    const situation: Situation = {
      planets: { p2: ['abyz', 'saudor'] },
      units: { p2: { abyz: { ground_force: 1 }, saudor: { ground_force: 1 } } },
    }
    const game = plays('local_unrest.1', onAbyz, situation).say('p1', 'abyz')
    expect(choicesOf(game, 'p2').toSorted()).toEqual(['jord', 'saudor'])
    escapes(game)
  })

  test('[ti3/34.escape] Local Unrest, once the Fighters of a dock that is lost with it are gone', () => {
    const situation: Situation = {
      planets: { p2: ['abyz', 'saudor'] },
      units: {
        p2: { abyz: { ground_force: 1, space_dock: 1 }, a1: { fighter: 2 }, saudor: { ground_force: 1 } },
      },
    }
    const game = plays('local_unrest.1', onAbyz, situation).say('p1', 'abyz')
    expect(game.open.map(open => open.split(':')[0])).toEqual(['p2'])
    expect(Object.values(game.table.units).filter(({ kind }) => kind === 'fighter')).toEqual([])
    escapes(game)
  })

  test('[ti3/34.escape] Dispute Resolution', () => {
    escapes(
      council('dispute_resolution', ['abyz', 'thibah'], onAbyz, {
        planets: { p1: ['thibah'], p2: ['abyz', 'fria'] },
        units: { p2: { abyz: { ground_force: 1 } } },
      }),
    )
  })

  test('[ti3/34.escape] Planetary Security', () => {
    escapes(
      council('planetary_security', 'for', onAbyz, {
        planets: { p2: ['abyz', 'fria'] },
        units: { p2: { fria: { ground_force: 1 } } },
      }),
    )
  })

  test('[ti3/34.escape] Colonial Redistribution', () => {
    const game = council('colonial_redistribution', 'for', onAbyz, {
      planets: { p2: ['abyz', 'fria'] },
      units: { p2: { abyz: { ground_force: 2 } } },
      change({ table }) {
        for (const [seat, points] of [
          ['p1', 1],
          ['p2', 5],
          ['p3', 2],
        ] as const)
          Object.assign(table.players[seat] ?? {}, { points })
      },
    })
    escapes(game.say('p2', 'abyz').say('p1', 'yes'))
  })

  const star = (who: Parameters<typeof led>[0]) =>
    midgame(
      { segment: 'landings', args: { seat: 'p1', hex: 'a1' } },
      {
        races: { p1: 'norr', p2: 'sol', p3: 'hacan' },
        technologies: { p1: [], p2: [], p3: [] },
        tiles: quiet,
        units: { p1: { a1: { war_sun: 1 } }, p2: { abyz: { ground_force: 3 } } },
        planets: { p2: ['abyz', 'saudor'] },
        change: led(who, state => {
          state.table.active = 'p1'
          state.table.doing = { kind: 'tactical', of: 'p1', hexes: ['a1'], fired: {} }
          dealt({ p1: ['star_of_death'] })(state)
        }),
      },
    )
      .say('p1', 'star_of_death')
      .say('p1', 'abyz')

  test('[ti3/34.escape] Star of Death', () => {
    escapes(star(onAbyz))
  })

  test('[ti3/35.delay] Star of Death is no landing: a Diplomat there is not asked, and escapes as others do', () => {
    const game = star({ 'sol.3': { planet: 'abyz' } })
    expect(game.match.open.map(({ text }) => text)).toEqual(['ti3.ask.leaderRefuge'])
  })
})

describe('Leaders stay where only Ground Forces die', () => {
  test('[ti3/34.stays] Plague', () => {
    const game = whereDice(
      seed =>
        plays('plague', onAbyz, {
          seed,
          planets: { p2: ['abyz'] },
          units: { p2: { abyz: { ground_force: 1 } } },
        }),
      game => standing(game, 'abyz').length === 0,
    )
    expect(whereIs(game, 'sol.2')).toEqual({ planet: 'abyz' })
    sound(game)
  })

  test('[ti3/34.stays] Compensated Disarmament', () => {
    const game = council('compensated_disarmament', 'abyz', onAbyz, {
      planets: { p2: ['abyz'] },
      units: { p2: { abyz: { ground_force: 3 } } },
    })
    expect(standing(game, 'abyz')).toEqual([])
    expect(whereIs(game, 'sol.2')).toEqual({ planet: 'abyz' })
    sound(game)
  })
})

describe('Leaders die with a ship that goes otherwise than in battle', () => {
  test('[ti3/34.elsewhere] Lucky Shot', () => {
    const game = plays('lucky_shot', aboard('cruiser'), {
      planets: { p1: ['abyz'] },
      units: { p2: { a1: { cruiser: 1 } } },
    })
    expect(whereIs(game, 'sol.2')).toEqual({ gone: true })
    expect(game.told('ti3.log.leaderDie')).toEqual([])
    sound(game)
  })

  test('[ti3/34.elsewhere] Arms Reduction', () => {
    const game = council('arms_reduction', 'for', aboard('dreadnought'), {
      units: { p2: { a1: { dreadnought: 3 } } },
    })
    const leader = game.table.leaders?.['sol.2']
    game.say('p2', [leader && 'aboard' in leader ? leader.aboard : ''])
    expect(whereIs(game, 'sol.2')).toEqual({ gone: true })
    expect(game.told('ti3.log.leaderDie')).toEqual([])
    sound(game)
  })
})

describe('Leaders whose ship a card destroys in a battle', () => {
  /** p2's leader is in the one ship p1 may strike at. */
  const battle = (p2: Situation['units'], kind: UnitKind, more: Situation, hands: Record<string, string[]>) =>
    attack({ cruiser: 5 }, p2?.['p2']?.['a1'] ?? {}, {
      ...more,
      races: { p1: 'hacan', p2: 'sol', p3: 'letnev' },
      change: state => {
        dealt(hands)(state)
        led(aboard(kind), more.change)(state)
      },
    })

  test('[ti3/34.space] throw a die: Direct Hit!', () => {
    const game = whereDice(
      seed => {
        const made = battle(
          { p2: { a1: { dreadnought: 1 } } },
          'dreadnought',
          { seed, change: fated(seed) },
          { p1: ['direct_hit.1'] },
        )
        for (let i = 0; i < 9 && made.table.battle && askedIn(made, 'afterShipDamaged').length === 0; i++)
          for (const { to, otherwise } of made.match.open) made.say(to, otherwise ?? 'pass')
        return made
      },
      made => askedIn(made, 'afterShipDamaged').includes('p1'),
    )
    game.say('p1', 'direct_hit.1')
    for (const seat of askedIn(game, 'afterActionCard')) game.say(seat, 'pass')
    expect(game.told('ti3.log.leaderDie')).toEqual([{ seat: 'p2', leader: 'sol.2' }])
    sound(game)
  })

  test('[ti3/34.space] throw a die: Minister of War', () => {
    const game = battle(
      { p2: { a1: { cruiser: 1 } } },
      'cruiser',
      {
        counters: { p1: { strategy: 2 } },
        change({ table }) {
          table.laws = { minister_of_war: { elected: ['p1'] } }
        },
      },
      {},
    )
    while (game.open.some(open => open.endsWith(':cards')))
      for (const open of game.open)
        game.say(open.slice(0, 2), open.startsWith('p1') ? 'minister_of_war' : 'pass')
    expect(game.told('ti3.log.fires')).toEqual([])
    expect(game.told('ti3.log.leaderDie')).toEqual([{ seat: 'p2', leader: 'sol.2' }])
    sound(game)
  })
})

describe('Leaders and Ancient Artifact', () => {
  const blast = (who: Parameters<typeof led>[0], situation: Council, wanted: (game: Midgame) => boolean) =>
    whereDice(
      seed =>
        decided('ancient_artifact', 'for', {
          ...situation,
          change: led(who, fated(seed)),
        }),
      game => {
        const [die = 10] = game.log.find(({ text }) => text === 'ti3.log.throws')?.dice ?? []
        return die < 6 && wanted(game)
      },
    )
  const hitsOn = (game: Midgame) =>
    Number(game.told('ti3.log.blastPlanet').find(about => about?.['planet'] === 'abyz')?.['hits'] ?? 0)

  test('[ti3/34.struck] on 1 to 5 those at Mecatol Rex are killed, on the planet and aboard', () => {
    const game = blast(
      { 'sol.2': { planet: 'mecatol_rex' }, 'sol.1': { kind: 'carrier', hex: 'm0' } },
      { planets: { p2: ['mecatol_rex'] }, units: { p2: { m0: { carrier: 1 } } } },
      () => true,
    )
    expect([whereIs(game, 'sol.1'), whereIs(game, 'sol.2')]).toEqual([{ gone: true }, { gone: true }])
    sound(game)
  })

  const beside: Council = { planets: { p2: ['abyz'] }, units: { p2: { abyz: { ground_force: 2 } } } }

  test('[ti3/34.struck] on a planet beside it a hit may be given to a leader, who is killed', () => {
    const struck = () => blast(onAbyz, beside, game => hitsOn(game) === 1)
    const given = struck()
    expect(choicesOf(given, 'p2')).toEqual(['sol.2'])
    given.say('p2', ['sol.2'])
    expect(whereIs(given, 'sol.2')).toEqual({ gone: true })
    expect(standing(given, 'abyz')).toHaveLength(2)
    const spared = struck().say('p2', [])
    if (!spared.rests) {
      const { units } = spared.offered<Casualties>('p2')
      spared.say('p2', { damaged: [], destroyed: Object.keys(units).slice(0, 1) })
    }
    expect(whereIs(spared, 'sol.2')).toEqual({ planet: 'abyz' })
    expect(standing(spared, 'abyz')).toHaveLength(1)
  })

  test('[ti3/34.struck] hits beyond the Ground Forces fall on leaders, also where they are alone', () => {
    const all = blast(onAbyz, beside, game => hitsOn(game) === 3)
    expect(whereIs(all, 'sol.2')).toEqual({ gone: true })
    expect(standing(all, 'abyz')).toEqual([])
    const alone = blast(onAbyz, { planets: { p2: ['abyz'] } }, game => hitsOn(game) > 0)
    expect(whereIs(alone, 'sol.2')).toEqual({ gone: true })
    expect(alone.table.planets.abyz?.owner).toBe('p2')
  })
})
