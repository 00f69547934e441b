import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { choicesOf, untilTrue } from '../../galaxy/driving.ts'
import { holding, plays } from '../actionCards/hands.ts'
import { type Council, council, decide, letBe, votes } from '../council.ts'
import { around } from '../midgame.ts'

import { choices, goods, kindOf, points, setPoints } from './inCouncil.ts'

describe('objectives', () => {
  test('[ti4/61.21] Archived Secret: who has three already returns one that is not scored', () => {
    const game = council({
      cards: ['archived_secret'],
      also({ table, hands, box }) {
        const [one, other] = box.secrets.splice(0, 2)
        table.decks.secret -= 2
        if (one && other && hands['p2']) hands['p2'].secretObjectives = { [one]: true }
        sheet(table, 'p2').secretObjectives = 1
        sheet(table, 'p2').scored = { cut_supply_lines: true, establish_a_perimeter: true }
      },
    })
    const deck = game.table.decks.secret
    decide(game, 'p2')
    expect(choicesOf(game, 'p2')).toHaveLength(2)
    game.say('p2', choicesOf(game, 'p2')[0])
    expect(sheet(game.table, 'p2').secretObjectives).toBe(1)
    expect(game.table.decks.secret).toBe(deck)
  })

  const leaked: Council['also'] = ({ table, hands }) => {
    sheet(table, 'p2').scored = { establish_a_perimeter: true }
    for (const seat of table.order) {
      sheet(table, seat).secretObjectives = 0
      if (hands[seat]) hands[seat].secretObjectives = {}
    }
    table.objectives = {}
  }

  test('[ti4/7.3] Classified Document Leaks: all others score it in the Status Phase, as their public one', () => {
    const game = council({
      cards: ['classified_document_leaks'],
      planets: { p3: ['lodor'], p2: ['mellon'] },
      units: {
        p3: { arc_prime: { pds: 2 }, wren_terra: { pds: 2 } },
        p2: { arretze: { pds: 2 }, hercant: { pds: 2 } },
      },
      also: leaked,
    })
    decide(game, 'establish_a_perimeter')
    expect(game.table.objectives).toEqual({ establish_a_perimeter: { p2: true } })
    const after = council(
      {
        units: {
          p3: { arc_prime: { pds: 2 }, wren_terra: { pds: 2 } },
          p2: { arretze: { pds: 2 }, hercant: { pds: 2 } },
        },
        tradeGoods: { p3: 5 },
        laws: { classified_document_leaks: ['establish_a_perimeter'] },
        strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
        also(state) {
          leaked(state)
          state.table.objectives = { establish_a_perimeter: { p2: true }, negotiate_trade_routes: {} }
          sheet(state.table, 'p2').scored = {}
        },
      },
      'statusPhase',
    )
    // P2 has scored it: the first to be asked is p3, who scores one of the two.
    expect(choicesOf(after, 'p3').sort()).toEqual(['done', 'establish_a_perimeter', 'negotiate_trade_routes'])
    after.say('p3', 'establish_a_perimeter')
    expect(points(after)).toEqual([0, 0, 1, 0])
    expect(after.open).not.toContain('p3:score')
  })

  test('[ti4/61.21] what was leaked does not count among the three of whoever had scored it', () => {
    const game = council({
      cards: ['classified_document_leaks', 'archived_secret'],
      also({ table, hands, box }) {
        const [one, other] = box.secrets.splice(0, 2)
        table.decks.secret -= 2
        if (one && other && hands['p2']) hands['p2'].secretObjectives = { [one]: true, [other]: true }
        sheet(table, 'p2').secretObjectives = 2
        sheet(table, 'p2').scored = { cut_supply_lines: true }
      },
    })
    decide(game, 'cut_supply_lines')
    expect(game.table.objectives.cut_supply_lines).toEqual({ p2: true })
    decide(letBe(game), 'p2')
    expect(sheet(game.table, 'p2').secretObjectives).toBe(3)
  })

  test('Classified Document Leaks needs a secret objective somebody has scored', () => {
    const game = council({ cards: ['classified_document_leaks', 'mutiny'] })
    expect(game.table.agenda).toMatchObject({ card: 'mutiny', nth: 1 })
  })

  test('Incentive Program: one of the first stage is added, or one of the second', () => {
    for (const [outcome, stage] of [
      ['for', 'stage1'],
      ['against', 'stage2'],
    ] as const) {
      const game = council({
        cards: ['incentive_program'],
        also({ table }) {
          table.objectives = {}
        },
      })
      decide(game, outcome)
      const [id] = Object.keys(game.table.objectives)
      expect(kindOf(id ?? '')).toBe(stage)
      expect(game.table.faceDown).toEqual({ stage1: 3, stage2: 5 })
    }
  })
})

describe('laws that are voted on anew', () => {
  test('Miscount Disclosed: a law that nothing could be elected by is discarded, and another agenda comes', () => {
    const game = council({
      cards: ['miscount_disclosed', 'archived_secret', 'mutiny'],
      laws: { classified_document_leaks: ['establish_a_perimeter'] },
      also({ table }) {
        table.objectives = { establish_a_perimeter: { p2: true } }
        for (const seat of table.order) sheet(table, seat).scored = {}
      },
    })
    decide(game, 'classified_document_leaks')
    expect(game.table.laws).toEqual({})
    expect(game.table.agenda).toMatchObject({ card: 'archived_secret', nth: 1 })
    expect(game.table.discards.agenda).toContain('classified_document_leaks')
  })

  test('Miscount Disclosed: Committee Formation may decide the vote on itself, and is one card all the same', () => {
    const game = council({
      cards: ['miscount_disclosed', 'mutiny'],
      laws: { committee_formation: ['p3'] },
    })
    votes(game, {}, 'beforeVotes')
    game.say('p3', 'committee_formation').say('p3', 'p4')
    expect(game.table.laws).toEqual({ committee_formation: { elected: ['p4'] } })
    expect(game.table.discards.agenda).toEqual(['miscount_disclosed'])
    expect(game.table.agenda).toMatchObject({ card: 'mutiny', nth: 2 })
  })

  test('Miscount Disclosed: as it was revealed once more it may be vetoed, and the law stays as it was', () => {
    const game = council({
      cards: ['miscount_disclosed', 'archived_secret', 'mutiny'],
      laws: { minister_of_policy: ['p3'] },
      also: holding({ p4: ['veto'] }),
    })
    // A first occasion is let go.
    letBe(game)
    votes(game, {}, 'whenAgendaRevealed')
    if (game.open.includes('p1:tie')) game.say('p1', 'minister_of_policy')
    plays(game, 'whenAgendaRevealed', 'p4', 'veto')
    expect(game.table.laws.minister_of_policy).toEqual({ elected: ['p3'] })
    expect(game.table.agenda).toMatchObject({ card: 'archived_secret', nth: 1 })
  })
})

describe('laws of one player', () => {
  test('[ti4/7.4] Committee Formation waits until everybody has answered the agenda; then nobody votes', () => {
    const game = council({
      cards: ['minister_of_war', 'mutiny'],
      laws: { committee_formation: ['p3'] },
      also: holding({ p2: ['trade_rider'] }),
    })
    plays(game, 'afterAgendaRevealed', 'p2', 'trade_rider', ['p4'])
    expect(choices(game, 'p3')).toContain('committee_formation')
    game.say('p3', 'committee_formation').say('p3', 'p4')
    expect(game.table.laws).toEqual({ minister_of_war: { elected: ['p4'] } })
    expect(game.told('ti4.log.votes.for')).toEqual([])
  })

  test('Public Execution of the owner: other laws he holds stay his', () => {
    const game = council({
      cards: ['public_execution', 'mutiny'],
      laws: { minister_of_policy: ['p1'] },
      also: holding({ p1: ['bribery'], p2: [], p3: [], p4: [] }),
    })
    letBe(decide(letBe(game), 'p1'))
    expect(sheet(game.table, 'p1').actionCards).toBe(0)
    expect(game.table.laws).toEqual({ minister_of_policy: { elected: ['p1'] } })
    expect(game.table.speaker).toBe('p2')
  })

  test('[ti4/1.18] Minister of War: after an action of any sort its owner takes a token back and acts once more', () => {
    const game = council(
      {
        tiles: around({}),
        laws: { minister_of_war: ['p1'] },
        strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
        units: { p1: { a0: { cruiser: 1 } } },
        also({ table }) {
          table.phase = 'action'
          table.active = 'p1'
        },
      },
      'turn',
      { seat: 'p1' },
    )
    const { reinforcements } = sheet(game.table, 'p1').counters
    game.say('p1', { tactical: 'a1' }).say('p1', {})
    // The system is activated, and nothing moved: an action all the same.
    expect(choices(game, 'p1')).toContain('minister_of_war')
    game.say('p1', 'minister_of_war')
    expect(game.table.activated).toEqual({})
    expect(sheet(game.table, 'p1').counters.reinforcements).toBe(reinforcements + 1)
    expect(game.table.laws).toEqual({})
    // The same system may be activated anew, for its token is gone.
    expect(game.offered<Turn>('p1').tactical).toContain('a1')
    game.say('p1', { strategic: 'leadership' })
    untilTrue(game, () => game.table.active !== 'p1')
    expect(game.table.active).toBe('p2')
    expect(game.table.strategyCards.leadership.exhausted).toBe(true)
  })

  test('Shard of the Throne changes hands by a ground combat too', () => {
    const game = council(
      {
        tiles: around({ a0: 's26' }),
        planets: { p2: ['lodor'] },
        laws: { shard_of_the_throne_base: ['p2'] },
        units: { p1: { lodor: { infantry: 12 } }, p2: { lodor: { infantry: 1 } } },
        also({ table }) {
          setPoints(table, { p2: 3, p1: 1 })
          table.phase = 'action'
          table.active = 'p1'
          table.doing = { of: 'p1', hex: 'a0', landed: ['lodor'] }
        },
      },
      'groundCombats',
      { seat: 'p1', hex: 'a0' },
    )
    if (!game.rests) untilTrue(game, () => game.rests)
    expect(game.table.laws.shard_of_the_throne_base).toEqual({ elected: ['p1'] })
    expect(points(game).slice(0, 2)).toEqual([2, 2])
  })

  test('Miscount Disclosed: everything may be played on the law again, and its votes are cast anew', () => {
    const game = council({
      cards: ['miscount_disclosed', 'mutiny'],
      laws: { minister_of_policy: ['p3'] },
      planets: { p4: ['mellon'] },
      exhausted: ['hercant'],
      also: holding({ p2: ['trade_rider'] }),
    })
    votes(letBe(game), { p3: 'minister_of_policy' }, 'afterAgendaRevealed')
    plays(game, 'afterAgendaRevealed', 'p2', 'trade_rider', ['p4'])
    // Wren Terra has voted already and is exhausted.
    const asked: Seat[] = []
    letBe(game)
    for (let now = game.table.agenda?.asked; now; now = game.table.agenda?.asked) {
      if (game.table.agenda?.nth !== 1) break
      asked.push(now)
      game.say(now, now === 'p4' ? 'p4' : 'abstain')
      letBe(game)
    }
    expect(asked).toEqual(['p4', 'p1'])
    expect(game.table.laws.minister_of_policy).toEqual({ elected: ['p4'] })
    expect(goods(game)[1]).toBe(5)
  })
})
