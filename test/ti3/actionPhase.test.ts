import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Flow } from '../../shared/engine/flow.ts'
import type { Next, Rules, Seat } from '../../shared/engine/rules.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import type { Turn } from '../../shared/galaxy/shapes/turn.ts'
import type { Acts } from '../../shared/ti3/cards/act.ts'
import { political } from '../../shared/ti3/cards/registry.ts'
import type { StrategyCardId } from '../../shared/ti3/content/strategyCards.ts'
import type { Effect } from '../../shared/ti3/effects.ts'
import { orderOfPlay } from '../../shared/ti3/realm.ts'
import { activate } from '../../shared/ti3/rules/economy.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { begin } from '../../shared/ti3/rules/lasting.ts'
import type { PlayerSheet, Table, Ti3 } from '../../shared/ti3/table.ts'
import { dealt, forgetInvented, invent, onlyInvented } from './invented.ts'
import { acting, listening } from './listening.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'
import { seatsOf } from './scene.ts'

/** Turns as they follow each other; what happens inside an action is no matter here. */
const rules: Rules<Ti3> = {
  ...ti3Rules,
  segments: {
    ...ti3Rules.segments,
    *strategicAction(table: Table, { card }: { seat: Seat; card: StrategyCardId }): Flow<Next | undefined> {
      table.strategyCards[card].used = true
      return undefined
    },
    *tacticalAction(table: Table, { seat, hex }: { seat: Seat; hex: HexId }): Flow<Next | undefined> {
      activate(table, seat, hex, 'pool')
      return undefined
    },
    *statusPhase(table: Table): Flow<Next> {
      table.phase = 'status'
      return { segment: 'rest' }
    },
  },
}

const cards: NonNullable<Situation['cards']> = {
  p1: ['base_political', 'base_imperial'],
  p2: ['base_diplomacy', 'base_warfare'],
  p3: ['base_initiative', 'base_trade'],
}
const races = { p1: 'norr', p2: 'letnev', p3: 'sol' } as const

const turnOf = (seat: Seat, { change, ...situation }: Situation = {}) =>
  midgame(
    { segment: 'turn', args: { seat } },
    {
      races,
      cards,
      rules,
      ...situation,
      change(state) {
        state.table.order = seatsOf(3)
        change?.(state)
      },
    },
  )

const used =
  (...which: StrategyCardId[]) =>
  ({ table }: Ti3) => {
    for (const card of which) table.strategyCards[card].used = true
  }
const everyCard = used(
  'base_political',
  'base_imperial',
  'base_diplomacy',
  'base_warfare',
  'base_trade',
  'base_initiative',
)
/** As if one of the peoples at the table had such an ability. */
const ability = 'norr_combat'
const printed = listening[ability] as NonNullable<(typeof listening)[string]>

const sheetOf = ({ table }: Ti3, seat: Seat) => table.players[seat] as PlayerSheet
const turnFor = (game: Midgame, seat: Seat) => game.offered<Turn>(seat)

beforeEach(onlyInvented)
afterEach(() => {
  forgetInvented()
  listening[ability] = printed
  delete (political as Record<string, Effect>)['abolishment']
})

describe('the order of play', () => {
  test('[ti3/11.order] goes by the lower of two numbers', () => {
    const game = turnOf('p3')
    expect(orderOfPlay(game.table)).toEqual(['p3', 'p2', 'p1'])
  })

  test('[ti3/10.action] [ti3/10.free] [ti3/11.order] goes round and round, one action at a time', () => {
    const game = turnOf('p3')
    game.say('p3', { strategic: 'base_trade' })
    expect(game.open).toEqual(['p2:turn'])
    game.say('p2', { strategic: 'base_diplomacy' }).say('p1', { strategic: 'base_imperial' })
    expect(game.open).toEqual(['p3:turn'])
    expect(game.table.active).toBe('p3')
  })

  test('[ti3/12.pass] passes over whoever has passed, who takes no more turns', () => {
    const game = turnOf('p3', { change: everyCard })
    game.say('p3', { pass: true })
    expect(game.sheet('p3').passed).toBe(true)
    game.say('p2', { tactical: game.sheet('p1').home })
    game.say('p1', { tactical: game.sheet('p2').home })
    expect(game.open).toEqual(['p2:turn'])
  })

  test('[ti3/12.alone] leaves one player turn after turn when all others have passed', () => {
    const game = turnOf('p3', { change: everyCard })
    game.say('p3', { pass: true }).say('p2', { pass: true })
    game.say('p1', { tactical: game.sheet('p1').home })
    expect(game.open).toEqual(['p1:turn'])
    game.say('p1', { tactical: game.sheet('p2').home })
    expect(game.open).toEqual(['p1:turn'])
  })

  test('[ti3/12.end] ends with the Status Phase when all have passed', () => {
    const game = turnOf('p3', {
      change(state) {
        everyCard(state)
        begin(state.table, { effect: 'diplomacy', by: 'p1', on: 'p2', until: 'phase' })
      },
    })
    game.say('p3', { pass: true }).say('p2', { pass: true })
    expect(game.table.phase).toBe('action')
    expect(Object.keys(game.table.lasting)).toHaveLength(1)
    game.say('p1', { pass: true })
    expect(game.table.phase).toBe('status')
    expect(game.table.lasting).toEqual({})
  })
})

describe('a turn', () => {
  test('[ti3/10.action] is one action: after a strategic action that card is done, and the next player is asked', () => {
    const game = turnOf('p1')
    expect(turnFor(game, 'p1').strategic).toEqual(['base_political', 'base_imperial'])
    game.say('p1', { strategic: 'base_political' })
    expect(game.open).toEqual(['p3:turn'])
  })

  test('[ti3/10.once] offers no strategy card twice, and says why', () => {
    const game = turnOf('p1', { change: used('base_political') })
    expect(turnFor(game, 'p1').strategic).toEqual(['base_imperial'])
    expect(game.answer('p1', { strategic: 'base_political' })?.code).toBe('cardUsed')
  })

  test('[ti3/10.owed] [ti3/12.pass] cannot be passed before every own strategic action is taken', () => {
    const game = turnOf('p1', { change: used('base_political') })
    expect(game.answer('p1', { pass: true })).toMatchObject({ code: 'strategicFirst', rule: 'ti3/12.pass' })
    const done = turnOf('p1', { change: used('base_political', 'base_imperial') })
    expect(done.answer('p1', { pass: true })).toBeUndefined()
  })

  test('[ti3/10.initiative] of whoever holds Initiative has no strategic action for it, but owes that of his other card', () => {
    const game = turnOf('p3')
    expect(turnFor(game, 'p3').strategic).toEqual(['base_trade'])
    expect(turnFor(game, 'p3').pass).toBe(false)
    expect(game.answer('p3', { strategic: 'base_initiative' })?.code).toBe('noStrategicAction')
    const free = turnOf('p3', { change: used('base_trade') })
    expect(turnFor(free, 'p3').pass).toBe(true)
  })

  test('offers the systems that can be activated', () => {
    const game = turnOf('p1', { activated: { p1: ['a0'] } })
    expect(turnFor(game, 'p1').tactical).toContain(game.sheet('p1').home)
    expect(turnFor(game, 'p1').tactical).not.toContain('a0')
    game.say('p1', { tactical: game.sheet('p1').home })
    expect(game.table.activated[game.sheet('p1').home as HexId]).toEqual({ p1: true })
    expect(game.open).toEqual(['p3:turn'])
  })

  test('[ti3/12.pass] in which nothing but passing is left is passed without asking', () => {
    const game = turnOf('p1', { change: everyCard, counters: { p1: { pool: 0 } } })
    expect(game.sheet('p1').passed).toBe(true)
    expect(game.told('ti3.log.passes')).toEqual([{ seat: 'p1' }])
  })

  test('[ti3/12.pass] is asked for of everybody with a hand, so that being passed over tells nothing of it', () => {
    const card = invent('action')
    const held = (hand: string) => {
      const own = dealt({ p1: [hand], p2: [], p3: [] })
      const change = (state: Ti3) => {
        everyCard(state)
        own(state)
      }
      return turnOf('p1', { change, counters: { p1: { pool: 0 } } })
    }
    const [able, unable] = [held(card), held('plague')]
    expect(Object.keys(turnFor(able, 'p1').special)).toEqual([card])
    expect(turnFor(unable, 'p1')).toMatchObject({ special: {}, pass: true })
    for (const seat of ['p2', undefined])
      expect(JSON.stringify(able.match.view(seat))).toBe(JSON.stringify(unable.match.view(seat)))
    expect(able.match.waiting).toEqual(unable.match.waiting)
  })

  test('[ti3/10.special] may be used for what an ability adds, which takes the turn or leaves it', () => {
    for (const endsTurn of [true, false]) {
      const action: Acts['action'] = {
        may: (table, seat) => (table.players[seat]?.tradeGoods ?? 0) === 0,
        *does(table, seat) {
          const player = table.players[seat] as PlayerSheet
          player.tradeGoods = 1
          table.supply.tradeGoods--
        },
        endsTurn,
      }
      listening[ability] = { action }
      const game = turnOf('p1')
      expect(Object.keys(turnFor(game, 'p1').special)).toEqual(['norr_combat'])
      game.say('p1', { special: 'norr_combat' })
      expect(game.sheet('p1').tradeGoods).toBe(1)
      expect(game.open).toEqual([endsTurn ? 'p3:turn' : 'p1:turn'])
      if (!endsTurn) expect(Object.keys(turnFor(game, 'p1').special)).toEqual([])
    }
  })

  test('ends what was to last for the turn', () => {
    const game = turnOf('p1', {
      change({ table }) {
        begin(table, { effect: 'diplomacy', by: 'p1', on: 'p2', until: 'turn' })
        begin(table, { effect: 'diplomacy', by: 'p1', on: 'p3', until: 'phase' })
      },
    })
    game.say('p1', { strategic: 'base_political' })
    expect(Object.values(game.table.lasting).map(({ on }) => on)).toEqual(['p3'])
  })

  test('names its beginning and its end', () => {
    const seen: string[] = []
    listening[ability] = acting({
      *turnBegins(_, __, { of }) {
        seen.push(`action ${of}`)
      },
      *turnEnds(_, __, { of }) {
        seen.push(`ends ${of}`)
      },
    })
    turnOf('p3').say('p3', { strategic: 'base_trade' })
    expect(seen).toEqual(['action p3', 'ends p3', 'action p2'])
  })
})

describe('a second tactical action', () => {
  const permitted = (change: (state: Ti3) => void = () => {}) => {
    ;(political as Record<string, Effect>)['abolishment'] = { permits: { twoTacticalActions: () => true } }
    return turnOf('p1', {
      change(state) {
        ;(state.table.laws as Record<string, object>)['abolishment'] = {}
        change(state)
      },
    })
  }

  test('[ti3/10.action] follows the first where it is allowed, and no third', () => {
    const game = permitted()
    game.say('p1', { tactical: game.sheet('p1').home })
    expect(game.open).toEqual(['p1:second'])
    expect(turnFor(game, 'p1').strategic).toEqual([])
    game.say('p1', { tactical: game.sheet('p2').home })
    expect(game.open).toEqual(['p3:turn'])
  })

  test('[ti3/10.action] may be let be, which is no passing', () => {
    const game = permitted()
    game.say('p1', { tactical: game.sheet('p1').home }).say('p1', { special: 'done' })
    expect(game.sheet('p1').passed).toBeUndefined()
    expect(game.open).toEqual(['p3:turn'])
  })

  test('is not asked for without a counter left, nor after another action', () => {
    const poor = permitted(state => {
      const { counters } = sheetOf(state, 'p1')
      counters.reinforcements += counters.pool - 1
      counters.pool = 1
    })
    poor.say('p1', { tactical: poor.sheet('p1').home })
    expect(poor.open).toEqual(['p3:turn'])
    const strategic = permitted()
    strategic.say('p1', { strategic: 'base_political' })
    expect(strategic.open).toEqual(['p3:turn'])
  })
})

describe('a player without a planet and a unit', () => {
  const beaten = (state: Ti3, seat: Seat) => {
    const { table } = state
    for (const [planet, card] of Object.entries(table.planets))
      if (card?.owner === seat) delete table.planets[planet as keyof typeof table.planets]
    for (const [id, unit] of Object.entries(table.units)) if (unit.of === seat) delete table.units[id]
  }

  test('[ti3/14.out] is out: hand discarded, secret objective unseen, and no turn any more; points stay', () => {
    const game = turnOf('p3', {
      change(state) {
        beaten(state, 'p2')
        const player = sheetOf(state, 'p2')
        player.points = 4
        player.actionCards = 1
        const hand = state.hands['p2'] as Ti3['hands'][Seat]
        hand.actionCards = { [state.box.actionCards.shift() as string]: true }
        state.table.decks.action--
      },
    })
    const secret = game.match.state.hands['p2']?.secretObjective
    const [card] = Object.keys(game.match.state.hands['p2']?.actionCards ?? {})
    game.say('p3', { strategic: 'base_trade' })
    expect(game.sheet('p2')).toMatchObject({ out: true, points: 4, actionCards: 0, secretObjectives: 0 })
    expect(game.table.discards.action).toEqual([card])
    expect(game.match.state.hands['p2']?.secretObjective).toBeUndefined()
    expect(game.match.state.box.unused).toContain(secret)
    expect(JSON.stringify([game.table, game.log])).not.toContain(secret)
    expect(game.open).toEqual(['p1:turn'])
  })

  test('leaves the game to whoever remains alone, who has won whatever the points', () => {
    const game = turnOf('p3', {
      change(state) {
        for (const seat of state.table.order) if (seat !== 'p3') beaten(state, seat)
        sheetOf(state, 'p2').points = 9
      },
    })
    expect(game.match.winners).toBeUndefined()
    game.say('p3', { strategic: 'base_trade' })
    expect(game.match.winners).toEqual(['p3'])
    expect(game.sheet('p2')).toMatchObject({ out: true, points: 9 })
  })

  test('[ti3/14.out] leaves partners with their own trade cards, and his own leave the game', () => {
    const game = turnOf('p3', {
      change(state) {
        beaten(state, 'p2')
        const [one, other] = [sheetOf(state, 'p1'), sheetOf(state, 'p2')]
        one.contracts = { trade_norr_2: true }
        one.agreements = { trade_letnev_1: true, trade_sol_1: true }
        other.contracts = { trade_letnev_2: true }
        other.agreements = { trade_norr_1: true }
      },
    })
    game.say('p3', { strategic: 'base_trade' })
    expect(game.sheet('p1').contracts).toEqual({ trade_norr_1: true, trade_norr_2: true })
    expect(game.sheet('p1').agreements).toEqual({ trade_sol_1: true })
    expect(game.sheet('p2')).toMatchObject({ contracts: {}, agreements: {} })
  })

  test('[ti3/14.out] gives up the Speaker token to the next player clockwise, and his trade goods and counters', () => {
    const game = turnOf('p3', {
      activated: { p2: ['a0'] },
      tradeGoods: { p2: 3 },
      change(state) {
        beaten(state, 'p2')
        state.table.speaker = 'p2'
      },
    })
    game.say('p3', { strategic: 'base_trade' })
    expect(game.table.speaker).toBe('p3')
    expect(game.sheet('p2').tradeGoods).toBe(0)
    expect(game.table.supply.tradeGoods).toBe(40)
    expect(game.table.activated).toEqual({})
  })

  test('[ti3/11.order] leaves the turn to whoever comes after his place, that of the Naalu before everybody too', () => {
    const game = turnOf('p1', {
      races: { p1: 'naalu', p2: 'letnev', p3: 'sol' },
      cards: { p1: ['base_political'], p2: ['base_diplomacy'], p3: ['base_trade'] },
      change: state => beaten(state, 'p1'),
    })
    expect(orderOfPlay(game.table)).toEqual(['p1', 'p2', 'p3'])
    game.say('p1', { strategic: 'base_political' })
    expect(game.sheet('p1').out).toBe(true)
    expect(game.open).toEqual(['p2:turn'])
  })

  test('[ti3/14.out] leaves it so after a first of two tactical actions as well, and takes no second', () => {
    const game = turnOf('p1', {
      races: { p1: 'naalu', p2: 'letnev', p3: 'sol' },
      cards: { p1: ['base_political'], p2: ['base_diplomacy'], p3: ['base_trade'] },
      technologies: { p1: ['fleet_logistics'] },
      change: state => beaten(state, 'p1'),
    })
    game.say('p1', { tactical: game.sheet('p1').home })
    expect(game.sheet('p1').out).toBe(true)
    expect(game.open).toEqual(['p2:turn'])
  })

  test('[ti3/14.out] is not out while he has a single unit', () => {
    const game = turnOf('p3', {
      change(state) {
        const [unit] = Object.entries(state.table.units).find(([, { of }]) => of === 'p2') ?? []
        const kept = structuredClone(state.table.units[unit as string])
        beaten(state, 'p2')
        if (unit && kept) state.table.units[unit] = kept
      },
    })
    game.say('p3', { strategic: 'base_trade' })
    expect(game.sheet('p2').out).toBeUndefined()
    expect(game.open).toEqual(['p2:turn'])
  })

  test('[ti3/14.out] leaves the throne to whoever alone remains', () => {
    const game = turnOf('p3', {
      change(state) {
        beaten(state, 'p1')
        beaten(state, 'p2')
      },
    })
    game.say('p3', { strategic: 'base_trade' })
    expect(game.match.winners).toEqual(['p3'])
  })
})
