import { describe, expect, test } from 'vitest'
import { Match } from '../../../shared/engine/match.ts'
import type { Seat } from '../../../shared/engine/rules.ts'
import { planets } from '../../../shared/ti3/content/planets.ts'
import { votesOf } from '../../../shared/ti3/council.ts'
import { holds, numberOf } from '../../../shared/ti3/effects.ts'
import { dockLimit } from '../../../shared/ti3/production.ts'
import { initiativeOf, spendable } from '../../../shared/ti3/realm.ts'
import { end } from '../../../shared/ti3/rules/lasting.ts'
import { takePlanet } from '../../../shared/ti3/rules/pieces.ts'
import { fleetLimit } from '../../../shared/ti3/supply.ts'
import type { PlayerSheet } from '../../../shared/ti3/table.ts'
import { quiet } from '../held.ts'
import { dealt } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'
import { aims } from './turnWith.ts'

/** A Strategy Phase begins, and p1 alone holds cards. */
const phaseWith = (card: string, situation: Situation = {}): Midgame =>
  midgame(
    { segment: 'strategyPhase' },
    {
      races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
      technologies: { p1: [], p2: [], p3: [] },
      units: {},
      phase: 'status',
      ...situation,
      tiles: { ...quiet, ...situation.tiles },
      change(state) {
        dealt({ p1: [card] })(state)
        situation.change?.(state)
      },
    },
  )
const isAsked = (game: Midgame) => game.open.includes('p1:cards')
const held = (game: Midgame, seat: Seat) => Object.keys(game.match.state.hands[seat]?.actionCards ?? {})

describe('[ti3/22.cards] Command Summit', () => {
  const card = 'command_summit'
  const left = (reinforcements: number) => ({
    counters: { p1: { strategy: 5, fleet: 5, pool: 6 - reinforcements } },
  })

  test('brings two counters from reinforcements to the Command Pool, one where only one is there', () => {
    const game = phaseWith(card, left(3)).say('p1', card)
    expect(game.sheet('p1').counters).toEqual({ strategy: 5, fleet: 5, pool: 5, reinforcements: 1 })
    const last = phaseWith(card, left(1)).say('p1', card)
    expect(last.sheet('p1').counters).toMatchObject({ pool: 6, reinforcements: 0 })
    const none = phaseWith(card, left(0))
    expect(isAsked(none) && aims(none)).not.toContain(card)
  })
})

describe('[ti3/22.cards] Cultural Crisis', () => {
  const card = 'cultural_crisis'

  test('takes all abilities of a people off for this round, and ships they supplied go at once', () => {
    const game = phaseWith(card, {
      counters: { p3: { fleet: 2 } },
      units: { p3: { a0: { cruiser: 3 }, a2: { cruiser: 3 } } },
    })
    game.say('p1', card)
    expect(aims(game)).toEqual(['p1', 'p2', 'p3'])
    game.say('p1', 'p3')
    expect(holds(game.table, 'p3', 'letnev_munitions')).toBe(false)
    expect(holds(game.table, 'p2', 'sol_orbital_drop')).toBe(true)
    for (let nth = 0; nth < 2; nth++) {
      expect(game.asked('p3')).toMatchObject({ text: 'ti3.ask.overFleet', about: { count: 1 } })
      game.say('p3', Object.keys(game.offered<{ of: object }>('p3').of).slice(0, 1))
    }
    expect(Object.keys(game.table.units)).toHaveLength(4)
  })

  test('gives Naalu their printed number, and leaves what a hand of Yssaril may hold', () => {
    const races = { p1: 'norr', p2: 'naalu', p3: 'yssaril' } as const
    // Yssaril could spy at the same time.
    const played = (on: string) => phaseWith(card, { races }).say('p1', card).say('p3', 'pass').say('p1', on)
    const naalu = played('p2')
    const table = structuredClone(naalu.table)
    table.strategyCards.base_trade.holder = 'p2'
    expect(initiativeOf(table, 'p2')).toBe(5)
    const yssaril = played('p3')
    const hand = numberOf(naalu.table, 'p3', 'handLimit', 7, {})
    expect(numberOf(yssaril.table, 'p3', 'handLimit', 7, {})).toBe(hand)
    expect(numberOf(yssaril.table, 'p3', 'statusCards', 1, {})).toBe(1)
  })
})

describe('[ti3/22.cards] Grand Armada', () => {
  const card = 'grand_armada'

  test('lifts Fleet Supply from the own Home System alone', () => {
    const game = phaseWith(card).say('p1', card)
    const { home = '', counters } = game.sheet('p1')
    expect(fleetLimit(game.table, 'p1', home)).toBeGreaterThan(30)
    expect(fleetLimit(game.table, 'p1', 'a2')).toBe(counters.fleet)
    expect(fleetLimit(game.table, 'p2', home)).toBeLessThan(30)
    expect(Object.values(game.table.lasting).map(({ until }) => until)).toEqual(['round'])
  })
})

describe('[ti3/22.cards] Multiculturalism', () => {
  const card = 'multiculturalism'

  test('lends one ability of an opponent for this round, and he keeps it', () => {
    const game = phaseWith(card).say('p1', card)
    expect(aims(game)).toContain('p2.sol_orbital_drop')
    expect(aims(game).some(id => id.startsWith('p1.'))).toBe(false)
    game.say('p1', 'p2.sol_orbital_drop')
    expect(holds(game.table, 'p1', 'sol_orbital_drop')).toBe(true)
    expect(holds(game.table, 'p2', 'sol_orbital_drop')).toBe(true)
    expect(holds(game.table, 'p1', 'sol_extra_counter')).toBe(false)
  })

  test('takes nothing that only set the game up, and nothing from whom a crisis struck', () => {
    const races = { p1: 'norr', p2: 'mentak', p3: 'l1z1x' } as const
    const game = phaseWith(card, {
      races,
      change: ({ table }) =>
        void Object.assign(table.lasting, {
          crisis: {
            effect: 'cultural_crisis',
            by: 'p1',
            on: 'p3',
            until: 'round',
            silences: { l1z1x_combat: true },
          },
        }),
    }).say('p1', card)
    expect(aims(game)).toEqual(['p2.mentak_ambush', 'p2.mentak_pillage', 'p3.l1z1x_cheap_dreadnoughts'])
  })
})

describe('[ti3/22.cards] Productivity Spike', () => {
  const card = 'productivity_spike'

  test("raises what one dock builds by its planet's influence, and follows the dock", () => {
    const game = phaseWith(card, {
      planets: { p1: ['abyz', 'saudor'] },
      units: { p1: { abyz: { space_dock: 1 }, saudor: { space_dock: 1 } } },
    })
    const before = dockLimit(game.table, 'p1', 'saudor')
    game.say('p1', card)
    // Abyz has no influence.
    expect(dockLimit(game.table, 'p1', 'saudor')).toBe(before + 2)
    expect(dockLimit(game.table, 'p1', 'abyz')).toBe(3 + 2)
  })
})

describe('[ti3/22.cards] Signal Jamming', () => {
  const card = 'signal_jamming.1'

  test('lays a counter of another player from his reinforcements into a system that is no home', () => {
    const game = phaseWith(card, { activated: { p2: ['a1'] }, tiles: { a4: 'supernova' as never } })
    const { reinforcements } = game.sheet('p2').counters
    game.say('p1', card)
    expect(aims(game)).toEqual(['p2', 'p3'])
    game.say('p1', 'p2')
    expect(aims(game)).toContain('a3')
    for (const closed of ['a1', 'a4', game.sheet('p2').home]) expect(aims(game)).not.toContain(closed)
    game.say('p1', 'a3')
    expect(game.table.activated['a3']).toEqual({ p2: true })
    expect(game.sheet('p2').counters.reinforcements).toBe(reinforcements - 1)
  })
})

describe('Signal Jamming played while another one is being aimed', () => {
  test('[ti3/22.aims] may leave that one nothing to aim at: it is lost', () => {
    const game = midgame(
      { segment: 'pick', args: { seats: ['p1'] } },
      {
        races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
        tiles: quiet,
        phase: 'strategy',
        counters: { p2: { strategy: 5, fleet: 5, pool: 5 } },
        change(state) {
          dealt({ p1: ['signal_jamming.1', 'signal_jamming.2'] })(state)
          state.table.occasion = { what: 'strategyPhaseBegins', about: {} }
        },
      },
    )
    for (const card of ['signal_jamming.1', 'signal_jamming.2']) {
      expect(game.command('p1', 'playAnyTime', card)).toBeUndefined()
      game.say('p1', 'p2')
    }
    game.say('p1', 'a3')
    expect(game.table.activated['a3']).toEqual({ p2: true })
    expect(game.told('ti3.log.cardLost')).toEqual([{ seat: 'p1', card: 'signal_jamming' }])
    expect(game.open).toEqual(['p1:card'])
  })
})

describe('Signal Jamming played while others may cancel another one', () => {
  const jams = (counters: object) => {
    const game = midgame(
      { segment: 'pick', args: { seats: ['p1'] } },
      {
        races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
        tiles: quiet,
        phase: 'strategy',
        counters: { p2: counters },
        change: dealt({ p1: ['signal_jamming.1'], p3: ['signal_jamming.2', 'sabotage.1'] }),
      },
    )
    expect(game.command('p1', 'playAnyTime', 'signal_jamming.1')).toBeUndefined()
    game.say('p1', 'p2').say('p1', 'a3')
    expect(game.command('p3', 'playAnyTime', 'signal_jamming.2')).toBeUndefined()
    return game.say('p3', 'p2')
  }

  test('[ti3/22.aims] may take the last counter: the first one is lost', () => {
    const game = jams({ strategy: 5, fleet: 5, pool: 5 }).say('p3', 'a1').say('p3', 'pass')
    expect(game.table.activated).toEqual({ a1: { p2: true } })
    expect(game.told('ti3.log.cardLost')).toEqual([{ seat: 'p1', card: 'signal_jamming' }])
    expect(game.open).toEqual(['p1:card'])
  })

  test('[ti3/22.aims] may lie where the first one was to: no second counter does', () => {
    const game = jams({ strategy: 3, fleet: 3, pool: 3 }).say('p3', 'a3').say('p3', 'pass')
    expect(game.table.activated).toEqual({ a3: { p2: true } })
    expect(game.sheet('p2').counters.reinforcements).toBe(6)
    expect(game.told('ti3.log.cardLost')).toHaveLength(1)
  })
})

describe('[ti3/22.cards] Synchronicity', () => {
  const card = 'synchronicity'

  test('takes any card of the deck into the hand, seen by nobody else', () => {
    const game = phaseWith(card)
    const deck = game.table.decks.action
    game.say('p1', card)
    expect(aims(game)).toHaveLength(deck)
    for (const seat of ['p2', undefined])
      expect(JSON.stringify(game.match.view(seat))).not.toContain('"sabotage.3"')
    const again = Match.load(game.match.rules, game.match.save())
    expect(again.recovery).toBeUndefined()
    expect([again.state, again.open]).toEqual([game.match.state, game.match.open])
    game.say('p1', 'sabotage.3')
    expect(held(game, 'p1')).toEqual(['sabotage.3'])
    expect([game.table.decks.action, game.sheet('p1').actionCards]).toEqual([deck - 1, 1])
    expect(game.match.state.box.actionCards).toHaveLength(deck - 1)
  })

  test('does not find itself among the discards it makes a deck of', () => {
    const game = phaseWith(card, {
      change: ({ table, box }) => {
        table.discards.action = box.actionCards.splice(0)
        table.decks.action = 0
      },
    })
    const discarded = game.table.discards.action.length
    game.say('p1', card)
    expect(game.told('ti3.log.reshuffled')).toHaveLength(1)
    expect(aims(game)).toHaveLength(discarded)
    expect(aims(game)).not.toContain(card)
    game.say('p1', 'sabotage.3')
    expect([game.table.discards.action, game.table.played]).toEqual([[card], undefined])
  })
})

describe('[ti3/22.cards] Trade Stop', () => {
  const card = 'trade_stop'
  const agreed = (one: Seat, other: Seat, cards: [string, string]) => ({
    change: ({ table }: { table: Midgame['table'] }) => {
      const of = (seat: Seat) => table.players[seat] as PlayerSheet
      Object.assign(of(one).agreements, { [cards[1]]: true })
      Object.assign(of(other).agreements, { [cards[0]]: true })
    },
  })

  test('ends all agreements, but none with Hacan', () => {
    const game = phaseWith(card, agreed('p1', 'p2', ['trade_norr_1', 'trade_sol_1'])).say('p1', card)
    expect([game.sheet('p1').agreements, game.sheet('p2').agreements]).toEqual([{}, {}])
    const kept = phaseWith(card, {
      races: { p1: 'norr', p2: 'hacan', p3: 'letnev' },
      ...agreed('p1', 'p2', ['trade_norr_1', 'trade_hacan_1']),
    })
    expect(isAsked(kept) && aims(kept)).not.toContain(card)
  })
})

describe('[ti3/22.cards] Usurper', () => {
  const card = 'usurper'
  const throne: Situation = { planets: { p1: ['mecatol_rex'] } }

  test('lies on Mecatol Rex and doubles its influence in votes, also exhausted, not where influence is spent', () => {
    const game = phaseWith(card, throne)
    const { table } = game
    const [before, spends] = [votesOf(table, 'p1'), spendable(table, 'p1', 'influence')]
    const { influence } = planets.mecatol_rex
    game.say('p1', card)
    expect(game.table.discards.action).toEqual([])
    expect(Object.values(game.table.lasting)).toMatchObject([{ effect: card, planet: 'mecatol_rex', card }])
    expect(votesOf(game.table, 'p1')).toBe(before + influence)
    expect(spendable(game.table, 'p1', 'influence')).toBe(spends)
    const tired = structuredClone(game.table)
    Object.assign(tired.planets.mecatol_rex ?? {}, { exhausted: true })
    expect(votesOf(tired, 'p1')).toBe(before + influence)
  })

  test('is discarded when the planet is lost', () => {
    const table = structuredClone(phaseWith(card, throne).say('p1', card).table)
    takePlanet(table, 'p2', 'mecatol_rex')
    expect([table.lasting, table.discards.action]).toEqual([{}, [card]])
    expect(votesOf(table, 'p2')).toBe(votesOf({ ...table, lasting: {} }, 'p2'))
  })

  test('outlasts the round', () => {
    const table = structuredClone(phaseWith(card, throne).say('p1', card).table)
    for (const until of ['phase', 'round', 'turn'] as const) end(table, until)
    expect(Object.values(table.lasting)).toHaveLength(1)
  })

  test('is for who holds Mecatol Rex alone', () => {
    const game = phaseWith(card)
    expect(isAsked(game) && aims(game)).not.toContain(card)
    const theirs = phaseWith(card, { planets: { p2: ['mecatol_rex'] } })
    expect(isAsked(theirs) && aims(theirs)).not.toContain(card)
  })
})
