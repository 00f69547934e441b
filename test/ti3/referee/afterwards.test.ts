import { describe, expect, test } from 'vitest'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import type { Ti3 } from '../../../shared/ti3/table.ts'
import { decided, under } from '../agenda/decide.ts'
import { attack, kindsAt, stage, thrown } from '../battlefield.ts'
import { askedIn, choicesOf, dealt } from '../invented.ts'
import { type Midgame, midgame } from '../midgame.ts'
import { holding, quietly } from './holding.ts'

const _show = (game: Midgame) =>
  game.match.open.map(({ to, key, options, otherwise }) => JSON.stringify([to, key, options, otherwise]))
const exhausted = (game: Midgame) =>
  Object.entries(game.table.planets)
    .flatMap(([id, card]) => (card?.exhausted ? [id] : []))
    .sort()
const land = (game: Midgame, planet: string) => {
  const { units } = game.offered<{ units: object }>('p1')
  return game.say('p1', Object.fromEntries(Object.keys(units).map(id => [id, { planet }])))
}
const passUntil = (game: Midgame, time: Parameters<typeof askedIn>[1]) => {
  for (let i = 0; i < 30 && askedIn(game, time).length === 0 && !game.rests; i++) {
    const [open] = game.match.open
    if (open) game.say(open.to, open.otherwise ?? 'pass')
  }
  return game
}

describe('Reparations', () => {
  const lost = (
    planets: Record<string, readonly string[]>,
    exhaustedOnes: readonly string[],
    hands = { p2: ['reparations'] },
  ) => {
    const game = stage(
      { segment: 'landings', args: { seat: 'p1', hex: 'a0' } },
      holding(hands, {
        units: { p1: { a0: { carrier: 1, ground_force: 2 } } },
        planets: planets as never,
        exhausted: exhaustedOnes as never,
      }),
    )
    return passUntil(land(game, 'abyz'), 'afterPlanetLost')
  }
  test('a ready planet of the taker is exhausted, then one of his own with no more resources is ready', () => {
    // Hacan's home: Arretze 2, Hercant 1, Kamdorn 0. Yssaril's: Retillion 2, Shalloq 1.
    const game = lost({ p2: ['abyz', 'saudor', 'mecatol_rex'] }, [
      'retillion',
      'shalloq',
      'saudor',
      'mecatol_rex',
    ])
    game.say('p2', 'reparations')
    expect(choicesOf(game, 'p2').sort()).toEqual(['arretze', 'hercant', 'kamdorn'])
    game.say('p2', 'hercant')
    quietly(game)
    expect(choicesOf(game, 'p2').sort()).toEqual(['mecatol_rex', 'shalloq'])
    game.say('p2', 'shalloq')
    expect(exhausted(game)).toEqual(['abyz', 'hercant', 'mecatol_rex', 'retillion', 'saudor'])
  })
  test('with no ready planet of his there is nothing to play it on', () => {
    const game = lost({ p2: ['abyz'] }, ['arretze', 'hercant', 'kamdorn'])
    expect(
      askedIn(game, 'afterPlanetLost').filter(seat => choicesOf(game, seat).includes('reparations')),
    ).toEqual([])
  })
})

describe('Rare Mineral', () => {
  test('three goods for each neutral planet taken by landing; for one planet once', () => {
    const game = stage(
      { segment: 'landings', args: { seat: 'p1', hex: 'a0' } },
      holding(
        { p1: ['rare_mineral.1', 'rare_mineral.2'] },
        {
          units: { p1: { a0: { carrier: 1, ground_force: 2 } } },
        },
      ),
    )
    const ids = Object.keys(game.offered<{ units: object }>('p1').units)
    game.say('p1', { [ids[0] ?? '']: { planet: 'abyz' }, [ids[1] ?? '']: { planet: 'fria' } })
    passUntil(game, 'afterNeutralPlanetTaken')
    game.say('p1', 'rare_mineral.1')
    quietly(game)
    expect(game.sheet('p1').tradeGoods).toBe(3)
    for (let i = 0; i < 4 && !game.rests; i++) {
      const choices = choicesOf(game, 'p1')
      game.say('p1', choices.includes('rare_mineral.2') ? 'rare_mineral.2' : 'pass')
      quietly(game)
    }
    expect(game.sheet('p1').tradeGoods).toBe(6)
  })
})

describe('Skilled Retreat', () => {
  test('at once, to an adjacent system free of enemies and not activated by him; his counter lies there', () => {
    const game = attack(
      { cruiser: 2 },
      { cruiser: 2 },
      holding({ p2: ['skilled_retreat.1'], p1: [] }, { activated: { p2: ['a2'] } }),
    )
    game.say('p2', 'skilled_retreat.1')
    const hexes = choicesOf(game, 'p2')
    expect(hexes).not.toContain('a2')
    const before = game.sheet('p2').counters.reinforcements
    game.say('p2', 'b2')
    quietly(game)
    expect(kindsAt(game, 'p2', 'b2')).toEqual(['cruiser', 'cruiser'])
    expect(game.table.activated['b2']).toEqual({ p2: true })
    expect(game.sheet('p2').counters.reinforcements).toBe(before - 1)
    expect(thrown(game)).toEqual([])
  })
  test('not without a counter in reinforcements', () => {
    const game = attack(
      { cruiser: 2 },
      { cruiser: 2 },
      holding({ p2: ['skilled_retreat.1'] }, { counters: { p2: { pool: 8, fleet: 6, strategy: 2 } } }),
    )
    expect(game.told('ti3.log.playsCard')).toEqual([])
    expect(
      game.match.open.some(
        ({ to, options }) =>
          to === 'p2' && Object.hasOwn((options as { of?: object }).of ?? {}, 'skilled_retreat.1'),
      ),
    ).toBe(false)
  })
  test('goes on under Code of Honor, which forbids the usual one', () => {
    const game = attack(
      { cruiser: 2 },
      { cruiser: 2 },
      holding(
        { p2: ['skilled_retreat.1'] },
        {
          change({ table, box }) {
            table.laws.code_of_honor = {}
            box.politicalCards = box.politicalCards.filter(id => id !== 'code_of_honor')
            table.decks.political = box.politicalCards.length
          },
        },
      ),
    )
    expect(choicesOf(game, 'p2')).toContain('skilled_retreat.1')
  })
  test('the attacker’s fleet may go too, where he has not activated', () => {
    const game = attack({ cruiser: 2 }, { cruiser: 2 }, holding({ p1: ['skilled_retreat.1'] }))
    game.say('p1', 'skilled_retreat.1')
    expect(choicesOf(game, 'p1')).toContain('b2')
    game.say('p1', 'b2')
    quietly(game)
    expect(kindsAt(game, 'p1', 'b2')).toEqual(['cruiser', 'cruiser'])
  })
})

describe('Master of Trade', () => {
  const agreed = (count: number) =>
    midgame(
      { segment: 'turn', args: { seat: 'p2' } },
      {
        races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
        planets: { p1: ['abyz'] as never },
        tiles: { a1: 'sys_abyz__fria' },
        exhausted: ['abyz', 'quinarra', 'trenlak'],
        change(state) {
          dealt({ p1: ['master_of_trade'] })(state)
          const { p1, p2, p3 } = state.table.players
          if (!p1 || !p2 || !p3) throw new Error('three')
          p1.contracts = count > 1 ? {} : { trade_norr_2: true }
          p1.agreements = count > 1 ? { trade_sol_1: true, trade_letnev_1: true } : { trade_sol_1: true }
          p2.contracts = { trade_sol_2: true }
          p2.agreements = { trade_norr_1: true }
          if (count > 1) {
            p3.contracts = { trade_letnev_2: true }
            p3.agreements = { trade_norr_2: true }
          }
        },
      },
    )
  test('two agreements: up to two of his exhausted planets, home ones too, in the turn of another', () => {
    expect(agreed(1).may('p1')['playAnyTime']).toBeUndefined()
    const game = agreed(2)
    expect(game.command('p1', 'playAnyTime', 'master_of_trade')).toBeUndefined()
    expect(game.offered<{ most: number }>('p1')).toMatchObject({ most: 2 })
    game.say('p1', ['quinarra', 'abyz'])
    quietly(game)
    expect(exhausted(game)).toEqual(['trenlak'])
  })
})

describe('Disclosure', () => {
  test('he alone sees the hand, and one card of it is discarded openly', () => {
    const game = under(
      { segment: 'turn', args: { seat: 'p2' } },
      { hands: { p1: ['disclosure'], p2: ['dug_in', 'veto'] } },
    )
    expect(game.command('p1', 'playAnyTime', 'disclosure')).toBeUndefined()
    quietly(game)
    const asked = game.asked('p1')
    expect(Object.keys((asked.options as unknown as { of: object }).of).sort()).toEqual(['dug_in', 'veto'])
    for (const seat of ['p3', undefined])
      expect(JSON.stringify(game.match.view(seat))).not.toMatch(/"(dug_in|veto)"/)
    game.say('p1', 'veto')
    expect(game.table.discards.action).toEqual(expect.arrayContaining(['disclosure', 'veto']))
    expect(game.sheet('p2').actionCards).toBe(1)
    for (const seat of ['p3', undefined])
      expect(JSON.stringify(game.match.view(seat))).not.toMatch(/"dug_in"/)
  })
  test('not on empty hands', () => {
    const game = under({ segment: 'turn', args: { seat: 'p2' } }, { hands: { p1: ['disclosure'] } })
    expect(game.may('p1')['playAnyTime']).toBeUndefined()
  })
})

describe('Armistice', () => {
  test('he lands nothing there this round, elsewhere in the system he may; it ends with the planet', () => {
    const game = under(
      { segment: 'turn', args: { seat: 'p1' } },
      {
        hands: { p1: ['armistice'] },
        planets: { p1: ['abyz'] },
        units: { p1: { abyz: { ground_force: 1 } } },
      },
    )
    game.say('p1', { special: 'armistice' }).say('p1', 'p2')
    expect(choicesOf(game, 'p1').sort()).toEqual(['abyz', 'quinarra', 'trenlak'])
    game.say('p1', 'abyz')
    quietly(game)
    const { lasting } = game.table
    const landing = (seat: string) => {
      const table = under(
        { segment: 'landings', args: { seat, hex: 'a1' } },
        {
          planets: { p1: ['abyz', 'fria'] },
          units: { [seat]: { a1: { carrier: 1, ground_force: 2 } } },
          change: ({ table }) => {
            table.lasting = structuredClone(lasting)
            table.active = seat
          },
        },
      )
      return Object.keys(table.offered<{ planets: object }>(seat).planets).sort()
    }
    expect(landing('p2')).toEqual(['fria'])
    expect(landing('p3')).toEqual(['abyz', 'fria'])
  })
})

describe('Diplomatic Immunity', () => {
  test('nobody else activates it this round, its player may', () => {
    const game = under(
      { segment: 'turn', args: { seat: 'p1' } },
      { hands: { p1: ['diplomatic_immunity'] }, units: { p1: { a0: { carrier: 1, fighter: 1 } } } },
    )
    game.say('p1', { special: 'diplomatic_immunity' })
    quietly(game)
    expect(game.open).toEqual(['p2:turn'])
    expect(game.offered<Turn>('p2').tactical).not.toContain('a0')
    expect(game.offered<Turn>('p2').not).toHaveProperty('a0')
    game.say('p2', { pass: true }).say('p3', { pass: true })
    expect(game.offered<Turn>('p1').tactical).toContain('a0')
  })
})

describe('Ruinous Tariffs', () => {
  const tariffs = (change: (state: Ti3) => void = () => {}) => {
    const game = midgame(
      { segment: 'strategicAction', args: { seat: 'p3', card: 'base_trade' } },
      {
        races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
        cards: { p3: ['base_trade'] },
        tradeGoods: { p2: 4 },
        change(state) {
          dealt({ p1: ['ruinous_tariffs'] })(state)
          state.table.active = 'p3'
          const { p1, p2 } = state.table.players
          if (!p1 || !p2) throw new Error('two')
          p1.contracts = { trade_norr_2: true }
          p1.agreements = { trade_sol_1: true }
          p2.contracts = { trade_sol_2: true }
          p2.agreements = { trade_norr_1: true }
          change(state)
        },
      },
    )
    for (let i = 0; i < 12 && askedIn(game, 'afterTradeSecondary').length === 0 && !game.rests; i++) {
      const [first] = game.match.open
      if (!first) break
      const of = Object.keys((first.options as { of?: object }).of ?? {})
      game.say(
        first.to,
        first.to === 'p2' && of.includes('secondary')
          ? 'secondary'
          : of.includes('profit')
            ? 'profit'
            : (first.otherwise ?? of[0]),
      )
    }
    expect(askedIn(game, 'afterTradeSecondary')).toEqual(['p1'])
    return game
  }
  test('half of the goods on his sheet after Trade’s secondary, rounded up, not after the primary', () => {
    const game = tariffs()
    const had = game.sheet('p2').tradeGoods
    const mine = game.sheet('p1').tradeGoods
    game.say('p1', 'ruinous_tariffs')
    quietly(game)
    expect(had).toBeGreaterThan(4)
    expect(game.sheet('p1').tradeGoods).toBe(mine + Math.ceil(had / 2))
    expect(game.sheet('p2').tradeGoods).toBe(Math.floor(had / 2))
  })
  test('come from his sheet, so under Open the Trade Routes they stay with who takes them', () => {
    const routes = Object.values(decided('open_the_trade_routes', 'against').table.lasting)[0]
    const game = tariffs(({ table }) => {
      if (routes) table.lasting['routes'] = structuredClone(routes)
    })
    const [mine, his] = [game.sheet('p1').tradeGoods, game.sheet('p2').tradeGoods]
    game.say('p1', 'ruinous_tariffs')
    quietly(game)
    expect(his).toBeGreaterThan(0)
    expect(game.sheet('p1').tradeGoods).toBe(mine + Math.ceil(his / 2))
  })
})

describe('Influence in the Merchants’ Guild', () => {
  test('any agreement, of whomever, never one with Hacan', () => {
    const game = midgame(
      { segment: 'turn', args: { seat: 'p1' } },
      {
        races: { p1: 'norr', p2: 'sol', p3: 'hacan' },
        change(state) {
          dealt({ p1: ['influence_in_the_merchants_guild'] })(state)
          const { p2, p3 } = state.table.players
          if (!p2 || !p3) throw new Error('two')
          p2.contracts = { trade_sol_2: true }
          p2.agreements = { trade_hacan_1: true }
          p3.contracts = { trade_hacan_2: true }
          p3.agreements = { trade_sol_1: true }
        },
      },
    )
    expect(Object.keys(game.offered<Turn>('p1').special)).toEqual([])
  })
})
