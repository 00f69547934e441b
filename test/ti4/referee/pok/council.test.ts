import { describe, expect, test } from 'vitest'
import { mostVotes } from '../../../../shared/ti4/council.ts'
import { ownerOf, sheet } from '../../../../shared/ti4/realm.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { holding, plays } from '../../actionCards/hands.ts'
import { type Council, council, decide, letBe, votes } from '../../council.ts'
import { canUse, choicesAt } from '../../factions/scenes.ts'
import { around } from '../../midgame.ts'
import { lay } from '../../objectivesHeld.ts'
import { withoutLeaders, withRelics } from '../../pok/relicScene.ts'

/** Written from the cards and the rules alone: agendas of Prophecy of Kings, and what is played on agendas. */

type Held = Parameters<typeof holding>[0]

const meeting = ({ also, ...scene }: Council, held: Held = {}, segment?: string) =>
  council(
    {
      options: withRelics,
      ...scene,
      also: holding(held, state => {
        withoutLeaders(state)
        also?.(state)
      }),
    },
    segment,
  )

const offersTo = (game: ReturnType<typeof council>, seat: string): string[] =>
  game.match.open.some(({ to }) => to === seat) ? choicesAt(game, seat) : []

describe('Representative Government of Prophecy of Kings', () => {
  const law: Council['laws'] = { representative_government_pok: [] }

  test('nobody casts more than the one vote: no card, no technology and no note adds any', () => {
    const game = meeting(
      {
        cards: ['mutiny'],
        laws: law,
        technologies: { p2: ['predictive_intelligence'] },
        tradeGoods: { p2: 5 },
        also: state => {
          state.table.sets = ['base', 'pok']
        },
      },
      { p2: ['distinguished_councilor', 'bribery'] },
    )
    untilTrue(letBe(game), () => game.table.agenda?.asked === 'p2')
    game.say('p2', 'for')
    expect(offersTo(game, 'p2')).not.toContain('predictive_intelligence')
    expect(offersTo(game, 'p2')).not.toContain('distinguished_councilor')
    votes(game, {})
    expect(offersTo(game, 'p2')).not.toContain('bribery')
    expect(game.told('ti4.log.votes.outcome').length + game.told('ti4.log.votes.word').length).toBeLessThan(2)
  })

  test('Zeal adds none either, and no trade good buys any', () => {
    const { table } = meeting({ cards: ['mutiny'], laws: law, factions: { p2: 'argent' } })
    expect(mostVotes(table, 'p2', 'mutiny')).toBe(1)
    const hacan = meeting({
      cards: ['mutiny'],
      laws: law,
      factions: { p2: 'hacan' },
      tradeGoods: { p2: 4 },
      also({ table }) {
        sheet(table, 'p2').leaders = { gila_the_silvertongue: {} }
      },
    }).table
    expect(mostVotes(hacan, 'p2', 'mutiny')).toBe(1)
  })
})

describe('Drive the Debate', () => {
  const debating: Council['also'] = state => {
    lay(state, { secrets: { p3: ['drive_the_debate'], p2: ['drive_the_debate'] } })
  }

  test('is scored by whoever is elected in place of another, and not by that other', () => {
    const game = meeting(
      { cards: ['minister_of_policy'], also: debating },
      { p3: ['confounding_legal_text'] },
    )
    decide(letBe(game), 'p2')
    plays(game, 'whenElected', 'p3', 'confounding_legal_text')
    letBe(game)
    expect(game.table.laws.minister_of_policy).toEqual({ elected: ['p3'] })
    expect(canUse(game, 'p3', 'drive_the_debate')).toBe(true)
    expect(canUse(game, 'p2', 'drive_the_debate')).toBe(false)
  })

  test('is scored by whose planet was elected, though another has it by then', () => {
    const game = meeting({
      cards: ['colonial_redistribution'],
      tiles: around({ a0: 's26' }),
      planets: { p2: ['lodor'] },
      also(state) {
        debating(state)
        for (const seat of ['p1', 'p2', 'p4']) sheet(state.table, seat).points = 2
      },
    })
    decide(letBe(game), 'lodor')
    untilTrue(game, () => game.open.includes('p3:settles')).say('p3', 'yes')
    letBe(game)
    expect(ownerOf(game.table, 'lodor')).toBe('p3')
    expect(canUse(game, 'p2', 'drive_the_debate')).toBe(true)
    expect(canUse(game, 'p3', 'drive_the_debate')).toBe(false)
  })
})

describe('Predictive Intelligence', () => {
  const foreseeing: Council = {
    cards: ['mutiny'],
    planets: { p2: ['lodor'], p3: ['mecatol_rex'] },
    technologies: { p2: ['predictive_intelligence'] },
  }
  const readied = (game: ReturnType<typeof council>) =>
    sheet(game.table, 'p2').technologies.predictive_intelligence

  const votedFor = (held: Held, outcome: 'for' | 'against') => {
    const game = meeting(foreseeing, held)
    untilTrue(letBe(game), () => game.table.agenda?.asked === 'p2')
    game.say('p2', outcome)
    if (game.open.some(open => open === 'p2:votes')) game.say('p2', ['lodor'])
    untilTrue(game, () => canUse(game, 'p2', 'predictive_intelligence'))
    game.say('p2', 'predictive_intelligence')
    expect(game.table.agenda?.votes['p2']?.count).toBe(4)
    return game
  }

  test('adds 3 votes, and stays ready where that outcome is resolved', () => {
    const game = votedFor({}, 'against')
    votes(game, {})
    expect(readied(game)).toEqual({})
  })

  test('is exhausted where another outcome is resolved', () => {
    const game = votedFor({}, 'for')
    untilTrue(letBe(game), () => game.table.agenda?.asked === 'p3')
    game.say('p3', 'against').say('p3', ['mecatol_rex'])
    votes(game, {})
    expect(readied(game)).toEqual({ exhausted: true })
  })

  test('is exhausted where nothing is resolved at all', () => {
    const game = votedFor({ p3: ['deadly_plot'] }, 'for')
    votes(game, { p3: 'against' }, 'whenOutcomeResolved')
    plays(game, 'whenOutcomeResolved', 'p3', 'deadly_plot')
    expect(readied(game)).toEqual({ exhausted: true })
  })
})

describe('what agendas of Prophecy of Kings do', () => {
  test('Armed Forces Standardization: what is too much goes back, what is missing comes', () => {
    const game = meeting({
      cards: ['armed_forces_standardization'],
      tokens: { p2: { tactic: 6, fleet: 1, strategy: 0, reinforcements: 9 } },
    })
    decide(letBe(game), 'p2')
    expect(sheet(game.table, 'p2').counters).toEqual({ tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 })
  })

  test('Clandestine Operations: who has one token left returns that', () => {
    const game = meeting({
      cards: ['clandestine_operations'],
      tokens: { p2: { tactic: 0, fleet: 1, strategy: 0, reinforcements: 15 } },
    })
    decide(letBe(game), 'for')
    untilTrue(game, () => sheet(game.table, 'p2').counters.fleet === 0)
    expect(sheet(game.table, 'p2').counters.reinforcements).toBe(16)
  })

  test('Political Censure: the point is lost with the law, and may win before', () => {
    const game = meeting({
      cards: ['political_censure'],
      also({ table }) {
        sheet(table, 'p2').points = 9
      },
    })
    decide(letBe(game), 'p2')
    expect(game.match.winners).toEqual(['p2'])
  })

  test('Checks and Balances with four players: cards go to who has fewer than two', () => {
    const game = meeting({ laws: { checks_and_balances: [] } }, {}, 'strategyPhase')
    for (let i = 0; i < 40 && !game.open.some(open => open.endsWith(':turn')) && !game.rests; i++) {
      const [open] = letBe(game).match.open
      if (open) game.say(open.to, Object.keys((open.options as unknown as { of: object }).of)[0])
    }
    const holders = Object.values(game.table.strategyCards).map(({ holder }) => holder)
    for (const seat of game.table.order) expect(holders.filter(each => each === seat)).toHaveLength(2)
  })

  test('[ti4/8.11] Galactic Crisis Pact: the holder of the card uses its secondary ability too, for what it costs besides tokens', () => {
    const game = meeting({
      cards: ['galactic_crisis_pact'],
      strategyCards: { leadership: 'p1' },
      tradeGoods: { p1: 3, p2: 3, p3: 0, p4: 0 },
      exhausted: ['moll_primus', 'arretze', 'hercant', 'kamdorn', 'arc_prime', 'wren_terra'],
      tokens: { p1: { tactic: 1, fleet: 1, strategy: 0, reinforcements: 14 } },
    })
    decide(letBe(game), 'leadership')
    expect(game.match.open.map(({ key }) => key)).toEqual([expect.stringMatching(/pact\/p1$/)])
  })
})
