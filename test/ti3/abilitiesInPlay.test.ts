import { describe, expect, test } from 'vitest'
import type { TechnologyId } from '../../shared/ti3/content/technologies.ts'
import { fleet } from '../../shared/ti3/forces.ts'
import type { Hand, PlayerSheet, Ti3 } from '../../shared/ti3/table.ts'
import { holding, quiet } from './held.ts'
import { type Midgame, type Situation, whereDice } from './midgame.ts'

const battleAt = (attacker: string) => ({ segment: 'spaceBattle', args: { seat: attacker, hex: 'a0' } })

/** These cards, in these hands. */
const dealt =
  (hands: Record<string, readonly string[]>) =>
  ({ table, hands: all }: Ti3) => {
    for (const [seat, cards] of Object.entries(hands)) {
      ;(all[seat] as Hand).actionCards = Object.fromEntries(cards.map(card => [card, true]))
      ;(table.players[seat] as PlayerSheet).actionCards = cards.length
    }
  }

const shots = (game: Midgame) => game.log.filter(({ text }) => text === 'ti3.log.fires')

describe('Naalu, when their fleet is attacked,', () => {
  const attacked = (activated: readonly string[], attacker = 'p2', situation: Situation = {}) =>
    holding(
      { race: 'naalu' },
      {
        races: { p1: 'naalu', p2: 'mentak', p3: 'norr' },
        tiles: quiet,
        units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 2 } } },
        activated: { p1: activated },
        ...situation,
      },
      battleAt(attacker),
    )

  test('[ti3/20.foresight] may retreat before a shot is fired, even before an ambush', () => {
    const game = attacked(['a1', 'm0'])
    expect(shots(game)).toEqual([])
    expect(Object.keys(game.offered<{ of: object }>('p1').of).sort()).toEqual(['a1', 'm0', 'stays'])
    game.say('p1', 'a1')
    expect(fleet(game.table, 'p1', 'a1')).toHaveLength(2)
    expect(fleet(game.table, 'p2', 'a0')).toHaveLength(2)
    expect(shots(game)).toEqual([])
    expect(game.rests).toBe(true)
  })

  test('[ti3/20.foresight] may stay, and cannot leave where no adjacent system was activated', () => {
    expect(shots(attacked(['a1']).say('p1', 'stays')).length).toBeGreaterThan(0)
    expect(shots(attacked([])).length).toBeGreaterThan(0)
  })

  test('[ti3/25.atWar] [ti3/25.war] slip away before there is a battle: agreements stay, and nobody may play on one', () => {
    const game = attacked(['a1'], 'p2', {
      change({ table: { players } }) {
        Object.assign(players['p1'] ?? {}, { contracts: {}, agreements: { trade_mentak_1: true } })
        Object.assign(players['p2'] ?? {}, { contracts: {}, agreements: { trade_naalu_1: true } })
      },
    })
    expect(game.table.battle).toBeUndefined()
    expect(game.told('ti3.log.spaceBattle')).toEqual([])
    game.say('p1', 'a1')
    expect(game.rests).toBe(true)
    expect(game.told('ti3.log.spaceBattle')).toEqual([])
    expect(game.sheet('p1').agreements).toEqual({ trade_mentak_1: true })
    expect(game.sheet('p2').agreements).toEqual({ trade_naalu_1: true })
  })

  test('[ti3/25.atWar] [ti3/25.war] are at war with the attacker where they stay', () => {
    const game = attacked(['a1'], 'p2', {
      change({ table: { players } }) {
        Object.assign(players['p1'] ?? {}, { contracts: {}, agreements: { trade_mentak_1: true } })
        Object.assign(players['p2'] ?? {}, { contracts: {}, agreements: { trade_naalu_1: true } })
      },
    })
    game.say('p1', 'stays')
    expect([game.sheet('p1').contracts, game.sheet('p1').agreements]).toEqual([{ trade_naalu_1: true }, {}])
  })

  test('[ti3/20.foresight] leave an attacker behind whose Fighters need support again', () => {
    const game = attacked(['a1'], 'p2', {
      units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 1, fighter: 2 } } },
    })
    game.say('p1', 'a1')
    expect(fleet(game.table, 'p2', 'a0').map(({ kind }) => kind)).toEqual(['cruiser'])
  })

  test('[ti3/20.foresight] have no such choice when they attack', () => {
    expect(attacked(['a1'], 'p1').open).not.toContain('p1:p1')
  })
})

describe('The Mentak Coalition', () => {
  const ambush = (seed: string, ships: object, situation: Situation = {}) =>
    holding(
      { race: 'mentak', knows: [] },
      { seed, tiles: quiet, units: { p1: { a0: ships }, p2: { a0: { cruiser: 4 } } }, ...situation },
      battleAt('p2'),
    )

  test('[ti3/20.ambush] fires with two of its Cruisers or Destroyers before a battle, and what they hit does not fire back', () => {
    const game = whereDice(
      seed => ambush(seed, { cruiser: 3, destroyer: 1 }),
      made => shots(made)[0]?.about?.['hits'] === 2,
    )
    expect(shots(game)[0]?.dice).toHaveLength(2)
    expect(shots(game)[0]?.about).toMatchObject({ seat: 'p1', unit: 'cruiser' })
    const answer = shots(game).find(({ about }) => about?.['seat'] === 'p2')
    expect(answer?.dice).toHaveLength(2)
  })

  test('[ti3/20.ambush] fires with a Cruiser and a Destroyer where it has but one Cruiser, and never with other ships', () => {
    const game = ambush('any', { cruiser: 1, destroyer: 2, dreadnought: 2 })
    expect(
      shots(game)
        .slice(0, 2)
        .map(({ about, dice }) => [about?.['unit'], dice?.length]),
    ).toEqual([
      ['cruiser', 1],
      ['destroyer', 1],
    ])
  })

  test('[ti3/20.ambush] ambushes before an Assault Cannon, which both sides fire at the same time', () => {
    const cannon: TechnologyId[] = ['assault_cannon']
    const game = whereDice(
      seed =>
        ambush(
          seed,
          { cruiser: 2, dreadnought: 1 },
          {
            units: { p1: { a0: { cruiser: 2, dreadnought: 1 } }, p2: { a0: { dreadnought: 1, cruiser: 1 } } },
            technologies: { p1: cannon, p2: cannon },
          },
        ),
      made => shots(made)[0]?.about?.['hits'] === 0 && shots(made).length >= 3,
    )
    expect(
      shots(game)
        .slice(0, 3)
        .map(({ about }) => [about?.['seat'], about?.['unit']]),
    ).toEqual([
      ['p1', 'cruiser'],
      ['p2', 'dreadnought'],
      ['p1', 'dreadnought'],
    ])
  })

  test('[ti3/20.ambush] fires nothing more where an ambush left nobody to fire at', () => {
    const units = { p1: { a0: { cruiser: 2, dreadnought: 1 } }, p2: { a0: { cruiser: 1 } } }
    const game = whereDice(
      seed => ambush(seed, {}, { units, technologies: { p1: ['assault_cannon'], p2: [], p3: [] } }),
      made => Number(shots(made)[0]?.about?.['hits']) > 0,
    )
    expect(shots(game)).toHaveLength(1)
    expect(fleet(game.table, 'p2', 'a0')).toEqual([])
  })

  const strategy = (tradeGoods: Record<string, number>) =>
    holding({ race: 'mentak' }, { tradeGoods }, { segment: 'strategyPhase' })

  test('[ti3/20.pillage] takes a trade good from each of up to two players who have three in the Strategy Phase', () => {
    const game = strategy({ p1: 1, p2: 3, p3: 5 }).say('p1', 'mentak_pillage').say('p1', ['p2', 'p3'])
    expect(['p1', 'p2', 'p3'].map(seat => game.sheet(seat).tradeGoods)).toEqual([3, 2, 4])
    expect(game.told('ti3.log.pillages')).toHaveLength(2)
  })

  test('[ti3/20.pillage] takes nothing from players with two', () => {
    const game = strategy({ p1: 0, p2: 2, p3: 3 }).say('p1', 'mentak_pillage')
    // With one player left to take from nothing is asked any more.
    expect(['p1', 'p2', 'p3'].map(seat => game.sheet(seat).tradeGoods)).toEqual([1, 2, 2])
    expect(strategy({ p1: 3, p2: 2, p3: 2 }).open[0]).toMatch(/card$/)
  })

  test('[ti3/20.pillage] may wait until all have picked, but takes only once', () => {
    const pick = (game: Midgame) => {
      while (game.open[0]?.endsWith(':card')) {
        const [seat = ''] = game.open[0].split(':')
        game.say(seat, Object.keys(game.offered<{ of: object }>(seat).of).at(-1))
      }
      return game
    }
    const later = pick(strategy({ p2: 4 }).say('p1', 'pass'))
    expect(later.open).toEqual(['p1:cards'])
    later.say('p1', 'mentak_pillage')
    expect(later.sheet('p2').tradeGoods).toBe(3)
    expect(later.table.phase).toBe('action')
    expect(pick(strategy({ p2: 4 }).say('p1', 'mentak_pillage')).table.phase).toBe('action')
  })
})

describe('Jol-Nar', () => {
  const battle = (seed: string, strategy: number, ships: object = { cruiser: 3 }) =>
    holding(
      { race: 'jol_nar' },
      {
        seed,
        tiles: quiet,
        units: { p1: { a0: ships }, p2: { a0: { cruiser: 1 } } },
        counters: { p1: { strategy } },
      },
      battleAt('p1'),
    )

  test('[ti3/20.odds] throws again any dice that missed, a counter from Strategy Allocation each', () => {
    const game = whereDice(
      seed => battle(seed, 2),
      made => made.open[0] === 'p1:again1' && Object.keys(made.offered<{ of: object }>('p1').of).length === 3,
    )
    expect(game.offered<{ most: number }>('p1').most).toBe(2)
    const first = shots(game)[0]?.dice ?? []
    expect(first.every(die => die < 8)).toBe(true)
    game.say('p1', ['d0', 'd2'])
    expect(game.sheet('p1').counters.strategy).toBe(0)
    const again = game.log.find(({ text }) => text === 'ti3.log.throwsAgain')
    expect(again?.about).toMatchObject({ seat: 'p1', count: 2 })
    expect(again?.dice?.[1]).toBe(first[1])
    expect(game.open).not.toContain('p1:again2')
  })

  test('[ti3/20.odds] may leave them as they lie, and without a counter has no choice', () => {
    const game = whereDice(
      seed => battle(seed, 1),
      made => made.open[0] === 'p1:again1',
    )
    game.say('p1', [])
    expect(game.sheet('p1').counters.strategy).toBe(1)
    expect(game.told('ti3.log.throwsAgain')).toEqual([])
    expect(battle('any', 0).open).not.toContain('p1:again1')
  })

  test('[ti3/20.odds] is asked after what is thrown again for nothing', () => {
    const game = whereDice(
      seed =>
        holding(
          { race: 'jol_nar', knows: ['graviton_laser_system'] },
          {
            seed,
            tiles: quiet,
            planets: { p1: ['abyz'] },
            units: { p1: { abyz: { pds: 2, ground_force: 1 } }, p2: { abyz: { ground_force: 4 } } },
          },
          { segment: 'planetInvasion', args: { seat: 'p2', hex: 'a1', planet: 'abyz', ships: [] } },
        ),
      made => made.told('ti3.log.throwsAgain').length === 1 && /^p1:again/.test(made.open[0] ?? ''),
    )
    expect(game.sheet('p1').counters.strategy).toBe(2)
  })
})

describe('The Xxcha', () => {
  const council = (strategy = 1) =>
    holding(
      { race: 'xxcha' },
      { counters: { p1: { strategy } } },
      { segment: 'galacticCouncil', args: { seat: 'p2' } },
    )

  test('[ti3/20.quash] cancel a political card just read for a counter, and another one is drawn', () => {
    const game = council()
    const first = game.table.agenda?.card
    expect(game.open).toEqual(['p1:cards'])
    game.say('p1', 'xxcha_veto')
    expect(game.sheet('p1').counters.strategy).toBe(0)
    expect(game.table.discards.political).toContain(first)
    expect(game.table.agenda?.card).not.toBe(first)
    expect(game.told('ti3.log.agenda')).toHaveLength(2)
  })

  test('[ti3/20.quash] may let it be voted on, and must without a counter', () => {
    const game = council().say('p1', 'pass')
    expect(game.told('ti3.log.agenda')).toHaveLength(1)
    expect(game.sheet('p1').counters.strategy).toBe(1)
    expect(council(0).open).not.toContain('p1:cards')
  })
})

describe('Yssaril spies', () => {
  const spying = () =>
    holding(
      { race: 'yssaril' },
      { change: dealt({ p2: ['good_year', 'sabotage.3'], p3: [] }) },
      { segment: 'strategyPhase' },
    )

  test("[ti3/20.spies] look at one other player's action cards in the Strategy Phase, and nobody else sees them", () => {
    const game = spying()
    expect(Object.keys(game.offered<{ of: object }>('p1').of)).toEqual(['yssaril_spy', 'pass'])
    // Who holds cards is asked as well.
    game.say('p1', 'yssaril_spy').say('p2', 'pass')
    const seen = game.log.filter(({ text }) => text === 'ti3.log.sees')
    expect(seen.map(({ to, about }) => [to, about?.['card']])).toEqual([
      ['p1', 'good_year'],
      ['p1', 'sabotage.3'],
    ])
    expect(game.told('ti3.log.spies')).toEqual([{ seat: 'p1', from: 'p2' }])
    expect(game.sheet('p1').memory['spied']).toBe('round')
  })

  test('[ti3/20.spies] do it once', () => {
    const game = spying().say('p1', 'yssaril_spy')
    while (game.table.phase === 'strategy') {
      const [seat = ''] = game.open[0]?.split(':') ?? []
      game.say(seat, Object.keys(game.offered<{ of: object }>(seat).of).at(-1))
    }
    expect(game.table.phase).toBe('action')
    expect(game.told('ti3.log.spies')).toHaveLength(1)
  })
})

describe('Hacan card trading', () => {
  const status = (phase: 'status' | 'action' = 'status') =>
    holding(
      { race: 'hacan' },
      {
        phase,
        change: dealt({ p1: ['good_year', 'plague'], p2: ['sabotage.1'], p3: [] }),
      },
      { segment: 'rest' },
    )
  const cards = (game: Midgame, seat: string) =>
    Object.keys(game.match.state.hands[seat]?.actionCards ?? {}).sort()

  test('[ti3/20.cardBrokers] is open in the Status Phase to Hacan alone', () => {
    expect(Object.keys(status().may('p1'))).toContain('tradeCards')
    expect(Object.keys(status().may('p2'))).not.toContain('tradeCards')
    expect(Object.keys(status('action').may('p1'))).not.toContain('tradeCards')
  })

  test('[ti3/20.cardBrokers] gives cards for cards when both agree; only the two see which', () => {
    const game = status()
    expect(game.command('p1', 'tradeCards', 'p2')).toBeUndefined()
    game.say('p1', ['plague']).say('p2', 'deal').say('p2', ['sabotage.1'])
    expect(game.open).toContain('p1:agrees')
    game.say('p1', 'deal')
    expect(cards(game, 'p1')).toEqual(['good_year', 'sabotage.1'])
    expect(cards(game, 'p2')).toEqual(['plague'])
    expect([game.sheet('p1').actionCards, game.sheet('p2').actionCards]).toEqual([2, 1])
    const named = game.log.filter(({ about }) => typeof about?.['card'] === 'string')
    expect(named.map(({ to, about }) => [to, about?.['card']])).toEqual([
      ['p2', 'plague'],
      ['p1', 'sabotage.1'],
    ])
    expect(game.table.discards.action).toEqual([])
  })

  test('[ti3/20.cardBrokers] comes to nothing when one of them declines, and is then over between the two', () => {
    const game = status()
    game.command('p1', 'tradeCards', 'p2')
    game.say('p1', ['plague']).say('p2', 'not')
    expect(cards(game, 'p1')).toEqual(['good_year', 'plague'])
    expect(game.may('p1')['tradeCards']).toMatchObject({ of: { p3: {} } })
    expect(Object.keys((game.may('p1')['tradeCards'] as unknown as { of: object }).of)).toEqual(['p3'])
    const other = status()
    other.command('p1', 'tradeCards', 'p2')
    other.say('p1', []).say('p2', 'deal').say('p2', ['sabotage.1']).say('p1', 'not')
    expect(cards(other, 'p2')).toEqual(['sabotage.1'])
  })

  test('[ti3/20.cardBrokers] leaves no hand above its limit', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((_, i) => `morale_boost.${i}`)
    const game = holding(
      { race: 'hacan' },
      { phase: 'status', change: dealt({ p1: ['good_year'], p2: many, p3: [] }) },
      { segment: 'rest' },
    )
    game.command('p1', 'tradeCards', 'p2')
    game.say('p1', ['good_year']).say('p2', 'deal').say('p2', [])
    game.say('p2', 'good_year')
    expect(game.sheet('p2').actionCards).toBe(7)
    expect(game.table.discards.action).toEqual(['good_year'])
  })
})
