import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Next } from '../../shared/engine/rules.ts'
import { activations } from '../../shared/ti3/activation.ts'
import type { TechnologyId } from '../../shared/ti3/content/technologies.ts'
import { votesOf } from '../../shared/ti3/council.ts'
import { holds } from '../../shared/ti3/effects.ts'
import { moveOptions } from '../../shared/ti3/movement.ts'
import { dockLimit } from '../../shared/ti3/production.ts'
import { orderOfPlay, strategyCardsOf } from '../../shared/ti3/realm.ts'
import { canLearn, openTechnologies, priceOf } from '../../shared/ti3/research.ts'
import { landOptions } from '../../shared/ti3/rules/landings.ts'
import { begin, end } from '../../shared/ti3/rules/lasting.ts'
import { fleetLimit } from '../../shared/ti3/supply.ts'
import type { Lasting, Ti3 } from '../../shared/ti3/table.ts'
import { quiet } from './held.ts'
import { choicesOf, dealt, forgetInvented, inventAs, onlyInvented, steady, untilTrue } from './invented.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'

beforeEach(onlyInvented)
afterEach(forgetInvented)

const rest: Next = { segment: 'rest' }

/** A table on which these things last. */
const lasting = (
  what: readonly Partial<Lasting>[],
  at: Next = rest,
  { change, ...situation }: Situation = {},
): Midgame =>
  steady(
    midgame(at, {
      races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
      technologies: { p1: [], p2: [], p3: [] },
      tiles: quiet,
      ...situation,
      change(state: Ti3) {
        dealt({})(state)
        state.table.active = 'p1'
        for (const one of what)
          begin(state.table, { effect: 'invented', by: 'p1', until: 'round', ...one } as Lasting)
        change?.(state)
      },
    }),
  )

describe('What lasts', () => {
  test('is one of a kind by one player on one thing, and ends with what it lasts for', () => {
    const { table } = lasting([])
    const state = structuredClone(table)
    const footing = (hex: string, until: Lasting['until']) =>
      begin(state, { effect: 'war_footing', by: 'p1', until, adds: { fleetSupply: 2 }, where: { hex } })
    footing('a1', 'round')
    footing('a1', 'round')
    footing('a2', 'turn')
    expect(Object.keys(state.lasting)).toHaveLength(2)
    end(state, 'turn')
    expect(Object.keys(state.lasting)).toEqual(['war_footing.p1.a1'])
  })

  test('raises the Fleet Supply of one system for one player', () => {
    const { table } = lasting([{ adds: { fleetSupply: 2 }, where: { hex: 'a1' } }])
    const { fleet } = table.players['p1']?.counters ?? { fleet: 0 }
    expect(['a1', 'a2'].map(hex => fleetLimit(table, 'p1', hex))).toEqual([fleet + 2, fleet])
    expect(fleetLimit(table, 'p2', 'a1')).toBe(table.players['p2']?.counters.fleet ?? 0)
  })

  test('changes what one Space Dock builds, never below nothing', () => {
    const docks = lasting([{ adds: { production: 3 }, where: { planet: 'abyz' } }]).table
    const without = lasting([]).table
    const limits = (table: typeof docks) => (['abyz', 'fria'] as const).map(id => dockLimit(table, 'p1', id))
    expect(limits(docks)).toEqual([(limits(without)[0] ?? 0) + 3, limits(without)[1]])
    expect(dockLimit(lasting([{ adds: { production: -99 } }]).table, 'p1', 'abyz')).toBe(0)
  })

  test('changes how many cards a hand holds', () => {
    const game = lasting(
      [{ on: 'p2', adds: { handLimit: -4 } }],
      { segment: 'supplies' },
      {
        change(state) {
          dealt({ p2: ['plague', 'uprising', 'patrol'] })(state)
        },
      },
    )
    expect(game.open).toEqual([expect.stringMatching(/^p2:/)])
    expect(game.asked('p2').text).toBe('ti3.ask.discard')
  })

  test('forbids others a system, and not who began it', () => {
    const { table } = lasting([{ touches: 'others', forbids: { activates: true }, where: { hex: 'a1' } }])
    const open = (seat: string) => activations(table, seat).hexes.includes('a1')
    expect(['p1', 'p2', 'p3'].map(open)).toEqual([true, false, false])
  })

  test('forbids one player a landing on one planet', () => {
    const { table } = lasting([{ on: 'p2', forbids: { invades: true }, where: { planet: 'abyz' } }])
    const places = (seat: string) => Object.keys(landOptions(table, seat, 'a1', false).planets)
    expect(places('p2')).toEqual(['fria'])
    expect(places('p3')).toEqual(['abyz', 'fria'])
  })
})

describe('Technologies', () => {
  const learning: Next = { segment: 'strategicAction', args: { seat: 'p1', card: 'base_technology' } }

  test('of a player who may learn nothing are not on offer, and the others still decide', () => {
    const game = lasting([{ forbids: { learns: true } }], learning, { tradeGoods: { p2: 12 } })
    expect(game.told('ti3.log.learns')).toEqual([])
    expect(game.open).toEqual(['p2:use'])
    game.say('p2', 'secondary')
    expect(openTechnologies(game.table, 'p1')).toEqual([])
  })

  test('of one colour are barred by that colour alone', () => {
    const { table } = lasting([{ forbids: { learns: true }, where: { colour: 'red' } }])
    expect(canLearn(table, 'p1', 'hylar_v_assault_laser')).toBe(false)
    expect(canLearn(table, 'p2', 'hylar_v_assault_laser')).toBe(true)
    expect(canLearn(table, 'p1', 'antimass_deflectors')).toBe(true)
  })

  test('of one colour cost less, down to nothing', () => {
    const { table } = lasting([
      { adds: { technologyCost: -4 }, where: { colour: 'green' } },
      { on: 'p2', adds: { technologyCost: -20 }, where: { colour: 'green' } },
    ])
    const without = lasting([]).table
    const price = (of: typeof table, seat: string, id: TechnologyId) => priceOf(of, seat, id)
    expect(price(without, 'p1', 'stasis_capsules') - price(table, 'p1', 'stasis_capsules')).toBe(4)
    expect(price(without, 'p1', 'antimass_deflectors')).toBe(price(table, 'p1', 'antimass_deflectors'))
    expect(price(table, 'p2', 'stasis_capsules')).toBe(0)
  })

  const waives = { adds: { waivedPrerequisites: 1 }, where: { bought: 1 }, until: 'purchase' } as const

  test('with one prerequisite missing in the whole tree can be bought, but not had for nothing', () => {
    const known = { technologies: { p1: [], p2: [], p3: [] } }
    const { table } = lasting([{ on: 'p2', ...waives }], rest, known)
    const offered = openTechnologies(table, 'p2', { bought: true })
    const plain = openTechnologies(table, 'p2')
    const more = offered.filter(id => !plain.includes(id))
    expect(plain).toEqual(openTechnologies(lasting([], rest, known).table, 'p2'))
    expect(more.length).toBeGreaterThan(0)
    for (const id of more) {
      const below = openTechnologies(table, 'p2').filter(one => canLearn(table, 'p2', id, { learnt: one }))
      expect(below, id).not.toEqual([])
    }
    // Two are missing below this one.
    expect(offered).not.toContain('war_sun_tech')
  })

  test('are waived a prerequisite for one purchase', () => {
    const situation: Situation = { tradeGoods: { p2: 30 } }
    const game = lasting([{ by: 'p2', ...waives }], learning, situation)
    const { table } = game
    const wanted = openTechnologies(table, 'p2', { bought: true }).find(id => !canLearn(table, 'p2', id))
    untilTrue(game, () => game.open.includes('p2:use'))
    game.say('p2', 'secondary').say('p2', wanted)
    untilTrue(game, () => game.rests)
    expect(game.sheet('p2').technologies).toHaveProperty(wanted ?? '')
    expect(Object.keys(game.table.lasting)).toEqual([])
  })
})

describe('Votes', () => {
  const council: Next = { segment: 'galacticCouncil', args: { seat: 'p1' } }
  const askedToVote = (game: Midgame): string[] => {
    const voters: string[] = []
    while (!game.rests && game.table.agenda) {
      const [open] = game.match.open
      if (!open?.key.endsWith('/vote')) break
      voters.push(open.to)
      game.say(open.to, choicesOf(game, open.to)[0])
    }
    return voters
  }

  test('are not asked of who may cast none this round; he counts as not having voted', () => {
    const game = lasting([{ on: 'p2', forbids: { votes: true } }], council)
    expect(game.table.agenda?.votes).toEqual({ p2: { count: 0 } })
    expect(game.told('ti3.log.mayNotVote')).toEqual([{ seat: 'p2' }])
    expect(askedToVote(game)).toEqual(['p3', 'p1'])
  })

  test('are barred on one agenda until it is decided', () => {
    const game = lasting([{ on: 'p3', until: 'agenda', forbids: { votes: true } }], council)
    expect(askedToVote(game)).toEqual(['p2', 'p1'])
    expect(game.table.lasting).toEqual({})
  })

  test('of who is barred in all seats leave the Speaker to name it', () => {
    const game = lasting([{ touches: 'all', forbids: { votes: true } }], council)
    expect(game.open).toEqual(['p1:tie'])
  })

  test('grow once for a player, not once for each of his planets', () => {
    const before = votesOf(lasting([]).table, 'p1')
    const { table } = lasting([{ adds: { votes: 10 } }], rest, { planets: { p1: ['abyz', 'fria'] } })
    expect(votesOf(table, 'p1')).toBe(
      votesOf(lasting([], rest, { planets: { p1: ['abyz', 'fria'] } }).table, 'p1') + 10,
    )
    expect(votesOf(table, 'p1')).toBeGreaterThan(before)
  })
})

describe('Abilities', () => {
  test("that are silent count no more: Letnev's Fleet Supply is as for others", () => {
    const { table } = lasting([{ on: 'p3', silences: { letnev_fleet: true } }])
    expect(fleetLimit(table, 'p3', 'a1')).toBe(table.players['p3']?.counters.fleet)
    expect(fleetLimit(lasting([]).table, 'p3', 'a1')).toBe((table.players['p3']?.counters.fleet ?? 0) + 1)
  })

  test('that are lent count for both, and nobody has one that is silent', () => {
    const lent = lasting([{ by: 'p1', lends: { letnev_fleet: true } }]).table
    expect(['p1', 'p2', 'p3'].map(seat => holds(lent, seat, 'letnev_fleet'))).toEqual([true, false, true])
    const silent = lasting([
      { by: 'p1', lends: { letnev_fleet: true } },
      { by: 'p2', on: 'p1', silences: { letnev_fleet: true } },
    ]).table
    expect(holds(silent, 'p1', 'letnev_fleet')).toBe(false)
  })

  const people: Situation = {
    races: { p1: 'norr', p2: 'naalu', p3: 'letnev' },
    cards: {
      p1: ['base_initiative', 'base_trade'],
      p2: ['base_warfare', 'base_technology'],
      p3: ['base_diplomacy', 'base_political'],
    },
  }

  test('of Naalu, silent, leave them the number printed on their card', () => {
    expect(orderOfPlay(lasting([], rest, people).table)).toEqual(['p2', 'p1', 'p3'])
    const silent = [{ on: 'p2', silences: { naalu_initiative: true } }] as const
    expect(orderOfPlay(lasting(silent, rest, people).table)).toEqual(['p1', 'p3', 'p2'])
  })

  test.for(['p2', 'p3'])(
    '[ti3/11.sameNumber] with two players at 0 the Speaker says who is first: here %s',
    first => {
      const lent = [{ by: 'p3', lends: { naalu_initiative: true } }] as const
      const game = lasting(lent, { segment: 'picksEnd', args: {} }, { ...people, phase: 'strategy' })
      expect(game.open).toHaveLength(1)
      expect(game.asked('p1').text).toBe('ti3.ask.whoIsFirst')
      expect(choicesOf(game, 'p1').sort()).toEqual(['p2', 'p3'])
      game.say('p1', first)
      expect(orderOfPlay(game.table)).toEqual([first, first === 'p2' ? 'p3' : 'p2', 'p1'])
      expect(game.table.active).toBe(first)
    },
  )

  test('[ti3/11.sameNumber] with no two players at the same number nobody is asked who is first', () => {
    const game = lasting([], { segment: 'picksEnd', args: {} }, { ...people, phase: 'strategy' })
    expect(game.open).toEqual(['p2:turn'])
  })
})

describe('Strategy cards', () => {
  const cards: Situation = {
    phase: 'status',
    cards: {
      p1: ['base_initiative', 'base_trade'],
      p2: ['base_warfare', 'base_technology'],
      p3: ['base_diplomacy', 'base_political'],
    },
  }

  test('that one keeps stay over the Status Phase, ready, and he picks one less', () => {
    const game = lasting(
      [{ by: 'p2', forbids: {}, allows: { keeps: true }, where: { card: 'base_warfare' } }],
      { segment: 'cardsReturn' },
      {
        ...cards,
        change: ({ table }) => void Object.assign(table.strategyCards.base_warfare, { used: true }),
      },
    )
    expect(strategyCardsOf(game.table, 'p2')).toEqual(['base_warfare'])
    expect(game.table.strategyCards.base_warfare.used).toBeUndefined()
    const pickers: string[] = []
    while (game.table.phase === 'strategy') {
      const [open] = game.match.open
      if (!open) break
      if (open.key.endsWith('/card')) pickers.push(open.to)
      expect(choicesOf(game, open.to)).not.toContain('base_warfare')
      game.say(open.to, choicesOf(game, open.to)[0])
    }
    expect(pickers.filter(seat => seat === 'p2').length + 1).toBe(
      pickers.filter(seat => seat === 'p1').length,
    )
    expect(strategyCardsOf(game.table, 'p2')).toHaveLength(2)
    expect(game.table.strategyCards.base_warfare.bonus).toBe(0)
  })

  test('may be barred from picking, and then get their bonus counter like others nobody picked', () => {
    const forbids = { picks: true } as const
    const game = lasting([{ touches: 'all', until: 'phase', forbids, where: { card: 'base_trade' } }], {
      segment: 'strategyPhase',
    })
    expect(choicesOf(game, 'p1')).not.toContain('base_trade')
    untilTrue(game, () => game.table.phase === 'action')
    expect(game.table.strategyCards.base_trade.bonus).toBe(1)
  })
})

describe('A fleet', () => {
  // From b3 and from a2 every way to a0 leads past enemies.
  const strait: Situation = {
    tiles: { a0: 'empty_4', a1: 'empty_1', a2: 'empty_2', b3: 'empty_3' },
    units: {
      p1: { b3: { cruiser: 1 }, a2: { cruiser: 1 } },
      p2: { a1: { cruiser: 1 }, m0: { cruiser: 1 } },
    },
  }
  const inventory = (game: Midgame) =>
    Object.values(moveOptions(game.table, 'p1', ['a0']).ships)
      .flatMap(({ routes }) => routes)
      .map(route => route.join('>'))
      .sort()

  test('passes enemies in one system where that is allowed to it, and no other fleet does', () => {
    const ways = inventory(lasting([], rest, strait))
    const more = inventory(
      lasting([{ allows: { throughEnemies: true }, where: { from: 'b3', hex: 'a1' } }], rest, strait),
    )
    expect(ways).toEqual([])
    expect(more).toEqual(['b3>a1>a0'])
    const both = inventory(lasting([{ allows: { throughEnemies: true } }], rest, strait))
    expect(both).toHaveLength(2)
    // What another system is opened to leads nowhere.
    const wrong = { allows: { throughEnemies: true }, where: { from: 'b3', hex: 'm0' } } as const
    expect(inventory(lasting([wrong], rest, strait))).toEqual([])
  })
})

describe('A secondary ability', () => {
  test('is not asked of who may not use it', () => {
    inventAs('policy_paralysis')
    const at: Next = { segment: 'secondaries', args: { seat: 'p1', card: 'base_political' } }
    const barred = { on: 'p2', forbids: { usesSecondary: true }, where: { card: 'base_political' } } as const
    expect(lasting([barred], at).open).toEqual(['p3:use'])
    expect(lasting([], at).open).toEqual(['p2:use', 'p3:use'])
    expect(lasting([{ ...barred, where: { card: 'base_trade' } }], at).open).toEqual(['p2:use', 'p3:use'])
  })
})
