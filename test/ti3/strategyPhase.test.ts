import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { StrategyCardId } from '../../shared/ti3/content/strategyCards.ts'
import { strategyCardsOf } from '../../shared/ti3/realm.ts'
import { secondaryCost } from '../../shared/ti3/secondaries.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'
import { acting, listening } from './listening.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'
import { seatsOf } from './scene.ts'

const peaceful = { p1: 'sol', p2: 'letnev', p3: 'norr', p4: 'l1z1x', p5: 'xxcha', p6: 'hacan' } as const

/** People without abilities of their own in this phase, p1 to pn clockwise. */
const strategyPhase = (players: number, { change, ...situation }: Situation = {}) =>
  midgame(
    { segment: 'strategyPhase' },
    {
      players,
      races: races(players),
      phase: 'status',
      ...situation,
      change(state) {
        state.table.order = seatsOf(players)
        change?.(state)
      },
    },
  )

const races = (players: number) =>
  Object.fromEntries(Object.entries(peaceful).slice(0, players)) as NonNullable<Situation['races']>

const offered = (game: Midgame, seat: Seat) => Object.keys(game.offered<OneOf>(seat).of)
const pick = (game: Midgame, seat: Seat, card: StrategyCardId) => game.say(seat, card)

const others: StrategyCardId[] = [
  'base_diplomacy',
  'base_political',
  'base_logistics',
  'base_trade',
  'base_warfare',
  'base_technology',
  'base_imperial',
]

/** Everybody still asked takes the first card that is offered. */
function pickRest(game: Midgame): Seat[] {
  const seats: Seat[] = []
  while (game.table.phase === 'strategy') {
    const seat = game.match.open[0]?.to as Seat
    const first = offered(game, seat)[0] as string
    if (game.asked(seat).key.endsWith('/card')) seats.push(seat)
    game.say(seat, first)
  }
  return seats
}

describe('strategy cards', () => {
  test('[ti3/9.pick] [ti3/9.speaker] are picked clockwise from the Speaker, one each with six players', () => {
    const game = strategyPhase(6, {
      change: ({ table }) => {
        table.speaker = 'p3'
      },
    })
    expect(game.table.phase).toBe('strategy')
    expect(game.table.round).toBe(3)
    expect(pickRest(game)).toEqual(['p3', 'p4', 'p5', 'p6', 'p1', 'p2'])
    for (const seat of game.table.order) expect(strategyCardsOf(game.table, seat)).toHaveLength(1)
  })

  test('[ti3/9.pick] of one player can no longer be picked by another', () => {
    const game = strategyPhase(5)
    pick(game, 'p1', 'base_trade')
    expect(offered(game, 'p2')).toHaveLength(7)
    expect(offered(game, 'p2')).not.toContain('base_trade')
    expect(game.answer('p2', 'base_trade')?.code).toBe('notOffered')
  })

  test.each([3, 4])('[ti3/9.pick] are picked twice round in the same order with %i players', players => {
    const game = strategyPhase(players)
    const round = game.table.order.slice()
    expect(pickRest(game)).toEqual(players === 4 ? [...round, ...round.slice(0, 3)] : [...round, ...round])
    for (const seat of round) expect(strategyCardsOf(game.table, seat)).toHaveLength(2)
  })

  test('[ti3/9.pick] are still one or two each when a player is out, who picks none', () => {
    const game = strategyPhase(4, {
      change({ table }) {
        const player = table.players['p2']
        if (player) player.out = true
      },
    })
    expect(pickRest(game)).toEqual(['p1', 'p3', 'p4', 'p1', 'p3', 'p4'])
    expect(strategyCardsOf(game.table, 'p2')).toEqual([])
  })

  test('[ti3/9.pick] kept from the last round count towards those a player picks', () => {
    const game = strategyPhase(3, { cards: { p1: ['base_trade'] } })
    expect(pickRest(game)).toEqual(['p2', 'p3', 'p1', 'p2', 'p3'])
  })

  test('[ti3/9.end] lead to the Action Phase, begun by the lowest number', () => {
    const game = strategyPhase(6)
    for (const [i, seat] of ['p1', 'p2', 'p3', 'p4', 'p5'].entries())
      pick(game, seat, others.slice(1)[i] as StrategyCardId)
    pick(game, 'p6', 'base_diplomacy')
    expect(game.table.phase).toBe('action')
    expect(game.table.active).toBe('p6')
  })

  test('are picked in a round of which nothing is remembered yet', () => {
    const game = strategyPhase(3, {
      change({ table }) {
        const player = table.players['p1']
        if (player) player.memory = { old: true, gone: 'round' }
      },
    })
    expect(game.sheet('p1').memory).toEqual({ old: true })
  })
})

describe('bonus counters', () => {
  test('[ti3/9.unpicked] are placed on each card nobody picked, and gather there', () => {
    const game = strategyPhase(6, {
      change: ({ table }) => {
        table.strategyCards.base_imperial.bonus = 2
      },
    })
    for (const [i, seat] of game.table.order.slice().entries()) pick(game, seat, others[i] as StrategyCardId)
    const { strategyCards } = game.table
    expect(strategyCards.base_imperial.bonus).toBe(3)
    expect(strategyCards.base_initiative.bonus).toBe(1)
    expect(strategyCards.base_trade.bonus).toBe(0)
  })

  test.each([
    [3, 2],
    [4, 0],
    [5, 3],
    [6, 2],
  ])('[ti3/31.bonus] with %i players are %i a round, one for each card nobody picked', (players, count) => {
    const game = strategyPhase(players)
    pickRest(game)
    const { strategyCards } = game.table
    const bonuses = Object.values(strategyCards).filter(({ bonus }) => bonus > 0)
    expect(bonuses.map(({ bonus, holder }) => [bonus, holder])).toEqual(Array(count).fill([1, undefined]))
  })

  const withBonus = (bonus: number, change: (state: Ti3) => void = () => {}) =>
    strategyPhase(6, {
      change(state) {
        state.table.strategyCards.base_trade.bonus = bonus
        change(state)
      },
    })

  test('[ti3/9.bonus] are exchanged each on its own for a trade good or a command counter in any area', () => {
    const game = pickTrade(withBonus(3))
    const before = { ...game.sheet('p1').counters }
    expect(game.open).toEqual(['p1:bonus1'])
    game.say('p1', 'tradeGoods').say('p1', 'fleet').say('p1', 'strategy')
    expect(game.sheet('p1').tradeGoods).toBe(1)
    expect(game.sheet('p1').counters).toEqual({
      ...before,
      fleet: before.fleet + 1,
      strategy: before.strategy + 1,
      reinforcements: before.reinforcements - 2,
    })
    expect(game.table.strategyCards.base_trade.bonus).toBe(0)
    expect(game.open).toEqual(['p2:card'])
  })

  test('[ti3/9.bonus] [ti3/21.counters] give no command counter when all sixteen are in use, and no trade good when none is left', () => {
    const full = pickTrade(
      withBonus(1, ({ table }) => {
        const player = table.players['p1']
        if (player) player.counters = { strategy: 8, pool: 4, fleet: 4, reinforcements: 0 }
      }),
    )
    expect(full.sheet('p1').tradeGoods).toBe(1)
    const poor = pickTrade(
      withBonus(1, ({ table }) => {
        table.supply.tradeGoods = 0
      }),
    )
    expect(offered(poor, 'p1')).toEqual(['strategy', 'pool', 'fleet'])
  })

  test('[ti3/9.bonus] are lost where neither a trade good nor a command counter is left', () => {
    const game = pickTrade(
      withBonus(2, ({ table }) => {
        table.supply.tradeGoods = 0
        const player = table.players['p1']
        if (player) player.counters = { strategy: 8, pool: 4, fleet: 4, reinforcements: 0 }
      }),
    )
    expect(game.open).toEqual(['p2:card'])
    expect(game.table.strategyCards.base_trade.bonus).toBe(0)
    expect(game.sheet('p1').tradeGoods).toBe(0)
  })

  const pickTrade = (game: Midgame) => {
    pick(game, 'p1', 'base_trade')
    return game
  }
})

describe('Initiative', () => {
  test('[ti3/36.speaker] gives the Speaker token when it is picked, and this phase is picked to its end in the order it began', () => {
    const game = strategyPhase(3)
    pick(game, 'p1', 'base_trade')
    pick(game, 'p2', 'base_initiative')
    expect(game.table.speaker).toBe('p2')
    expect(pickRest(game)).toEqual(['p3', 'p1', 'p2', 'p3'])
  })

  test('[ti3/36.speaker] [ti3/36.initiative] lasts to the end of the round for its holder', () => {
    const game = strategyPhase(6)
    pick(game, 'p1', 'base_initiative')
    expect(Object.values(game.table.lasting)).toEqual([
      { effect: 'base_initiative', by: 'p1', until: 'round', allows: { secondaryFree: true } },
    ])
    const costs = (seat: Seat) => others.map(card => secondaryCost(game.table, seat, card))
    expect(costs('p1')).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(costs('p2')).toEqual([1, 1, 0, 1, 1, 1, 1])
  })

  test('[ti3/36.running] is not picked by the same player two rounds running', () => {
    const game = strategyPhase(6, {
      change: ({ table }) => {
        table.lastInitiative = 'p1'
      },
    })
    expect(offered(game, 'p1')).not.toContain('base_initiative')
    pick(game, 'p1', 'base_trade')
    expect(offered(game, 'p2')).toContain('base_initiative')
  })

  test('[ti3/36.running] is picked again when nothing else is left', () => {
    const game = strategyPhase(4, {
      change: ({ table }) => {
        table.lastInitiative = 'p4'
      },
    })
    for (const [i, seat] of ['p1', 'p2', 'p3', 'p4', 'p1', 'p2', 'p3'].entries())
      pick(game, seat, others[i] as StrategyCardId)
    expect(game.table.strategyCards.base_initiative.holder).toBe('p4')
    expect(game.table.phase).toBe('action')
  })

  test('[ti3/9.token] leaves the Speaker token where it is while nobody picks it', () => {
    const game = strategyPhase(6)
    for (const [i, seat] of game.table.order.slice().entries()) pick(game, seat, others[i] as StrategyCardId)
    expect(game.table.speaker).toBe('p1')
  })
})

test('[ti3/9.end] The Strategy Phase names its moments in order: begin, before the first pick, after each, after all', () => {
  const seen: string[] = []
  const note = (name: string) =>
    function* () {
      seen.push(name)
    }
  const before = listening['sol_extra_counter']
  listening['sol_extra_counter'] = acting({
    strategyPhaseBegins: note('begins'),
    strategyPhase: note('phase'),
    beforeFirstPick: note('before'),
    afterPick: note('pick'),
    afterAllPicks: note('all'),
  })
  try {
    const game = strategyPhase(3)
    expect(seen).toEqual(['phase', 'begins', 'before', 'phase'])
    pickRest(game)
    // Between picks, and with the last one: nothing comes between it and what follows all of them.
    const between = Array.from({ length: 5 }, () => ['pick', 'phase']).flat()
    expect(seen.slice(4)).toEqual([...between, 'pick', 'all', 'phase'])
  } finally {
    listening['sol_extra_counter'] = before as NonNullable<typeof before>
  }
})
