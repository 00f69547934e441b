import { describe, expect, test } from 'vitest'
import { activations, tacticalCost } from '../../../shared/ti3/activation.ts'
import { permits } from '../../../shared/ti3/effects.ts'
import { canLearn, openTechnologies } from '../../../shared/ti3/research.ts'
import { standing } from '../action/turnWith.ts'
import { choicesOf } from '../invented.ts'
import type { Midgame } from '../midgame.ts'
import { type Council, decided, sitting } from './decided.ts'

const seats = ['p1', 'p2', 'p3'] as const
const goods = (game: Midgame) => seats.map(seat => game.sheet(seat).tradeGoods)
const points = (game: Midgame) => seats.map(seat => game.sheet(seat).points)
const scored =
  (...of: readonly number[]): NonNullable<Council['change']> =>
  ({ table }) => {
    for (const [i, seat] of seats.entries()) Object.assign(table.players[seat] ?? {}, { points: of[i] })
  }
const cards = { p1: ['base_trade'], p2: ['base_political'], p3: ['base_warfare'] } as const
const laws = { code_of_honor: {}, minister_of_policy: { elected: ['p2'] } }

describe('[ti3/22.outcomes] Aggressive Strategy', () => {
  test('lets each in order of play use the secondary of his own cards, without a counter, used up or not', () => {
    const game = decided('aggressive_strategy', 'for', {
      cards: { p1: ['base_logistics'], p2: ['base_political'], p3: ['base_imperial'] },
      counters: { p2: { strategy: 0 }, p1: { strategy: 0 } },
      tradeGoods: { p1: 3 },
      change({ table }) {
        table.strategyCards.base_political.used = true
      },
    })
    expect(game.open).toEqual(['p2:use'])
    expect(game.asked('p2').text).toBe('ti3.ask.secondaryFree')
    game.say('p2', 'secondary')
    expect(game.sheet('p2').actionCards).toBe(1)
    expect(game.sheet('p2').counters.strategy).toBe(0)
    expect(game.table.strategyCards.base_political.used).toBe(true)
    expect(game.open).toEqual(['p1:use'])
    game.say('p1', 'secondary')
    // Other costs stay.
    expect(game.asked('p1').text).toBe('ti3.ask.mandate')
    game.say('p1', { planets: [], tradeGoods: 3 }).say('p1', { pool: 1 })
    expect(game.sheet('p1').tradeGoods).toBe(0)
    expect(game.table.strategyCards.base_logistics.used).toBeUndefined()
    expect(game.rests).toBe(true)
    expect(game.table.lasting).toEqual({})
  })

  test('may be let be, and asks nobody who has nothing to do with it', () => {
    const game = decided('aggressive_strategy', 'for', {
      cards: { p1: ['base_initiative'], p2: ['base_political'], p3: ['base_trade'] },
    })
    expect(game.open).toEqual(['p2:use'])
    game.say('p2', 'none')
    expect(game.rests).toBe(true)
  })

  test('against: nobody uses secondary abilities for the rest of this round, Political’s own included', () => {
    const game = sitting(
      {
        segment: 'councilDecides',
        args: { seat: 'p1' },
        then: { segment: 'secondaries', args: { seat: 'p1', card: 'base_political' } },
      },
      {
        counters: { p2: { strategy: 3 } },
        change({ table }) {
          table.agenda = {
            card: 'aggressive_strategy',
            candidates: [],
            votes: { p1: { count: 1, what: ['against'] } },
          }
        },
      },
    )
    expect(game.rests).toBe(true)
    expect(permits(game.table, 'p2', 'usesSecondary', { card: 'base_trade' }, true)).toBe(false)
    expect(Object.values(game.table.lasting).map(({ until }) => until)).toEqual(['round'])
  })
})

describe('[ti3/22.outcomes] Cost Overruns', () => {
  const council: Council = {
    tradeGoods: { p1: 9, p2: 1, p3: 0 },
    change({ table }) {
      table.planets = {
        abyz: { owner: 'p1' },
        fria: { owner: 'p1' },
        saudor: { owner: 'p2' },
        thibah: { owner: 'p2' },
      }
    },
  }
  test('takes a good for every planet one holds, as far as one has them; against does nothing', () => {
    expect(goods(decided('cost_overruns', 'for', council))).toEqual([7, 0, 0])
    expect(goods(decided('cost_overruns', 'against', council))).toEqual([9, 1, 0])
  })
})

describe('[ti3/22.outcomes] Holder of Mecatol Rex', () => {
  const held = { planets: { p2: ['mecatol_rex'] as const }, laws }
  test('lets who holds the planet discard one law, or none', () => {
    const game = decided('holder_of_mecatol_rex', 'for', held)
    expect(choicesOf(game, 'p2')).toEqual(['code_of_honor', 'minister_of_policy', 'none'])
    game.say('p2', 'code_of_honor')
    expect(Object.keys(game.table.laws)).toEqual(['minister_of_policy'])
    expect(decided('holder_of_mecatol_rex', 'for', held).say('p2', 'none').table.laws).toEqual(laws)
  })

  test('against: he may place two Ground Forces there', () => {
    const game = decided('holder_of_mecatol_rex', 'against', held).say('p2', 'yes')
    expect(standing(game, 'mecatol_rex')).toEqual(['p2 ground_force', 'p2 ground_force'])
  })

  test('does nothing while nobody holds it, or no law lies', () => {
    expect(decided('holder_of_mecatol_rex', 'for', { laws }).rests).toBe(true)
    expect(decided('holder_of_mecatol_rex', 'against').rests).toBe(true)
    expect(decided('holder_of_mecatol_rex', 'for', { ...held, laws: {} }).rests).toBe(true)
  })
})

describe('[ti3/22.outcomes] Imperial Containment', () => {
  const passed = (pool: number) =>
    decided('imperial_containment', 'for', {
      planets: { p1: ['abyz', 'fria'], p2: ['saudor', 'thibah'], p3: ['mecatol_rex'] },
      counters: { p1: { pool } },
    })

  test('has all with most planets away from home pay a second counter for each tactical action this round', () => {
    const { table } = passed(3)
    expect(seats.map(seat => tacticalCost(table, seat))).toEqual([1, 1, 0])
    const acts = sitting(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a1' } },
      {
        counters: { p1: { pool: 3 } },
        change: ({ table: now }) => (now.lasting = structuredClone(table.lasting)),
      },
    )
    expect(acts.sheet('p1').counters.pool).toBe(1)
    expect(acts.told('ti3.log.paysCounters')).toEqual([{ seat: 'p1', count: 1 }])
  })

  test('allows none with one counter left', () => {
    expect(activations(passed(1).table, 'p1').hexes).toEqual([])
    expect(activations(passed(2).table, 'p1').hexes).not.toEqual([])
    expect(activations(passed(1).table, 'p3').hexes).not.toEqual([])
  })
})

describe('[ti3/22.outcomes] Imperial Mandate', () => {
  test('gives each two points in order of play: the first to have enough wins before the others', () => {
    expect(points(decided('imperial_mandate', 'for', { cards, change: scored(1, 0, 5) }))).toEqual([3, 2, 7])
    const won = decided('imperial_mandate', 'for', { cards, change: scored(8, 9, 9) })
    expect(won.match.winners).toEqual(['p2'])
    expect(points(won)).toEqual([8, 10, 9])
  })

  test('against: each loses one, never below none', () => {
    expect(points(decided('imperial_mandate', 'against', { cards, change: scored(2, 0, 1) }))).toEqual([
      1, 0, 0,
    ])
  })
})

describe('[ti3/22.outcomes] New Constitution', () => {
  test('discards all laws, and each exhausts two of his ready planets, all asked at once', () => {
    const game = decided('new_constitution', 'for', {
      laws,
      planets: { p1: ['abyz', 'fria', 'saudor'] },
    })
    expect(game.table.laws).toEqual({})
    expect(game.match.open.map(({ to }) => to)).toContain('p1')
    game.say('p1', ['abyz', 'saudor'])
    if (!game.rests) for (const { to } of game.match.open) game.say(to, choicesOf(game, to).slice(0, 2))
    expect([game.table.planets.abyz?.exhausted, game.table.planets.saudor?.exhausted]).toEqual([true, true])
    expect(game.table.planets.fria?.exhausted).toBeUndefined()
  })

  const poor: NonNullable<Council['change']> = ({ table }) => {
    for (const card of Object.values(table.planets)) if (card) card.exhausted = true
    if (table.planets.mecatol_rex) delete table.planets.mecatol_rex.exhausted
  }
  test('against: who has most ready influence may discard a law; of several the Speaker names him', () => {
    const strong = decided('new_constitution', 'against', {
      laws,
      planets: { p3: ['mecatol_rex'] },
      change: poor,
    })
    expect(strong.open).toEqual(['p3:amends'])
    strong.say('p3', 'minister_of_policy')
    expect(Object.keys(strong.table.laws)).toEqual(['code_of_honor'])
    const tied = decided('new_constitution', 'against', { laws, change: poor })
    expect(tied.open).toEqual(['p1:strongest'])
    tied.say('p1', 'p2')
    expect(tied.open).toEqual(['p2:amends'])
  })
})

describe('[ti3/22.outcomes] Open the Trade Routes', () => {
  test('brings each two goods, as far as the supply goes, clockwise from the active player', () => {
    expect(goods(decided('open_the_trade_routes', 'for'))).toEqual([2, 2, 2])
    const short = decided('open_the_trade_routes', 'for', {
      change: ({ table }) => (table.supply.tradeGoods = 3),
    })
    expect(goods(short)).toEqual([2, 1, 0])
  })

  test('against: what anybody receives this round goes to his left neighbour, who keeps it', () => {
    const { table } = decided('open_the_trade_routes', 'against')
    const receives = sitting(
      { segment: 'councilDecides', args: { seat: 'p1' } },
      {
        tradeGoods: { p1: 1 },
        planets: { p1: ['abyz'] },
        units: { p1: { abyz: { ground_force: 2 } } },
        change({ table: now }) {
          now.lasting = structuredClone(table.lasting)
          const votes = { p1: { count: 1, what: ['abyz'] } }
          now.agenda = { card: 'compensated_disarmament', candidates: [], votes }
        },
      },
    )
    expect(goods(receives)).toEqual([1, 2, 0])
    expect(receives.told('ti3.log.passesGoods')).toEqual([{ seat: 'p1', to: 'p2', count: 2 }])
  })
})

describe('[ti3/22.outcomes] Technology Investigation Committee', () => {
  test('forbids buying technologies this round, and no other way to them', () => {
    const { table } = decided('technology_investigation_committee', 'for')
    expect(openTechnologies(table, 'p1', { bought: true })).toEqual([])
    expect(canLearn(table, 'p1', 'hylar_v_assault_laser')).toBe(true)
  })

  const rejected = () =>
    decided('technology_investigation_committee', 'against', {
      hands: { p1: ['plague', 'uprising'], p2: ['patrol'] },
      top: ['code_of_honor', 'free_trade'],
    })

  test('against: each loses an action card by lot, then two agendas are voted on, one after the other', () => {
    const game = rejected()
    expect(game.told('ti3.log.discards')).toHaveLength(2)
    expect(seats.map(seat => game.sheet(seat).actionCards)).toEqual([1, 0, 0])
    const nobodyAnswers = () => {
      for (;;) {
        const [asked] = game.match.open.filter(({ key }) => key.includes('cards'))
        if (!asked) return
        game.say(asked.to, 'pass')
      }
    }
    const allVote = () => {
      for (const seat of ['p2', 'p3', 'p1']) {
        nobodyAnswers()
        game.say(seat, 'for')
      }
      nobodyAnswers()
    }
    nobodyAnswers()
    expect(game.table.agenda?.card).toBe('code_of_honor')
    allVote()
    expect(Object.keys(game.table.laws)).toEqual(['code_of_honor'])
    expect(game.table.agenda?.card).toBe('free_trade')
    allVote()
    expect(Object.keys(game.table.laws)).toEqual(['code_of_honor', 'free_trade'])
    expect(game.told('ti3.log.agenda').map(about => about?.['seat'])).toEqual(['p1', 'p1'])
    expect(game.rests).toBe(true)
  })

  test('tells nobody what another drew or kept', () => {
    const game = rejected()
    const kept = Object.keys(game.match.state.hands['p1']?.actionCards ?? {})
    expect(kept).toHaveLength(1)
    expect(JSON.stringify([game.table, game.log])).not.toContain(kept[0])
  })
})
