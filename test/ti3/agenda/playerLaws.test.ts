import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { Pay } from '../../../shared/galaxy/shapes/pay.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import { strategyCardsOf } from '../../../shared/ti3/realm.ts'
import type { PlayerSheet } from '../../../shared/ti3/table.ts'
import { incomeOf } from '../../../shared/ti3/trading.ts'
import { steady } from '../invented.ts'
import type { Midgame } from '../midgame.ts'
import { decided, offers, type Sitting, under } from './decide.ts'

const rest = { segment: 'rest' }
const seats: readonly Seat[] = ['p1', 'p2', 'p3']
const held = (game: Midgame, seat: Seat) =>
  Object.keys(game.match.state.hands[seat]?.actionCards ?? {}).sort()
const of = (game: Midgame, seat: Seat) => strategyCardsOf(game.table, seat)

describe('[ti3/22.laws] Checks and Balances', () => {
  const card = 'checks_and_balances'
  const picking = (more: Sitting = {}) =>
    under({ segment: 'strategyPhase' }, { phase: 'status', laws: [card], ...more })
  const lots = [
    'base_trade',
    'base_warfare',
    'base_logistics',
    'base_political',
    'base_technology',
    'base_imperial',
  ] as const

  test('has who picks give the card, its bonus and the Speaker token to one with fewest cards', () => {
    const game = picking({
      change: ({ table }) => {
        table.strategyCards.base_initiative.bonus = 1
      },
    })
    game.say('p1', 'base_initiative')
    expect(game.asked('p1').text).toBe('ti3.ask.givePick')
    expect(offers(game, 'p1')).toEqual(['p2', 'p3'])
    game.say('p1', 'p3')
    expect([of(game, 'p1'), of(game, 'p3')]).toEqual([[], ['base_initiative']])
    expect(game.table.speaker).toBe('p3')
    expect(game.asked('p3').text).toBe('ti3.ask.bonus')
    game.say('p3', 'tradeGoods')
    expect(game.sheet('p3').tradeGoods).toBe(1)
    expect(game.told('ti3.log.givesPick')).toEqual([{ seat: 'p3', from: 'p1', card: 'base_initiative' }])
    // Picking goes on as it stood.
    game.say('p2', 'base_trade')
    expect(of(game, 'p1')).toEqual(['base_trade'])
  })

  test('lets him keep it only where nobody else has as few, and all end with as many as ever', () => {
    const game = picking()
    const kept: Seat[] = []
    for (const card of lots) {
      const [open] = game.match.open
      if (!open) throw new Error('Nobody picks')
      game.say(open.to, card)
      const [gives] = game.match.open
      if (gives?.text === 'ti3.ask.givePick') {
        expect(offers(game, gives.to)).not.toContain(gives.to)
        game.say(gives.to, offers(game, gives.to)[0])
      } else if (of(game, open.to).includes(card)) kept.push(open.to)
    }
    expect(game.table.phase).toBe('action')
    expect(seats.map(seat => of(game, seat).length)).toEqual([2, 2, 2])
    expect(kept.length).toBeGreaterThan(0)
  })

  test('is over with the law: who picks keeps', () => {
    const game = picking({ laws: [] }).say('p1', 'base_trade')
    expect(of(game, 'p1')).toEqual(['base_trade'])
  })

  test('voted down passes all cards left, used ones used; the Speaker stays, and who has none to play may pass', () => {
    const game = decided(card, 'against', {
      cards: { p1: ['base_initiative'], p2: ['base_trade'], p3: ['base_warfare'] },
      change: ({ table }) => {
        table.strategyCards.base_trade.used = true
        table.speaker = 'p1'
      },
    })
    expect(seats.map(seat => of(game, seat))).toEqual([['base_warfare'], ['base_initiative'], ['base_trade']])
    expect(game.table.strategyCards.base_trade).toMatchObject({ holder: 'p3', used: true })
    expect(game.table.speaker).toBe('p1')
    const next = under(
      { segment: 'turn', args: { seat: 'p3' } },
      {
        change: state =>
          Object.assign(state.table, { strategyCards: structuredClone(game.table.strategyCards) }),
      },
    )
    expect(next.offered<Turn>('p3')).toMatchObject({ strategic: [], pass: true })
  })
})

describe('[ti3/22.laws] Core Stability', () => {
  const card = 'core_stability'
  const dealing = (more: Sitting = {}) =>
    under(
      { segment: 'supplies' },
      {
        phase: 'status',
        laws: [card],
        cards: { p1: ['base_trade'], p2: ['base_logistics'], p3: ['base_warfare'] },
        // p3 has most ready influence by far.
        planets: { p3: ['mecatol_rex'] },
        technologies: { p2: ['neural_motivator'] },
        ...more,
      },
    )

  test('lays all cards due open, and who has most ready influence takes all his first', () => {
    const game = steady(dealing())
    const lying = [...(game.table.openCards ?? [])]
    expect(lying).toHaveLength(4)
    const left = game.table.decks.action
    expect(game.match.open.map(({ to }) => to)).toEqual(['p3'])
    expect(offers(game, 'p3')).toEqual(lying.sort())
    game.say('p3', offers(game, 'p3').slice(0, 1))
    while (!game.rests) {
      const [open] = game.match.open
      if (!open) break
      const count = Number(open.about?.['count'])
      game.say(open.to, offers(game, open.to).slice(0, count))
    }
    expect(seats.map(seat => game.sheet(seat).actionCards)).toEqual([1, 2, 1])
    expect(seats.flatMap(seat => held(game, seat)).sort()).toEqual(lying.sort())
    expect(game.table.openCards).toBeUndefined()
    expect(game.table.decks.action).toBe(left)
    expect(game.told('ti3.log.takesOpen')).toHaveLength(4)
    // Counters come as ever.
    expect(game.told('ti3.log.gainsCounters')).toHaveLength(3)
  })

  test('counts ready planets alone, and settles ties in order of play', () => {
    const even: Sitting = {
      technologies: {},
      change: ({ table }) => {
        for (const planet of Object.values(table.planets)) if (planet) planet.exhausted = true
      },
    }
    const game = dealing(even)
    const asked: Seat[] = []
    while (!game.rests) {
      const [open] = game.match.open
      if (!open) break
      asked.push(open.to)
      game.say(open.to, offers(game, open.to).slice(0, 1))
    }
    // By the numbers of their strategy cards; what is left for the last one is no choice.
    expect(asked).toEqual(['p2', 'p1'])
  })

  test('shares what there is where the deck has not enough, and keeps the hand limit', () => {
    const few = dealing({
      change(state) {
        const cards = state.box.actionCards
        state.table.discards.action = []
        state.box.actionCards = cards.slice(0, 2)
        state.table.decks.action = 2
      },
    })
    expect(few.table.openCards).toHaveLength(2)
    few.say('p3', offers(few, 'p3').slice(0, 1))
    expect(seats.map(seat => few.sheet(seat).actionCards)).toEqual([0, 1, 1])
    expect([few.rests, few.table.openCards]).toEqual([true, undefined])
    const full = dealing({
      laws: [card, 'limits_to_individual_power'],
      hands: { p3: ['uprising', 'plague', 'armistice'] },
    })
    full.say('p3', offers(full, 'p3').slice(0, 1))
    expect(full.asked('p3')).toMatchObject({ text: 'ti3.ask.discard', about: { count: 3 } })
  })

  test('is over with the law: cards come unseen', () => {
    const game = dealing({ laws: [] })
    expect(game.rests).toBe(true)
    expect(game.told('ti3.log.takesOpen')).toEqual([])
    expect(seats.map(seat => game.sheet(seat).actionCards)).toEqual([1, 2, 1])
  })

  test('voted down keeps everybody from drawing this round, in the Status Phase and by Political too', () => {
    const { table } = decided(card, 'against', { cards: { p1: ['base_political'] } })
    const lasting = structuredClone(table.lasting)
    expect(Object.values(lasting)).toMatchObject([{ until: 'round', touches: 'all' }])
    const change: Sitting['change'] = state => Object.assign(state.table.lasting, lasting)
    const game = dealing({ laws: [], change })
    expect(seats.map(seat => game.sheet(seat).actionCards)).toEqual([0, 0, 0])
    expect(game.told('ti3.log.gainsCounters')).toHaveLength(3)
    const both = dealing({ change })
    expect(seats.map(seat => both.sheet(seat).actionCards)).toEqual([0, 0, 0])
    const secondaries = under(
      { segment: 'secondaries', args: { seat: 'p1', card: 'base_political' } },
      { cards: { p1: ['base_political'] }, counters: { p2: { strategy: 3 } }, change },
    )
    expect(secondaries.rests).toBe(true)
  })
})

describe('[ti3/22.laws] Free Trade', () => {
  const card = 'free_trade'
  const trading =
    (...partners: readonly string[]) =>
    ({ table }: { table: { players: Record<string, unknown> } }) => {
      const sheet = table.players['p1'] as PlayerSheet
      sheet.agreements = Object.fromEntries(partners.map(id => [id, true]))
    }

  test('gives who receives goods from agreements one more in all, and nothing for none', () => {
    const income = (partners: readonly string[], laws: Sitting['laws'] = [card]) =>
      incomeOf(under(rest, { laws: laws ?? [], change: trading(...partners) }).table, 'p1')
    expect(income(['trade_sol_2', 'trade_letnev_2'], [])).toBe(income(['trade_sol_2', 'trade_letnev_2']) - 1)
    expect(income(['trade_sol_2'])).toBe(income(['trade_sol_2'], []) + 1)
    expect(income([])).toBe(0)
  })

  test('voted down has each discard two trade goods, or what he has', () => {
    const game = decided(card, 'against', { tradeGoods: { p1: 5, p2: 1, p3: 0 } })
    expect(seats.map(seat => game.sheet(seat).tradeGoods)).toEqual([3, 0, 0])
    expect(game.table.supply.tradeGoods).toBe(37)
  })
})

describe('[ti3/22.laws] Imperial Academy', () => {
  const card = 'imperial_academy'

  test('sells counters of Logistics for two influence instead of three', () => {
    const asked = (laws: Sitting['laws']) => {
      const game = under(
        { segment: 'secondaries', args: { seat: 'p1', card: 'base_logistics' } },
        {
          laws: laws ?? [],
          cards: { p1: ['base_logistics'] },
          counters: { p2: { strategy: 2, pool: 3, fleet: 3 } },
          planets: { p2: ['mecatol_rex'] },
        },
      )
      return game.say('p2', 'secondary')
    }
    expect(asked([card]).offered<Pay>('p2')).toMatchObject({ worth: 'influence', least: 2, step: 2 })
    expect(asked([]).offered<Pay>('p2')).toMatchObject({ least: 3, step: 3 })
    const game = asked([card]).say('p2', { planets: ['mecatol_rex'], tradeGoods: 0 })
    expect(game.asked('p2')).toMatchObject({ about: { count: 3 } })
  })

  test('voted down does nothing', () => {
    const game = decided(card, 'against')
    expect([game.rests, game.table.laws, game.table.lasting]).toEqual([true, {}, {}])
  })
})

describe('[ti3/22.laws] Limits to Individual Power', () => {
  const card = 'limits_to_individual_power'
  const cards = (game: Midgame) => seats.map(seat => game.sheet(seat).actionCards)
  const hands = {
    p1: ['command_summit', 'grand_armada', 'cultural_crisis', 'signal_jamming', 'synchronicity'],
    p2: ['trade_stop', 'uprising', 'plague'],
    p3: ['local_unrest', 'armistice', 'civil_defense', 'productivity_spike'],
  }

  test('has every hand discarded down to three at once, unseen by one another, each as he chooses', () => {
    const game = steady(decided(card, 'for', { hands }))
    expect(game.match.open.map(({ to }) => to).sort()).toEqual(['p1', 'p3'])
    expect(game.asked('p1').about).toEqual({ count: 2 })
    game.say('p3', ['armistice'])
    expect(cards(game)).toEqual([5, 3, 4])
    expect(game.table.discards.action).toEqual([])
    game.say('p1', ['grand_armada', 'synchronicity'])
    expect(cards(game)).toEqual([3, 3, 3])
    expect([...game.table.discards.action].sort()).toEqual(['armistice', 'grand_armada', 'synchronicity'])
  })

  test('holds after each draw, and seven are free again without it', () => {
    const drawing = (laws: Sitting['laws']) =>
      under(
        { segment: 'supplies' },
        { laws: laws ?? [], hands: { p1: hands.p2 }, cards: { p1: ['base_trade'] }, phase: 'status' },
      )
    const game = drawing([card])
    expect(game.asked('p1')).toMatchObject({ text: 'ti3.ask.discard', about: { count: 3 } })
    game.say('p1', 'plague')
    expect(game.sheet('p1').actionCards).toBe(3)
    expect(drawing([]).rests).toBe(true)
  })

  test('leaves Yssaril what their hand may hold', () => {
    const races = { p1: 'yssaril', p2: 'sol', p3: 'letnev' } as const
    const game = decided(card, 'for', { hands, races })
    expect(game.match.open.map(({ to }) => to)).toEqual(['p3'])
    game.say('p3', ['armistice'])
    expect(cards(game)).toEqual([5, 3, 3])
  })

  test('voted down has each discard one card at random, who has none nothing', () => {
    const game = decided(card, 'against', { hands: { p1: hands.p1, p2: hands.p2 } })
    expect(cards(game)).toEqual([4, 2, 0])
    expect(game.table.discards.action).toHaveLength(2)
    expect(game.rests).toBe(true)
  })
})
