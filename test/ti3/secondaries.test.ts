import { describe, expect, test } from 'vitest'
import { Match } from '../../shared/engine/match.ts'
import type { StrategyCardId } from '../../shared/ti3/content/strategyCards.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { begin } from '../../shared/ti3/rules/lasting.ts'
import { secondaryCost } from '../../shared/ti3/secondaries.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { dealt } from './invented.ts'
import { midgame } from './midgame.ts'

type Situation = NonNullable<Parameters<typeof midgame>[1]>

/** Whose turn it is. */
const active =
  (seat: string): Required<Situation>['change'] =>
  ({ table }) => {
    table.active = seat
  }

/** It is the turn of `p1`, and this player picked Initiative. */
const initiativeOf =
  (seat: string): Required<Situation>['change'] =>
  state => {
    active('p1')(state)
    begin(state.table, {
      effect: 'base_initiative',
      by: seat,
      until: 'round',
      allows: { secondaryFree: true },
    })
  }

/** `p1` uses a strategy card in a game of three: Sol, Letnev and Hacan, clockwise. */
const played = (card: StrategyCardId, situation: Situation = {}) =>
  midgame(
    { segment: 'strategicAction', args: { seat: 'p1', card } },
    { cards: { p1: [card] }, change: active('p1'), ...situation },
  )

/** Everybody but `p1` holds one exhausted planet, so that Diplomacy has something to refresh. */
const tired: Situation = {
  planets: { p2: ['saudor'], p3: ['lazar'] },
  exhausted: ['saudor', 'lazar'],
}
const diplomacy = (situation: Situation = {}) =>
  played('base_diplomacy', { ...tired, ...situation }).say('p1', 'p2')

const refreshed = (table: Table) =>
  (['saudor', 'lazar'] as const).filter(planet => !table.planets[planet]?.exhausted)

/** The only ship of a player. */
const shipOf = (table: Table, seat: string) =>
  Object.entries(table.units).find(([, unit]) => unit.of === seat)?.[0]

describe('A strategic action', () => {
  test('[ti3/10.strategic] resolves the primary ability before anybody is asked about the secondary', () => {
    const game = played('base_diplomacy', tired)
    expect(game.open).toEqual(['p1:envoy'])
    game.say('p1', 'p2')
    expect(game.open).toEqual(['p2:use', 'p3:use'])
  })

  test('[ti3/10.strategic] ends everything the primary ability opened before anybody is asked about the secondary', () => {
    const game = played('base_trade', {
      change({ table }) {
        table.active = 'p1'
        Object.assign(table.players['p2'] ?? {}, { agreements: { trade_hacan_1: true } })
      },
    }).say('p1', 'profit')
    expect(game.open).toEqual(['p1:negotiations'])
    game.say('p1', 'end')
    expect(game.open).toEqual(['p2:use'])
  })

  test('[ti3/10.flipped] flips the card once everybody has used the secondary ability or let it be', () => {
    const game = diplomacy().say('p2', 'none')
    expect(game.table.strategyCards.base_diplomacy.used).toBeUndefined()
    game.say('p3', 'none')
    expect(game.table.strategyCards.base_diplomacy.used).toBe(true)
    expect(game.rests).toBe(true)
  })

  test('[ti3/31.twoActions] belongs to each of two cards by itself', () => {
    const cards: Situation['cards'] = { p1: ['base_warfare', 'base_logistics'] }
    const game = played('base_warfare', { cards, counters: { p2: { strategy: 0 }, p3: { strategy: 0 } } })
    expect(game.table.strategyCards.base_warfare.used).toBe(true)
    expect(game.table.strategyCards.base_logistics.used).toBeUndefined()
  })
})

describe('A secondary ability', () => {
  test('[ti3/10.own] is never used by the one whose card it is', () => {
    const game = diplomacy({
      planets: { p1: ['quann'], p2: ['saudor'], p3: ['lazar'] },
      exhausted: ['quann', 'saudor', 'lazar'],
    })
    expect(game.open).toEqual(['p2:use', 'p3:use'])
  })

  test('[ti3/10.own] is never used by the holder of Initiative where the card is his own', () => {
    const game = diplomacy({
      planets: { p1: ['quann'] },
      exhausted: ['quann'],
      cards: { p1: ['base_initiative', 'base_diplomacy'] },
      change: initiativeOf('p1'),
    })
    expect(game.rests).toBe(true)
    expect(game.table.planets.quann?.exhausted).toBe(true)
  })

  test('[ti3/10.secondary] costs one command counter from Strategy Allocation', () => {
    const game = diplomacy().say('p2', 'secondary').say('p3', 'none')
    expect(game.sheet('p2').counters).toMatchObject({ strategy: 1, pool: 3, fleet: 3, reinforcements: 9 })
    expect(game.sheet('p3').counters).toMatchObject({ strategy: 2, reinforcements: 8 })
    expect(refreshed(game.table)).toEqual(['saudor'])
  })

  test('[ti3/10.secondary] is not offered to whoever has no counter in Strategy Allocation', () => {
    expect(diplomacy({ counters: { p2: { strategy: 0 } } }).open).toEqual(['p3:use'])
  })

  test('[ti3/36.initiative] costs the holder of Initiative no counter', () => {
    const game = diplomacy({
      cards: { p1: ['base_diplomacy'], p2: ['base_initiative'] },
      counters: { p2: { strategy: 0 } },
      change: initiativeOf('p2'),
    })
    expect(game.asked('p2').text).toBe('ti3.ask.secondaryFree')
    game.say('p2', 'secondary').say('p3', 'secondary')
    expect(game.sheet('p2').counters.strategy).toBe(0)
    expect(game.sheet('p3').counters.strategy).toBe(1)
    expect(refreshed(game.table)).toEqual(['saudor', 'lazar'])
  })

  test('costs him none at a table begun before what lasts said so itself', () => {
    const { match } = diplomacy({ change: active('p1') })
    const saved = match.save()
    const { state } = saved.checkpoint
    const old = { 'initiative.p2': { effect: 'initiative', by: 'p2', until: 'round' as const } }
    const before = { ...state, table: { ...state.table, lasting: old } }
    const checkpoint = { ...saved.checkpoint, state: before }
    const again = Match.load(ti3Rules, { ...saved, migrated: 0, since: [], checkpoint })
    expect(secondaryCost(again.state.table, 'p2', 'base_diplomacy')).toBe(0)
    expect(secondaryCost(again.state.table, 'p3', 'base_diplomacy')).toBe(1)
  })

  test('[ti3/10.logistics] costs no counter with Logistics', () => {
    const game = played('base_logistics', {
      counters: { p2: { strategy: 0 } },
      tradeGoods: { p2: 3 },
    }).say('p1', { pool: 4 })
    game.say('p2', 'secondary').say('p2', { planets: [], tradeGoods: 3 }).say('p2', { strategy: 1 })
    expect(game.sheet('p2').counters).toEqual({ strategy: 1, pool: 3, fleet: 3, reinforcements: 9 })
  })

  test('[ti3/12.passed] may be used by players who have passed', () => {
    const game = diplomacy({
      change({ table }) {
        table.active = 'p1'
        for (const seat of ['p2', 'p3']) Object.assign(table.players[seat] ?? {}, { passed: true })
      },
    })
    game.say('p2', 'secondary').say('p3', 'secondary')
    expect(refreshed(game.table)).toEqual(['saudor', 'lazar'])
  })

  test('is not offered to a player who is out of the game', () => {
    const game = played('base_diplomacy', {
      ...tired,
      change({ table }) {
        table.active = 'p1'
        Object.assign(table.players['p3'] ?? {}, { out: true })
      },
    })
    expect(game.open).toEqual(['p2:use'])
  })

  test('is not offered where everybody can see that it does nothing', () => {
    expect(diplomacy({ exhausted: ['lazar'] }).open).toEqual(['p3:use'])
  })

  test('[ti3/10.eachOnce] of several strategy cards may be used in one round, as far as counters go', () => {
    const then = { segment: 'strategicAction', args: { seat: 'p1', card: 'base_warfare' } }
    const game = midgame(
      { segment: 'strategicAction', args: { seat: 'p1', card: 'base_diplomacy' }, then },
      {
        ...tired,
        cards: { p1: ['base_diplomacy', 'base_warfare'] },
        units: { p2: { b3: { cruiser: 1 } }, p3: { b6: { cruiser: 1 } } },
        counters: { p2: { strategy: 2 }, p3: { strategy: 1 } },
        change: active('p1'),
      },
    )
    game.say('p1', 'p2').say('p2', 'secondary').say('p3', 'secondary')
    expect(game.open).toEqual(['p2:use'])
    game.say('p2', 'secondary').say('p2', shipOf(game.table, 'p2')).say('p2', 'b4')
    expect(game.sheet('p2').counters.strategy).toBe(0)
    expect(game.rests).toBe(true)
  })
})

describe('Answers given ahead', () => {
  test('[ti3/10.ahead] stay unseen until all are in', () => {
    const game = diplomacy()
    const before = JSON.stringify([game.match.view('p3'), game.match.view('p1'), game.match.view()])
    const question = game.asked('p3')
    game.say('p2', 'secondary')
    expect(JSON.stringify([game.match.view('p3'), game.match.view('p1'), game.match.view()])).toBe(before)
    expect(game.asked('p3')).toEqual(question)
    expect(game.told('ti3.log.secondary')).toEqual([])
    game.say('p3', 'none')
    expect(game.told('ti3.log.secondary')).toEqual([{ seat: 'p2', card: 'base_diplomacy' }])
  })

  test('[ti3/10.secondary] take effect clockwise from the active player, whoever answered first', () => {
    const game = midgame(
      { segment: 'strategicAction', args: { seat: 'p2', card: 'base_diplomacy' } },
      {
        cards: { p2: ['base_diplomacy'] },
        planets: { p1: ['saudor'], p3: ['lazar'] },
        exhausted: ['saudor', 'lazar'],
        change: active('p2'),
      },
    ).say('p2', 'p1')
    game.say('p1', 'secondary').say('p3', 'secondary')
    expect(game.told('ti3.log.secondary').map(about => about?.['seat'])).toEqual(['p3', 'p1'])
  })

  test('[ti3/10.ahead] can be taken back until all are in', () => {
    const game = diplomacy().say('p2', 'secondary')
    expect(game.match.undoable('p2')).toBeDefined()
    expect(game.match.undo('p2').refused).toBeUndefined()
    expect(game.open).toEqual(['p2:use', 'p3:use'])
  })

  /** Cruisers of two players beside the same empty system. */
  const patrols = () =>
    played('base_warfare', {
      units: { p1: { jord: { space_dock: 1 } }, p2: { b3: { cruiser: 1 } }, p3: { b5: { cruiser: 1 } } },
      activated: { p1: ['b9'] },
    })
  const entering = (game: ReturnType<typeof patrols>, seat: string, hex: string) => {
    game.say(seat, 'secondary')
    return game.say(seat, shipOf(game.table, seat)).say(seat, hex)
  }

  test('[ti3/10.ahead] are asked again only of the player whose choice was taken away', () => {
    const game = patrols()
    entering(game, 'p3', 'b4')
    entering(game, 'p2', 'b4')
    expect(Object.values(game.table.units).filter(({ at }) => at === 'b4')).toMatchObject([{ of: 'p2' }])
    expect(game.open).toEqual(['p3:use'])
    expect(game.asked('p3').text).toBe('ti3.ask.secondaryAgain')
    expect(game.sheet('p3').counters.strategy).toBe(2)
    game.say('p3', 'secondary').say('p3', shipOf(game.table, 'p3')).say('p3', 'b6')
    expect(game.rests).toBe(true)
    expect(game.sheet('p3').counters.strategy).toBe(1)
    expect(Object.values(game.table.units).filter(({ at }) => at === 'b6')).toMatchObject([{ of: 'p3' }])
  })

  test('[ti3/10.ahead] may be dropped when they are asked again, and then cost nothing', () => {
    const game = patrols()
    entering(game, 'p3', 'b4')
    entering(game, 'p2', 'b4')
    game.say('p3', 'none')
    expect(game.sheet('p3').counters.strategy).toBe(2)
    expect(game.rests).toBe(true)
  })

  test('[ti3/10.ahead] stand again without a question once they can be done after all', () => {
    const game = played('base_technology', {
      technologies: { p1: [], p2: [], p3: [] },
      planets: { p2: ['abyz'] },
      tradeGoods: { p2: 1, p3: 7 },
    }).say('p1', 'enviro_compensator')
    game.say('p2', 'secondary').say('p2', 'hylar_v_assault_laser')
    game.say('p2', { planets: ['arc_prime', 'abyz'], tradeGoods: 1 })
    expect(game.command('p2', 'gift', { to: 'p3', tradeGoods: 1 })).toBeUndefined()
    game.say('p3', 'none')
    expect(game.open).toEqual(['p2:use'])
    expect(game.command('p3', 'gift', { to: 'p2', tradeGoods: 1 })).toBeUndefined()
    expect(game.rests).toBe(true)
    expect(game.sheet('p2')).toMatchObject({ tradeGoods: 0, technologies: { hylar_v_assault_laser: true } })
  })

  test('[ti3/10.ahead] are asked late of a player whom something in between has made able to use it', () => {
    const game = played('base_logistics', {
      tradeGoods: { p2: 6 },
      exhausted: ['hercant', 'arretze', 'kamdorn'],
    })
    game.say('p1', { pool: 4 })
    expect(game.open).toEqual(['p2:use'])
    game.command('p2', 'gift', { to: 'p3', tradeGoods: 3 })
    game.say('p2', 'none')
    expect(game.open).toEqual(['p3:use'])
    game.say('p3', 'secondary').say('p3', { strategy: 1 })
    expect(game.sheet('p3')).toMatchObject({ tradeGoods: 0, counters: { strategy: 3 } })
    expect(game.rests).toBe(true)
  })

  test('[ti3/10.ahead] are asked late, too, of one who could but let the moment for cards pass', () => {
    const game = played('base_logistics', {
      tradeGoods: { p2: 6 },
      exhausted: ['hercant', 'arretze', 'kamdorn'],
      change(state) {
        active('p1')(state)
        dealt({ p3: ['sabotage.1'] })(state)
      },
    })
    game.say('p1', { pool: 4 })
    expect(game.open).toEqual(['p2:use', 'p3:cards'])
    game.say('p3', 'pass').command('p2', 'gift', { to: 'p3', tradeGoods: 3 })
    game.say('p2', 'none')
    expect(game.open).toEqual(['p3:use'])
    game.say('p3', 'secondary').say('p3', { strategy: 1 })
    expect(game.sheet('p3')).toMatchObject({ tradeGoods: 0, counters: { strategy: 3 } })
    expect(game.rests).toBe(true)
  })

  test('[ti3/10.ahead] are not asked again where they still fit', () => {
    const game = patrols()
    entering(game, 'p3', 'b6')
    entering(game, 'p2', 'b4')
    expect(game.rests).toBe(true)
    expect(game.told('ti3.log.patrols')).toHaveLength(2)
  })
})
