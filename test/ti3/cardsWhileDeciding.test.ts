import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Next, Seat } from '../../shared/engine/rules.ts'
import type { ActionCardId } from '../../shared/ti3/content/actionCards.ts'
import { begin as lasts } from '../../shared/ti3/rules/lasting.ts'
import type { PlayerSheet } from '../../shared/ti3/table.ts'
import {
  askedIn,
  begin,
  choicesOf,
  forgetInvented,
  type Hands,
  inventAs,
  inventSabotage,
  onlyInvented,
  playedOn,
  untilOffered,
  untilTrue,
} from './invented.ts'
import type { Midgame, Situation } from './midgame.ts'

beforeEach(onlyInvented)
afterEach(forgetInvented)

const strategic = (card: string): Next => ({ segment: 'strategicAction', args: { seat: 'p1', card } })

/** Where somebody decides what he does next, and the card that is his to play before. */
const places: Record<string, { at: Next; card: ActionCardId; holder: Seat; situation?: Situation }> = {
  afterActivation: {
    at: { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a0' } },
    card: 'flank_speed',
    holder: 'p1',
    situation: { units: { p1: { a1: { cruiser: 1 } } } },
  },
  beforeOwnVote: {
    at: { segment: 'galacticCouncil', args: { seat: 'p1' } },
    card: 'fantastic_rhetoric',
    holder: 'p2',
  },
  beforeTechnologyPurchase: {
    at: strategic('base_technology'),
    card: 'corporate_sponsorship',
    holder: 'p2',
    situation: { tradeGoods: { p2: 12 } },
  },
  strategyPhase: {
    at: { segment: 'strategyPhase' },
    card: 'command_summit',
    holder: 'p3',
  },
}

/** Until his card is his to play; before it he lets every window pass. */
function waitFor(game: Midgame, holder: Seat): Midgame {
  for (const seat of askedIn(game, 'strategyPhase')) game.say(seat, 'pass')
  return untilOffered(game, holder)
}

describe('A card played by command', () => {
  for (const [moment, { at, card: id, holder, situation }] of Object.entries(places)) {
    const saboteur = holder === 'p1' ? 'p2' : 'p1'
    const struck = () => {
      const card = inventAs(id)
      inventSabotage()
      const game = waitFor(begin(at, { [holder]: [card], [saboteur]: ['sabotage.1'] }, situation), holder)
      return { card, game, open: game.open }
    }

    test(`${moment} may be sabotaged, and then the question goes on`, () => {
      const { card, game, open } = struck()
      game.command(holder, 'playAnyTime', card)
      expect(askedIn(game, 'afterActionCard')).toEqual([saboteur])
      game.say(saboteur, 'sabotage.1')
      expect(playedOn(game)).toEqual([`${saboteur} sabotage.1 {}`])
      expect(game.told('ti3.log.cardCancelled')).toHaveLength(1)
      expect(game.table.discards.action).toEqual([card, 'sabotage.1'])
      expect(game.open).toEqual(open)
    })

    test(`${moment} and let pass does what it does, and then the question goes on`, () => {
      const { card, game, open } = struck()
      game.command(holder, 'playAnyTime', card)
      game.say(saboteur, 'pass')
      expect(playedOn(game)).toEqual([`${holder} ${card} {}`])
      expect(game.told('test.played')[0]).toMatchObject({ moment })
      expect(game.open).toEqual(open)
      // It cannot be taken back; who let it pass may think better of it while nothing has followed.
      expect(game.match.undo(holder).refused).toBeDefined()
      expect(game.match.undo(saboteur).ok).toBeDefined()
      expect(askedIn(game, 'afterActionCard')).toEqual([saboteur])
      game.say(saboteur, 'sabotage.1')
      expect(game.told('ti3.log.cardCancelled')).toHaveLength(1)
      expect(game.open).toEqual(open)
    })

    test(`${moment} does not show before that in whose hand it is`, () => {
      inventAs(id)
      inventSabotage()
      const known = inventAs('plague')
      const other = 'p1p2p3'.replace(holder, '').slice(0, 2)
      const hand = id === 'flank_speed' ? 'flank_speed.1' : id
      const hands: Hands[] = [
        { [holder]: [hand], [other]: [known] },
        { [holder]: [known], [other]: [hand] },
      ]
      const [mine, theirs] = hands.map(hands => begin(at, hands, situation)) as [Midgame, Midgame]
      const watchers = ['p1', 'p2', 'p3', undefined].filter(seat => seat !== holder && seat !== other)
      for (let i = 0; i < 6; i++) {
        for (const seat of watchers)
          expect(JSON.stringify(mine.match.view(seat))).toBe(JSON.stringify(theirs.match.view(seat)))
        expect(mine.match.waiting).toEqual(theirs.match.waiting)
        expect(mine.open).toEqual(theirs.open)
        const [open] = mine.match.open
        if (!open) break
        const said = open.otherwise ?? choicesOf(mine, open.to)[0]
        for (const game of [mine, theirs]) game.say(open.to, said)
      }
    })
  }
})

describe('The Strategy Phase', () => {
  const phase: Next = { segment: 'strategyPhase' }

  test('is open between picks, and what was played keeps the next pick waiting for nobody', () => {
    const card = inventAs('command_summit')
    const game = begin(phase, { p3: [card] })
    game.say('p3', 'pass')
    const [first] = choicesOf(game, 'p1')
    game.say('p1', first)
    expect(game.open).toEqual(['p2:card'])
    expect(game.command('p1', 'playAnyTime', card)).toBeDefined()
    game.command('p3', 'playAnyTime', card)
    expect(playedOn(game)).toEqual([`p3 ${card} {}`])
    expect(game.open).toEqual(['p2:card'])
    expect(game.match.undo('p1').refused).toBeDefined()
  })

  const crisis = () =>
    inventAs('cultural_crisis', {
      *does(table, { by }) {
        lasts(table, {
          effect: 'cultural_crisis',
          by,
          on: 'p2',
          until: 'round',
          silences: { mentak_pillage: true, yssaril_spy: true },
        })
      },
    })
  const pirates: Situation = {
    races: { p1: 'norr', p2: 'mentak', p3: 'letnev' },
    tradeGoods: { p1: 5, p3: 5 },
  }

  test('resolves cards before abilities: under Cultural Crisis Pillage, announced beside it, does nothing', () => {
    const card = crisis()
    const game = begin(phase, { p1: [card] }, pirates)
    expect(choicesOf(game, 'p2')).toContain('mentak_pillage')
    game.say('p2', 'mentak_pillage').say('p1', card)
    expect(game.told('ti3.log.pillages')).toEqual([])
    expect([game.sheet('p1').tradeGoods, game.sheet('p3').tradeGoods]).toEqual([5, 5])
    // Nobody is asked whom he robs, in this phase or at its end.
    expect(game.open).toEqual(['p1:card'])
  })

  test('and where it is sabotaged the ability goes on', () => {
    const card = crisis()
    inventSabotage()
    const game = begin(phase, { p1: [card], p3: ['sabotage.1'] }, pirates)
    game.say('p3', 'pass').say('p2', 'mentak_pillage').say('p1', card).say('p3', 'sabotage.1')
    expect(game.asked('p2').text).toBe('ti3.ask.pillage')
    game.say('p2', ['p1', 'p3'])
    expect(game.told('ti3.log.pillages')).toHaveLength(2)
  })

  test('holds the spy of Yssaril back in the same way', () => {
    const card = crisis()
    const game = begin(
      phase,
      { p1: [card, 'plague'] },
      { races: { p1: 'norr', p2: 'yssaril', p3: 'letnev' } },
    )
    game.say('p2', 'yssaril_spy').say('p1', card)
    expect(game.told('ti3.log.spies')).toEqual([])
    expect(game.open).toEqual(['p1:card'])
  })
})

describe('The joint question after a primary ability', () => {
  const base: Situation = { counters: { p2: { strategy: 2 }, p3: { strategy: 2 } } }

  test('shows nobody else who holds a card for it, nor who has answered', () => {
    const card = inventAs('policy_paralysis')
    const hands: Hands[] = [
      { p1: ['plague'], p2: [card], p3: ['uprising'] },
      { p1: ['plague'], p2: ['uprising'], p3: [card] },
    ]
    const [one, other] = hands.map(hands => begin(strategic('base_political'), hands, base)) as [
      Midgame,
      Midgame,
    ]
    for (const game of [one, other]) untilTrue(game, () => game.open.some(key => key.endsWith(':use')))
    expect(one.open).toEqual(other.open)
    expect(one.open.map(key => key.split(':')[0])).toEqual(['p1', 'p2', 'p3'])
    for (const seat of ['p1', undefined]) {
      expect(JSON.stringify(one.match.view(seat))).toBe(JSON.stringify(other.match.view(seat)))
      const asks = (game: Midgame) => JSON.stringify(game.match.open.filter(({ to }) => to === seat))
      expect(asks(one)).toBe(asks(other))
    }
    // Beyond the line of the card itself the question is the same for who holds it and who does not.
    const plain = (game: Midgame, seat: Seat) => choicesOf(game, seat).filter(id => id !== card)
    expect(plain(one, 'p2')).toEqual(plain(other, 'p2'))
    one.say('p2', 'none')
    expect(one.match.waiting).toEqual(['p1', 'p2', 'p3'])
  })

  test('lets who plays a card decide about his secondary ability when it is resolved, and take the card back till then', () => {
    const card = inventAs('policy_paralysis')
    const game = begin(strategic('base_political'), { p2: [card], p3: ['plague'] }, base)
    untilTrue(game, () => game.open.includes('p2:use'))
    expect(choicesOf(game, 'p2')).toEqual(['secondary', 'none', card])
    game.say('p2', card)
    expect(game.match.undo('p2').ok).toBeDefined()
    expect(game.sheet('p2').actionCards).toBe(1)
    game.say('p2', card)
    expect(playedOn(game)).toEqual([])
    for (const { to, otherwise } of game.match.open) if (to !== 'p2') game.say(to, otherwise)
    expect(playedOn(game)).toEqual([`p2 ${card} {}`])
    untilTrue(game, () => game.open.includes('p2:use'))
    expect(choicesOf(game, 'p2')).toEqual(['secondary', 'none'])
  })

  test('bars whoever was forbidden it in between, and his counter stays with him', () => {
    const card = inventAs('policy_paralysis', {
      *does(table, { by, about }) {
        const { card } = about as { card: string }
        const forbids = { usesSecondary: true } as const
        lasts(table, { effect: 'policy_paralysis', by, on: 'p3', until: 'round', forbids, where: { card } })
      },
    })
    const situation: Situation = {
      ...base,
      change: ({ table }) => void Object.assign(table.players['p3'] as PlayerSheet, { tradeGoods: 0 }),
    }
    const game = begin(strategic('base_political'), { p1: [card] }, situation)
    untilTrue(game, () => game.open.includes('p3:use'))
    game.say('p3', 'secondary').say('p2', 'secondary').say('p1', card)
    while (!game.rests) {
      const [open] = game.match.open
      game.say(open?.to ?? '', open?.otherwise ?? choicesOf(game, open?.to ?? '')[0])
    }
    expect(game.told('ti3.log.secondary').map(about => about?.['seat'])).toEqual(['p2'])
    expect([game.sheet('p2').counters.strategy, game.sheet('p3').counters.strategy]).toEqual([1, 2])
  })
})
