import { describe, expect, test } from 'vitest'
import type { Amounts, OneOf } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { lasting } from '../../shared/ti3/cards/registry.ts'
import { actionCards } from '../../shared/ti3/content/actionCards.ts'
import type { ObjectiveId } from '../../shared/ti3/content/objectives.ts'
import type { Effect } from '../../shared/ti3/effects.ts'
import { begin } from '../../shared/ti3/rules/lasting.ts'
import { place } from '../../shared/ti3/rules/pieces.ts'
import { secondaryCost } from '../../shared/ti3/secondaries.ts'
import type { Hand, PlayerSheet, Ti3 } from '../../shared/ti3/table.ts'
import { inFirstBox } from './firstBox.ts'
import { forgetInvented, onlyInvented } from './invented.ts'
import { acting, listening } from './listening.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'
import { seatsOf } from './scene.ts'

const races = { p1: 'l1z1x', p2: 'letnev', p3: 'norr' } as const
const cards: NonNullable<Situation['cards']> = {
  p1: ['base_political', 'base_imperial'],
  p2: ['base_diplomacy', 'base_warfare'],
  p3: ['base_initiative', 'base_trade'],
}

const scene = (segment: string, args: object, { change, ...situation }: Situation = {}) =>
  midgame(
    { segment, args: args as never },
    {
      races,
      cards,
      phase: 'status',
      ...situation,
      change(state) {
        state.table.order = seatsOf(3)
        change?.(state)
      },
    },
  )

const statusPhase = (situation?: Situation) => scene('statusPhase', {}, { phase: 'action', ...situation })
const claiming = (situation?: Situation) => scene('claim', { seats: ['p1'] }, situation)

const sheetOf = ({ table }: Ti3, seat: Seat) => table.players[seat] as PlayerSheet
const handOf = ({ hands }: Ti3, seat: Seat) => hands[seat] as Hand
const offered = (game: Midgame, seat: Seat) => Object.keys(game.offered<OneOf>(seat).of)

/** These lie revealed, and each seat holds this secret objective or none. */
function objectivesAre(revealed: ObjectiveId[], secrets: Record<Seat, ObjectiveId> = {}) {
  return (state: Ti3) => {
    for (const id of revealed) state.table.objectives[id] = {}
    for (const seat of state.table.order) {
      const secret = secrets[seat]
      sheetOf(state, seat).secretObjectives = secret ? 1 : 0
      if (secret) handOf(state, seat).secretObjective = secret
      else delete handOf(state, seat).secretObjective
    }
  }
}

/** Enough for Five Colonies and Technocrat. */
const planets = { p1: ['abyz', 'fria', 'quann', 'saudor', 'thibah'] } as const
const both = (...after: ((state: Ti3) => void)[]) => ({
  change: (state: Ti3) => {
    for (const change of after) change(state)
  },
})

describe('Qualifying for objectives', () => {
  test('[ti3/14.claim] goes one after the other in the order of play, and public ones come first to whoever plays first', () => {
    const game = statusPhase({
      tradeGoods: { p1: 6, p2: 6, p3: 6 },
      ...both(objectivesAre(['pub1_spend_6_tg'])),
    })
    expect(game.open).toEqual(['p3:claim'])
    game.say('p3', 'pub1_spend_6_tg')
    expect(game.open).toEqual(['p2:claim'])
    game.say('p2', 'done')
    expect(game.open).toEqual(['p1:claim'])
    expect(game.sheet('p3').points).toBe(1)
    expect(game.sheet('p2').points).toBe(0)
  })

  test('[ti3/14.claim] is for one public objective a round', () => {
    const game = claiming({
      planets,
      tradeGoods: { p1: 6 },
      ...both(objectivesAre(['pub1_5_planets', 'pub1_spend_6_tg'])),
    })
    expect(offered(game, 'p1')).toEqual(['pub1_5_planets', 'pub1_spend_6_tg', 'done'])
    game.say('p1', 'pub1_5_planets')
    expect(game.table.objectives.pub1_5_planets).toEqual({ p1: true })
    expect(game.rests).toBe(true)
  })

  test('[ti3/14.marker] is for each public objective once a game, whoever else has claimed it', () => {
    const claimed = (by: Seat) =>
      claiming({
        planets,
        ...both(objectivesAre([]), ({ table }) => {
          table.objectives.pub1_5_planets = { [by]: true }
        }),
      })
    expect(claimed('p1').rests).toBe(true)
    expect(offered(claimed('p2'), 'p1')).toContain('pub1_5_planets')
  })

  test('[ti3/14.claim] [ti3/26.revealed] is for no objective that is not revealed or not fulfilled', () => {
    expect(claiming({ planets, ...both(objectivesAre([])) }).rests).toBe(true)
    expect(claiming(both(objectivesAre(['pub1_5_planets']))).rests).toBe(true)
  })

  test('[ti3/14.home] needs every planet of the own home system, for the secret objective too', () => {
    const robbed = claiming({
      planets,
      ...both(objectivesAre(['pub1_5_planets'], { p1: 'secret_conqueror' }), ({ table }) => {
        table.planets.zero_zero_zero = { owner: 'p2', taken: 2 }
      }),
    })
    expect(robbed.rests).toBe(true)
    const free = claiming({ planets, ...both(objectivesAre(['pub1_5_planets'], { p1: 'secret_conqueror' })) })
    expect(offered(free, 'p1')).toEqual(['pub1_5_planets', 'mistaken', 'done'])
    // One of two planets is not enough.
    const half = scene(
      'claim',
      { seats: ['p2'] },
      {
        tradeGoods: { p2: 6 },
        ...both(objectivesAre(['pub1_spend_6_tg']), ({ table }) => {
          table.planets.wren_terra = { owner: 'p1', taken: 2 }
        }),
      },
    )
    expect(half.rests).toBe(true)
    expect(half.sheet('p2').tradeGoods).toBe(6)
  })

  test('[ti3/26.spend] spends what the objective says at that moment', () => {
    const goods = claiming({ tradeGoods: { p1: 7 }, ...both(objectivesAre(['pub1_spend_6_tg'])) })
    goods.say('p1', 'pub1_spend_6_tg')
    expect(goods.sheet('p1').tradeGoods).toBe(1)
    expect(goods.table.supply.tradeGoods).toBe(39)

    const resources = claiming({ tradeGoods: { p1: 8 }, ...both(objectivesAre(['pub1_spend_10_res'])) })
    resources.say('p1', 'pub1_spend_10_res')
    expect(resources.open).toEqual(['p1:price'])
    resources.say('p1', { planets: ['zero_zero_zero'], tradeGoods: 5 })
    expect(resources.table.planets.zero_zero_zero?.exhausted).toBe(true)
    expect(resources.sheet('p1').tradeGoods).toBe(3)
    expect(resources.sheet('p1').points).toBe(1)
  })

  test('[ti3/26.spend] spends influence where the objective asks for influence', () => {
    const game = claiming({
      planets: { p1: ['mecatol_rex'] },
      tradeGoods: { p1: 5 },
      ...both(objectivesAre(['pub1_spend_10_inf'])),
    })
    game.say('p1', 'pub1_spend_10_inf')
    expect(game.offered('p1')).toMatchObject({ worth: 'influence', least: 10 })
    game.say('p1', { planets: ['mecatol_rex'], tradeGoods: 4 })
    expect(game.table.planets.mecatol_rex?.exhausted).toBe(true)
    expect(game.table.planets.zero_zero_zero?.exhausted).toBeUndefined()
    expect(game.sheet('p1')).toMatchObject({ tradeGoods: 1, points: 1 })
  })

  test('[ti3/26.spend] claims nothing when what it costs is given away while it is paid', () => {
    const game = claiming({ tradeGoods: { p1: 8 }, ...both(objectivesAre(['pub1_spend_10_res'])) })
    game.say('p1', 'pub1_spend_10_res')
    expect(game.open).toEqual(['p1:price'])
    expect(game.command('p1', 'gift', { to: 'p2', tradeGoods: 6 })).toBeUndefined()
    expect(game.rests).toBe(true)
    expect(game.sheet('p1')).toMatchObject({ points: 0, tradeGoods: 2 })
    expect(game.table.objectives.pub1_spend_10_res).toEqual({})
    expect(game.table.planets.zero_zero_zero?.exhausted).toBeUndefined()
  })

  test('[ti3/26.spend] with exhausted planets alone pays for nothing', () => {
    const game = claiming({
      tradeGoods: { p1: 8 },
      exhausted: ['zero_zero_zero'],
      ...both(objectivesAre(['pub1_spend_10_res'])),
    })
    expect(game.rests).toBe(true)
  })

  test('[ti3/14.claim] reveals a secret objective that is fulfilled, beside a public one', () => {
    const game = claiming({
      planets: { p1: ['arc_prime', 'wren_terra', ...planets.p1] },
      ...both(objectivesAre(['pub1_5_planets'], { p1: 'secret_conqueror' })),
    })
    game.say('p1', 'secret')
    expect(game.sheet('p1')).toMatchObject({ points: 2, secretObjectives: 0, achieved: 'secret_conqueror' })
    expect(game.match.state.hands['p1']?.secretObjective).toBeUndefined()
    game.say('p1', 'pub1_5_planets')
    expect(game.sheet('p1').points).toBe(3)
    expect(game.rests).toBe(true)
  })

  test('[ti3/26.forfeit] loses a secret objective shown without being fulfilled, and only after a second question', () => {
    const game = claiming(both(objectivesAre([], { p1: 'secret_conqueror' })))
    expect(offered(game, 'p1')).toEqual(['mistaken', 'done'])
    game.say('p1', 'mistaken')
    expect(game.open).toEqual(['p1:sure'])
    game.say('p1', 'keep')
    expect(game.sheet('p1').secretObjectives).toBe(1)
    expect(game.open).toEqual(['p1:claim'])
    game.say('p1', 'mistaken').say('p1', 'lose')
    expect(game.sheet('p1')).toMatchObject({ points: 0, secretObjectives: 0, forfeited: 'secret_conqueror' })
    expect(game.sheet('p1').achieved).toBeUndefined()
    expect(game.rests).toBe(true)
  })

  test('[ti3/26.forfeit] asks everybody who holds a secret objective, fulfilled or not, so that being asked tells nothing', () => {
    for (const secret of ['secret_conqueror', 'secret_usurper'] as const) {
      const game = claiming({
        planets: { p1: ['arc_prime', 'wren_terra'] },
        ...both(objectivesAre([], { p1: secret })),
      })
      expect(game.open).toEqual(['p1:claim'])
      expect(game.asked('p1').text).toBe('ti3.ask.claim')
    }
  })
})

describe('The tenth point', () => {
  const nine = (state: Ti3) => {
    for (const seat of ['p1', 'p3']) sheetOf(state, seat).points = 9
  }

  test('[ti3/14.tenth] ends the game at once: nobody later in the order of play claims any more', () => {
    const game = statusPhase({
      tradeGoods: { p1: 6, p3: 6 },
      ...both(objectivesAre(['pub1_spend_6_tg']), nine),
    })
    game.say('p3', 'pub1_spend_6_tg')
    expect(game.match.winners).toEqual(['p3'])
    expect(game.sheet('p3').points).toBe(10)
    expect(game.sheet('p1').points).toBe(9)
    expect(game.table.phase).toBe('over')
  })

  test('[ti3/14.tenth] is the last one counted', () => {
    const game = claiming({
      planets: { p1: ['arc_prime', 'wren_terra'] },
      ...both(objectivesAre([], { p1: 'secret_conqueror' }), nine),
    })
    game.say('p1', 'secret')
    expect(game.sheet('p1').points).toBe(10)
    expect(game.match.winners).toEqual(['p1'])
  })

  test('[ti3/14.domination] is not needed for Domination, which wins when it is claimed', () => {
    const game = claiming({
      planets: { p1: ['arc_prime', 'wren_terra', 'quinarra', 'trenlak'] },
      ...both(objectivesAre(['pub2_domination'])),
    })
    game.say('p1', 'pub2_domination')
    expect(game.match.winners).toEqual(['p1'])
    expect(game.sheet('p1').points).toBe(0)
  })
})

/** Nothing to claim, so that the other steps are reached. */
const quiet = (change: (state: Ti3) => void = () => {}): Situation => both(objectivesAre([]), change)

describe('The steps after it', () => {
  test('[ti3/14.repair] [ti3/14.counters] [ti3/14.refresh] repair ships, take counters off the map and refresh planets', () => {
    const game = statusPhase({
      activated: { p1: ['a0', 'b3'], p2: ['a0'] },
      exhausted: ['zero_zero_zero', 'quinarra'],
      ...quiet(({ table }) => {
        table.units = { u1: { kind: 'dreadnought', of: 'p1', at: 'a0', damaged: true } }
      }),
    })
    expect(game.table.units['u1']?.damaged).toBeUndefined()
    expect(game.table.activated).toEqual({})
    expect(game.table.planets.zero_zero_zero?.exhausted).toBeUndefined()
    expect(game.table.planets.quinarra?.exhausted).toBeUndefined()
    for (const seat of seatsOf(3)) {
      const { strategy, pool, fleet, reinforcements } = game.sheet(seat).counters
      expect(strategy + pool + fleet + reinforcements).toBe(16)
    }
  })

  test('[ti3/14.supplies] give everybody an action card and two command counters', () => {
    const game = statusPhase(quiet())
    for (const seat of seatsOf(3)) expect(game.sheet(seat).actionCards).toBe(1)
    expect(game.table.decks.action).toBe(game.match.state.box.actionCards.length)
    expect(game.table.decks.action).toBe(
      inFirstBox(actionCards).reduce((sum, { copies }) => sum + copies, 0) - 3,
    )
    expect(game.sheet('p2').counters).toEqual({ strategy: 2, pool: 5, fleet: 3, reinforcements: 6 })
  })

  test('[ti3/14.supplies] [ti3/21.counters] give no counter that is not in reinforcements', () => {
    const game = statusPhase({ counters: { p1: { strategy: 5, pool: 5, fleet: 5 } }, ...quiet() })
    expect(game.sheet('p1').counters).toEqual({ strategy: 5, pool: 6, fleet: 5, reinforcements: 0 })
    expect(game.told('ti3.log.gainsCounters')).toContainEqual({ seat: 'p1', count: 1 })
  })

  test('[ti3/14.supplies] [ti3/14.redistribute] [ti3/21.area] let everybody share out counters at the same time, the new ones too', () => {
    const game = statusPhase(quiet())
    expect(game.open).toEqual(['p3:areas', 'p2:areas', 'p1:areas'])
    expect(game.offered<Amounts>('p2').least).toBe(10)
    expect(game.answer('p2', { strategy: 1, fleet: 8 })?.code).toBe('tooFew')
    game.say('p2', { strategy: 1, fleet: 9 })
    // Shown only when all are in.
    expect(game.sheet('p2').counters).toMatchObject({ strategy: 2, pool: 5, fleet: 3 })
    game.say('p3', { pool: 10 }).say('p1', { strategy: 3, pool: 5, fleet: 3 })
    expect(game.sheet('p2').counters).toEqual({ strategy: 1, pool: 0, fleet: 9, reinforcements: 6 })
    expect(game.sheet('p3').counters).toMatchObject({ strategy: 0, pool: 10, fleet: 0 })
  })

  test('[ti3/14.redistribute] let counters be shared out in order of play when somebody asks for it', () => {
    const game = statusPhase(quiet())
    game.say('p1', { pool: 11 })
    expect(game.command('p2', 'inOrderOfPlay', 'inTurn')).toBeUndefined()
    expect(game.open).toEqual(['p3:areas'])
    expect(game.may('p1')).not.toHaveProperty('inOrderOfPlay')
    game.say('p3', { fleet: 10 })
    expect(game.sheet('p3').counters.fleet).toBe(10)
    game.say('p2', { strategy: 10 })
    expect(game.open).toEqual(['p1:areas'])
    expect(game.sheet('p1').counters.pool).not.toBe(11)
  })

  test('[ti3/14.redistribute] cost ships where Fleet Supply becomes too small', () => {
    const game = scene(
      'redistribute',
      {},
      {
        units: { p1: { b3: { cruiser: 3 } } },
        counters: { p1: { strategy: 3, pool: 3, fleet: 3 } },
      },
    )
    game.say('p3', { pool: 8 }).say('p2', { pool: 8 }).say('p1', { pool: 7, fleet: 2 })
    expect(game.open[0]).toMatch(/^p1:/)
    const [first] = offered(game, 'p1')
    game.say('p1', [first as string])
    expect(Object.keys(game.table.units)).toHaveLength(2)
    expect(game.rests).toBe(true)
  })
})

describe('The end of the round', () => {
  /** From the return of the cards to the first pick of the next round. */
  const ended = (change: (state: Ti3) => void = () => {}) => scene('cardsReturn', {}, quiet(change))

  test('[ti3/14.cards] returns strategy cards, and those nobody picked keep their bonus counters', () => {
    const game = ended(({ table }) => {
      table.strategyCards.base_logistics.bonus = 2
      table.strategyCards.base_trade.used = true
    })
    for (const place of Object.values(game.table.strategyCards)) {
      expect(place.holder).toBeUndefined()
      expect(place.used).toBeUndefined()
    }
    expect(game.table.strategyCards.base_logistics.bonus).toBe(2)
    expect(game.table.lastInitiative).toBe('p3')
  })

  test('[ti3/14.round] lets all who passed play again, in a new round that begins with the Strategy Phase', () => {
    const game = ended(state => {
      for (const seat of seatsOf(3)) sheetOf(state, seat).passed = true
    })
    for (const seat of seatsOf(3)) expect(game.sheet(seat).passed).toBeUndefined()
    expect(game.table.round).toBe(3)
    expect(game.table.phase).toBe('strategy')
  })

  test('[ti3/36.running] lets Initiative be picked by anybody after a round in which nobody held it', () => {
    const game = ended(({ table }) => {
      table.lastInitiative = 'p3'
      delete table.strategyCards.base_initiative.holder
    })
    expect(game.table.lastInitiative).toBeUndefined()
  })

  /** Until the round ends everybody's Fleet Supply is larger by two, and all ships of these are Dreadnoughts at home. */
  function endedShort(dreadnoughts: Record<Seat, number>, change: (state: Ti3) => void = () => {}) {
    const id: string = 'supplied'
    const effects = lasting as Record<string, Effect>
    effects[id] = { numbers: { fleetSupply: () => 2 } }
    const game = ended(state => {
      const { table } = state
      for (const [seat, count] of Object.entries(dreadnoughts)) {
        const at = table.players[seat]?.home as string
        for (const [unit, { of }] of Object.entries(table.units)) if (of === seat) delete table.units[unit]
        for (let i = 0; i < count; i++) place(table, { kind: 'dreadnought', of: seat, at })
        Object.assign(table.players[seat]?.counters ?? {}, { fleet: 1, reinforcements: 10 })
        table.lasting[`${id}.${seat}`] = { effect: id as never, by: seat, until: 'round' }
      }
      change(state)
    })
    delete lasting[id]
    return game
  }

  test('[ti3/14.redistribute] costs ships that only an effect of the round let stay', () => {
    const game = endedShort({ p1: 3 })
    expect(game.asked('p1')).toMatchObject({ rule: 'ti3/21.fleet', about: { count: 2 } })
  })

  test('[ti3/14.redistribute] costs them in the order of play, though the cards that tell it have gone back', () => {
    const game = endedShort({ p1: 3, p2: 4, p3: 3 }, ({ table }) => {
      table.order = ['p1', 'p2', 'p3']
    })
    const asked: Seat[] = []
    while (game.match.open[0]?.rule === 'ti3/21.fleet') {
      const { to, options } = game.match.open[0]
      asked.push(to)
      game.say(to, Object.keys((options as OneOf).of).slice(0, 2))
    }
    expect(asked).toEqual(['p3', 'p2', 'p1'])
  })

  test('[ti3/14.out] puts out whoever loses his last unit by it, before the next round is begun', () => {
    const game = endedShort({ p1: 1 }, ({ table }) => {
      Object.assign(table.players['p1']?.counters ?? {}, { fleet: 0 })
      for (const [id, card] of Object.entries(table.planets))
        if (card?.owner === 'p1') delete table.planets[id as keyof typeof table.planets]
    })
    expect(Object.values(game.table.units).filter(({ of }) => of === 'p1')).toEqual([])
    expect(game.sheet('p1').out).toBe(true)
    expect(game.log.map(({ text }) => text).filter(text => /out$|round$/.test(text))).toEqual([
      'ti3.log.out',
      'ti3.log.round',
    ])
  })

  test('[ti3/14.round] [ti3/36.initiative] ends what was to last for the round', () => {
    const game = ended(({ table }) => begin(table, { effect: 'initiative', by: 'p3', until: 'round' }))
    expect(game.table.lasting).toEqual({})
    expect(secondaryCost(game.table, 'p3', 'base_diplomacy')).toBe(1)
  })

  test('[ti3/14.out] puts out whoever scuttled his last unit without holding a planet', () => {
    const game = ended(({ table }) => {
      for (const [id, unit] of Object.entries(table.units)) if (unit.of === 'p2') delete table.units[id]
      for (const [id, card] of Object.entries(table.planets))
        if (card?.owner === 'p2') delete table.planets[id as keyof typeof table.planets]
    })
    expect(game.sheet('p2').out).toBe(true)
  })
})

test('[ti3/14.round] The Status Phase names its beginning, and is open to cards until the strategy cards go back', () => {
  const seen: string[] = []
  onlyInvented()
  const printed = listening['norr_combat'] as NonNullable<(typeof listening)[string]>
  listening['norr_combat'] = acting({
    *statusPhaseBegins() {
      seen.push('begins')
    },
    *statusPhase() {
      seen.push('phase')
    },
  })
  try {
    const game = statusPhase(quiet())
    expect(seen).toEqual(['begins'])
    expect(game.table.phase).toBe('status')
    expect(game.table.active).toBeUndefined()
    for (const seat of seatsOf(3)) game.say(seat, game.asked(seat).otherwise)
    expect(seen).toEqual(['begins', 'phase'])
    expect(game.table.phase).toBe('strategy')
  } finally {
    forgetInvented()
    listening['norr_combat'] = printed
  }
})
