import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../shared/engine/options.ts'
import { cannonsAt, retreatsTo, sustains } from '../../shared/ti4/battles.ts'
import { called } from '../../shared/ti4/cards/action/planets.ts'
import { numberOf, permits } from '../../shared/ti4/effects.ts'
import { showsSecrets } from '../../shared/ti4/laws.ts'
import { produceOptions } from '../../shared/ti4/production.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { canResearch, waysTo } from '../../shared/ti4/research.ts'
import { ownSites } from '../../shared/ti4/sites.ts'
import type { Ti4 } from '../../shared/ti4/table.ts'
import { unitsAt } from '../galaxy/fleets.ts'
import { whereDice } from '../galaxy/midgame.ts'
import { type Council, council, decide, votes } from './council.ts'
import { around } from './midgame.ts'

const strategyCards = { imperial: 'p1', trade: 'p2', leadership: 'p3', politics: 'p4' } as const

describe('laws in force', () => {
  test('Anti-Intellectual Revolution: who researches destroys a ship that is no fighter', () => {
    const game = council(
      {
        laws: { anti_intellectual_revolution: [] },
        units: { p2: { a0: { cruiser: 1, destroyer: 1, fighter: 1, carrier: 1 } } },
        technologies: { p2: [] },
      },
      'councilResearch',
      { seats: ['p2'] },
    )
    game.say('p2', 'sarween_tools')
    const ships = Object.keys(game.offered<OneOf>('p2').of)
    expect(ships.map(id => game.table.units[id]?.kind).sort()).toEqual(['carrier', 'cruiser', 'destroyer'])
    game.say('p2', ships.slice(0, 1))
    expect(unitsAt(game, 'p2', 'a0')).toHaveLength(3)
  })

  test('Conventions of War: cultural planets are not bombarded', () => {
    const { table } = council({ laws: { conventions_of_war: [] } })
    expect(permits(table, 'p1', 'bombards', { planet: 'quann' }, true)).toBe(false)
    expect(permits(table, 'p1', 'bombards', { planet: 'vefut_ii' }, true)).toBe(true)
  })

  test('Demilitarized Zone: nobody lands, and nothing is produced', () => {
    const { table } = council({ laws: { demilitarized_zone_base: ['quann'] } })
    expect(permits(table, 'p1', 'places', { planet: 'quann' }, true)).toBe(false)
    expect(numberOf(table, 'p1', 'production', 5, { planet: 'quann' })).toBe(0)
  })

  test('[ti4/1.6] Demilitarized Zone: nothing is built or placed there either, whatever asks for it', () => {
    const { table } = council({
      laws: { demilitarized_zone_base: ['quann'] },
      tiles: around({ a0: 's25', a1: 's26' }),
      planets: { p1: ['quann', 'lodor'] },
    })
    expect(ownSites(table, 'p1')).toContain('lodor')
    expect(ownSites(table, 'p1')).not.toContain('quann')
    expect(called(table, 'p1').bare).not.toContain('quann')
    const built = council(
      {
        laws: { demilitarized_zone_base: ['quann'] },
        tiles: around({ a0: 's25', a1: 's26' }),
        planets: { p1: ['quann', 'lodor'] },
        strategyCards: { construction: 'p1' },
      },
      'strategicAction',
      { seat: 'p1', card: 'construction' },
    )
    const sites = Object.keys(built.offered<OneOf>('p1').of)
    expect(sites).toContain('pds.lodor')
    expect(sites.filter(site => site.endsWith('.quann'))).toEqual([])
  })

  test('Demilitarized Zone: what a dock in space produces does not land there', () => {
    const { table } = council({
      laws: { demilitarized_zone_base: ['quann'] },
      factions: { p1: 'saar' },
      tiles: around({ a0: 's25' }),
      planets: { p1: ['quann'] },
      units: { p1: { a0: { space_dock: 1 } } },
      tradeGoods: { p1: 5 },
    })
    expect(Object.keys(produceOptions(table, 'p1', 'a0', { newDocks: false }).ground)).toEqual([])
  })

  test('Enforced Travel Ban: nobody retreats through a wormhole, but cannons still reach through it', () => {
    const middle: Council = {
      tiles: around({ a0: 's26', a3: 's39' }),
      units: { p1: { a0: { cruiser: 1 }, a3: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
    }
    const free = council(middle).table
    const banned = council({ ...middle, laws: { enforced_travel_ban: [] } }).table
    expect(retreatsTo(free, 'p1', 'a0')).toContain('a3')
    expect(retreatsTo(banned, 'p1', 'a0')).not.toContain('a3')
    const armed: Council = {
      laws: { enforced_travel_ban: [] },
      tiles: around({ a0: 's39', a3: 's26' }),
      units: { p1: { a0: { cruiser: 1 } }, p2: { lodor: { pds: 1 } } },
      planets: { p2: ['lodor'] },
      technologies: { p2: ['pds_ii'] },
    }
    expect(cannonsAt(council(armed).table, 'p2', 'a0')).toHaveLength(1)
  })

  test('Enforced Travel Ban: alpha and beta wormholes lead nowhere for ships', () => {
    const { table } = council({ laws: { enforced_travel_ban: [] } })
    for (const letter of ['alpha', 'beta', 'delta'])
      expect(permits(table, 'p1', 'sailsWormhole', { hex: 'a0', letter }, true)).toBe(letter === 'delta')
  })

  test('Nexus Sovereignty: only the wormholes of the nexus lead nowhere', () => {
    const { table } = council({ laws: { nexus_sovereignty: [] }, tiles: { a0: 's26' } })
    expect(permits(table, 'p1', 'sailsWormhole', { hex: 'a0', letter: 'alpha' }, true)).toBe(true)
  })

  test('Homeland Defense Act: as many PDS as one likes', () => {
    expect(permits(council({ laws: { homeland_defense_act: [] } }).table, 'p1', 'anyPds', {})).toBe(true)
  })

  test('Political Censure: its owner plays no action cards', () => {
    const { table } = council({ laws: { political_censure: ['p2'] } })
    expect(permits(table, 'p2', 'playsCards', {}, true)).toBe(false)
    expect(permits(table, 'p1', 'playsCards', {}, true)).toBe(true)
  })

  test('Prophecy of Ixth: fighters of its owner fight better', () => {
    const { table } = council({ laws: { prophecy_of_ixth: ['p2'] } })
    const fight = { hex: 'a0', step: 'spaceCombat', side: 'attacker', round: 1 } as const
    expect(numberOf(table, 'p2', 'combat', 0, { kind: 'fighter', ...fight })).toBe(1)
    expect(numberOf(table, 'p2', 'combat', 0, { kind: 'cruiser', ...fight })).toBe(0)
    expect(numberOf(table, 'p3', 'combat', 0, { kind: 'fighter', ...fight })).toBe(0)
  })

  test('Publicize Weapon Schematics: war suns sustain nothing and need no prerequisites', () => {
    const laws = { publicize_weapon_schematics: [] }
    const game = council({ laws, technologies: { p2: ['war_sun'], p1: [] } })
    expect(sustains(game.table, 'p2', 'war_sun')).toBe(false)
    expect(canResearch(game.table, 'p1', 'war_sun')).toBe(true)
    expect(canResearch(council({ laws, technologies: { p1: [] } }).table, 'p1', 'war_sun')).toBe(false)
  })

  test('Regulated Conscription: one fighter or infantry for its cost', () => {
    const { table } = council({ laws: { regulated_conscription: [] } })
    expect(numberOf(table, 'p1', 'built', 2, { kind: 'fighter' })).toBe(1)
    expect(numberOf(table, 'p1', 'built', 1, { kind: 'cruiser' })).toBe(1)
  })

  test('Research Team: whoever controls the planet exhausts the law for a prerequisite', () => {
    const team = (planets: object) =>
      council({
        laws: { research_team_biotic: ['arnor'] },
        planets: planets as never,
        technologies: { p2: [] },
      }).table
    expect(waysTo(team({ p2: ['arnor'] }), 'p2', 'hyper_metabolism')).toEqual([])
    const { table } = council({
      laws: { research_team_biotic: ['arnor'] },
      planets: { p2: ['arnor'] },
      technologies: { p2: ['neural_motivator'] },
    })
    expect(waysTo(table, 'p2', 'hyper_metabolism')).toEqual([
      { exhausts: ['research_team_biotic'], resources: 0 },
    ])
    if (table.laws.research_team_biotic) {
      const used = council({
        laws: { research_team_biotic: ['arnor'] },
        planets: { p3: ['arnor'] },
        technologies: { p2: ['neural_motivator'] },
      })
      expect(waysTo(used.table, 'p2', 'hyper_metabolism')).toEqual([])
    }
  })

  test('Shared Research: nebulas let everybody through', () => {
    const { table } = council({ laws: { shared_research: [] } })
    expect(permits(table, 'p1', 'throughNebulas', { kind: 'cruiser' })).toBe(true)
  })

  test('Minister of Sciences: technology costs its owner nothing', () => {
    const { table } = council({ laws: { minister_of_sciences: ['p2'] } })
    expect(numberOf(table, 'p2', 'researchPrice', 6, {})).toBe(0)
    expect(numberOf(table, 'p3', 'researchPrice', 6, {})).toBe(6)
  })

  test('Search Warrant: the secret objectives of its owner are open', () => {
    const { table } = council({ laws: { search_warrant: ['p2'] } })
    expect(showsSecrets(table, 'p2')).toBe(true)
  })

  test('Minister of Policy: an action card at the end of the status phase', () => {
    const game = council({ laws: { minister_of_policy: ['p2'] } }, 'readying')
    expect(sheet(game.table, 'p2').actionCards).toBe(1)
  })

  const landed = {
    tiles: around({ a0: 's26' }),
    units: { p1: { lodor: { infantry: 1 } } },
    also: ({ table }: Ti4) => {
      table.doing = { of: 'p1', hex: 'a0', landed: ['lodor'] }
    },
  }
  const lands = (middle: Council) =>
    council({ ...landed, ...middle }, 'establishControl', { seat: 'p1', hex: 'a0' })

  test('Minister of Exploration: a trade good for each planet that is gained', () => {
    const game = lands({ laws: { minister_of_exploration: ['p1'] } })
    expect(sheet(game.table, 'p1').tradeGoods).toBe(1)
    expect(sheet(lands({ laws: { minister_of_exploration: ['p2'] } }).table, 'p1').tradeGoods).toBe(0)
  })

  test('Holy Planet of Ixth: who gains it gains a point, who loses it loses one', () => {
    const game = lands({
      laws: { holy_planet_of_ixth: ['lodor'] },
      planets: { p2: ['lodor'] },
      also: state => {
        landed.also(state)
        sheet(state.table, 'p2').points = 3
      },
    })
    expect([sheet(game.table, 'p1').points, sheet(game.table, 'p2').points]).toEqual([1, 2])
  })

  test('The Crown of Emphidia: who takes a planet of its owner’s home has it from then on', () => {
    const game = lands({
      laws: { the_crown_of_emphidia_base: ['p2'] },
      also: state => {
        landed.also(state)
        sheet(state.table, 'p2').home = 'a0'
        sheet(state.table, 'p2').points = 3
      },
    })
    expect(game.table.laws.the_crown_of_emphidia_base).toEqual({ elected: ['p1'] })
    expect([sheet(game.table, 'p1').points, sheet(game.table, 'p2').points]).toEqual([1, 2])
  })

  test('Shard of the Throne: who wins a combat against its owner has it from then on', () => {
    const game = council(
      {
        tiles: around({}),
        laws: { shard_of_the_throne_base: ['p2'] },
        units: { p1: { a0: { cruiser: 1 } } },
        also: ({ table }) => {
          sheet(table, 'p2').points = 3
          table.battle = { hex: 'a0', attacker: 'p1', defender: 'p2', round: 1 }
        },
      },
      'spaceCombatEnds',
    )
    expect(game.table.laws.shard_of_the_throne_base).toEqual({ elected: ['p1'] })
    expect([sheet(game.table, 'p1').points, sheet(game.table, 'p2').points]).toEqual([1, 2])
  })

  test('Minister of Commerce: a trade good for each neighbour after replenishing', () => {
    const game = council(
      {
        // Nobody who pillages.
        factions: { p1: 'xxcha' },
        tiles: around({}),
        laws: { minister_of_commerce: ['p2'] },
        units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } }, p3: { a2: { cruiser: 1 } } },
        strategyCards,
      },
      'strategicAction',
      { seat: 'p2', card: 'trade' },
    )
    const { told } = game
    expect(
      told.call(game, 'ti4.log.gainsTradeGoods').filter(about => about?.['seat'] === 'p2'),
    ).toContainEqual({
      seat: 'p2',
      count: 2,
    })
  })

  test('Minister of Peace: the turn ends at once where units of somebody else are', () => {
    const tiles = around({})
    const units = { p1: { a0: { cruiser: 1 } }, p3: { a1: { cruiser: 1 } } }
    const game = council(
      { tiles, units, laws: { minister_of_peace: ['p2'] }, strategyCards },
      'tacticalAction',
      { seat: 'p1', hex: 'a1' },
    )
    game.say('p2', 'minister_of_peace')
    expect(game.table.activated['a1']).toEqual({ p1: true })
    expect(game.table.doing).toBeUndefined()
    expect(game.table.laws).toEqual({})
    expect(game.table.active).toBe('p3')
  })

  test('Imperial Arbiter: its owner exchanges a strategy card with somebody', () => {
    const game = council({ laws: { imperial_arbiter: ['p2'] }, strategyCards }, 'picksEnd')
    game.say('p2', 'imperial_arbiter')
    game.say('p2', 'imperial')
    expect(game.table.strategyCards.imperial.holder).toBe('p2')
    expect(game.table.strategyCards.trade.holder).toBe('p1')
    expect(game.table.laws).toEqual({})
  })

  test('Checks and Balances: who chooses a strategy card gives it to another', () => {
    const game = council({ laws: { checks_and_balances: [] } }, 'strategyPhase')
    game.say('p1', 'trade')
    expect(Object.keys(game.offered<OneOf>('p1').of)).toEqual(['p2', 'p3', 'p4'])
    game.say('p1', 'p3')
    expect(game.table.strategyCards.trade.holder).toBe('p3')
  })

  test('Minister of War: a token comes back, and one more action may be taken or let be', () => {
    const game = council(
      { laws: { minister_of_war: ['p2'] }, strategyCards, activated: { p2: ['a0'] } },
      'actionOver',
      { seat: 'p2' },
    )
    game.say('p2', 'minister_of_war')
    expect(game.table.activated['a0']).toBeUndefined()
    expect(game.asked('p2').text).toBe('ti4.ask.turn')
    game.say('p2', { pass: true })
    expect(sheet(game.table, 'p2').passed).toBeUndefined()
    expect(game.table.active).toBe('p1')
  })

  test('Minister of Industry: a new space dock produces at once', () => {
    const game = council(
      {
        laws: { minister_of_industry: ['p2'] },
        strategyCards: { construction: 'p2' },
        planets: { p2: ['lodor'] },
        tiles: around({ a0: 's26' }),
        tradeGoods: { p2: 4 },
        units: {},
      },
      'strategicAction',
      { seat: 'p2', card: 'construction' },
    )
    game.say('p2', 'space_dock.lodor')
    expect(game.offered<{ shape: string }>('p2').shape).toBe('produce')
  })
})

describe('research by agendas', () => {
  test('Anti-Intellectual Revolution: voted down, planets as many as technologies are exhausted', () => {
    const game = council({
      cards: ['anti_intellectual_revolution', 'economic_equality'],
      planets: { p2: ['lodor'] },
      technologies: { p1: [], p2: ['sarween_tools'], p3: [], p4: [] },
    })
    decide(decide(game, 'against'), 'for')
    game.say('p2', ['lodor'])
    expect(game.table.planets.lodor?.exhausted).toBe(true)
  })

  test('[ti4/90.5] Research Grant Reallocation: any technology, for fleet tokens by its prerequisites', () => {
    const game = decide(council({ cards: ['research_grant_reallocation'], units: {} }), 'p2')
    game.say('p2', 'hyper_metabolism')
    expect(sheet(game.table, 'p2').technologies.hyper_metabolism).toEqual({})
    expect(sheet(game.table, 'p2').counters.fleet).toBe(1)
  })

  test('Wormhole Research: who has ships beside wormholes learns, then ships by alpha and beta go', () => {
    const game = council({
      cards: ['wormhole_research'],
      tiles: { a0: 's26' },
      units: { p2: { a0: { cruiser: 1 }, a1: { cruiser: 1 } } },
      technologies: { p2: [] },
    })
    decide(game, 'for')
    game.say('p2', 'sarween_tools')
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
    expect(unitsAt(game, 'p2', 'a1')).toHaveLength(1)
    expect(game.table.agenda?.nth).toBe(2)
  })

  test('Wormhole Research: voted down, who was against it returns a token', () => {
    const game = votes(council({ cards: ['wormhole_research'] }), { p2: 'against' })
    game.say('p2', { tactic: 1 })
    expect(sheet(game.table, 'p2').counters.tactic).toBe(2)
  })

  test('Ixthian Artifact: everybody learns twice, or the middle of the galaxy is laid waste', () => {
    const tossed = (wanted: string) =>
      whereDice(
        seed =>
          decide(
            council({
              cards: ['ixthian_artifact'],
              units: { p2: { m0: { cruiser: 2 }, a0: { cruiser: 3 }, c0: { cruiser: 1 } } },
              also: state => {
                state.box.seed = `${state.box.seed.slice(0, -3)}${(100 + Number(seed.slice(5))).toString()}`
              },
            }),
            'for',
          ),
        game => game.told(wanted).length > 0,
      )
    const explodes = tossed('ti4.log.artifactExplodes')
    expect(unitsAt(explodes, 'p2', 'm0')).toEqual([])
    expect(unitsAt(explodes, 'p2', 'a0')).toEqual([])
    expect(unitsAt(explodes, 'p2', 'c0')).toHaveLength(1)
    const gives = tossed('ti4.log.artifactGives')
    expect(gives.asked('p1')).toMatchObject({ rule: 'ti4/8.18' })
  })

  test('Galactic Crisis Pact: everybody may use the secondary ability without a token', () => {
    const game = decide(council({ cards: ['galactic_crisis_pact'] }), 'politics')
    const before = sheet(game.table, 'p1').counters.strategy
    game.say('p1', 'yes')
    expect(sheet(game.table, 'p1').counters.strategy).toBe(before)
    expect(sheet(game.table, 'p1').actionCards).toBe(2)
    expect(game.asked('p2').about).toMatchObject({ card: 'politics' })
  })
})
