import { describe, expect, test } from 'vitest'
import type { PoliticalCardId } from '../../../shared/ti3/content/politicalCards.ts'
import { type Sitting, under } from '../agenda/decide.ts'
import { askedIn, choicesOf, type Hands } from '../invented.ts'
import type { Midgame } from '../midgame.ts'
import { quietly } from './holding.ts'

/** p1 draws this agenda. */
const sits = (card: PoliticalCardId, hands: Hands, sitting: Sitting = {}, open = true): Midgame =>
  under(
    { segment: 'galacticCouncil', args: { seat: 'p1', isOpen: open } },
    {
      hands,
      ...sitting,
      change(state) {
        sitting.change?.(state)
        const { box, table } = state
        box.politicalCards = [card, ...box.politicalCards.filter(id => id !== card)]
        table.decks.political = box.politicalCards.length
      },
    },
  )
const on = (game: Midgame, to: string) => {
  for (let i = 0; i < 30; i++) {
    if (game.open.includes(to)) return game
    const [open] = game.match.open
    if (!open || game.rests) throw new Error(`no ${to}`)
    if (open.key.endsWith('/vote')) throw new Error(`${open.to} votes before ${to}`)
    game.say(open.to, open.otherwise ?? 'pass')
  }
  return game
}

describe('Fantastic Rhetoric', () => {
  test('10 votes more for this one vote', () => {
    const game = on(sits('imperial_mandate', { p2: ['fantastic_rhetoric'] }), 'p2:vote')
    expect(game.command('p2', 'playAnyTime', 'fantastic_rhetoric')).toBeUndefined()
    quietly(game)
    game.say('p2', 'against')
    expect(game.table.agenda?.votes['p2']).toMatchObject({ count: 12 })
    while (game.table.agenda) {
      const [open] = game.match.open
      if (open) game.say(open.to, open.key.endsWith('/vote') ? 'abstain' : (open.otherwise ?? 'pass'))
    }
    expect(game.table.lasting).toEqual({})
  })
  test('is wasted on an abstention', () => {
    const game = on(sits('imperial_mandate', { p2: ['fantastic_rhetoric'] }), 'p2:vote')
    game.command('p2', 'playAnyTime', 'fantastic_rhetoric')
    quietly(game).say('p2', 'abstain')
    expect(game.table.agenda?.votes['p2']).toEqual({ count: 0 })
  })
  test('is not for the vote of another', () => {
    const game = on(sits('imperial_mandate', { p1: ['fantastic_rhetoric'] }), 'p2:vote')
    expect(game.may('p1')['playAnyTime']).toBeUndefined()
  })
  test('comes on top of the one vote of who has no ready influence', () => {
    const game = on(
      sits('imperial_mandate', { p2: ['fantastic_rhetoric'] }, { exhausted: ['jord'] }),
      'p2:vote',
    )
    game.command('p2', 'playAnyTime', 'fantastic_rhetoric')
    quietly(game).say('p2', 'for')
    expect(game.table.agenda?.votes['p2']).toMatchObject({ count: 11 })
  })
})

describe('Usurper', () => {
  const strategy = (hands: Hands, sitting: Sitting = {}) =>
    under({ segment: 'strategyPhase' }, { hands, phase: 'strategy', ...sitting })
  test('is for whoever holds Mecatol Rex', () => {
    const without = strategy({ p1: ['usurper'] })
    expect(
      askedIn(without, 'strategyPhase').filter(seat => choicesOf(without, seat).includes('usurper')),
    ).toEqual([])
    const game = strategy(
      { p1: ['usurper'] },
      {
        planets: { p1: ['mecatol_rex'] },
        exhausted: ['mecatol_rex'],
        units: { p1: { mecatol_rex: { ground_force: 1 } } },
      },
    )
    game.say('p1', 'usurper')
    quietly(game)
    expect(Object.values(game.table.lasting)).toMatchObject([{ card: 'usurper' }])
    expect(game.table.discards.action).toEqual([])
    expect(game.sheet('p1').actionCards).toBe(0)
  })
  test('gives twice 6 votes, exhausted or not', () => {
    const game = strategy(
      { p1: ['usurper'] },
      { planets: { p1: ['mecatol_rex'] }, exhausted: ['mecatol_rex'] },
    )
    game.say('p1', 'usurper')
    quietly(game)
    const lasting = structuredClone(game.table.lasting)
    const votes = (exhausted: boolean) => {
      const council = sits(
        'imperial_mandate',
        {},
        {
          planets: { p1: ['mecatol_rex'] },
          ...(exhausted && { exhausted: ['mecatol_rex'] }),
          change({ table, box }) {
            table.lasting = lasting
            box.actionCards = box.actionCards.filter(card => card !== 'usurper')
            table.decks.action = box.actionCards.length
          },
        },
      )
      on(council, 'p2:vote').say('p2', 'abstain').say('p3', 'abstain').say('p1', 'against')
      return council.told('ti3.log.votes.against').find(about => about?.['seat'] === 'p1')?.['count']
    }
    expect(votes(true)).toBe(13)
    expect(votes(false)).toBe(13)
  })
})

describe('Discredit', () => {
  test('after a vote of another, by anybody else; it is an abstention', () => {
    const game = on(sits('imperial_mandate', { p3: ['discredit'] }), 'p2:vote').say('p2', 'against')
    expect(askedIn(game, 'afterOtherVote')).toEqual(['p3'])
    game.say('p3', 'discredit')
    quietly(game)
    expect(game.table.agenda?.votes['p2']).toEqual({ count: 0 })
  })
  test('not after an abstention', () => {
    const game = on(sits('imperial_mandate', { p3: ['discredit'] }), 'p2:vote').say('p2', 'abstain')
    expect(
      askedIn(game, 'afterOtherVote').filter(seat => choicesOf(game, seat).includes('discredit')),
    ).toEqual([])
  })
})

describe('Thugs', () => {
  test('no vote this round, and as Speaker he still breaks the tie', () => {
    const game = sits('imperial_mandate', { p2: ['thugs'] })
    game.say('p2', 'thugs')
    expect(choicesOf(game, 'p2').sort()).toEqual(['p1', 'p2', 'p3'])
    game.say('p2', 'p1')
    quietly(game)
    const asked: string[] = []
    while (!game.rests && game.table.agenda) {
      const [open] = game.match.open
      if (!open) break
      asked.push(`${open.to}:${open.key.split('/').at(-1)}`)
      game.say(
        open.to,
        open.key.endsWith('vote')
          ? 'abstain'
          : (open.otherwise ?? Object.keys((open.options as unknown as { of: object }).of)[0]),
      )
    }
    expect(asked.filter(key => key.endsWith('vote'))).toEqual(['p2:vote', 'p3:vote'])
    expect(asked.some(key => key.startsWith('p1:'))).toBe(true)
    expect(Object.values(game.table.lasting)).toMatchObject([{ until: 'round' }])
  })
})

describe('Veto', () => {
  test('the card is discarded, another drawn with all its moments; a copy may answer the new one', () => {
    const game = sits('imperial_mandate', { p2: ['veto'] })
    const next = game.match.state.box.politicalCards[0]
    game.say('p2', 'veto')
    quietly(game)
    expect(game.table.discards.political).toContain('imperial_mandate')
    expect(game.table.agenda?.card).toBe(next)
    expect(game.table.laws).toEqual({})
  })
})

describe('Determine Policy', () => {
  test('from deck, discards or laws; a law leaves play', () => {
    const game = sits(
      'imperial_mandate',
      { p2: ['determine_policy'] },
      {
        laws: ['code_of_honor'],
        change({ table, box }) {
          table.discards.political = ['repeal']
          box.politicalCards = box.politicalCards.filter(card => card !== 'repeal')
        },
      },
      false,
    )
    expect(askedIn(game, 'beforePoliticalDraw')).toContain('p2')
    game.say('p2', 'determine_policy')
    expect(choicesOf(game, 'p2')).toEqual(['deck', 'discards', 'laws'])
    game.say('p2', 'discards')
    if (game.open[0] === 'p2:agenda') game.say('p2', 'repeal')
  })
})
