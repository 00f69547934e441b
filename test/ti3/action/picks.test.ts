import { describe, expect, test } from 'vitest'
import type { Next, Seat } from '../../../shared/engine/rules.ts'
import { strategyCardsOf } from '../../../shared/ti3/realm.ts'
import { actionDeck } from '../../../shared/ti3/strategySet.ts'
import { quiet } from '../held.ts'
import { askedIn, choicesOf, dealt, steady, until } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'
import { aims } from './turnWith.ts'

/** Who holds which action cards, from here on. */
const start = (at: Next, hands: Record<Seat, readonly string[]>, situation: Situation = {}): Midgame =>
  steady(
    midgame(at, {
      races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
      technologies: { p1: [], p2: [], p3: [] },
      units: {},
      tiles: quiet,
      ...situation,
      change(state) {
        dealt(hands)(state)
        state.table.speaker = 'p1'
        situation.change?.(state)
      },
    }),
  )
const phase: Next = { segment: 'strategyPhase' }
const picksEnd: Next = { segment: 'picksEnd', args: {} }
/** Everybody has two of the eight; Logistics and Initiative lie free. */
const picked: Situation = {
  phase: 'strategy',
  cards: {
    p1: ['base_imperial', 'base_trade'],
    p2: ['base_warfare', 'base_technology'],
    p3: ['base_diplomacy', 'base_political'],
  },
}

describe('[ti3/22.cards] Strategic Shift', () => {
  const card = 'strategic_shift'

  test('bars one strategy card from being picked this round, by anybody, and it gets its bonus counter', () => {
    const game = start(phase, { p2: [card] })
    game.say('p2', card).say('p2', 'base_imperial')
    expect(choicesOf(game, 'p1')).toHaveLength(7)
    while (game.table.phase === 'strategy') {
      const [open] = game.match.open
      if (open?.key.endsWith('/card')) expect(choicesOf(game, open.to)).not.toContain('base_imperial')
      game.say(open?.to ?? '', open?.otherwise ?? choicesOf(game, open?.to ?? '')[0])
    }
    expect(game.table.strategyCards.base_imperial).toEqual({ bonus: 1 })
    expect(game.table.lasting).not.toHaveProperty('strategic_shift.p2.base_imperial')
  })

  test('bars none that is kept, and none where every card is needed', () => {
    const kept = start(phase, { p2: [card] }, { cards: { p3: ['base_trade'] } }).say('p2', card)
    expect(choicesOf(kept, 'p2')).not.toContain('base_trade')
    expect(choicesOf(kept, 'p2')).toHaveLength(7)
    const races = { p1: 'norr', p2: 'sol', p3: 'letnev', p4: 'hacan' } as const
    const four = start(phase, { p2: [card] }, { players: 4, races, technologies: {} })
    for (const seat of askedIn(four, 'strategyPhase')) expect(choicesOf(four, seat)).not.toContain(card)
  })

  test('is not in the deck of four players, and Strategic Flexibility neither', () => {
    expect(actionDeck({ seats: 4 })).toHaveLength(101)
    for (const id of [card, 'strategic_flexibility']) {
      expect(actionDeck({ seats: 4 })).not.toContain(id)
      for (const seats of [3, 5, 6] as const) expect(actionDeck({ seats })).toContain(id)
    }
  })
})

describe('[ti3/22.cards] Public Disgrace', () => {
  const card = 'public_disgrace'

  test('makes another return what he picked, before its bonus counters, and pick a different one', () => {
    const bonus = ({ table }: { table: Midgame['table'] }) => {
      table.strategyCards.base_trade.bonus = 2
    }
    const game = start(phase, { p2: [card] }, { change: bonus })
    for (const seat of askedIn(game, 'strategyPhase')) game.say(seat, 'pass')
    game.say('p1', 'base_trade')
    expect(askedIn(game, 'afterPick')).toEqual(['p2'])
    game.say('p2', card)
    expect(game.table.strategyCards.base_trade).toEqual({ bonus: 2 })
    expect(choicesOf(game, 'p1')).not.toContain('base_trade')
    game.say('p1', 'base_initiative')
    expect(strategyCardsOf(game.table, 'p1')).toEqual(['base_initiative'])
    expect(game.table.speaker).toBe('p1')
  })

  test('takes Initiative back before the token comes with it', () => {
    const game = start(
      phase,
      { p3: [card] },
      { change: ({ table }) => void Object.assign(table, { speaker: 'p2' }) },
    )
    for (const seat of askedIn(game, 'strategyPhase')) game.say(seat, 'pass')
    const [first = ''] = game.match.open.map(({ to }) => to)
    game.say(first, 'base_initiative').say('p3', card)
    expect(game.table.lasting).toEqual({})
    expect(choicesOf(game, first)).not.toContain('base_initiative')
  })

  test('is asked neither of who picked, nor where nothing else lies free', () => {
    const own = start(phase, { p1: [card] })
    for (const seat of askedIn(own, 'strategyPhase')) own.say(seat, 'pass')
    own.say('p1', 'base_trade')
    expect(own.open.map(key => key.split(':')[1])).toEqual(['card'])
    const free = (more: readonly string[]) =>
      start(
        { segment: 'pick', args: { seats: ['p1'] } },
        { p3: [card] },
        {
          phase: 'strategy',
          change({ table }) {
            for (const [id, place] of Object.entries(table.strategyCards))
              if (!['base_trade', ...more].includes(id)) place.holder = 'p3'
          },
        },
      )
    const offers = (game: Midgame) => askedIn(game, 'afterPick').flatMap(seat => choicesOf(game, seat))
    expect(offers(free([]))).not.toContain(card)
    expect(offers(free(['base_warfare']).say('p1', 'base_trade'))).toContain(card)
  })
})

describe('[ti3/22.cards] Strategic Flexibility', () => {
  const card = 'strategic_flexibility'
  const bonus: Situation = {
    ...picked,
    change: ({ table }) => void Object.assign(table.strategyCards.base_logistics, { bonus: 1 }),
  }

  test('exchanges an own pick for one that nobody picked, with its bonus counters', () => {
    const game = start(picksEnd, { p1: [card] }, bonus).say('p1', card)
    expect(aims(game)).toEqual(['base_imperial', 'base_trade'])
    game.say('p1', 'base_trade')
    expect(aims(game)).toEqual(['base_initiative', 'base_logistics'])
    game.say('p1', 'base_logistics').say('p1', 'tradeGoods')
    expect(strategyCardsOf(game.table, 'p1').sort()).toEqual(['base_imperial', 'base_logistics'])
    expect(game.table.strategyCards.base_trade).toEqual({ bonus: 1 })
    expect(game.table.phase).toBe('action')
  })

  test('brings no Initiative to who had it in the round before, and gives none that was kept', () => {
    const game = start(
      picksEnd,
      { p1: [card] },
      {
        ...picked,
        change({ table }) {
          table.lastInitiative = 'p1'
          table.strategyCards.base_trade.kept = true
        },
      },
    ).say('p1', card)
    // One way is left, so nobody is asked.
    expect(strategyCardsOf(game.table, 'p1').sort()).toEqual(['base_logistics', 'base_trade'])
  })

  test('takes none that Strategic Shift bars', () => {
    const game = start(phase, { p1: [card], p2: ['strategic_shift'] })
    game.say('p1', 'pass').say('p2', 'strategic_shift').say('p2', 'base_imperial')
    const wanted = { card: (now: Midgame) => choicesOf(now, now.match.open[0]?.to ?? '')[0] }
    until(game, 'afterAllPicks', wanted)
    game.say('p1', card)
    game.say('p1', aims(game)[0])
    expect(game.table.strategyCards.base_imperial.holder).toBeUndefined()
  })
})

describe('[ti3/22.cards] Political Stability', () => {
  const card = 'political_stability'
  const last: Next = { segment: 'cardsReturn' }
  const held = (
    own: readonly ['base_trade' | 'base_imperial', 'base_initiative' | 'base_warfare'],
  ): Situation => ({
    phase: 'status',
    cards: { p1: own, p2: ['base_technology', 'base_political'], p3: ['base_diplomacy', 'base_logistics'] },
    change({ table }) {
      for (const place of Object.values(table.strategyCards)) if (place.holder) place.used = true
    },
  })

  test('keeps one strategy card, ready again, and its holder picks one less in the next round', () => {
    const game = start(last, { p1: [card] }, held(['base_trade', 'base_warfare'])).say('p1', card)
    expect(aims(game)).toEqual(['base_trade', 'base_warfare'])
    game.say('p1', 'base_trade')
    expect(game.table.strategyCards.base_trade).toEqual({ bonus: 0, holder: 'p1', kept: true })
    expect(game.table.strategyCards.base_warfare.holder).toBeUndefined()
    const picking: string[] = []
    while (game.table.phase === 'strategy') {
      const [open] = game.match.open
      if (open?.key.endsWith('/card')) picking.push(open.to)
      game.say(open?.to ?? '', open?.otherwise ?? choicesOf(game, open?.to ?? '')[0])
    }
    expect(picking.sort()).toEqual(['p1', 'p2', 'p2', 'p3', 'p3'])
    expect(strategyCardsOf(game.table, 'p1')).toContain('base_trade')
  })

  test('never keeps Imperial or Initiative: of two cards the other one, of these two none', () => {
    const one = start(last, { p1: [card] }, held(['base_trade', 'base_initiative'])).say('p1', card)
    expect(one.table.strategyCards.base_trade.holder).toBe('p1')
    expect(one.table.lastInitiative).toBe('p1')
    expect(one.table.strategyCards.base_initiative.holder).toBeUndefined()
    const none = start(last, { p1: [card] }, held(['base_imperial', 'base_initiative']))
    expect(askedIn(none, 'statusPhase')).toEqual([])
  })
})
