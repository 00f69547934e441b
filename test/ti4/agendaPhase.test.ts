import { describe, expect, test } from 'vitest'
import type { OneOf, SomeOf } from '../../shared/engine/options.ts'
import { attached } from '../../shared/ti4/attachments.ts'
import { mostVotes } from '../../shared/ti4/council.ts'
import { traitsOf } from '../../shared/ti4/planets.ts'
import { council, decide, votes } from './council.ts'
import { from } from './midgame.ts'

const offered = (game: ReturnType<typeof council>, seat: string) => Object.keys(game.offered<OneOf>(seat).of)

describe('the agenda phase', () => {
  test('[ti4/8.1] there is none before the custodians have left Mecatol Rex', () => {
    const game = from({ segment: 'readying' })
    expect(game.table.phase).toBe('strategy')
    expect(game.told('ti4.log.agenda')).toEqual([])
  })

  test('[ti4/8.1] once they have, it is added to each round', () => {
    const game = council({}, 'readying')
    expect(game.table.phase).toBe('agenda')
  })

  test('[ti4/8.2] [ti4/8.3] [ti4/8.4] two agendas, then planets are readied and a new round begins', () => {
    const game = council({
      cards: ['mutiny', 'economic_equality'],
      planets: { p2: ['lodor'] },
      exhausted: ['lodor'],
    })
    expect(game.table.agenda).toMatchObject({ card: 'mutiny', nth: 1 })
    decide(game, 'for')
    expect(game.table.agenda).toMatchObject({ card: 'economic_equality', nth: 2 })
    decide(game, 'against')
    expect(game.table.phase).toBe('strategy')
    expect(game.table.agenda).toBeUndefined()
    expect(game.table.planets.lodor?.exhausted).toBeUndefined()
  })

  test('[ti4/8.14] [ti4/8.2] votes are cast clockwise from the left of the speaker, who comes last', () => {
    const game = council({ cards: ['mutiny'] })
    const asked: string[] = []
    for (let now = game.table.agenda?.asked; now; now = game.table.agenda?.asked) {
      asked.push(now)
      game.say(now, 'abstain')
    }
    // Nothing of the L1Z1X home gives votes: who has none is not asked.
    expect(asked).toEqual(['p2', 'p3', 'p1'])
  })

  test('[ti4/8.7] [ti4/8.12] [ti4/8.6] a player exhausts planets and casts their influence, all for one outcome', () => {
    const game = council({ cards: ['mutiny'], planets: { p2: ['lodor', 'mellon'] } })
    expect(game.asked('p2')).toMatchObject({ rule: 'ti4/8.12' })
    game.say('p2', 'for')
    const { of } = game.offered<SomeOf>('p2')
    expect(of['lodor']?.about).toEqual({ count: 1 })
    game.say('p2', ['lodor'])
    expect(game.table.agenda?.votes['p2']).toEqual({ count: 1, what: ['for'] })
    expect(game.table.planets.lodor?.exhausted).toBe(true)
    expect(game.table.planets.mellon?.exhausted).toBeUndefined()
  })

  test('[ti4/8.6] who names an outcome casts at least one planet, and planets without influence give nothing', () => {
    const game = council({ cards: ['mutiny'], planets: { p2: ['lodor', 'mellon'] } })
    game.say('p2', 'for')
    expect(game.offered<SomeOf>('p2').least).toBe(1)
    expect(Object.keys(game.offered<SomeOf>('p2').of)).not.toContain('vefut_ii')
  })

  test('[ti4/8.13] trade goods are no votes', () => {
    const game = council({ cards: ['mutiny'], tradeGoods: { p2: 5 } })
    const plain = council({ cards: ['mutiny'] })
    expect(mostVotes(game.table, 'p2', 'mutiny')).toBe(mostVotes(plain.table, 'p2', 'mutiny'))
  })

  test('[ti4/8.10] one may elect oneself', () => {
    const game = council({ cards: ['archived_secret'] })
    expect(offered(game, 'p2').sort()).toEqual(['abstain', 'p1', 'p2', 'p3', 'p4'])
  })

  test('[ti4/8.11] a planet is one that somebody controls and the card speaks of', () => {
    const game = council({ cards: ['core_mining'], planets: { p2: ['lodor', 'arnor'], p3: ['vefut_ii'] } })
    const candidates = game.table.agenda?.candidates ?? []
    for (const planet of candidates) expect(traitsOf(game.table, planet as 'lodor')).toContain('hazardous')
    expect(candidates).toEqual(['vefut_ii'])
  })

  test('[ti4/8.11] where there is nobody or nothing to elect another agenda is revealed', () => {
    const game = council({
      cards: ['core_mining', 'judicial_abolishment', 'classified_document_leaks', 'mutiny'],
    })
    expect(game.table.agenda?.card).toBe('mutiny')
    expect(game.table.discards.agenda).toEqual([
      'core_mining',
      'judicial_abolishment',
      'classified_document_leaks',
    ])
  })

  test('[ti4/8.19] most votes decide', () => {
    const game = council({ cards: ['mutiny'] })
    votes(game, { p2: 'for' })
    expect(game.told('ti4.log.elected.for')).toHaveLength(1)
  })

  test('[ti4/8.19] without a vote the speaker decides among all outcomes', () => {
    const game = council({ cards: ['archived_secret'] })
    votes(game, {})
    expect(game.asked('p1')).toMatchObject({ rule: 'ti4/8.19' })
    expect(offered(game, 'p1')).toHaveLength(4)
  })

  test('[ti4/8.19] a tie is decided by the speaker among what is tied', () => {
    const game = council({
      cards: ['archived_secret'],
      planets: { p2: ['lodor'], p3: ['arnor'] },
      also: ({ table }) => {
        for (const [id, card] of Object.entries(table.planets))
          if (card && id !== 'lodor' && id !== 'arnor') card.exhausted = true
      },
    })
    votes(game, { p2: 'p2', p3: 'p3' })
    expect(game.table.agenda?.votes).toMatchObject({ p2: { count: 1 }, p3: { count: 1 } })
    expect(offered(game, 'p1').sort()).toEqual(['p2', 'p3'])
  })

  test('[ti4/8.20] a law that passes stays in play', () => {
    const game = decide(council({ cards: ['conventions_of_war'] }), 'for')
    expect(game.table.laws).toEqual({ conventions_of_war: {} })
    expect(game.table.discards.agenda).toEqual([])
  })

  test('[ti4/8.21] [ti4/7.6] [ti4/7.8] a law voted down and a directive go to the discards', () => {
    const game = council({ cards: ['conventions_of_war', 'mutiny'] })
    decide(decide(game, 'against'), 'for')
    expect(game.table.laws).toEqual({})
    expect(game.table.discards.agenda).toEqual(['conventions_of_war', 'mutiny'])
  })

  test('[ti4/12.2] a law on a planet is attached to it and counts as printed there', () => {
    const game = council({ cards: ['terraforming_initiative'], planets: { p3: ['vefut_ii'] } })
    decide(game, 'vefut_ii')
    expect(game.table.laws).toEqual({ terraforming_initiative: { elected: ['vefut_ii'] } })
    expect(attached(game.table, 'vefut_ii', 'influence')).toBe(1)
  })

  test('[ti4/8.22] what was foretold is paid once the outcome is resolved, clockwise from the speaker', () => {
    const predictions = {
      'leadership_rider.1': { by: 'p3', outcome: 'for' },
      trade_rider: { by: 'p2', outcome: 'for' },
      warfare_rider: { by: 'p2', outcome: 'against' },
    }
    const vote = { card: 'mutiny', nth: 1, elects: 'forAgainst', candidates: ['for', 'against'] } as const
    const game = council(
      {
        also: ({ table }) => {
          table.agenda = { ...vote, candidates: [...vote.candidates], votes: {}, decided: 'for', predictions }
        },
      },
      'agendaOutcome',
    )
    expect(game.told('ti4.log.foretold')).toEqual([
      { seat: 'p2', card: 'trade_rider' },
      { seat: 'p3', card: 'leadership_rider' },
    ])
    game.say('p3', { tactic: 3 })
    expect(game.table.agenda).toBeUndefined()
  })

  test('[ti4/23.5] an empty deck is made of its discards', () => {
    const game = council({
      cards: ['mutiny'],
      also: ({ table, box }) => {
        box.agendas = []
        table.decks.agenda = 0
        table.discards.agenda = ['economic_equality', 'archived_secret']
      },
    })
    expect(game.table.agenda).toBeDefined()
    expect(game.table.decks.agenda).toBe(1)
  })
})
