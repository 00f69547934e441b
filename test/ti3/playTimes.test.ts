import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Next, Seat } from '../../shared/engine/rules.ts'
import type { Turn } from '../../shared/galaxy/shapes/turn.ts'
import type { PlayTime } from '../../shared/ti3/content/actionCards.ts'
import { strategyCardsOf } from '../../shared/ti3/realm.ts'
import { hasWindow, type WindowTime, windowTimes } from '../../shared/ti3/rules/windows.ts'
import type { PlayerSheet } from '../../shared/ti3/table.ts'
import { quiet } from './held.ts'
import {
  askedIn,
  dealt,
  forgetInvented,
  invent,
  onlyInvented,
  playTimes,
  until,
  untilOffered,
} from './invented.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'

beforeEach(onlyInvented)
afterEach(forgetInvented)

interface Place {
  at: Next
  situation?: Situation
  /** Who holds the card; p2 unless it is said. */
  holder?: Seat
  answers?: Record<string, (game: Midgame) => unknown>
  /** What has happened when the window is open, and what has not. */
  there(game: Midgame): unknown
  is: unknown
  /** The first of several moments that are one window. */
  opens?: WindowTime
}

const tactical: Next = { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a0' } }
const battle: Next = { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } }
const strategic = (card: string): Next => ({ segment: 'strategicAction', args: { seat: 'p1', card } })
const landing: Next = { segment: 'landings', args: { seat: 'p1', hex: 'a1' } }
const council: Next = { segment: 'galacticCouncil', args: { seat: 'p1' } }

const picked = ({ table }: Midgame) =>
  table.order.reduce((sum, seat) => sum + strategyCardsOf(table, seat).length, 0)
const thrown = (game: Midgame) =>
  game.told('ti3.log.fires').map(about => `${about?.['seat']} ${about?.['unit']}`)
const fleets = {
  p1: { a0: { destroyer: 1, cruiser: 1 } },
  p2: { a0: { dreadnought: 1, carrier: 1, fighter: 1 } },
}
const bombing: Next = { segment: 'invasion', args: { seat: 'p1', hex: 'a1' } }
const stormed: Situation = {
  units: {
    p1: { a1: { war_sun: 1 }, abyz: { ground_force: 9 } },
    p2: { abyz: { ground_force: 9, pds: 1 } },
  },
  planets: { p2: ['abyz'] },
}
const troops: Situation = { units: { p1: { a1: { carrier: 1, ground_force: 1 } } } }
const land = (game: Midgame) => {
  const [soldier = ''] = Object.keys(game.offered<{ units: object }>('p1').units)
  return { [soldier]: { planet: 'abyz' } }
}

const places: Partial<Record<PlayTime, Place>> = {
  strategyPhase: { at: { segment: 'strategyPhase' }, there: picked, is: 0 },
  beforeFirstPick: { at: { segment: 'strategyPhase' }, there: picked, is: 0, opens: 'strategyPhase' },
  afterPick: { at: { segment: 'strategyPhase' }, there: picked, is: 1 },
  afterAllPicks: {
    at: { segment: 'strategyPhase' },
    there: game => [picked(game), Object.values(game.table.strategyCards).some(({ bonus }) => bonus > 0)],
    is: [6, false],
  },
  statusPhase: {
    at: { segment: 'statusPhase' },
    situation: { activated: { p1: ['a0'] } },
    // Once, with all else done.
    there: ({ table }) => [table.phase, table.activated['a0']],
    is: ['status', undefined],
  },
  afterStrategyPrimary: {
    at: strategic('base_logistics'),
    there: game => [game.told('ti3.log.gainsCounters').length, game.told('ti3.log.secondary')],
    is: [1, []],
  },
  afterPoliticalPrimary: {
    at: strategic('base_political'),
    answers: { p1: () => 'pool' },
    there: game => [game.told('ti3.log.drawsCards').length, game.table.agenda],
    is: [1, undefined],
  },
  afterOwnTechnologyPrimary: {
    at: strategic('base_technology'),
    holder: 'p1',
    there: game => game.told('ti3.log.learns').map(about => about?.['seat']),
    is: ['p1'],
  },
  beforeTechnologyPurchase: {
    at: strategic('base_technology'),
    situation: { tradeGoods: { p2: 12 } },
    there: game => game.told('ti3.log.learns').map(about => about?.['seat']),
    is: ['p1'],
  },
  afterTradeSecondary: {
    at: strategic('base_trade'),
    holder: 'p3',
    situation: {
      change({ table }) {
        ;(table.players['p2'] as PlayerSheet).agreements = { trade_norr_1: true }
      },
    },
    answers: { trade: () => 'profit', use: () => 'secondary' },
    there: game => game.told('ti3.log.gainsTradeGoods').map(about => about?.['seat']),
    is: ['p1', 'p2'],
  },
  beforePoliticalDraw: { at: council, there: ({ table }) => table.agenda, is: undefined },
  afterPoliticalRead: { at: council, there: ({ table }) => table.agenda?.votes, is: {} },
  beforeOwnVote: {
    at: council,
    there: ({ table }) => [table.agenda?.asked, table.agenda?.votes['p2']],
    is: ['p2', undefined],
  },
  afterOtherVote: {
    at: council,
    holder: 'p1',
    there: ({ table }) => Object.keys(table.agenda?.votes ?? {}),
    is: ['p2'],
  },
  afterActivation: {
    at: tactical,
    holder: 'p1',
    situation: { units: { p1: { a1: { cruiser: 1 } } } },
    there: ({ table }) => [table.activated['a0'], Object.values(table.units).map(({ at }) => at)],
    is: [{ p1: true }, ['a1']],
  },
  afterEnemyMovement: {
    at: tactical,
    situation: { units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } } },
    answers: {
      movement: game => ({ [Object.keys(game.offered<{ ships: object }>('p1').ships)[0] ?? '']: {} }),
    },
    there: game => [Object.values(game.table.units).map(({ at }) => at), thrown(game)],
    is: [['a0', 'a0'], []],
  },
  beforeLandings: {
    at: landing,
    situation: troops,
    there: ({ table }) => Object.values(table.units).filter(({ planet }) => planet).length,
    is: 0,
  },
  beforeBombardment: {
    at: bombing,
    situation: stormed,
    // What is fired at is decided after it.
    there: game => [game.table.battle?.planet, thrown(game), game.open],
    is: [undefined, [], ['p2:cards']],
  },
  beforeInvasionCombat: {
    at: bombing,
    situation: stormed,
    answers: { war_sun: () => ({ abyz: 1 }) },
    there: thrown,
    is: ['p1 war_sun', 'p2 pds'],
  },
  beforeSpaceBattle: { at: battle, situation: { units: fleets }, there: thrown, is: [] },
  beforeSpaceBattleRound: {
    at: battle,
    situation: { units: fleets, activated: { p1: ['a1'] } },
    there: game => [thrown(game), game.table.battle?.round, game.told('ti3.log.announcesRetreat')],
    is: [['p1 destroyer'], 1, []],
  },
  beforeCombatRound: {
    opens: 'beforeSpaceBattleRound',
    at: battle,
    situation: { units: fleets, activated: { p1: ['a1'] } },
    answers: { withdrawal: () => 'a1' },
    there: game => [thrown(game), game.table.battle?.round, game.told('ti3.log.announcesRetreat')],
    is: [['p1 destroyer'], 1, []],
  },
  afterCombatDie: {
    at: battle,
    situation: { units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } } },
    there: game => [thrown(game), Object.keys(game.table.units).length],
    is: [['p1 cruiser', 'p2 cruiser'], 2],
  },
  afterEnemyCombatRoll: {
    at: battle,
    situation: { units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } } },
    there: game => [thrown(game), Object.keys(game.table.units).length],
    is: [['p1 cruiser', 'p2 cruiser'], 2],
    opens: 'afterCombatDie',
  },
  afterShipDamaged: {
    at: battle,
    holder: 'p1',
    situation: { units: { p1: { a0: { war_sun: 2 } }, p2: { a0: { dreadnought: 3 } } }, seed: 'damage' },
    answers: {
      p2: game => ({
        damaged: Object.keys(game.offered<{ units: object }>('p2').units).slice(0, 1),
        destroyed: [],
      }),
    },
    there: ({ table }) => Object.values(table.units).some(({ damaged }) => damaged),
    is: true,
  },
  afterNeutralPlanetTaken: {
    at: landing,
    holder: 'p1',
    situation: troops,
    answers: { landing: land },
    there: ({ table }) => table.planets.abyz?.owner,
    is: 'p1',
  },
  afterPlanetLost: {
    at: landing,
    situation: { ...troops, planets: { p2: ['abyz'] } },
    answers: { landing: land },
    there: ({ table }) => table.planets.abyz?.owner,
    is: 'p1',
  },
}

/** A table with this card in that hand. */
const begin = ({ at, situation = {}, holder = 'p2' }: Place, card: string): Midgame =>
  midgame(at, {
    races: { p1: 'norr', p2: 'sol', p3: 'hacan' },
    technologies: { p1: [], p2: [], p3: [] },
    tiles: quiet,
    ...situation,
    change(state) {
      dealt({ [holder]: [card] })(state)
      state.table.active = 'p1'
      state.table.doing = { kind: 'tactical', of: 'p1', hexes: [], fired: {} }
      situation.change?.(state)
    },
  })

describe('An invented action card', () => {
  /** What one decides about next, and the cards for it, by command before that. */
  const beforeDeciding = ['afterActivation', 'beforeOwnVote', 'beforeTechnologyPurchase'] as const
  for (const time of beforeDeciding) {
    test(`is played exactly ${time}, by command while its holder decides what he does next`, () => {
      const place = places[time] as Place
      const card = invent(time)
      const holder = place.holder ?? 'p2'
      const game = untilOffered(begin(place, card), holder, place.answers)
      expect(place.there(game)).toEqual(place.is)
      expect(game.open.some(key => key.startsWith(`${holder}:`))).toBe(true)
      expect(game.may('p3')['playAnyTime']).toBeUndefined()
      game.command(holder, 'playAnyTime', card)
      expect(game.told('test.played')).toEqual([{ seat: holder, moment: time, card }])
      expect(game.open.some(key => key.startsWith(`${holder}:`))).toBe(true)
      expect(game.table.discards.action).toContain(card)
    })
  }

  const others = playTimes.filter(
    (time): time is WindowTime =>
      hasWindow(time) && time !== 'afterActionCard' && !beforeDeciding.some(own => own === time),
  )
  for (const time of others) {
    test(`[ti3/15.before] is played exactly ${time}`, () => {
      const place = places[time]
      if (!place) throw new Error(`${time} has no place`)
      const card = invent(time)
      const holder = place.holder ?? 'p2'
      const game = until(begin(place, card), time, place.answers)
      expect(askedIn(game, time)).toContain(holder)
      expect(game.asked(holder).text).toBe(windowTimes[place.opens ?? time][1])
      expect(place.there(game)).toEqual(place.is)
      game.say(holder, card)
      for (const other of askedIn(game, time)) game.say(other, game.asked(other).otherwise)
      expect(game.told('test.played')).toEqual([{ seat: holder, moment: time, card }])
      expect(game.table.discards.action).toContain(card)
      const hand = game.match.state.hands[holder]?.actionCards ?? {}
      expect(Object.keys(hand)).not.toContain(card)
      expect(game.sheet(holder).actionCards).toBe(Object.keys(hand).length)
    })
  }

  test('[ti3/22.asAction] that says so is played as an action, and takes the turn', () => {
    const card = invent('action')
    const game = begin(
      { at: { segment: 'turn', args: { seat: 'p1' } }, holder: 'p1', there() {}, is: 0 },
      card,
    )
    expect(Object.keys(game.offered<Turn>('p1').special)).toContain(card)
    game.say('p1', { special: card })
    expect(game.told('test.played')).toEqual([{ seat: 'p1', moment: 'action', card }])
    expect(game.table.active).not.toBe('p1')
    expect(game.sheet('p1').actionCards).toBe(0)
  })

  test('[ti3/22.times] for any time is played by command, between all other questions', () => {
    const card = invent('anyTime')
    const game = begin({ at: { segment: 'turn', args: { seat: 'p1' } }, there() {}, is: 0 }, card)
    expect(Object.keys(game.may('p2'))).toContain('playAnyTime')
    expect(Object.keys(game.may('p1'))).not.toContain('playAnyTime')
    expect(game.command('p2', 'playAnyTime', card)).toBeUndefined()
    expect(game.told('test.played')).toEqual([{ seat: 'p2', moment: 'anyTime', card }])
    expect(game.open).toEqual(['p1:turn'])
  })

  test('[ti3/22.copied] that repeats another is played whenever that other, lying among the discards, could be', () => {
    const other = invent('afterPick')
    const card = invent('asCopiedCard')
    const place = places.afterPick as Place
    const lies = {
      ...place,
      situation: {
        change: ({ table }: { table: Midgame['table'] }) => void table.discards.action.push(other),
      },
    }
    const game = until(begin(lies, card), 'afterPick')
    game.say('p2', card)
    expect(game.told('test.played')).toEqual([{ seat: 'p2', moment: 'afterPick', card }])
    const alone = until(begin(place, card), 'afterPick')
    expect(Object.keys(alone.offered<{ of: object }>('p2').of)).toEqual(['pass'])
  })

  test('[ti3/22.times] has one of 31 times, each with its place', () => {
    expect(playTimes).toHaveLength(31)
    expect(playTimes.filter(time => !hasWindow(time)).sort()).toEqual(['action', 'anyTime', 'asCopiedCard'])
    expect(Object.keys(places).sort()).toEqual(
      Object.keys(windowTimes)
        .filter(time => time !== 'afterActionCard')
        .sort(),
    )
  })
})
