import { describe, expect, test } from 'vitest'
import type { Next, Seat } from '../../../shared/engine/rules.ts'
import type { StrategyCardId } from '../../../shared/ti3/content/strategyCards.ts'
import type { Ti3 } from '../../../shared/ti3/table.ts'
import { quiet } from '../held.ts'
import { askedIn, choicesOf, dealt, steady, until } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'

/** p1 uses this strategy card. */
const action = (
  card: StrategyCardId,
  hands: Record<Seat, readonly string[]>,
  { change, ...situation }: Situation = {},
): Midgame => {
  const at: Next = { segment: 'strategicAction', args: { seat: 'p1', card } }
  return steady(
    midgame(at, {
      races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
      technologies: { p1: [], p2: [], p3: [] },
      units: {},
      tiles: quiet,
      cards: { p1: [card] },
      ...situation,
      change(state) {
        dealt(hands)(state)
        state.table.active = 'p1'
        state.table.speaker = 'p1'
        change?.(state)
      },
    }),
  )
}
describe('[ti3/22.cards] Policy Paralysis', () => {
  const card = 'policy_paralysis'

  test('keeps one opponent from the secondary ability at hand, and no other', () => {
    const game = until(action('base_political', { p2: [card] }), 'afterStrategyPrimary')
    game.say('p2', card)
    for (const seat of askedIn(game, 'afterStrategyPrimary'))
      if (seat !== 'p2') game.say(seat, game.asked(seat).otherwise)
    for (const seat of askedIn(game, 'afterActionCard')) game.say(seat, 'pass')
    // Only p3 is another opponent of p2 than the active player: there is nothing to choose.
    expect(game.told('ti3.log.paralysed')).toEqual([{ seat: 'p3', card: 'base_political' }])
    expect(game.open).toEqual(['p2:use'])
    game.say('p2', 'secondary')
    expect(game.sheet('p2').actionCards).toBe(1)
    expect(game.sheet('p3').actionCards).toBe(0)
  })

  test('does not strike who could not pay for it', () => {
    const counters = { p2: { strategy: 0 }, p3: { strategy: 0 } }
    const game = action('base_political', { p2: [card] }, { counters })
    while (!game.rests && game.match.open.every(({ key }) => !key.includes('/afterStrategyPrimary/'))) {
      const [open] = game.match.open
      game.say(open?.to ?? '', open?.otherwise ?? choicesOf(game, open?.to ?? '')[0])
    }
    expect(game.rests).toBe(true)
    expect(game.told('ti3.log.paralysed')).toEqual([])
  })
})

describe('[ti3/22.cards] Council Dissolved', () => {
  const card = 'council_dissolved'

  test('leaves no agenda to vote on; cards, counter, the look at three and the secondary stay', () => {
    const game = until(action('base_political', { p2: [card] }), 'afterPoliticalPrimary')
    const { political } = game.table.decks
    for (const seat of askedIn(game, 'afterPoliticalPrimary')) game.say(seat, seat === 'p2' ? card : 'pass')
    for (const seat of askedIn(game, 'afterActionCard')) game.say(seat, 'pass')
    expect(game.sheet('p1').actionCards).toBe(3)
    expect(game.told('ti3.log.gainsCounters')).toHaveLength(1)
    expect(game.told('ti3.log.agenda')).toEqual([])
    expect(game.open).toEqual(['p1:nextAgenda'])
    expect(game.table.decks.political).toBe(political - 3)
  })

  test('has one chosen by Determine Policy at the same time not be voted on either', () => {
    const laws = (state: Ti3) => {
      state.table.laws = { code_of_honor: {} }
      state.box.politicalCards = state.box.politicalCards.filter(id => id !== 'code_of_honor')
      state.table.decks.political--
    }
    const hands = { p2: ['determine_policy'], p3: [card] }
    const game = until(action('base_political', hands, { change: laws }), 'afterPoliticalPrimary')
    game.say('p2', 'determine_policy').say('p3', card)
    for (const seat of askedIn(game, 'afterPoliticalPrimary')) game.say(seat, 'pass')
    while (!game.open.includes('p1:nextAgenda')) {
      const [open] = game.match.open
      game.say(
        open?.to ?? '',
        open?.otherwise ?? (open?.key.endsWith('source') ? 'laws' : choicesOf(game, open?.to ?? '')[0]),
      )
    }
    expect(game.table.agenda).toBeUndefined()
    expect(game.table.laws).toEqual({})
    expect(game.table.discards.political).toEqual(['code_of_honor'])
  })
})

describe('[ti3/22.cards] Tech Bubble', () => {
  const card = 'tech_bubble'
  const rich: Situation = { tradeGoods: { p1: 12 }, counters: { p1: { strategy: 2 } } }
  const bubble = (situation: Situation = {}) => {
    const game = action('base_technology', { p1: [card] }, { ...rich, ...situation })
    return game.say('p1', 'hylar_v_assault_laser')
  }

  test('buys a second technology at its price for a counter, before the others decide', () => {
    const game = bubble()
    expect(askedIn(game, 'afterOwnTechnologyPrimary')).toEqual(['p1'])
    game.say('p1', card)
    expect(game.sheet('p1').counters.strategy).toBe(1)
    game.say('p1', 'secondary').say('p1', 'antimass_deflectors')
    while (game.match.open.some(({ to, key }) => to === 'p1' && key.endsWith('price')))
      game.say('p1', { planets: [], tradeGoods: 8 })
    expect(game.sheet('p1').technologies).toEqual({ hylar_v_assault_laser: true, antimass_deflectors: true })
    expect(game.sheet('p1').tradeGoods).toBe(4)
  })

  test('costs its counter also with Initiative, and is not offered without one', () => {
    const free = ({ table }: Ti3) => {
      table.lasting['base_initiative.p1'] = {
        effect: 'base_initiative',
        by: 'p1',
        until: 'round',
        allows: { secondaryFree: true },
      }
    }
    const game = bubble({ change: free }).say('p1', card)
    expect(game.sheet('p1').counters.strategy).toBe(1)
    const none = bubble({ change: free, counters: { p1: { strategy: 0 } } })
    expect(askedIn(none, 'afterOwnTechnologyPrimary')).toEqual([])
  })

  test('is not offered to who can pay for nothing', () => {
    const poor = bubble({ tradeGoods: { p1: 0 }, exhausted: ['quinarra', 'trenlak'] })
    expect(askedIn(poor, 'afterOwnTechnologyPrimary')).toEqual([])
  })

  test('lets Jol-Nar take the primary ability once more with it', () => {
    const game = bubble({ races: { p1: 'jol_nar', p2: 'sol', p3: 'letnev' } }).say('p1', card)
    expect(choicesOf(game, 'p1')).toEqual(expect.arrayContaining(['primary', 'secondary']))
    game.say('p1', 'primary')
    while (!game.open.some(key => key === 'p1:technology')) game.say('p1', game.asked('p1').otherwise)
    game.say('p1', 'antimass_deflectors')
    expect(game.sheet('p1').technologies).toHaveProperty('antimass_deflectors')
    expect(game.sheet('p1').tradeGoods).toBe(12)
  })
})

describe('[ti3/22.cards] Ruinous Tariffs', () => {
  const card = 'ruinous_tariffs'
  /** p2 and p3 have an agreement; both use the secondary ability of Trade. */
  const allies = (state: Ti3) => {
    const [p2, p3] = [state.table.players['p2'], state.table.players['p3']]
    if (!p2 || !p3) throw new Error('Two are missing')
    const [own = ''] = Object.keys(p2.contracts)
    const [theirs = ''] = Object.keys(p3.contracts)
    delete p2.contracts[own as never]
    delete p3.contracts[theirs as never]
    Object.assign(p2.agreements, { [theirs]: true })
    Object.assign(p3.agreements, { [own]: true })
  }
  const played = (uses: readonly Seat[], change = allies) => {
    const game = action('base_trade', { p3: [card] }, { tradeGoods: { p2: 4, p3: 0 }, change })
    for (let i = 0; i < 30 && !game.rests && askedIn(game, 'afterTradeSecondary').length === 0; i++) {
      const [open] = game.match.open
      if (!open) break
      const said = open.key.endsWith('use') && uses.includes(open.to) ? 'secondary' : undefined
      const of = (open.options as { of?: object }).of
      game.say(open.to, said ?? open.otherwise ?? (of && 'end' in of ? 'end' : Object.keys(of ?? {})[0]))
    }
    return game
  }

  test('takes half, rounded up, of the goods of a partner who has used the secondary ability', () => {
    const game = played(['p2'])
    expect(askedIn(game, 'afterTradeSecondary')).toEqual(['p3'])
    const before = game.sheet('p2').tradeGoods
    expect(before).toBeGreaterThan(4)
    game.say('p3', card)
    expect(game.sheet('p3').tradeGoods).toBe(Math.ceil(before / 2))
    expect(game.sheet('p2').tradeGoods).toBe(Math.floor(before / 2))
  })

  test('is not for who has no agreement with him, nor where he did not use it', () => {
    expect(askedIn(played(['p3']), 'afterTradeSecondary')).toEqual([])
    expect(askedIn(played([]), 'afterTradeSecondary')).toEqual([])
  })
})
