import { describe, expect, test } from 'vitest'
import { transfers } from '../../../shared/ti3/activation.ts'
import { retreatDestinations } from '../../../shared/ti3/battles.ts'
import type { UnitKind } from '../../../shared/ti3/content/units.ts'
import { moveOptions } from '../../../shared/ti3/movement.ts'
import { nextTo } from '../../../shared/ti3/range.ts'
import { destinations, ofWarfare } from '../../../shared/ti3/rules/strategy/patrols.ts'
import { fleetLimit } from '../../../shared/ti3/supply.ts'
import type { Midgame } from '../midgame.ts'
import { decided, offers, type Sitting, under } from './decide.ts'

const standing = ({ table }: Midgame, hex: string): string[] =>
  Object.values(table.units)
    .filter(unit => unit.at === hex)
    .map(({ of, kind }) => `${of} ${kind}`)
    .sort()

const rest = { segment: 'rest' }

/** The one offered unit of that kind. */
const unitOf = (game: Midgame, seat: string, kind: UnitKind): string =>
  offers(game, seat).find(id => game.table.units[id]?.kind === kind) ?? ''

describe('[ti3/22.laws] Closing the Wormholes', () => {
  const card = 'closing_the_wormholes'
  /** Two ends of one wormhole, with nothing else between them. */
  const ends: Sitting = { tiles: { a0: 'sys_alpha', a3: 'sys_lodor' } }

  test('joins nothing for movement, transfer, retreat and patrols while it lies; repealed, all is open again', () => {
    const apart = (more: Sitting = {}) =>
      under(rest, {
        ...ends,
        units: { p1: { a0: { cruiser: 1 } } },
        activated: { p1: ['a3'] },
        counters: { p1: { strategy: 2, pool: 2, fleet: 3 } },
        ...more,
      })
    const reaches = (game: Midgame) => [
      nextTo(game.table, 'p1', 'a0').includes('a3'),
      retreatDestinations(game.table, 'p1', 'a0').includes('a3'),
      destinations(game.table, ofWarfare(game.table, 'p1'), 'a0', []).includes('a3'),
    ]
    expect(reaches(apart())).toEqual([true, true, true])
    const shut = apart({ laws: [card] })
    expect(reaches(shut)).toEqual([false, false, false])
    // What touches is as near as ever.
    expect(nextTo(shut.table, 'p1', 'a0')).toContain('a1')
    const repealed = structuredClone(shut.table)
    delete repealed.laws[card]
    expect(nextTo(repealed, 'p1', 'a0')).toContain('a3')
    const moves = (laws: Sitting['laws']) =>
      Object.values(
        moveOptions(
          under(rest, { ...ends, laws: laws ?? [], units: { p1: { a0: { dreadnought: 1 } } } }).table,
          'p1',
          ['a3'],
        ).ships,
      ).length
    expect([moves([]), moves([card])]).toEqual([1, 0])
    const pairs = (laws: Sitting['laws']) =>
      transfers(
        under(rest, { ...ends, laws: laws ?? [], units: { p1: { a0: { cruiser: 1 }, a3: { cruiser: 1 } } } })
          .table,
        'p1',
      ).pairs
    expect([pairs([]), pairs([card])]).toEqual([{ a0: ['a3'] }, {}])
  })

  test('voted down takes one ship that is no Fighter from each fleet beside a wormhole, by its owner, with what it carries', () => {
    const game = decided(card, 'against', {
      ...ends,
      units: {
        p1: { a0: { carrier: 1, cruiser: 1, ground_force: 2 }, a1: { cruiser: 1 } },
        p2: { a3: { fighter: 1, cruiser: 1, carrier: 1 } },
      },
    })
    expect(game.open.sort()).toEqual(['p1:a0', 'p2:a3'])
    expect(offers(game, 'p2')).toHaveLength(2)
    game.say('p1', [unitOf(game, 'p1', 'carrier')])
    game.say('p2', [unitOf(game, 'p2', 'carrier')])
    expect(game.rests).toBe(true)
    expect(standing(game, 'a0')).toEqual(['p1 cruiser'])
    // The Fighter went with the Carrier that supported it.
    expect(standing(game, 'a3')).toEqual(['p2 cruiser'])
    expect(standing(game, 'a1')).toEqual(['p1 cruiser'])
    expect(game.table.laws).toEqual({})
    expect(game.table.discards.political).toContain(card)
  })

  test('asks nobody whose ships there are Fighters alone, and takes a lone ship unasked', () => {
    const game = decided(card, 'against', {
      ...ends,
      technologies: { p2: ['advanced_fighters'] },
      units: { p1: { a0: { cruiser: 1 } }, p2: { a3: { fighter: 2 } } },
    })
    expect(game.rests).toBe(true)
    expect(standing(game, 'a0')).toEqual([])
    expect(standing(game, 'a3')).toEqual(['p2 fighter', 'p2 fighter'])
  })
})

describe('[ti3/22.laws] Code of Honor', () => {
  const card = 'code_of_honor'
  const battle = (more: Sitting = {}) =>
    under(
      { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a2' } },
      {
        units: { p1: { a2: { dreadnought: 2 } }, p2: { a2: { dreadnought: 2 } } },
        activated: { p1: ['a1'], p2: ['a1'] },
        ...more,
      },
    )

  test('lets neither side leave a Space Battle while it lies', () => {
    expect(battle().open).toEqual(['p1:withdrawal'])
    expect(battle({ laws: [card] }).open).not.toContain('p1:withdrawal')
    const { table } = under(rest, {
      activated: { p2: ['a1'] },
      units: { p2: { a2: { cruiser: 1 } } },
      laws: [card],
    })
    expect(retreatDestinations(table, 'p2', 'a2')).toEqual([])
    const repealed = structuredClone(table)
    delete repealed.laws[card]
    expect(retreatDestinations(repealed, 'p2', 'a2')).toEqual(['a1'])
  })

  test('leaves the early retreat of Naalu as it is', () => {
    const game = battle({ races: { p1: 'norr', p2: 'naalu', p3: 'letnev' }, laws: [card] })
    expect(game.asked('p2').text).toBe('ti3.ask.earlyRetreat')
    expect(offers(game, 'p2')).toContain('a1')
    game.say('p2', 'a1')
    expect(standing(game, 'a1')).toEqual(['p2 dreadnought', 'p2 dreadnought'])
  })

  test('voted down does nothing', () => {
    const game = decided(card, 'against')
    expect(game.rests).toBe(true)
    expect([game.table.laws, game.table.lasting]).toEqual([{}, {}])
  })
})

describe('[ti3/22.laws] Fleet Regulations', () => {
  const card = 'fleet_regulations'
  const counters = (fleet: number, reinforcements = 3) => ({
    strategy: 2,
    pool: 16 - 2 - fleet - reinforcements,
    fleet,
  })

  test('sends what is above five to reinforcements at once, and then the ships that are too many', () => {
    const game = decided(card, 'for', {
      counters: { p1: counters(7), p3: counters(6) },
      units: { p1: { a2: { cruiser: 6 } }, p3: { a1: { cruiser: 6 } } },
    })
    expect(game.table.laws).toEqual({ [card]: {} })
    expect(game.sheet('p1').counters).toMatchObject({ fleet: 5, reinforcements: 5 })
    expect(game.told('ti3.log.fleetCut')).toEqual([{ seat: 'p1', count: 2 }])
    expect(game.asked('p1')).toMatchObject({ text: 'ti3.ask.overFleet', about: { count: 1 } })
    game.say('p1', offers(game, 'p1').slice(0, 1))
    // A ship of Letnev's own comes on top.
    expect(game.sheet('p3').counters.fleet).toBe(5)
    expect(fleetLimit(game.table, 'p3', 'a1')).toBe(6)
    expect(game.rests).toBe(true)
    expect([standing(game, 'a2').length, standing(game, 'a1').length]).toEqual([5, 6])
  })

  test('lets no more than five be put there by redistribution or anything else, and again more without it', () => {
    const shares = (laws: Sitting['laws']) =>
      under(
        { segment: 'redistribute' },
        { laws: laws ?? [], counters: { p1: { strategy: 3, pool: 3, fleet: 4 } } },
      )
    const bound = shares([card])
    expect(bound.offered<{ of: { fleet: { most: number } } }>('p1').of.fleet.most).toBe(5)
    expect(bound.answer('p1', { strategy: 2, pool: 2, fleet: 6 })).toBeDefined()
    expect(bound.answer('p1', { strategy: 2, pool: 3, fleet: 5 })).toBeUndefined()
    expect(shares([]).answer('p1', { strategy: 2, pool: 2, fleet: 6 })).toBeUndefined()
    const full = under(
      { segment: 'strategicAction', args: { seat: 'p1', card: 'base_political' } },
      { laws: [card], counters: { p1: counters(5) }, cards: { p1: ['base_political'] } },
    )
    expect(offers(full, 'p1')).toEqual(['pool', 'strategy'])
    const logistics = under(
      { segment: 'strategicAction', args: { seat: 'p1', card: 'base_logistics' } },
      { laws: [card], counters: { p1: counters(3, 6) }, cards: { p1: ['base_logistics'] } },
    )
    expect(logistics.offered<{ of: { fleet: { most: number } } }>('p1').of.fleet.most).toBe(2)
  })

  test('voted down gives each a counter from reinforcements into Fleet, where one is left', () => {
    const game = decided(card, 'against', {
      counters: { p1: counters(6), p2: counters(3, 0), p3: counters(2) },
    })
    expect(['p1', 'p2', 'p3'].map(seat => game.sheet(seat).counters.fleet)).toEqual([7, 3, 3])
    expect(game.sheet('p3').counters.reinforcements).toBe(2)
  })
})
