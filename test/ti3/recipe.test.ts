import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import { aimAt } from '../../shared/ti3/aims.ts'
import { type Component, cancels, type Plays } from '../../shared/ti3/cards/act.ts'
import { actionEffects, held, political } from '../../shared/ti3/cards/registry.ts'
import { numberOf, permits } from '../../shared/ti3/effects.ts'
import { fleet } from '../../shared/ti3/forces.ts'
import { isColony, planetsAt, sheet } from '../../shared/ti3/realm.ts'
import {
  exhaust,
  gainTradeGoods,
  spendCounter,
  spendTradeGoods,
  tellGained,
} from '../../shared/ti3/rules/economy.ts'
import { begin } from '../../shared/ti3/rules/lasting.ts'
import { unit } from '../../shared/ti3/rules/pieces.ts'
import { fleetLimit } from '../../shared/ti3/supply.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { quiet } from './held.ts'
import { askedIn, dealt, until } from './invented.ts'
import { midgame, type Situation } from './midgame.ts'

/** Ten ways components are written. CONTRIBUTING shows them; here each is played once. */

// A card with an aim
const uprising: Plays<'action', HexId> = {
  aims: aimAt.hex(table =>
    Object.keys(table.galaxy.tiles).filter(hex => planetsAt(table, hex).some(isColony)),
  ),
  *does(table, _, hex) {
    for (const planet of planetsAt(table, hex)) if (table.planets[planet]) exhaust(table, planet)
  },
}

// A card that lasts: what it adds, allows or forbids is data, with its end
const warFooting: Plays<'action', HexId> = {
  aims: aimAt.hex(({ galaxy }) => Object.keys(galaxy.tiles)),
  *does(table, { by }, hex) {
    const only = { hex, where: { hex } }
    begin(table, { effect: 'war_footing', by, until: 'round', adds: { fleetSupply: 2 }, ...only })
  },
}

// A card that cancels what it is played on, and that nobody cancels
const sabotage: Plays<'afterActionCard'> = {
  *does() {
    return cancels
  },
  sure: true,
}

// A card for any time, for which a battle waits
const isDamaged = (table: Table, by: string) => (hex: HexId) =>
  fleet(table, by, hex).some(({ damaged }) => damaged)
const emergencyRepairs: Plays<'anyTime', HexId> = {
  aims: aimAt.hex((table, by) => Object.keys(table.galaxy.tiles).filter(isDamaged(table, by))),
  *does(table, { by }, hex) {
    for (const { id } of fleet(table, by, hex)) delete unit(table, id).damaged
  },
  pauses: ['afterShipDamaged'],
}

// A law that changes a number: set, add, atMost, atLeast
const humaneLabor: Component = {
  numbers: { production: { set: () => 2 } },
}

// A law that acts at a moment, for whom it elected
const ministerOfExploration: Component = {
  at: {
    afterNeutralPlanetTaken: {
      *does(table, { by, about: { of } }) {
        if (of !== by) yield* tellGained(by, 'tradeGoods', gainTradeGoods(table, by, 1))
      },
    },
  },
}

// What comes of a vote
const openTheTradeRoutes: Component = {
  *outcome(table, [decided]) {
    if (decided !== 'for') return
    for (const seat of table.order) yield* tellGained(seat, 'tradeGoods', gainTradeGoods(table, seat, 2))
  },
}

// An ability that is a line in the window of its moment
const hiredGuns: Component = {
  at: {
    beforeSpaceBattle: {
      choice: { may: (table, by, { battle }) => battle.attacker === by && sheet(table, by).tradeGoods > 0 },
      *does(table, { by }) {
        spendTradeGoods(table, by, 1)
        begin(table, { effect: 'hiredGuns', by, until: 'battle', adds: { combat: 1 } })
      },
    },
  },
}

// An action of one's turn
const market: Component = {
  action: {
    may: (table, seat) => sheet(table, seat).counters.strategy > 0,
    *does(table, seat) {
      spendCounter(table, seat, 'strategy')
      yield* tellGained(seat, 'tradeGoods', gainTradeGoods(table, seat, 2))
    },
    endsTurn: true,
  },
}

// A technology that permits something
const antimassDeflectors: Component = {
  permits: { throughAsteroids: () => true },
}

const people = { p1: 'norr', p2: 'sol', p3: 'hacan' } as const
const turnOf = (hand: readonly string[], situation: Situation = {}) =>
  midgame(
    { segment: 'turn', args: { seat: 'p1' } },
    {
      races: people,
      tiles: quiet,
      technologies: { p1: [], p2: [], p3: [] },
      ...situation,
      change(state) {
        dealt({ p1: hand, p2: ['sabotage.1'] })(state)
        state.table.active = 'p1'
        situation.change?.(state)
      },
    },
  )
const registered: (() => void)[] = []
/** As the family of a component would register it, until the test is over. */
function put(registry: object, id: string, does: object) {
  const all = registry as Record<string, object>
  const before = all[id]
  all[id] = does
  registered.push(() => {
    if (before) all[id] = before
    else delete all[id]
  })
}
afterEach(() => {
  for (const undo of registered.splice(0).reverse()) undo()
})

describe('An action card', () => {
  beforeEach(() => put(actionEffects, 'sabotage', sabotage))

  test('[ti3/22.aims] says what it is aimed at before anybody may cancel it', () => {
    put(actionEffects, 'uprising', uprising)
    const game = turnOf(['uprising'], { planets: { p2: ['abyz', 'fria'] } }).say('p1', {
      special: 'uprising',
    })
    expect(game.asked('p1').text).toBe('ti3.ask.aim.hex')
    expect(askedIn(game, 'afterActionCard')).toEqual([])
    game.say('p1', 'a1')
    expect(askedIn(game, 'afterActionCard')).toEqual(['p2'])
    game.say('p2', 'pass')
    expect([game.table.planets.abyz, game.table.planets.fria].map(card => card?.exhausted)).toEqual([
      true,
      true,
    ])
  })

  test('that is cancelled does nothing', () => {
    put(actionEffects, 'uprising', uprising)
    const game = turnOf(['uprising'], { planets: { p2: ['abyz'] } }).say('p1', { special: 'uprising' })
    game.say('p1', 'a1').say('p2', 'sabotage.1')
    expect(game.table.planets.abyz?.exhausted).toBeUndefined()
  })

  test('that lasts is read where its number is asked for, and nowhere else', () => {
    put(actionEffects, 'war_footing', warFooting)
    const game = turnOf(['war_footing'])
      .say('p1', { special: 'war_footing' })
      .say('p1', 'a3')
      .say('p2', 'pass')
    const { table } = game
    expect(fleetLimit(table, 'p1', 'a3') - fleetLimit(table, 'p1', 'a1')).toBe(2)
    expect(fleetLimit(table, 'p2', 'a3')).toBe(fleetLimit(table, 'p2', 'a1'))
  })

  test('for any time is asked for where a battle would run on', () => {
    put(actionEffects, 'emergency_repairs', emergencyRepairs)
    const game = midgame(
      { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } },
      {
        races: people,
        tiles: quiet,
        seed: 'damage',
        units: { p1: { a0: { war_sun: 2 } }, p2: { a0: { dreadnought: 3 } } },
        change: dealt({ p1: ['emergency_repairs.1'] }),
      },
    )
    until(game, 'afterShipDamaged', {
      p2: game => ({
        damaged: Object.keys(game.offered<{ units: object }>('p2').units).slice(0, 1),
        destroyed: [],
      }),
    })
    game.say('p1', 'emergency_repairs.1')
    // Hit again in the round after, and still one damaged ship alone: the other was repaired between.
    const suns = Object.values(game.table.units).filter(({ kind }) => kind === 'war_sun')
    expect(game.told('ti3.log.damaged').filter(about => about?.['unit'] === 'war_sun')).toHaveLength(2)
    expect(suns.map(({ damaged = false }) => damaged).sort()).toEqual([false, true])
  })
})

describe('An agenda', () => {
  const decided = (card: string, what: string, change: Situation['change'] = () => {}) =>
    midgame(
      { segment: 'councilDecides', args: { seat: 'p1' } },
      {
        races: people,
        change(state) {
          const agenda = { card, candidates: [what], votes: { p1: { count: 1, what: [what] } } }
          state.table.agenda = agenda as unknown as NonNullable<Table['agenda']>
          change(state)
        },
      },
    )
  const goods = ({ table }: { table: Table }) => ['p1', 'p2', 'p3'].map(seat => sheet(table, seat).tradeGoods)

  test('that passes as a law changes its number for everybody', () => {
    const printed = (table: Table) => numberOf(table, 'p2', 'production', 5, { planet: 'jord' })
    put(political, 'humane_labor', humaneLabor)
    expect(printed(decided('humane_labor', 'for').table)).toBe(2)
    expect(printed(decided('humane_labor', 'against').table)).toBe(5)
  })

  test('that elected a player acts for this player', () => {
    put(political, 'minister_of_exploration', ministerOfExploration)
    const game = midgame(
      { segment: 'landings', args: { seat: 'p1', hex: 'a1' } },
      {
        races: people,
        tiles: quiet,
        units: { p1: { a1: { carrier: 1, ground_force: 1 } } },
        change({ table }) {
          table.active = 'p1'
          table.laws = { minister_of_exploration: { elected: ['p3'] } }
        },
      },
    )
    const [soldier = ''] = Object.keys(game.offered<{ units: object }>('p1').units)
    const before = goods(game)
    game.say('p1', { [soldier]: { planet: 'abyz' } })
    expect(goods(game)).toEqual([before[0], before[1], (before[2] ?? 0) + 1])
  })

  test('has its outcome when the vote is over', () => {
    put(political, 'open_the_trade_routes', openTheTradeRoutes)
    const [against, inFavour] = ['against', 'for'].map(what => goods(decided('open_the_trade_routes', what)))
    expect(inFavour).toEqual(against?.map(count => count + 2))
  })
})

describe('What a player holds', () => {
  test('is a line in the window of its moment', () => {
    put(held, 'norr_combat', { ...held['norr_combat'], ...hiredGuns })
    const game = midgame(
      { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } },
      {
        races: people,
        tiles: quiet,
        technologies: { p1: [] },
        tradeGoods: { p1: 1 },
        units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
      },
    )
    expect(Object.keys(game.offered<{ of: object }>('p1').of)).toEqual(['norr_combat', 'pass'])
    game.say('p1', 'norr_combat')
    expect(game.sheet('p1').tradeGoods).toBe(0)
    // Cruisers of the N'orr hit with 6, and now with 5.
    const [shot] = game.told('ti3.log.fires').filter(about => about?.['seat'] === 'p1')
    expect(shot?.['needs']).toBe(5)
  })

  test('is an action of the turn, and uses it up', () => {
    put(held, 'norr_combat', market)
    const game = turnOf([], { counters: { p1: { strategy: 1 } } })
    const before = game.sheet('p1').tradeGoods
    game.say('p1', { special: 'norr_combat' })
    expect(game.sheet('p1').tradeGoods).toBe(before + 2)
    expect(game.sheet('p1').counters.strategy).toBe(0)
    expect(game.rests || !game.open.includes('p1:turn')).toBe(true)
  })

  test('permits what rules ask for', () => {
    expect(String(held['antimass_deflectors']?.permits?.throughAsteroids)).toBe(
      String(antimassDeflectors.permits?.throughAsteroids),
    )
    const { table } = turnOf([], { technologies: { p1: ['antimass_deflectors'], p2: [] } })
    const through = (seat: string) => permits(table, seat, 'throughAsteroids', { kind: 'cruiser' })
    expect(['p1', 'p2'].map(through)).toEqual([true, false])
  })
})

describe('CONTRIBUTING.md', () => {
  const source = readFileSync('test/ti3/recipe.test.ts', 'utf8')
  const shown = readFileSync('CONTRIBUTING.md', 'utf8')
  const patterns = [...source.matchAll(/^\/\/ (An? .+|What comes of .+)\n((?:.+\n)+)/gm)]

  test('shows these ten patterns as they are here', () => {
    expect(patterns).toHaveLength(10)
    for (const [, name, code] of patterns) expect(shown).toContain(`${name}:\n\n\`\`\`ts\n${code}\`\`\`\n`)
  })
})
