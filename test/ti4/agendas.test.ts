import { describe, expect, test } from 'vitest'
import type { SomeOf } from '../../shared/engine/options.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import { agendaActs } from '../../shared/ti4/cards/registry.ts'
import { agendas } from '../../shared/ti4/content/agendas.ts'
import { mostVotes } from '../../shared/ti4/council.ts'
import { piecesOf } from '../../shared/ti4/forces.ts'
import { print } from '../../shared/ti4/prints.ts'
import { sheet, spendable, worthOfPlanet } from '../../shared/ti4/realm.ts'
import type { Ti4 } from '../../shared/ti4/table.ts'
import { unitsAt } from '../galaxy/fleets.ts'
import type { Midgame } from '../galaxy/midgame.ts'
import { council, decide, letBe, votes } from './council.ts'

const pointsOf = (game: Midgame<Ti4>) => game.table.order.map(seat => sheet(game.table, seat).points)
const goodsOf = (game: Midgame<Ti4>) => game.table.order.map(seat => sheet(game.table, seat).tradeGoods)
const cardsOf = (game: Midgame<Ti4>) => game.table.order.map(seat => sheet(game.table, seat).actionCards)

/** So many Action Cards from the deck. */
const hold = (counts: Readonly<Record<string, number>>) => ({
  also({ table, hands, box }: Ti4) {
    for (const [seat, count] of Object.entries(counts)) {
      const cards = box.actionCards.splice(0, count)
      table.decks.action -= count
      sheet(table, seat).actionCards = count
      const hand = hands[seat]
      if (hand) hand.actionCards = Object.fromEntries(cards.map(card => [card, true]))
    }
  },
})

describe('the agendas', () => {
  test('have an effect each, and no effect is without its agenda', () => {
    expect(Object.keys(agendaActs).sort()).toEqual(Object.keys(agendas).sort())
  })
})

describe('points, goods and cards', () => {
  test('Mutiny: who voted for it gains a point, or loses one', () => {
    const won = votes(council({ cards: ['mutiny'] }), { p2: 'for' })
    expect(pointsOf(won)).toEqual([0, 1, 0, 0])
    const middle = {
      cards: ['mutiny'] as const,
      also: ({ table }: Ti4) => {
        sheet(table, 'p2').points = 3
      },
    }
    const game = votes(council(middle), { p2: 'for', p3: 'against', p1: 'against' })
    expect(pointsOf(game)).toEqual([0, 2, 0, 0])
  })

  test('[ti4/98.5] Seed of an Empire: those ahead gain a point, or those behind', () => {
    const points = {
      cards: ['seed_of_an_empire'] as const,
      also: ({ table }: Ti4) => {
        for (const [seat, count] of [
          ['p1', 4],
          ['p2', 2],
          ['p3', 2],
          ['p4', 3],
        ] as const)
          sheet(table, seat).points = count
      },
    }
    expect(pointsOf(decide(council(points), 'for'))).toEqual([5, 2, 2, 3])
    expect(pointsOf(decide(council(points), 'against'))).toEqual([4, 3, 3, 3])
  })

  test('Economic Equality: all trade goods go, and everybody gains five', () => {
    const middle = { cards: ['economic_equality'] as const, tradeGoods: { p1: 9, p2: 1 } }
    expect(goodsOf(decide(council(middle), 'for'))).toEqual([5, 5, 5, 5])
    expect(goodsOf(decide(council(middle), 'against'))).toEqual([0, 0, 0, 0])
  })

  test('Articles of War: voted down, those who were for it gain three trade goods', () => {
    const game = council({ cards: ['articles_of_war'] })
    votes(game, { p2: 'for', p3: 'against', p1: 'against' })
    expect(goodsOf(game)[1]).toBe(3)
  })

  test('Conventions of War: voted down, those who were against it discard their action cards', () => {
    const game = council({ cards: ['conventions_of_war'], ...hold({ p2: 2, p3: 2 }) })
    votes(game, { p2: 'against' })
    expect(cardsOf(game)).toEqual([0, 0, 2, 0])
  })

  test('Unconventional Measures: who voted for it draws two action cards', () => {
    const game = votes(council({ cards: ['unconventional_measures'], ...hold({ p2: 1 }) }), { p2: 'for' })
    expect(cardsOf(game)).toEqual([0, 3, 0, 0])
  })

  test('Executive Sanctions: nobody holds more than three action cards', () => {
    const game = decide(council({ cards: ['executive_sanctions'], ...hold({ p2: 5, p3: 3 }) }), 'for')
    expect(game.asked('p2')).toMatchObject({ rule: 'ti4/2.4', options: { least: 2, most: 2 } })
    const [one, other] = Object.keys(game.match.state.hands['p2']?.actionCards ?? {})
    game.say('p2', [one, other])
    expect(cardsOf(game)).toEqual([0, 3, 3, 0])
  })

  test('Executive Sanctions: voted down, each discards one at random', () => {
    const game = decide(council({ cards: ['executive_sanctions'], ...hold({ p2: 5, p3: 3 }) }), 'against')
    expect(cardsOf(game)).toEqual([0, 4, 2, 0])
  })

  test('Public Execution: the elected loses hand, speaker token and votes of this phase', () => {
    const game = letBe(
      decide(council({ cards: ['public_execution', 'mutiny'], ...hold({ p1: 3 }) }), 'p1'),
      'whenAgendaRevealed',
    )
    expect(cardsOf(game)).toEqual([0, 0, 0, 0])
    expect(game.table.speaker).toBe('p2')
    expect(mostVotes(game.table, 'p1', 'mutiny')).toBe(0)
    votes(game, {})
    expect(game.told('ti4.log.mayNotVote')).toEqual([{ seat: 'p1' }])
  })

  test('Political Censure: a point and no action cards to play, and the point goes with the law', () => {
    const game = council({ cards: ['political_censure', 'judicial_abolishment'] })
    decide(game, 'p3')
    expect(pointsOf(game)).toEqual([0, 0, 1, 0])
    decide(game, 'political_censure')
    expect(pointsOf(game)).toEqual([0, 0, 0, 0])
  })

  test('Shard of the Throne and Crown of Emphidia: the elected gains a point', () => {
    for (const card of ['shard_of_the_throne_base', 'the_crown_of_emphidia_base'] as const) {
      const game = decide(council({ cards: [card] }), 'p2')
      expect(pointsOf(game)).toEqual([0, 1, 0, 0])
      expect(game.table.laws[card]).toEqual({ elected: ['p2'] })
    }
  })
})

describe('command tokens', () => {
  const counters = (game: Midgame<Ti4>, seat: string) => sheet(game.table, seat).counters

  test('Armed Forces Standardization: three, three and two', () => {
    const game = council({
      cards: ['armed_forces_standardization'],
      tokens: { p2: { tactic: 6, fleet: 1, strategy: 4, reinforcements: 5 } },
    })
    expect(counters(decide(game, 'p2'), 'p2')).toEqual({
      tactic: 3,
      fleet: 3,
      strategy: 2,
      reinforcements: 8,
    })
  })

  test('Clandestine Operations: everybody returns two tokens of his choice, or one of the fleet pool', () => {
    const game = decide(council({ cards: ['clandestine_operations'] }), 'for')
    for (const seat of ['p1', 'p2', 'p3', 'p4']) game.say(seat, { tactic: 1, strategy: 1 })
    expect(counters(game, 'p2')).toEqual({ tactic: 2, fleet: 3, strategy: 1, reinforcements: 10 })
    const other = decide(council({ cards: ['clandestine_operations'], units: {} }), 'against')
    expect(counters(other, 'p2')).toMatchObject({ fleet: 2, reinforcements: 9 })
  })

  test('[ti4/37.3] a fleet pool that shrinks holds fewer ships at once', () => {
    const game = council({ cards: ['clandestine_operations'], units: { p1: { a0: { cruiser: 3 } } } })
    decide(game, 'against')
    expect(game.asked('p1')).toMatchObject({ rule: 'ti4/37.3', options: { least: 1, most: 1 } })
  })

  test('Fleet Regulations: no more than four tokens in the fleet pool', () => {
    const game = council({
      cards: ['fleet_regulations'],
      tokens: { p2: { fleet: 6, reinforcements: 5 }, p3: { fleet: 2 } },
    })
    decide(game, 'for')
    expect([counters(game, 'p2').fleet, counters(game, 'p3').fleet]).toEqual([4, 2])
    const down = decide(council({ cards: ['fleet_regulations'] }), 'against')
    expect(counters(down, 'p2')).toMatchObject({ fleet: 4, reinforcements: 7 })
  })

  test('Shared Research: voted down, a token of everybody lies in his home', () => {
    const game = decide(council({ cards: ['shared_research'] }), 'against')
    for (const seat of game.table.order)
      expect(game.table.activated[sheet(game.table, seat).home]?.[seat]).toBe(true)
  })

  test('Wormhole Reconstruction: voted down, tokens lie where ships are beside wormholes', () => {
    const game = council({
      cards: ['wormhole_reconstruction'],
      tiles: { a0: 's26' },
      units: { p2: { a0: { cruiser: 1 }, a1: { cruiser: 1 } } },
    })
    decide(game, 'against')
    expect(game.table.activated['a0']).toEqual({ p2: true })
    expect(game.table.activated['a1']).toBeUndefined()
  })
})

describe('planets', () => {
  const held = { planets: { p2: ['lodor', 'arnor'], p3: ['vefut_ii', 'quann'] } } as const

  test('Compensated Disarmament: its ground forces go, and its controller gains as many trade goods', () => {
    const game = council({
      cards: ['compensated_disarmament'],
      ...held,
      units: { p2: { lodor: { infantry: 3, pds: 1 } } },
    })
    decide(game, 'lodor')
    expect(Object.values(game.table.units).map(({ kind }) => kind)).toEqual(['pds'])
    expect(goodsOf(game)[1]).toBe(3)
  })

  test('[ti4/25.5] Colonial Redistribution: all units there go; one with fewest points may settle', () => {
    const game = council({
      cards: ['colonial_redistribution'],
      ...held,
      units: { p2: { lodor: { infantry: 2 } } },
      also: ({ table }) => {
        for (const seat of ['p1', 'p2', 'p3']) sheet(table, seat).points = 2
        sheet(table, 'p4').points = 1
      },
    })
    decide(game, 'lodor')
    game.say('p4', 'yes')
    expect(Object.values(game.table.units)).toMatchObject([{ of: 'p4', kind: 'infantry', planet: 'lodor' }])
    expect(game.table.planets.lodor?.owner).toBe('p4')
  })

  test('Core Mining: an infantry dies and the planet has two more resources', () => {
    const game = council({
      cards: ['core_mining'],
      ...held,
      units: { p3: { vefut_ii: { infantry: 2 } } },
    })
    const before = worthOfPlanet(game.table, 'vefut_ii', 'resources')
    decide(game, 'vefut_ii')
    expect(worthOfPlanet(game.table, 'vefut_ii', 'resources')).toBe(before + 2)
    expect(Object.keys(game.table.units)).toHaveLength(1)
  })

  test('Senate Sanctuary and Terraforming Initiative: the planet is worth more', () => {
    const terraforming = council({ cards: ['terraforming_initiative'], ...held })
    const before = worthOfPlanet(terraforming.table, 'vefut_ii', 'influence')
    const game = decide(terraforming, 'vefut_ii')
    expect(worthOfPlanet(game.table, 'vefut_ii', 'influence')).toBe(before + 1)
    const senate = council({ cards: ['senate_sanctuary'], ...held })
    const influence = spendable(senate.table, 'p3', 'influence')
    expect(spendable(decide(senate, 'quann').table, 'p3', 'influence')).toBe(influence + 2)
  })

  test('Demilitarized Zone: all units on it are destroyed', () => {
    const game = council({
      cards: ['demilitarized_zone_base'],
      ...held,
      units: { p3: { quann: { infantry: 2, space_dock: 1 } } },
    })
    decide(game, 'quann')
    expect(game.table.units).toEqual({})
    expect(game.table.attachments?.quann).toEqual({ demilitarized_zone_agenda: true })
  })

  test('Holy Planet of Ixth: whoever controls it has a point', () => {
    const game = decide(council({ cards: ['holy_planet_of_ixth'], ...held }), 'quann')
    expect(pointsOf(game)).toEqual([0, 0, 1, 0])
  })

  test('Research Teams are attached to the planet that is elected', () => {
    for (const colour of ['biotic', 'cybernetic', 'propulsion'] as const) {
      const card = `research_team_${colour}` as const
      const game = decide(council({ cards: [card], planets: { p2: ['lodor', 'arnor'] } }), 'arnor')
      expect(game.table.attachments?.arnor).toEqual({ [card]: true })
    }
    const game = decide(council({ cards: ['research_team_warfare'], ...held }), 'vefut_ii')
    expect(game.table.attachments?.vefut_ii).toEqual({ research_team_warfare: true })
  })
})

describe('forces', () => {
  const kindsOf = (game: Midgame<Ti4>, seat: string) =>
    Object.values(game.table.units)
      .filter(({ of }) => of === seat)
      .map(({ kind }) => kind)
      .sort()

  test('Arms Reduction: two dreadnoughts and four cruisers are kept', () => {
    const game = council({
      cards: ['arms_reduction'],
      tokens: { p2: { fleet: 8 } },
      units: { p2: { a0: { dreadnought: 3, cruiser: 4 } } },
    })
    decide(game, 'for')
    game.say(
      'p2',
      unitsAt(game, 'p2', 'a0')
        .filter(id => game.table.units[id]?.kind === 'dreadnought')
        .slice(0, 1),
    )
    expect(kindsOf(game, 'p2')).toEqual([...Array(4).fill('cruiser'), 'dreadnought', 'dreadnought'])
  })

  test('Arms Reduction: voted down, planets with specialties are exhausted when the next round begins', () => {
    const game = council({
      cards: ['arms_reduction', 'economic_equality'],
      planets: { p2: ['lodor', 'wellon'] },
    })
    decide(decide(game, 'against'), 'for')
    expect(game.table.phase).toBe('strategy')
    expect(game.table.planets.wellon?.exhausted).toBe(true)
    expect(game.table.planets.lodor?.exhausted).toBeUndefined()
    expect(game.table.lasting).toEqual({})
  })

  test('Enforced Travel Ban: voted down, PDS at or beside wormholes go', () => {
    const game = council({
      cards: ['enforced_travel_ban'],
      tiles: { a0: 's26', c9: 's19' },
      planets: { p2: ['lodor', 'wellon'] },
      units: { p2: { lodor: { pds: 1 } } },
    })
    decide(game, 'against')
    expect(kindsOf(game, 'p2')).toEqual([])
  })

  test('[ti4/8.18] Homeland Defense Act: voted down, everybody destroys a PDS', () => {
    const game = council({
      cards: ['homeland_defense_act'],
      planets: { p2: ['lodor'], p3: ['quann'] },
      units: { p2: { lodor: { pds: 2 } }, p3: { quann: { pds: 1 } } },
    })
    decide(game, 'against')
    const [first] = Object.keys(game.table.units)
    game.say('p2', [first])
    expect(kindsOf(game, 'p2')).toEqual(['pds'])
    expect(kindsOf(game, 'p3')).toEqual([])
  })

  test('Rearmament Agreement: mechs come to homes, or become infantry', () => {
    const game = council({ cards: ['rearmament_agreement'], units: {} })
    decide(game, 'for')
    for (const { to } of game.match.open)
      if (game.match.open.some(({ key }) => key.includes('rearmed')))
        game.say(to, Object.keys((game.asked(to).options as unknown as { of: object }).of).slice(0, 1))
    expect(kindsOf(game, 'p1')).toEqual(['mech'])
    const other = council({ cards: ['rearmament_agreement'], units: { p2: { a0: { carrier: 1, mech: 2 } } } })
    decide(other, 'against')
    expect(kindsOf(other, 'p2')).toEqual(['carrier', 'infantry', 'infantry'])
  })

  describe('Rearmament Agreement with all four Mechs out', () => {
    const rearmed = (activated: readonly HexId[]) => {
      const units = { p1: { a0: { carrier: 1, mech: 4 } } }
      const game = council({ cards: ['rearmament_agreement'], units, activated: { p1: activated } })
      decide(game, 'for')
      for (const { to } of game.match.open.filter(({ text }) => text === 'ti4.ask.placeMech'))
        game.say(to, Object.keys(game.offered<SomeOf>(to).of).slice(0, 1))
      return game
    }
    const at = (game: Midgame<Ti4>) =>
      piecesOf(game.table, 'p1').filter(({ kind, planet }) => kind === 'mech' && planet)

    test('[ti4/23.4.a] one may come from elsewhere, and need not', () => {
      const lifted = rearmed([])
      lifted.say('p1', 'yes')
      lifted.say('p1', Object.keys(lifted.offered<SomeOf>('p1').of).slice(0, 1))
      expect(at(lifted)).toHaveLength(1)
      expect(kindsOf(lifted, 'p1').filter(kind => kind === 'mech')).toHaveLength(4)
      const left = rearmed([])
      left.say('p1', 'no')
      expect(at(left)).toEqual([])
    })

    test('[ti4/23.4.a] and where a token of his lies at all of them, nothing is asked and none comes', () => {
      const game = rearmed(['a0'])
      expect(game.match.open.filter(({ key }) => key.includes('rearmed'))).toEqual([])
      expect(at(game)).toEqual([])
      expect(kindsOf(game, 'p2')).toEqual(['mech'])
    })
  })

  test('Swords to Plowshares: half of the infantry becomes trade goods, or one comes to each planet', () => {
    const middle = {
      cards: ['swords_to_plowshares'] as const,
      planets: { p2: ['lodor', 'quann'] as const },
      units: { p2: { lodor: { infantry: 3 }, quann: { infantry: 1 } } },
    }
    const game = decide(council(middle), 'for')
    expect(kindsOf(game, 'p2')).toEqual(['infantry'])
    expect(goodsOf(game)[1]).toBe(3)
    const more = decide(council(middle), 'against')
    expect(kindsOf(more, 'p2').length).toBeGreaterThan(5)
  })

  test('[ti4/46.3] Swords to Plowshares: no infantry comes where no piece is left for a new place', () => {
    const spread = [
      'lodor',
      'quann',
      'wellon',
      'vefut_ii',
      'thibah',
      'starpoint',
      'saudor',
      'mehar_xull',
    ] as const
    const more = ['bereg', 'lirta_iv', 'centauri', 'gral', 'qucenn', 'rarron', 'mellon', 'zohbat'] as const
    const game = council({
      cards: ['swords_to_plowshares'],
      planets: { p2: [...spread, ...more] },
      units: { p2: Object.fromEntries(spread.map(planet => [planet, { infantry: 1 }])) },
    })
    const { pieces } = print(game.table, 'p2', 'infantry')
    const { table } = decide(game, 'against')
    const own = Object.values(table.units).filter(({ of, kind }) => of === 'p2' && kind === 'infantry')
    expect(new Set(own.map(({ planet }) => planet)).size).toBe(pieces)
  })

  test('Publicize Weapon Schematics: voted down, owners of war suns discard their action cards', () => {
    const game = council({
      cards: ['publicize_weapon_schematics'],
      technologies: { p2: ['war_sun'] },
      ...hold({ p2: 2, p3: 2 }),
    })
    expect(cardsOf(decide(game, 'against'))).toEqual([0, 0, 2, 0])
  })

  test('laws on forces stay in play', () => {
    for (const card of [
      'regulated_conscription',
      'homeland_defense_act',
      'publicize_weapon_schematics',
    ] as const)
      expect(decide(council({ cards: [card] }), 'for').table.laws).toEqual({ [card]: {} })
    expect(decide(council({ cards: ['prophecy_of_ixth'] }), 'p2').table.laws).toEqual({
      prophecy_of_ixth: { elected: ['p2'] },
    })
  })
})

describe('laws, votes and objectives', () => {
  test('Archived Secret: the elected draws a secret objective', () => {
    const game = decide(council({ cards: ['archived_secret'] }), 'p2')
    expect(sheet(game.table, 'p2').secretObjectives).toBe(2)
  })

  test('Classified Document Leaks: a scored secret is public as long as the law lies', () => {
    const game = council({
      cards: ['classified_document_leaks', 'judicial_abolishment'],
      also: ({ table }) => {
        sheet(table, 'p2').scored = { cut_supply_lines: true }
      },
    })
    decide(game, 'cut_supply_lines')
    expect(game.table.objectives.cut_supply_lines).toEqual({ p2: true })
    decide(game, 'classified_document_leaks')
    expect(game.table.objectives.cut_supply_lines).toBeUndefined()
    expect(sheet(game.table, 'p2').scored).toEqual({})
  })

  test('Incentive Program: one more objective of the first or second stage lies open', () => {
    for (const [outcome, kind] of [
      ['for', 'stage1'],
      ['against', 'stage2'],
    ] as const) {
      const before = council({ cards: ['incentive_program'] })
      const known = Object.keys(before.table.objectives)
      const game = decide(before, outcome)
      const fresh = Object.keys(game.table.objectives).filter(id => !known.includes(id))
      expect(fresh).toHaveLength(1)
      expect(game.table.faceDown).toEqual(before.table.faceDown)
      expect(kind).toBeDefined()
    }
  })

  test('Judicial Abolishment: the elected law is discarded', () => {
    const game = council({ cards: ['judicial_abolishment'], laws: { regulated_conscription: [] } })
    decide(game, 'regulated_conscription')
    expect(game.table.laws).toEqual({})
    expect(game.table.discards.agenda).toContain('regulated_conscription')
  })

  test('Miscount Disclosed: the law lies on while it is voted on anew', () => {
    const game = council({ cards: ['miscount_disclosed', 'mutiny'], laws: { minister_of_policy: ['p3'] } })
    decide(game, 'minister_of_policy')
    expect(game.table.agenda).toMatchObject({ card: 'minister_of_policy', nth: 1 })
    expect(game.table.laws.minister_of_policy).toEqual({ elected: ['p3'] })
    decide(game, 'p4')
    expect(game.table.laws.minister_of_policy).toEqual({ elected: ['p4'] })
    expect(game.table.agenda).toMatchObject({ card: 'mutiny', nth: 2 })
  })

  test('Miscount Disclosed: voted against, the law is gone', () => {
    const game = council({ cards: ['miscount_disclosed'], laws: { regulated_conscription: [] } })
    decide(decide(game, 'regulated_conscription'), 'against')
    expect(game.table.laws).toEqual({})
  })

  test('New Constitution: all laws go, and homes are exhausted when the next round begins', () => {
    const game = council({
      cards: ['new_constitution', 'economic_equality'],
      laws: { regulated_conscription: [], minister_of_policy: ['p3'] },
    })
    decide(game, 'for')
    expect(game.table.laws).toEqual({})
    decide(game, 'for')
    for (const planet of ['moll_primus', 'arretze'] as const)
      expect(game.table.planets[planet]?.exhausted).toBe(true)
  })

  test('Representative Government: one vote each, and no planet is exhausted', () => {
    const game = council({ cards: ['mutiny'], laws: { representative_government_base: [] } })
    expect(mostVotes(game.table, 'p2', 'mutiny')).toBe(1)
    game.say('p2', 'for')
    expect(game.table.agenda?.votes['p2']).toEqual({ count: 1, what: ['for'] })
    expect(Object.values(game.table.planets).some(card => card?.exhausted)).toBe(false)
    const pok = council({ cards: ['mutiny'], laws: { representative_government_pok: [] } })
    expect(mostVotes(pok.table, 'p2', 'mutiny')).toBe(1)
  })

  test('[ti4/8.9] Committee Formation: its owner names who is elected, and nobody votes', () => {
    const game = council({ cards: ['archived_secret'], laws: { committee_formation: ['p3'] } })
    game.say('p3', 'committee_formation')
    game.say('p3', 'p4')
    expect(game.table.laws).toEqual({})
    expect(sheet(game.table, 'p4').secretObjectives).toBe(2)
  })

  test('Committee Formation: it waits while no player is to be elected', () => {
    const game = council({ cards: ['mutiny'], laws: { committee_formation: ['p3'] } })
    expect(game.table.agenda?.asked).toBe('p2')
  })

  test('Checks and Balances: voted down, everybody readies only three planets', () => {
    const game = council({
      cards: ['checks_and_balances', 'economic_equality'],
      planets: { p2: ['lodor', 'quann', 'wellon'] },
      exhausted: ['lodor', 'quann', 'wellon', 'arretze'],
    })
    decide(decide(game, 'against'), 'for')
    game.say('p2', ['lodor', 'quann', 'wellon'])
    expect(game.table.planets.arretze?.exhausted).toBe(true)
    expect(game.table.planets.lodor?.exhausted).toBeUndefined()
  })

  test('Covert Legislation: what lies beneath is voted on unseen, and shown with its outcome', () => {
    const game = council({
      cards: ['covert_legislation', 'economic_equality', 'mutiny'],
      tradeGoods: { p2: 1 },
    })
    expect(game.table.agenda).toMatchObject({
      card: 'covert_legislation',
      elects: 'forAgainst',
      hidden: 'p1',
    })
    expect(JSON.stringify(game.match.view('p2'))).not.toContain('economic_equality')
    expect(game.match.state.hands['p1']?.agenda).toBe('economic_equality')
    decide(game, 'for')
    expect(goodsOf(game)).toEqual([5, 5, 5, 5])
    expect(game.table.discards.agenda).toEqual(['covert_legislation', 'economic_equality'])
    expect(game.match.state.hands['p1']?.agenda).toBeUndefined()
  })

  test('Search Warrant: the elected draws two secret objectives and lets all see them', () => {
    const game = decide(council({ cards: ['search_warrant'] }), 'p2')
    expect(sheet(game.table, 'p2').secretObjectives).toBe(3)
  })
})
