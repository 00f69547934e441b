import { describe, expect, test } from 'vitest'
import type { Next, Seat } from '../../../shared/engine/rules.ts'
import { votesOf } from '../../../shared/ti3/council.ts'
import type { Ti3 } from '../../../shared/ti3/table.ts'
import { quiet } from '../held.ts'
import { askedIn, choicesOf, dealt, steady, untilOffered } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'

/** The council meets: p1 speaks, p2 votes first, then p3; Code of Honor lies on top, then Arms Reduction. */
const council = (hands: Record<Seat, readonly string[]>, situation: Situation = {}): Midgame => {
  const at: Next = { segment: 'galacticCouncil', args: { seat: 'p1' } }
  return steady(
    midgame(at, {
      races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
      tiles: quiet,
      ...situation,
      change(state) {
        const { table } = state
        dealt(hands)(state)
        Object.assign(table, { order: ['p1', 'p2', 'p3'], speaker: 'p1', active: 'p1' })
        stack(state, ['code_of_honor', 'arms_reduction'])
        situation.change?.(state)
        table.decks.political = state.box.politicalCards.length
      },
    }),
  )
}
const stack = ({ box }: Ti3, top: Ti3['box']['politicalCards']) => {
  box.politicalCards = [...top, ...box.politicalCards.filter(id => !top.includes(id))]
}
const votes = ({ table }: Midgame) => table.agenda?.votes
/** They let this moment pass. */
const skip = (game: Midgame, time: 'beforePoliticalDraw'): Midgame => {
  for (const seat of askedIn(game, time)) game.say(seat, 'pass')
  return game
}
const letPass = (game: Midgame) => {
  while (game.match.open.some(({ key }) => key.endsWith('/cards')))
    for (const { to } of game.match.open) game.say(to, 'pass')
  return game
}

describe('[ti3/22.cards] Veto', () => {
  test('discards the agenda before anybody votes, and the active player draws another', () => {
    const game = skip(council({ p3: ['veto'] }), 'beforePoliticalDraw').say('p3', 'veto')
    expect(game.table.discards.political).toEqual(['code_of_honor'])
    expect(game.table.agenda).toMatchObject({ card: 'arms_reduction', votes: {} })
    expect(game.told('ti3.log.agenda').map(about => about?.['card'])).toEqual([
      'code_of_honor',
      'arms_reduction',
    ])
  })
})

describe('[ti3/22.cards] Thugs', () => {
  test('take any player his votes for the round; as Speaker he still breaks ties', () => {
    const game = skip(council({ p3: ['thugs'] }), 'beforePoliticalDraw').say('p3', 'thugs')
    expect(choicesOf(game, 'p3').sort()).toEqual(['p1', 'p2', 'p3'])
    game.say('p3', 'p1')
    game.say('p2', 'abstain').say('p3', 'abstain')
    expect(game.told('ti3.log.mayNotVote')).toEqual([{ seat: 'p1' }])
    expect(game.open).toEqual(['p1:tie'])
    expect(Object.values(game.table.lasting)).toMatchObject([{ on: 'p1', until: 'round' }])
  })
})

describe('[ti3/22.cards] Fantastic Rhetoric', () => {
  const card = 'fantastic_rhetoric'
  const spoken = () => {
    const game = untilOffered(council({ p2: [card] }), 'p2')
    const before = votesOf(game.table, 'p2')
    expect(game.command('p2', 'playAnyTime', card)).toBeUndefined()
    return { game, before }
  }

  test('gives 10 votes more in this vote, and is over with it', () => {
    const { game, before } = spoken()
    game.say('p2', 'for')
    expect(votes(game)?.['p2']).toEqual({ count: before + 10, what: ['for'] })
    game.say('p3', 'abstain').say('p1', 'abstain')
    expect(votesOf(game.table, 'p2')).toBe(before)
  })

  test("is wasted by who abstains, and is nobody else's while another votes", () => {
    const { game } = spoken()
    game.say('p2', 'abstain')
    expect(votes(game)?.['p2']).toEqual({ count: 0 })
    const other = letPass(council({ p3: [card] }))
    expect(other.open).toEqual(['p2:vote'])
    expect(other.may('p3')['playAnyTime']).toBeUndefined()
  })
})

describe('[ti3/22.cards] Discredit', () => {
  const card = 'discredit'

  test("turns another's vote into an abstention that cannot be cast anew", () => {
    const game = letPass(council({ p1: [card] })).say('p2', 'for')
    expect(askedIn(game, 'afterOtherVote')).toEqual(['p1'])
    game.say('p1', card)
    expect(votes(game)?.['p2']).toEqual({ count: 0 })
    expect(game.open).toEqual(['p3:vote'])
    game.say('p3', 'against').say('p1', 'abstain')
    expect(game.told('ti3.log.elected.against')).toHaveLength(1)
  })

  test('is for no abstention, and not for his own vote', () => {
    const game = letPass(council({ p1: [card] }))
    game.say('p2', 'abstain')
    expect(game.open).toEqual(['p3:vote'])
    expect(askedIn(letPass(council({ p2: [card] })).say('p2', 'for'), 'afterOtherVote')).toEqual([])
  })
})

describe('[ti3/22.cards] Determine Policy', () => {
  const card = 'determine_policy'
  const lying = (state: Ti3) => {
    state.table.laws = { fleet_regulations: {} }
    state.table.discards.political = ['trade_war']
    state.box.politicalCards = state.box.politicalCards.filter(
      id => id !== 'fleet_regulations' && id !== 'trade_war',
    )
  }
  const played = (situation: Situation = { change: lying }) =>
    council({ p2: [card] }, situation).say('p2', card)

  test('has an agenda of the discards voted on instead of the top card', () => {
    const game = played()
    expect(choicesOf(game, 'p2')).toEqual(['deck', 'discards', 'laws'])
    const { political } = game.table.decks
    game.say('p2', 'discards')
    expect(game.table.agenda?.card).toBe('trade_war')
    expect([game.table.discards.political, game.table.decks.political]).toEqual([[], political])
    expect(game.match.state.box.politicalCards.slice(0, 2)).toEqual(['code_of_honor', 'arms_reduction'])
  })

  test('takes a law out of play, which lies again only if it is voted', () => {
    const game = played().say('p2', 'laws')
    expect([game.table.laws, game.table.agenda?.card]).toEqual([{}, 'fleet_regulations'])
    for (const seat of ['p2', 'p3', 'p1']) letPass(game).say(seat, 'against')
    expect(game.table.laws).toEqual({})
    expect(game.table.discards.political).toContain('fleet_regulations')
  })

  test('searches the deck, seen by nobody else, and shuffles it; what is named all may know', () => {
    const game = played()
    const before = [...game.match.state.box.politicalCards]
    game.say('p2', 'deck')
    expect(choicesOf(game, 'p2').sort()).toEqual(
      before
        .slice()
        .filter(id => choicesOf(game, 'p2').includes(id))
        .sort(),
    )
    expect(choicesOf(game, 'p2')).toContain('arms_reduction')
    for (const seat of ['p1', 'p3'])
      expect(JSON.stringify(game.match.view(seat))).not.toContain('arms_reduction')
    game.say('p2', 'arms_reduction')
    expect(game.table.agenda?.card).toBe('arms_reduction')
    const after = game.match.state.box.politicalCards
    expect(after).toHaveLength(before.length - 1)
    expect(game.table.decks.political).toBe(after.length)
    expect(after).not.toEqual(before.filter(id => id !== 'arms_reduction'))
    expect(game.told('ti3.log.policy.deck')).toEqual([{ seat: 'p2', card: 'arms_reduction' }])
  })

  test('sabotaged leaves everything where it lay', () => {
    const game = council({ p2: [card], p3: ['sabotage.1'] }, { change: lying })
    game.say('p2', card).say('p3', 'pass').say('p2', 'laws').say('p3', 'sabotage.1')
    letPass(game)
    expect(game.table.laws).toEqual({ fleet_regulations: {} })
    expect(game.table.agenda?.card).toBe('code_of_honor')
  })
})
