import { describe, expect, test } from 'vitest'
import type { Flow } from '../../shared/engine/flow.ts'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { ti4Rules } from '../../shared/ti4/rules/index.ts'
import { scoreOnePublic } from '../../shared/ti4/rules/scoring.ts'
import { drawSecretObjective } from '../../shared/ti4/rules/secretObjectives.ts'
import { gainPoints, gainPointsTogether } from '../../shared/ti4/rules/victory.ts'
import type { Table } from '../../shared/ti4/table.ts'
import { from, type Middle } from './midgame.ts'
import { type Held, lay } from './objectivesHeld.ts'

const cards: Middle['strategyCards'] = { imperial: 'p1', trade: 'p2', leadership: 'p3', politics: 'p4' }

const status = (held: Held, middle: Middle = {}) =>
  from(
    { segment: 'statusPhase' },
    {
      strategyCards: cards,
      ...middle,
      also(state) {
        lay(state, held)
        middle.also?.(state)
      },
    },
  )

const offered = (options: unknown) => Object.keys((options as OneOf).of)
const goods = (count: number): Middle => ({ tradeGoods: { p1: count, p2: count, p3: count, p4: count } })

describe('scoring objectives in the Status Phase', () => {
  test('[ti4/81.1] [ti4/61.6] goes in initiative order, each up to one public and one secret objective', () => {
    const game = status(
      {
        open: ['negotiate_trade_routes', 'expand_borders'],
        secrets: { p3: ['threaten_enemies', 'cut_supply_lines'] },
      },
      goods(5),
    )
    expect(game.open).toEqual(['p3:score'])
    expect(offered(game.offered('p3'))).toEqual(['negotiate_trade_routes', 'done'])
    game.say('p3', 'negotiate_trade_routes')
    expect(sheet(game.table, 'p3')).toMatchObject({ points: 1, tradeGoods: 0 })
    expect(game.table.objectives.negotiate_trade_routes).toEqual({ p3: true })
    // He holds secret ones, so he is asked though none of them is fulfilled.
    expect(offered(game.offered('p3'))).toEqual(['done'])
    game.say('p3', 'done')
    expect(game.open).toEqual(['p4:score'])
  })

  test('[ti4/61.18] [ti4/61.19] a secret one is turned up and gives its point', () => {
    const game = status(
      { secrets: { p1: ['establish_a_perimeter', 'forge_an_alliance'] } },
      { units: { p1: { lodor: { pds: 2 }, mecatol_rex: { pds: 2 } } } },
    )
    game.say('p1', 'establish_a_perimeter')
    expect(sheet(game.table, 'p1')).toMatchObject({
      points: 1,
      secretObjectives: 1,
      scored: { establish_a_perimeter: true },
    })
    expect(game.match.state.hands['p1']?.secretObjectives).toEqual({ forge_an_alliance: true })
    expect(game.told('ti4.log.secretAchieved')).toEqual([{ seat: 'p1', card: 'establish_a_perimeter' }])
  })

  test('[ti4/61.16] public ones need every planet of the home system, secret ones do not; the Saar need none', () => {
    const lost: Middle['also'] = ({ table }) => {
      for (const card of Object.values(table.planets)) card.owner = 'p4'
    }
    const held: Held = { open: ['negotiate_trade_routes'], secrets: { p1: ['establish_a_perimeter'] } }
    const units: Middle = { units: { p1: { lodor: { pds: 2 }, mecatol_rex: { pds: 2 } } }, also: lost }
    const game = status(held, { ...goods(5), ...units })
    // P4 alone holds planets, at home as well.
    expect(game.open).toEqual(['p4:score'])
    game.say('p4', 'done')
    expect(offered(game.offered('p1'))).toEqual(['establish_a_perimeter', 'done'])
    const saar = status(held, { ...goods(5), ...units, factions: { p1: 'saar' } })
    saar.say('p4', 'done')
    expect(offered(saar.offered('p1'))).toEqual(['negotiate_trade_routes', 'establish_a_perimeter', 'done'])
  })

  test('[ti4/61.8] none is scored twice by one player', () => {
    const game = status(
      { open: ['negotiate_trade_routes'] },
      {
        ...goods(5),
        also: ({ table }) => {
          table.objectives.negotiate_trade_routes = { p3: true, p4: true, p2: true }
        },
      },
    )
    expect(game.open).toEqual(['p1:score'])
  })

  test('[ti4/37.4] [ti4/61.10] tokens are spent from the tactic and strategy pools, Action Cards from the hand', () => {
    const game = status(
      { open: ['lead_from_the_front'], secrets: { p3: ['form_a_spy_network'] } },
      {
        tokens: { p3: { tactic: 2, strategy: 2, reinforcements: 9 } },
        also: ({ table, hands, box }) => {
          const hand = hands['p3']
          const six = box.actionCards.splice(0, 6)
          table.decks.action -= 6
          if (hand) hand.actionCards = Object.fromEntries(six.map(card => [card, true]))
          sheet(table, 'p3').actionCards = 6
        },
      },
    )
    game.say('p3', 'lead_from_the_front')
    expect(game.answer('p3', { fleet: 3 })).toBeDefined()
    expect(game.asked('p3')).toMatchObject({ otherwise: { tactic: 2, strategy: 1 } })
    game.say('p3', { tactic: 1, strategy: 2 })
    expect(sheet(game.table, 'p3').counters).toMatchObject({ tactic: 1, strategy: 0, reinforcements: 12 })
    game.say('p3', 'form_a_spy_network')
    const five = Object.keys(game.match.state.hands['p3']?.actionCards ?? {}).slice(0, 5)
    game.say('p3', five)
    expect(sheet(game.table, 'p3')).toMatchObject({ points: 2, actionCards: 1 })
    expect(game.table.discards.action).toEqual(five)
  })

  test('[ti4/61.10] what the clock would pay is an answer, also where one pool alone gives all of it', () => {
    const game = status(
      { open: ['lead_from_the_front'] },
      { tokens: { p3: { tactic: 4, strategy: 1, reinforcements: 8 } } },
    )
    game.say('p3', 'lead_from_the_front')
    const { otherwise } = game.asked('p3') ?? {}
    expect(otherwise).toEqual({ tactic: 3 })
    game.say('p3', otherwise)
    expect(sheet(game.table, 'p3').counters).toMatchObject({ tactic: 1, strategy: 1 })
  })

  test('[ti4/61.10] resources are paid with planets that are ready now', () => {
    const game = status({ open: ['erect_a_monument'] }, goods(8))
    game.say('p3', 'erect_a_monument')
    expect(game.asked('p3')).toMatchObject({ text: 'ti4.ask.spendResourcesFor', options: { least: 8 } })
    game.say('p3', { planets: [], tradeGoods: 8 })
    expect(sheet(game.table, 'p3')).toMatchObject({ points: 1, tradeGoods: 0 })
  })

  test('[ti4/98.7] whoever reaches the goal first in initiative order wins at once', () => {
    const game = status(
      { open: ['negotiate_trade_routes', 'centralize_galactic_trade'] },
      {
        ...goods(10),
        also: ({ table }) => {
          for (const seat of table.order) sheet(table, seat).points = 9
        },
      },
    )
    game.say('p3', 'centralize_galactic_trade')
    expect(game.match.winners).toEqual(['p3'])
    expect(sheet(game.table, 'p3').points).toBe(10)
    expect(game.table.phase).toBe('over')
  })

  test('[ti4/98.2] with fourteen spaces the game goes on at ten', () => {
    const game = status(
      { open: ['negotiate_trade_routes'] },
      {
        ...goods(5),
        also: ({ table }) => {
          table.goal = 14
          sheet(table, 'p3').points = 9
        },
      },
    )
    game.say('p3', 'negotiate_trade_routes')
    expect(game.match.winners).toBeUndefined()
    expect(sheet(game.table, 'p3').points).toBe(10)
  })
})

/** Something of the rules alone, by p1. */
const alone = (does: (table: Table) => Flow<unknown>, middle: Middle = {}) =>
  from(
    { segment: 'alone' },
    { strategyCards: cards, ...middle },
    {
      ...ti4Rules,
      segments: {
        ...ti4Rules.segments,
        *alone(table: Table): Flow<undefined> {
          yield* does(table)
          return undefined
        },
      },
    },
  )

describe('scoring by the Imperial strategy card', () => {
  test('[ti4/45.2] one public objective that is fulfilled, paid for now', () => {
    const game = alone(table => scoreOnePublic(table, 'p1', 'imperial'), {
      ...goods(5),
      also: state => lay(state, { open: ['negotiate_trade_routes', 'expand_borders'] }),
    })
    expect(offered(game.offered('p1'))).toEqual(['negotiate_trade_routes', 'done'])
    game.say('p1', 'negotiate_trade_routes')
    expect(sheet(game.table, 'p1').points).toBe(1)
    expect(game.rests).toBe(true)
  })

  test('[ti4/61.16] nobody is asked who has lost a home planet', () => {
    const game = alone(table => scoreOnePublic(table, 'p1', 'imperial'), {
      ...goods(5),
      also(state) {
        lay(state, { open: ['negotiate_trade_routes'] })
        for (const card of Object.values(state.table.planets)) card.owner = 'p4'
      },
    })
    expect(game.rests).toBe(true)
  })
})

describe('secret objectives', () => {
  const draws = (table: Table) => drawSecretObjective(table, 'p1', 'draw')

  test('[ti4/61.22] one is drawn from the deck', () => {
    const game = alone(draws)
    expect(sheet(game.table, 'p1').secretObjectives).toBe(2)
    expect(Object.keys(game.match.state.hands['p1']?.secretObjectives ?? {})).toHaveLength(2)
    expect(game.match.state.box.secrets).toHaveLength(game.table.decks.secret)
  })

  test('[ti4/61.21] [ti4/45.4] who has more than three, scored ones counted, returns one not scored', () => {
    const game = alone(draws, {
      also(state) {
        lay(state, { secrets: { p1: ['threaten_enemies', 'cut_supply_lines'] } })
        state.box.secrets = ['mine_rare_metals', 'monopolize_production']
        state.table.decks.secret = 2
        sheet(state.table, 'p1').scored = { establish_a_perimeter: true }
      },
    })
    expect(offered(game.offered('p1')).sort()).toEqual([
      'cut_supply_lines',
      'mine_rare_metals',
      'threaten_enemies',
    ])
    game.say('p1', 'cut_supply_lines')
    expect(sheet(game.table, 'p1').secretObjectives).toBe(2)
    expect([...game.match.state.box.secrets].sort()).toEqual(['cut_supply_lines', 'monopolize_production'])
    expect(game.table.decks.secret).toBe(2)
  })

  test('an empty deck gives none', () => {
    const game = alone(draws, {
      also({ box, table }) {
        box.secrets = []
        table.decks.secret = 0
      },
    })
    expect(sheet(game.table, 'p1').secretObjectives).toBe(1)
  })
})

describe('victory points', () => {
  const points = (count: number): Middle => ({
    also: ({ table }) => {
      for (const seat of table.order) sheet(table, seat).points = count
    },
  })

  test('[ti4/98.4] nobody has more than the goal, or less than none', () => {
    const more = alone(table => gainPoints(table, 'p1', 3), points(9))
    expect(sheet(more.table, 'p1').points).toBe(10)
    const less = alone(table => gainPoints(table, 'p1', -1), points(0))
    expect(sheet(less.table, 'p1').points).toBe(0)
    const one = alone(table => gainPoints(table, 'p1', -1), points(4))
    expect(one.told('ti4.log.losesPoints')).toEqual([{ seat: 'p1', count: 1, points: 3 }])
  })

  test('[ti4/98.7] several at the same moment: the first in initiative order wins', () => {
    const both = alone(table => gainPointsTogether(table, ['p1', 'p2'], 1), points(9))
    expect(both.match.winners).toEqual(['p2'])
  })

  test('[ti4/98.7] where nobody has a strategy card, the nearest clockwise from the speaker', () => {
    const both = alone(table => gainPointsTogether(table, ['p1', 'p2', 'p4'], 1), {
      strategyCards: {},
      also: ({ table }) => {
        for (const seat of table.order) sheet(table, seat).points = 9
        for (const place of Object.values(table.strategyCards)) delete place.holder
        table.speaker = table.order[(table.order.indexOf('p2') + 1) % 4] as Seat
      },
    })
    const { order, speaker } = both.table
    const circle = [...order.slice(order.indexOf(speaker)), ...order.slice(0, order.indexOf(speaker))]
    expect(both.match.winners).toEqual([circle.find(seat => ['p1', 'p2', 'p4'].includes(seat))])
  })
})
