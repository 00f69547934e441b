import { describe, expect, test } from 'vitest'
import type { Amounts } from '../../../shared/engine/options.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { holding, plays } from '../actionCards/hands.ts'
import { council, decide, letBe, votes } from '../council.ts'
import { around } from '../midgame.ts'
import { following } from '../strategic.ts'

import { choices, counters, exhaustedOf, goods, kinds, points, setPoints, strategic } from './inCouncil.ts'

describe('goods, cards and tokens', () => {
  test('Economic Equality: five goods each are gained, so that Mentak may pillage their neighbours', () => {
    const game = council({
      cards: ['economic_equality'],
      tiles: around({}),
      units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } } },
      tradeGoods: { p2: 9 },
    })
    decide(game, 'for')
    game.say('p1', 'tradeGoods')
    expect(goods(game)).toEqual([6, 4, 5, 5])
  })

  test('Trade Rider: what it pays is gained like other goods, so that Mentak may pillage it', () => {
    const game = council({
      cards: ['mutiny', 'archived_secret'],
      tiles: around({}),
      units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } } },
      also: holding({ p2: ['trade_rider'] }),
    })
    plays(game, 'afterAgendaRevealed', 'p2', 'trade_rider', ['against'])
    decide(game, 'against')
    expect(goods(game)).toEqual([0, 5, 0, 0])
    game.say('p1', 'tradeGoods')
    expect(goods(game)).toEqual([1, 4, 0, 0])
  })

  test('Minister of Commerce: its owner may replenish though no commodity is missing', () => {
    const game = strategic('p1', 'trade', {
      factions: { p1: 'sol', p5: 'mentak' },
      laws: { minister_of_commerce: ['p2'] },
      tiles: around({}),
      units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } }, p3: { a2: { cruiser: 1 } } },
      also({ table }) {
        for (const seat of table.order) sheet(table, seat).commodities = 6
      },
    })
    game.say('p1', [])
    following(game, 'p2')
    expect(goods(game)[1]).toBe(2)
  })

  test('[ti4/2.4] Executive Sanctions: in force, who draws a fourth Action Card keeps three', () => {
    const game = council(
      {
        laws: { executive_sanctions: [] },
        strategyCards: { imperial: 'p1', trade: 'p2', leadership: 'p3', politics: 'p4' },
        also: holding({ p3: ['sabotage', 'bribery', 'veto'], p1: [], p2: [], p4: [] }),
      },
      'revealing',
    )
    expect(game.asked('p3')).toMatchObject({ rule: 'ti4/2.4', options: { least: 1, most: 1 } })
  })

  test('Executive Sanctions: the Yssaril hold as many as they like', () => {
    const five = ['sabotage', 'bribery', 'veto', 'upgrade', 'uprising'] as const
    const game = council({
      cards: ['executive_sanctions'],
      factions: { p2: 'yssaril' },
      also: holding({ p2: five, p3: ['spy', 'plague', 'lucky_shot', 'summit'] }),
    })
    letBe(decide(letBe(game), 'for'))
    expect(sheet(game.table, 'p2').actionCards).toBe(5)
    expect(game.asked('p3')).toMatchObject({ rule: 'ti4/2.4', options: { least: 1, most: 1 } })
  })

  test('[ti4/37.1] Fleet Regulations: the Letnev have six ships with four tokens', () => {
    const game = council({
      cards: ['fleet_regulations', 'mutiny'],
      tokens: { p3: { fleet: 6 }, p2: { fleet: 6 } },
      units: { p3: { a0: { cruiser: 6 } }, p2: { a3: { cruiser: 6 } } },
    })
    decide(game, 'for')
    expect(game.asked('p2')).toMatchObject({ rule: 'ti4/37.3', options: { least: 2, most: 2 } })
    game.say('p2', unitsAt(game, 'p2', 'a3').slice(0, 2))
    expect(unitsAt(game, 'p3', 'a0')).toHaveLength(6)
    expect(counters(game, 'p3')).toMatchObject({ fleet: 4 })
  })

  test('[ti4/37.1] Fleet Regulations: nobody places a fifth token in the fleet pool', () => {
    const game = council(
      {
        laws: { fleet_regulations: [] },
        strategyCards: { imperial: 'p1', trade: 'p2', leadership: 'p3', politics: 'p4' },
        units: {},
      },
      'revealing',
    )
    const { of } = game.offered<Amounts>('p1')
    expect(of['fleet']?.most).toBe(4)
    expect(game.answer('p1', { tactic: 3, fleet: 5, strategy: 2 })).toBeDefined()
    game.say('p1', { tactic: 4, fleet: 4, strategy: 2 })
  })

  test('[ti4/20.3.b] Fleet Regulations voted down: whose reinforcements are empty moves a token of his sheet', () => {
    const game = council({
      cards: ['fleet_regulations'],
      units: {},
      tokens: { p2: { tactic: 8, fleet: 3, strategy: 5, reinforcements: 0 } },
    })
    decide(game, 'against')
    const moved = choices(game, 'p2')
    expect(moved.sort()).toEqual(['strategy', 'tactic'])
    game.say('p2', 'strategy')
    expect(counters(game, 'p2')).toEqual({ tactic: 8, fleet: 4, strategy: 4, reinforcements: 0 })
  })

  test('[ti4/20.3.b] Shared Research voted down: it is placed if able, from the sheet where nothing else is left', () => {
    const game = council({
      cards: ['shared_research'],
      activated: { p3: [] },
      tokens: { p2: { tactic: 8, fleet: 4, strategy: 4, reinforcements: 0 } },
    })
    decide(game, 'against')
    if (choices(game, 'p2').includes('tactic')) game.say('p2', 'tactic')
    expect(game.table.activated[sheet(game.table, 'p2').home]?.['p2']).toBe(true)
  })

  test('Wormhole Research voted down: only those who cast votes against it lose a token', () => {
    const game = council({ cards: ['wormhole_research'], planets: { p4: ['mellon'] } })
    votes(game, { p4: 'against', p2: 'for' })
    game.say('p4', { fleet: 1 })
    expect(counters(game, 'p4')).toMatchObject({ fleet: 2, reinforcements: 9 })
    expect(counters(game, 'p2')).toMatchObject({ tactic: 3, fleet: 3, strategy: 2 })
    expect(counters(game, 'p1')).toMatchObject({ tactic: 3, fleet: 3, strategy: 2 })
  })

  test('Unconventional Measures: voted down, those who were for it discard all they hold', () => {
    const game = council({
      cards: ['unconventional_measures'],
      planets: { p4: ['mellon'] },
      also: holding({ p2: ['sabotage', 'bribery'], p4: ['sabotage'], p3: ['bribery'], p1: [] }),
    })
    votes(letBe(game), { p2: 'for', p4: 'against' })
    expect(['p1', 'p2', 'p3', 'p4'].map(seat => sheet(game.table, seat).actionCards)).toEqual([0, 0, 1, 1])
  })

  test('Seed of an Empire: of those who reach the goal together the nearest to the speaker wins', () => {
    const game = council({
      cards: ['seed_of_an_empire'],
      also({ table }) {
        setPoints(table, { p2: 9, p4: 9 })
        table.speaker = 'p3'
      },
    })
    letBe(game)
    while (game.table.agenda?.asked) game.say(game.table.agenda.asked, 'abstain')
    game.say('p3', 'for')
    expect(game.match.winners).toEqual(['p4'])
  })

  test('Minister of Sciences: neither the second technology nor the one of others costs resources', () => {
    const game = strategic('p1', 'technology', {
      laws: { minister_of_sciences: ['p1'] },
      technologies: { p1: [], p2: [] },
      exhausted: ['moll_primus'],
    })
    game.say('p1', 'sarween_tools').say('p1', 'neural_motivator')
    expect(Object.keys(sheet(game.table, 'p1').technologies).sort()).toEqual([
      'neural_motivator',
      'sarween_tools',
    ])
    const other = strategic('p1', 'technology', {
      laws: { minister_of_sciences: ['p2'] },
      technologies: { p1: [], p2: [] },
      exhausted: ['moll_primus', 'arretze', 'hercant', 'kamdorn'],
    })
    other.say('p1', 'sarween_tools')
    following(other, 'p2').say('p2', 'sarween_tools')
    expect(sheet(other.table, 'p2').technologies.sarween_tools).toEqual({})
    expect(counters(other, 'p2').strategy).toBe(1)
  })

  test('Minister of War: without a token on the board there is nothing to take back', () => {
    const game = council(
      {
        laws: { minister_of_war: ['p2'] },
        strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
      },
      'actionOver',
      { seat: 'p2' },
    )
    expect(choices(game, 'p2')).not.toContain('minister_of_war')
    expect(game.table.laws).toEqual({ minister_of_war: { elected: ['p2'] } })
  })

  test('Representative Government: who has no influence at all has a vote like everybody', () => {
    const game = council({ cards: ['mutiny'], laws: { representative_government_base: [] } })
    votes(game, { p2: 'against', p3: 'for', p4: 'for', p1: 'against' })
    expect(game.asked('p1')).toMatchObject({ rule: 'ti4/8.19' })
  })

  test('[ti4/8.15] Representative Government: additional votes are cast besides', () => {
    const game = council({
      cards: ['mutiny'],
      laws: { representative_government_base: [] },
      also: holding({ p4: ['distinguished_councilor'] }),
    })
    votes(letBe(game), { p4: 'for', p2: 'against', p3: 'against' }, 'afterVotesCast')
    plays(game, 'afterVotesCast', 'p4', 'distinguished_councilor')
    votes(game, {})
    expect(points(game)).toEqual([0, 0, 0, 1])
  })

  test('Representative Government: voted down, only those who were against it exhaust their cultural planets', () => {
    const game = council({
      cards: ['representative_government_base', 'economic_equality'],
      planets: { p2: ['lodor', 'thibah'], p3: ['mellon'] },
      exhausted: ['hercant', 'kamdorn', 'wren_terra'],
    })
    votes(game, { p2: 'against' })
    decide(game, 'against')
    expect(game.table.phase).toBe('strategy')
    expect(exhaustedOf(game, 'p2')).toEqual(['lodor'])
    expect(exhaustedOf(game, 'p3')).toEqual([])
  })

  test('New Constitution: points that laws gave stay, and it takes Research Teams off their planets', () => {
    const game = council({
      cards: ['research_team_biotic', 'new_constitution'],
      planets: { p2: ['arnor'] },
      laws: { shard_of_the_throne_base: ['p3'] },
      also: ({ table }) => setPoints(table, { p3: 1 }),
    })
    decide(game, 'arnor')
    decide(game, 'for')
    expect(game.table.laws).toEqual({})
    expect(game.table.attachments?.arnor ?? {}).toEqual({})
    expect(points(game)).toEqual([0, 0, 1, 0])
    for (const planet of ['moll_primus', 'arretze', 'hercant', 'kamdorn', 'arc_prime'] as const)
      expect(game.table.planets[planet]?.exhausted).toBe(true)
    expect(game.table.planets.arnor?.exhausted).toBeUndefined()
  })

  test('[ti4/8.21] New Constitution voted down does nothing', () => {
    const game = council({ cards: ['new_constitution'], laws: { regulated_conscription: [] } })
    decide(game, 'against')
    expect(game.table.laws).toEqual({ regulated_conscription: {} })
    expect(game.table.discards.agenda).toEqual(['new_constitution'])
  })

  test('Ixthian Artifact voted down: no die is rolled', () => {
    const game = council({ cards: ['ixthian_artifact'], units: { p2: { m0: { cruiser: 1 } } } })
    decide(game, 'against')
    expect(kinds(game, 'p2')).toEqual(['cruiser'])
    expect(game.told('ti4.log.artifactGives')).toEqual([])
  })
})
