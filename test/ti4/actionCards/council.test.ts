import { describe, expect, test } from 'vitest'
import type { Amounts, OneOf } from '../../../shared/engine/options.ts'
import type { AgendaId } from '../../../shared/ti4/content/agendas.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { untilTrue, untilWindow } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { council as assembled, type Council, decide, letBe, votes } from '../council.ts'
import { type Game, holding, inWindow, isOffered, passed, plays } from './hands.ts'

type Held = Parameters<typeof holding>[0]

/** An Agenda Phase in which these Action Cards are held. */
const council = (held: Held, { also, ...more }: Council = {}) =>
  assembled({ cards: ['mutiny', 'economic_equality'], ...more, also: holding(held, also) })

const offered = (game: Game, seat: string) => Object.keys(game.offered<OneOf>(seat).of)
const points = (game: Game, seat: string) => sheet(game.table, seat).points
const agenda = (game: Game): AgendaId | undefined => game.table.agenda?.card

describe('before an agenda', () => {
  test('Ancient Burial Sites exhaust the cultural planets of one player', () => {
    const game = council(
      { p1: ['ancient_burial_sites'] },
      { planets: { p2: ['lodor', 'mellon'], p3: ['arnor'] } },
    )
    untilWindow(game, 'agendaPhaseStart').say('p1', 'ancient_burial_sites')
    if (game.open.includes('p1:aim')) game.say('p1', 'p2')
    expect(game.table.planets.lodor?.exhausted).toBe(true)
    expect(game.table.planets.mellon?.exhausted).toBe(true)
    expect(game.table.planets.arnor?.exhausted).toBeUndefined()
  })

  test('[ti4/1.15] Veto discards the agenda, and the next one is voted on in its place', () => {
    const game = plays(council({ p3: ['veto'] }), 'whenAgendaRevealed', 'p3', 'veto')
    expect(game.table.discards.agenda).toEqual(['mutiny'])
    expect(game.table.agenda).toMatchObject({ card: 'economic_equality', nth: 1 })
  })

  test('[ti4/1.16] what answers at once comes before what comes after', () => {
    const game = council({ p2: ['trade_rider'], p3: ['veto'] })
    expect(inWindow(game, 'whenAgendaRevealed')).toContain('p3')
    expect(isOffered(game, 'p3', 'veto')).toBe(true)
    passed(game, 'whenAgendaRevealed')
    expect(isOffered(game, 'p2', 'trade_rider')).toBe(true)
  })

  test('Diplomatic Pressure makes another give a promissory note of his choice', () => {
    const game = plays(
      council({ p2: ['diplomatic_pressure'] }),
      'whenAgendaRevealed',
      'p2',
      'diplomatic_pressure',
      ['p3'],
    )
    const [note] = offered(game, 'p3')
    const before = sheet(game.table, 'p2').notes
    game.say('p3', note)
    expect(sheet(game.table, 'p2').notes).toBe(before + 1)
    expect(game.match.state.hands['p2']?.notes[note ?? '']).toBe(true)
    expect(game.told('ti4.log.pressed')).toEqual([{ seat: 'p3', to: 'p2' }])
  })

  test('Insider Information shows its player alone the next agenda', () => {
    const game = plays(
      council({ p2: ['insider_information'] }),
      'afterAgendaRevealed',
      'p2',
      'insider_information',
    )
    const seen = game.log.filter(({ text }) => text === 'ti4.log.seesAgenda')
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ to: 'p2', about: { card: 'economic_equality' } })
  })
})

describe('who votes', () => {
  test('Assassinate Representative takes one player’s vote on this agenda', () => {
    const game = council({ p1: ['assassinate_representative'] })
    plays(game, 'afterAgendaRevealed', 'p1', 'assassinate_representative', ['p2'])
    expect(game.table.agenda?.asked).toBe('p3')
    decide(game, 'for')
    expect(agenda(game)).toBe('economic_equality')
    expect(game.table.agenda?.asked).toBe('p2')
  })

  test('Hack Election has votes cast from the right of the speaker on, who stays last', () => {
    const game = plays(council({ p3: ['hack_election'] }), 'afterAgendaRevealed', 'p3', 'hack_election')
    const asked: string[] = []
    for (
      let now = game.table.agenda?.asked;
      now && agenda(game) === 'mutiny';
      now = game.table.agenda?.asked
    ) {
      asked.push(now)
      game.say(now, 'abstain')
    }
    expect(asked).toEqual(['p3', 'p2', 'p1'])
  })

  test('Distinguished Councilor adds 5 votes to the same outcome, once votes are cast', () => {
    const game = council({ p2: ['distinguished_councilor'] }, { planets: { p2: ['lodor'] } })
    untilTrue(game, () => game.table.agenda?.asked === 'p2')
    game.say('p2', 'for').say('p2', ['lodor'])
    plays(game, 'afterVotesCast', 'p2', 'distinguished_councilor')
    expect(game.table.agenda?.votes['p2']).toEqual({ count: 6, what: ['for'] })
  })

  test('whoever abstains has nothing to add to', () => {
    const game = council({ p2: ['distinguished_councilor', 'bribery'] }, { tradeGoods: { p2: 3 } })
    votes(game, {})
    expect([...inWindow(game, 'afterVotesCast'), ...inWindow(game, 'afterSpeakerVotes')]).toEqual([])
  })

  test('[ti4/8.15] Bribery buys votes for what one has voted for, after the speaker', () => {
    const game = council({ p2: ['bribery'] }, { planets: { p2: ['lodor'] }, tradeGoods: { p2: 3 } })
    untilTrue(game, () => game.table.agenda?.asked === 'p2')
    game.say('p2', 'against').say('p2', ['lodor'])
    votes(game, {}, 'afterSpeakerVotes')
    untilWindow(game, 'afterSpeakerVotes').say('p2', 'bribery')
    expect(game.offered<Amounts>('p2')).toMatchObject({ least: 1, most: 3 })
    game.say('p2', { goods: 2 })
    expect(sheet(game.table, 'p2').tradeGoods).toBe(1)
    expect(game.told('ti4.log.votes.against').at(-1)).toMatchObject({ seat: 'p2', count: 2 })
    expect(game.told('ti4.log.elected.against')).toHaveLength(1)
  })
})

describe('who is elected', () => {
  const electing = (held: Held) => {
    const game = council(held, { cards: ['minister_of_policy', 'economic_equality'] })
    return decide(passed(passed(game, 'whenAgendaRevealed'), 'afterAgendaRevealed'), 'p2')
  }

  test('Confusing Legal Text has another elected in place of its player', () => {
    const game = electing({ p2: ['confusing_legal_text'] })
    expect(inWindow(game, 'whenElected')).toEqual(['p2'])
    game.say('p2', 'confusing_legal_text').say('p2', 'p3')
    expect(game.table.laws.minister_of_policy).toEqual({ elected: ['p3'] })
  })

  test('Confounding Legal Text has its player elected in place of another', () => {
    const game = electing({ p4: ['confounding_legal_text'] })
    plays(game, 'whenElected', 'p4', 'confounding_legal_text')
    expect(game.table.laws.minister_of_policy).toEqual({ elected: ['p4'] })
  })

  test('whoever is elected in place of another may answer that in turn', () => {
    const game = electing({ p2: ['confusing_legal_text'], p4: ['confounding_legal_text'] })
    plays(game, 'whenElected', 'p2', 'confusing_legal_text', ['p3'])
    plays(game, 'whenElected', 'p4', 'confounding_legal_text')
    expect(game.table.laws.minister_of_policy).toEqual({ elected: ['p4'] })
  })

  test('[ti4/8.22] what was foretold is about whoever was voted for', () => {
    const game = council(
      { p2: ['confusing_legal_text'], p3: ['trade_rider'] },
      { cards: ['minister_of_policy'], tradeGoods: { p3: 0 } },
    )
    plays(game, 'afterAgendaRevealed', 'p3', 'trade_rider', ['p2'])
    decide(game, 'p2')
    plays(game, 'whenElected', 'p2', 'confusing_legal_text', ['p4'])
    expect(game.table.laws.minister_of_policy).toEqual({ elected: ['p4'] })
    expect(sheet(game.table, 'p3').tradeGoods).toBe(5)
  })

  test('Deadly Plot of one who voted otherwise: no effect, no rider pays, and all his planets are exhausted', () => {
    const game = council(
      { p2: ['deadly_plot'], p3: ['imperial_rider'] },
      { planets: { p2: ['lodor', 'mellon'] } },
    )
    plays(game, 'afterAgendaRevealed', 'p3', 'imperial_rider', ['for'])
    untilTrue(game, () => game.table.agenda?.asked === 'p2')
    game.say('p2', 'against').say('p2', ['lodor'])
    letBe(game).say('p1', 'for')
    // One vote each: the Speaker decides.
    game.say('p1', 'for')
    plays(game, 'whenOutcomeResolved', 'p2', 'deadly_plot')
    expect(game.table.discards.agenda).toEqual(['mutiny'])
    expect(game.table.planets.mellon?.exhausted).toBe(true)
    expect([points(game, 'p1'), points(game, 'p3')]).toEqual([0, 0])
    expect(agenda(game)).toBe('economic_equality')
  })
})

describe('[ti4/8.22] a rider', () => {
  /** p2 foretells rightly that the first agenda passes. */
  const right = (rider: Held[string][number], more: Council = {}) => {
    const game = plays(council({ p2: [rider] }, more), 'afterAgendaRevealed', 'p2', rider, ['for'])
    return decide(game, 'for')
  }

  test('is said aloud, and costs its player the vote', () => {
    const game = plays(council({ p2: ['trade_rider'] }), 'afterAgendaRevealed', 'p2', 'trade_rider', [
      'against',
    ])
    expect(game.told('ti4.log.foretells.against')).toEqual([{ seat: 'p2' }])
    expect(game.table.agenda?.predictions).toEqual({ trade_rider: { by: 'p2', outcome: 'against' } })
    expect(game.table.agenda?.asked).toBe('p3')
  })

  test('several of one player may foretell different things', () => {
    const game = council({ p2: ['trade_rider', 'imperial_rider'] }, { tradeGoods: { p2: 0 } })
    plays(game, 'afterAgendaRevealed', 'p2', 'trade_rider', ['against'])
    plays(game, 'afterAgendaRevealed', 'p2', 'imperial_rider', ['for'])
    decide(game, 'for')
    expect(sheet(game.table, 'p2').tradeGoods).toBe(0)
    expect(points(game, 'p2')).toBe(1)
  })

  test('Trade Rider: 5 trade goods', () => {
    expect(sheet(right('trade_rider', { tradeGoods: { p2: 1 } }).table, 'p2').tradeGoods).toBe(6)
  })

  test('Imperial Rider: a victory point', () => {
    expect(points(right('imperial_rider'), 'p2')).toBe(1)
  })

  test('Leadership Rider: 3 command tokens', () => {
    const game = right('leadership_rider').say('p2', { tactic: 2, fleet: 1 })
    expect(sheet(game.table, 'p2').counters).toMatchObject({ tactic: 5, fleet: 4, strategy: 2 })
  })

  test('Politics Rider: 3 Action Cards and the speaker token', () => {
    const game = right('politics_rider')
    expect(game.table.speaker).toBe('p2')
    expect(sheet(game.table, 'p2').actionCards).toBe(3)
  })

  test('Technology Rider: a technology', () => {
    const game = right('technology_rider', { technologies: { p2: [] } })
    game.say('p2', 'neural_motivator')
    expect(sheet(game.table, 'p2').technologies.neural_motivator).toEqual({})
  })

  test('Warfare Rider: a Dreadnought where one has a ship', () => {
    const game = right('warfare_rider', { units: { p2: { a1: { cruiser: 1 }, a2: { cruiser: 1 } } } })
    expect(offered(game, 'p2').sort()).toEqual(['a1', 'a2'])
    game.say('p2', 'a2')
    expect(unitsAt(game, 'p2', 'a2', 'dreadnought')).toHaveLength(1)
  })

  test('Construction Rider: a Space Dock on a planet of one’s own', () => {
    const game = right('construction_rider', { planets: { p2: ['lodor'] }, tiles: { a0: 's26' } })
    game.say('p2', 'space_dock.lodor')
    expect(unitsAt(game, 'p2', 'a0', 'space_dock')).toHaveLength(1)
  })

  test('Diplomacy Rider: all others place a token in a system of one’s own', () => {
    const game = right('diplomacy_rider', { planets: { p2: ['lodor'] }, tiles: { a0: 's26' } })
    game.say('p2', 'a0')
    expect(game.table.activated['a0']).toEqual({ p1: true, p3: true, p4: true })
  })

  test('Sanction: whoever voted for it loses a token of the Fleet Pool', () => {
    const game = council({ p2: ['sanction'] })
    plays(game, 'afterAgendaRevealed', 'p2', 'sanction', ['for'])
    votes(game, { p3: 'for' })
    expect(sheet(game.table, 'p3').counters.fleet).toBe(2)
    expect(sheet(game.table, 'p1').counters.fleet).toBe(3)
  })
})
