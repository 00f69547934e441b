import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Next } from '../../shared/engine/rules.ts'
import type { StrategyCardId } from '../../shared/ti3/content/strategyCards.ts'
import { quiet } from './held.ts'
import { askedIn, dealt, forgetInvented, invent, onlyInvented, until } from './invented.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'

beforeEach(onlyInvented)
afterEach(forgetInvented)

const council: Next = { segment: 'galacticCouncil', args: { seat: 'p1' } }

/** A political card is about to be drawn, and anybody may play. */
const beforeDraw = (hands: Record<string, readonly string[]>, situation: Situation = {}) =>
  midgame(council, {
    races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
    tiles: quiet,
    ...situation,
    change(state) {
      dealt(hands)(state)
      state.table.active = 'p1'
      situation.change?.(state)
    },
  })

const windows = (game: Midgame) => askedIn(game, 'beforePoliticalDraw')
const played = (game: Midgame) => game.told('test.played').map(about => about?.['seat'])
const order = (cards: Record<string, readonly StrategyCardId[]>): Situation => ({ cards })

describe('A moment for action cards', () => {
  test('[ti3/22.times] asks nobody while no card could be played then', () => {
    expect(windows(beforeDraw({ p1: ['determine_policy'], p2: ['good_year'] }))).toEqual([])
    invent('afterPoliticalRead')
    expect(windows(beforeDraw({ p1: ['determine_policy'], p2: ['good_year'] }))).toEqual([])
  })

  test('[ti3/22.announce] asks everybody with a card at the same time, even those who can only pass', () => {
    const card = invent('beforePoliticalDraw')
    const game = beforeDraw({ p1: [card], p2: ['good_year'], p3: [] })
    expect(windows(game)).toEqual(['p1', 'p2'])
    expect(Object.keys(game.offered<{ of: object }>('p1').of)).toEqual([card, 'pass'])
    expect(Object.keys(game.offered<{ of: object }>('p2').of)).toEqual(['pass'])
  })

  test('[ti3/22.unseen] does not show who could play: two hands exchanged, nobody else sees another thing', () => {
    const card = invent('beforePoliticalDraw')
    const one = beforeDraw({ p1: ['plague'], p2: [card], p3: ['good_year'] })
    const other = beforeDraw({ p1: ['plague'], p2: ['uprising'], p3: ['good_year'] })
    for (const game of [one, other]) game.say('p3', 'pass')
    for (const seat of ['p1', 'p3', undefined])
      expect(JSON.stringify(one.match.view(seat))).toBe(JSON.stringify(other.match.view(seat)))
    expect(one.match.waiting).toEqual(other.match.waiting)
    // Who answered does not show either, before all have.
    expect(one.match.waiting).toEqual(['p1', 'p2', 'p3'])
  })

  test('[ti3/22.unseen] asks nobody when all cards that fit lie among the discards', () => {
    const card = invent('beforePoliticalDraw')
    const game = beforeDraw(
      { p1: ['plague'] },
      { change: ({ table }) => void table.discards.action.push(card) },
    )
    expect(windows(game)).toEqual([])
  })

  test('[ti3/22.announce] resolves all cards announced in order of play', () => {
    const cards = order({
      p1: ['base_trade', 'base_imperial'],
      p2: ['base_warfare', 'base_technology'],
      p3: ['base_initiative', 'base_logistics'],
    })
    const [mine, theirs] = [invent('afterPoliticalRead', {}, 0), invent('afterPoliticalRead', {}, 1)]
    const read = until(beforeDraw({ p2: [mine], p3: [theirs] }, cards), 'afterPoliticalRead')
    read.say('p2', mine).say('p3', theirs)
    expect(played(read)).toEqual(['p3', 'p2'])
  })

  test('[ti3/22.speaker] resolves them clockwise from the Speaker while nobody has a strategy card', () => {
    const [mine, theirs] = [invent('afterPoliticalRead', {}, 0), invent('afterPoliticalRead', {}, 1)]
    const speaker: Situation = {
      change({ table }) {
        table.speaker = 'p3'
      },
    }
    const game = until(beforeDraw({ p2: [mine], p3: [theirs] }, speaker), 'afterPoliticalRead')
    game.say('p2', mine).say('p3', theirs)
    expect(played(game)).toEqual(['p3', 'p2'])
  })

  test('[ti3/22.announce] comes again after cards were played, until all pass', () => {
    const [mine, theirs] = [invent('afterPoliticalRead', {}, 0), invent('afterPoliticalRead', {}, 1)]
    const game = until(beforeDraw({ p2: [mine], p3: [theirs] }), 'afterPoliticalRead')
    game.say('p2', mine).say('p3', 'pass')
    expect(askedIn(game, 'afterPoliticalRead')).toEqual(['p3'])
    game.say('p3', theirs)
    expect(played(game)).toEqual(['p2', 'p3'])
    expect(askedIn(game, 'afterPoliticalRead')).toEqual([])
  })

  test('knows when a card announced in it was played by command before it was revealed', () => {
    const repeats = invent('asCopiedCard')
    const [mine, anyTime] = [invent('beforePoliticalDraw'), invent('anyTime')]
    const game = beforeDraw(
      { p1: [repeats], p2: ['good_year'] },
      {
        change({ table, box }) {
          table.discards.action.push(mine, anyTime)
          box.actionCards = box.actionCards.filter(card => card !== mine && card !== anyTime)
          table.decks.action = box.actionCards.length
        },
      },
    )
    game.say('p1', repeats)
    expect(game.command('p1', 'playAnyTime', repeats)).toBeUndefined()
    game.say('p2', 'pass')
    expect(game.told('test.played')).toHaveLength(1)
    expect(game.sheet('p1').actionCards).toBe(0)
    expect(game.table.discards.action.filter(card => card === repeats)).toHaveLength(1)
  })

  test('[ti3/22.identical] takes the same card from one player only once in a round', () => {
    invent('beforeCombatRound')
    const game = midgame(
      { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } },
      {
        races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
        tiles: quiet,
        units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
        change: dealt({ p1: ['morale_boost.1', 'morale_boost.2'], p3: ['morale_boost.3'] }),
      },
    )
    expect(askedIn(game, 'beforeCombatRound')).toEqual(['p1'])
    game.say('p1', 'morale_boost.1')
    // Everybody has seen that it is spent for this round of this battle.
    expect(game.told('test.played')).toHaveLength(1)
    expect(game.open.some(key => key.endsWith(':cards'))).toBe(false)
  })
})

describe('Sabotage', () => {
  const struck = () => {
    const card = invent('beforePoliticalDraw', {
      *aims() {
        return 'aimed'
      },
    })
    const sabotage = invent('afterActionCard', {
      *does() {
        return 'cancels'
      },
      sure: true,
    })
    return { card, sabotage, game: beforeDraw({ p1: [card], p2: [sabotage], p3: ['good_year'] }) }
  }

  test('[ti3/22.sabotage] need not be announced: it is asked for once a card lies open, of everybody else', () => {
    const { card, game } = struck()
    game.say('p2', 'pass').say('p3', 'pass')
    expect(game.open).toHaveLength(1)
    game.say('p1', card)
    expect(askedIn(game, 'afterActionCard')).toEqual(['p2', 'p3'])
    expect(game.asked('p2').about).toMatchObject({ seat: 'p1', card: 'determine_policy' })
    expect(game.table.discards.action).toEqual([card])
  })

  test('[ti3/22.sabotage] cancels it, and both are discarded', () => {
    const { card, sabotage, game } = struck()
    game.say('p1', card).say('p2', 'pass').say('p3', 'pass')
    game.say('p2', sabotage).say('p3', 'pass')
    expect(played(game)).toEqual([])
    expect(game.told('ti3.log.cardCancelled')).toEqual([{ seat: 'p1', card: 'determine_policy' }])
    expect(game.table.discards.action).toEqual([card, sabotage])
  })

  test('[ti3/22.sabotage] left in the hand lets it happen', () => {
    const { card, game } = struck()
    game.say('p1', card).say('p2', 'pass').say('p3', 'pass')
    game.say('p2', 'pass').say('p3', 'pass')
    expect(played(game)).toEqual(['p1'])
  })
})
