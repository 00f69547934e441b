import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Flow } from '../../shared/engine/flow.ts'
import type { Next, Rules, Seat } from '../../shared/engine/rules.ts'
import { leastPain } from '../../shared/galaxy/leastPain.ts'
import type { Casualties, Casualty, Fallen } from '../../shared/galaxy/shapes/casualties.ts'
import { casualties } from '../../shared/galaxy/shapes/casualties.ts'
import { aimAt } from '../../shared/ti3/aims.ts'
import { fleet, onPlanet } from '../../shared/ti3/forces.ts'
import { hasActivated, ownerOf, strategyCardsOf } from '../../shared/ti3/realm.ts'
import { turnNeutral } from '../../shared/ti3/rules/conquest.ts'
import { diceLying, throwOneAgain } from '../../shared/ti3/rules/dice.ts'
import { activate } from '../../shared/ti3/rules/economy.ts'
import { putAgenda } from '../../shared/ti3/rules/galacticCouncil.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { begin as lasts } from '../../shared/ti3/rules/lasting.ts'
import { retreatTo } from '../../shared/ti3/rules/retreat.ts'
import { exchangePick, takeSpeaker } from '../../shared/ti3/rules/strategyPhase.ts'
import { enforceEverywhere } from '../../shared/ti3/rules/supplyLimits.ts'
import type { Table, Ti3 } from '../../shared/ti3/table.ts'
import { playTi3 } from '../client/playTi3.ts'
import { allied, attack, diceWhere, hits } from './battlefield.ts'
import { begin, choicesOf, forgetInvented, inventAs, onlyInvented, playedOn, untilTrue } from './invented.ts'
import type { Midgame, Situation } from './midgame.ts'

playTi3()

beforeEach(onlyInvented)
afterEach(forgetInvented)

/** One piece of a card, run alone. */
const doing = (does: (table: Table) => Flow<unknown>, situation: Situation = {}): Midgame => {
  const rules: Rules<Ti3> = {
    ...ti3Rules,
    segments: {
      ...ti3Rules.segments,
      *doing(table: Table) {
        yield* does(table)
        return undefined
      },
    },
  }
  return begin({ segment: 'doing' }, {}, { ...situation, rules })
}

describe('Hits that must go to one ship', () => {
  /** p1 has so many hits to take, the first of them with one of the Dreadnoughts of his fleet. */
  const struck = (count: number, damaged = false) => {
    const dice = diceWhere(roll => hits(roll('3.battleRound/battle/p2/cruiser', 4), 7) === count)
    return attack(
      { dreadnought: 2, cruiser: 2 },
      { cruiser: 4 },
      {
        dice,
        counters: { p1: { fleet: 6 }, p2: { fleet: 6 } },
        change({ table }) {
          const [ship] = fleet(table, 'p1', 'a1').filter(({ kind }) => kind === 'dreadnought')
          const unit = ship?.id ?? ''
          if (damaged) Object.assign(table.units[unit] ?? {}, { damaged: true })
          lasts(table, {
            effect: 'into_the_breach',
            by: 'p1',
            until: 'battle',
            adds: { firstHits: damaged ? 1 : 2 },
            where: { unit },
          })
        },
      },
    )
  }
  const parts = (game: Midgame) => {
    const { units, hits } = game.offered<Casualties>('p1')
    const ids = Object.keys(units)
    const of = (kind: string) => ids.filter(id => units[id]?.kind === kind)
    const first = ids.find(id => units[id]?.first) ?? ''
    const [other = ''] = of('dreadnought').filter(id => id !== first)
    return { first, other, cruisers: of('cruiser'), hits }
  }

  test('leave no choice while it can take them all', () => {
    const one = struck(1)
    expect(one.open.some(key => key === 'p1:casualties')).toBe(false)
    expect(one.told('ti3.log.damaged').slice(0, 1)).toMatchObject([{ seat: 'p1', unit: 'dreadnought' }])
    const two = struck(2)
    expect(two.told('ti3.log.loses').slice(0, 1)).toMatchObject([
      { seat: 'p1', unit: 'dreadnought', count: 1 },
    ])
  })

  test('are refused to others before it is destroyed; the rest goes where its owner likes', () => {
    const game = struck(3)
    const { first, other, cruisers, hits } = parts(game)
    expect(hits).toBe(3)
    const [cruiser = '', second = ''] = cruisers
    for (const fallen of [
      { damaged: [first, other], destroyed: [cruiser] },
      { damaged: [other], destroyed: [cruiser, second] },
    ])
      expect(game.answer('p1', fallen)?.code).toBe('firstCasualties')
    expect(game.asked('p1').otherwise).toMatchObject({ destroyed: [first] })
    game.say('p1', { damaged: [], destroyed: [first, cruiser] })
    expect(game.table.units[first]).toBeUndefined()
  })

  test('are one where it was damaged before', () => {
    const game = struck(2, true)
    const { first, other } = parts(game)
    expect(game.answer('p1', { damaged: [other], destroyed: [] })?.code).toBe('moreCasualties')
    game.say('p1', { damaged: [other], destroyed: [first] })
    expect(game.table.units[first]).toBeUndefined()
  })
})

describe('Casualties of which some come first', () => {
  const kinds = ['cruiser', 'dreadnought', 'carrier', 'war_sun'] as const
  const shape = casualties
  const some = (nth: number): Casualties => {
    const chance = chanceOf(seedFrom(`some ${nth}`))
    const count = 1 + chance.below('count', 4)
    const unit = (i: number): Casualty => {
      const kind = kinds[chance.below(`kind ${i}`, kinds.length)] ?? 'cruiser'
      const sustains = (kind === 'dreadnought' || kind === 'war_sun') && chance.below(`whole ${i}`, 2) === 0
      const first = Math.max(0, chance.below(`first ${i}`, 5) - 2)
      return {
        kind,
        loss: kinds.indexOf(kind) + 2,
        ...(sustains && { sustains }),
        ...(first > 0 && { first }),
      }
    }
    const units = Object.fromEntries(Array.from({ length: count }, (_, i) => [`u${i}`, unit(i)]))
    return { shape: 'casualties', hits: 1 + chance.below('hits', 5), units }
  }
  const fates = ['unhurt', 'damaged', 'destroyed'] as const
  const every = ({ units }: Casualties): Fallen[] =>
    Object.keys(units).reduce<Fallen[]>(
      (all, id) =>
        all.flatMap(one =>
          fates.map(fate => (fate === 'unhurt' ? one : { ...one, [fate]: [...one[fate], id] })),
        ),
      [{ damaged: [], destroyed: [] }],
    )

  test('are shared out as they must be by the clock, by the screen and at random, and not asked where it goes one way', () => {
    let [forced, chosen] = [0, 0]
    for (let nth = 1; nth <= 300; nth++) {
      const options = some(nth)
      const allowed = every(options).filter(fallen => !shape.check(options, fallen as never))
      const judged = (fallen: Fallen) => shape.check(options, fallen as never)
      expect(judged(leastPain(options)), JSON.stringify(options)).toBeUndefined()
      expect(judged(shape.sample(options, chanceOf(seedFrom(`sample ${nth}`))))).toBeUndefined()
      const only = shape.only?.(options)
      if (only) expect(judged(only), JSON.stringify(options)).toBeUndefined()
      if (allowed.length === 1) {
        forced++
        expect(only, JSON.stringify(options)).toBeDefined()
      } else if (!only) chosen++
    }
    expect(Math.min(forced, chosen)).toBeGreaterThan(30)
  })
})

describe('Dice that lie', () => {
  test('are thrown again one by one, of either side, and stay as they then fall', () => {
    const aims = aimAt.word(
      table => diceLying(table).map(({ of, kind, place }) => `${of}.${kind}.${place}`),
      () => ({ text: 'test.die' }),
    )
    inventAs('recheck', {
      aims,
      *does(table, { by, name }, aim) {
        const die = diceLying(table).find(({ of, kind, place }) => `${of}.${kind}.${place}` === aim)
        if (die) yield* throwOneAgain(table, by, die, name)
        return undefined
      },
    })
    const game = begin(
      { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a1' } },
      { p1: ['recheck.1'], p2: ['recheck.2'] },
      { units: { p1: { a1: { cruiser: 2 } }, p2: { a1: { cruiser: 2 } } } },
    )
    const dice = (seat: Seat) => game.table.battle?.thrown?.[seat]?.[0]?.dice ?? []
    const [before, theirs] = [dice('p2'), dice('p1')]
    game.say('p2', 'pass').say('p1', 'recheck.1').say('p1', 'p2.cruiser.1')
    expect(game.told('ti3.log.throwsAgain')).toMatchObject([{ seat: 'p1', count: 1 }])
    expect(dice('p2')[0]).toBe(before[0])
    expect(dice('p2')).toHaveLength(2)
    expect(dice('p1')).toEqual(theirs)
    // The same die, by the other side.
    game.say('p2', 'recheck.2').say('p2', 'p2.cruiser.1')
    expect(playedOn(game)).toEqual(['p1 recheck.1 p2.cruiser.1', 'p2 recheck.2 p2.cruiser.1'])
  })

  test('count fewer hits for who was spared some of them', () => {
    inventAs('shields_holding', {
      *does(table, { by }) {
        if (table.battle) table.battle.spared = { ...table.battle.spared, [by]: 2 }
        return undefined
      },
    })
    const game = begin(
      { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a1' } },
      { p2: ['shields_holding'] },
      { units: { p1: { a1: { war_sun: 1 } }, p2: { a1: { cruiser: 2 } } } },
    )
    game.say('p2', 'shields_holding')
    const [fires] = game.told('ti3.log.fires')
    const lost = game.told('ti3.log.loses').find(about => about?.['seat'] === 'p2')?.['count'] ?? 0
    expect(Number(fires?.['hits'])).toBeGreaterThan(0)
    expect(lost).toBe(Math.max(0, Math.min(2, Number(fires?.['hits']) - 2)))
  })
})

describe('A fleet that leaves by a card', () => {
  test('goes at once, before the dice, and the battle is over', () => {
    inventAs('skilled_retreat', {
      aims: aimAt.hex(() => ['a0', 'a2']),
      *does(table, { by, about }, aim) {
        const { battle } = about as { battle: { hex: string } }
        activate(table, by, aim as string, 'reinforcements')
        yield* retreatTo(table, by, battle.hex, aim as string)
      },
    })
    const game = begin(
      { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a1' } },
      { p2: ['skilled_retreat.1'] },
      { units: { p1: { a1: { cruiser: 2 } }, p2: { a1: { cruiser: 2, carrier: 1, ground_force: 1 } } } },
    )
    game.say('p2', 'skilled_retreat.1').say('p2', 'a2')
    expect(game.told('ti3.log.fires')).toEqual([])
    expect([fleet(game.table, 'p2', 'a1').length, fleet(game.table, 'p2', 'a2').length]).toEqual([0, 3])
    expect(hasActivated(game.table, 'p2', 'a2')).toBe(true)
    expect([game.table.battle, game.rests]).toEqual([undefined, true])
  })
})

describe('A planet that turns neutral', () => {
  const ruled: Situation = {
    planets: { p2: ['abyz'] },
    units: { p2: { abyz: { pds: 1, space_dock: 1 }, a1: { fighter: 3 } }, p1: { a0: { cruiser: 1 } } },
    change: allied,
  }
  const game = () =>
    doing(table => turnNeutral(table, 'abyz'), {
      ...ruled,
      races: { p1: 'hacan', p2: 'yssaril', p3: 'sol' },
    })

  test('has no card and no owner, and no PDS or dock stands there', () => {
    const { table } = game()
    expect(ownerOf(table, 'abyz')).toBeUndefined()
    expect(table.planets).not.toHaveProperty('abyz')
    expect(onPlanet(table, 'abyz')).toEqual([])
  })

  test('leaves the Fighters above it without support, at once', () => {
    const after = game()
    expect(fleet(after.table, 'p2', 'a1')).toEqual([])
    expect(after.told('ti3.log.overSupply')).toHaveLength(1)
  })

  test('was not attacked: no agreement ends', () => {
    const { table } = game()
    expect(Object.keys(table.players['p1']?.agreements ?? {})).toHaveLength(2)
  })
})

describe('An ability that falls silent', () => {
  test('takes with it, at once, the ships it allowed', () => {
    const game = doing(
      function* (table) {
        lasts(table, {
          effect: 'cultural_crisis',
          by: 'p1',
          on: 'p3',
          until: 'round',
          silences: { letnev_fleet: true },
        })
        yield* enforceEverywhere(table, 'p3', 'crisis')
      },
      {
        units: { p3: { a1: { cruiser: 3 }, a0: { cruiser: 2, destroyer: 1 } } },
        counters: { p3: { fleet: 2 } },
      },
    )
    const left = (hex: string) => fleet(game.table, 'p3', hex).length
    expect([left('a0'), left('a1')]).toEqual([3, 3])
    while (!game.rests) game.say('p3', choicesOf(game, 'p3').slice(0, 1))
    expect([left('a0'), left('a1')]).toEqual([2, 2])
  })
})

describe('Counters', () => {
  test('may be laid for another player, out of his reinforcements', () => {
    const game = doing(function* (table) {
      activate(table, 'p2', 'a1', 'reinforcements')
    })
    expect(game.table.activated['a1']).toEqual({ p2: true })
    const { counters } = game.sheet('p2')
    expect(Object.values(counters).reduce((sum, count) => sum + count, 0)).toBe(15)
  })
})

describe('A strategy card', () => {
  const picked: Situation = {
    phase: 'strategy',
    cards: {
      p1: ['base_imperial', 'base_trade'],
      p2: ['base_warfare', 'base_technology'],
      p3: ['base_diplomacy', 'base_political'],
    },
    change: ({ table }) => void Object.assign(table.strategyCards.base_logistics, { bonus: 2 }),
  }

  test('of an own pick is exchanged for one nobody has, with its bonus counters; the other is then unpicked', () => {
    inventAs('strategic_flexibility', {
      *does(table, { by }) {
        yield* exchangePick(table, by, 'base_trade', 'base_logistics')
      },
    })
    const game = begin({ segment: 'picksEnd', args: {} }, { p1: ['strategic_flexibility'] }, picked)
    game.say('p1', 'strategic_flexibility').say('p1', 'tradeGoods').say('p1', 'pool')
    expect(strategyCardsOf(game.table, 'p1').sort()).toEqual(['base_imperial', 'base_logistics'])
    expect(game.told('ti3.log.gainsTradeGoods')).toHaveLength(1)
    expect(game.table.strategyCards.base_logistics.bonus).toBe(0)
    expect(game.table.strategyCards.base_trade).toEqual({ bonus: 1 })
    expect(game.table.phase).toBe('action')
  })

  test('comes with the token and free secondaries where it is Initiative', () => {
    inventAs('strategic_flexibility', {
      *does(table, { by }) {
        yield* exchangePick(table, by, 'base_warfare', 'base_initiative')
      },
    })
    const game = begin({ segment: 'picksEnd', args: {} }, { p2: ['strategic_flexibility'] }, picked)
    game.say('p2', 'strategic_flexibility')
    expect(game.table.speaker).toBe('p2')
    expect(Object.values(game.table.lasting)).toMatchObject([{ by: 'p2', allows: { secondaryFree: true } }])
  })

  test('just picked is taken back from another, who picks another one', () => {
    inventAs('public_disgrace', {
      *does(table, { about }) {
        delete table.strategyCards[(about as { card: 'base_trade' }).card].holder
      },
    })
    const game = begin({ segment: 'strategyPhase' }, { p3: ['public_disgrace'] })
    game.say('p1', 'base_trade').say('p3', 'public_disgrace')
    expect(game.open).toEqual(['p1:card'])
    expect(choicesOf(game, 'p1')).not.toContain('base_trade')
    game.say('p1', 'base_warfare')
    expect(strategyCardsOf(game.table, 'p1')).toEqual(['base_warfare'])
  })
})

describe('The Speaker token', () => {
  test('is taken without Initiative: nobody has secondaries for nothing by it', () => {
    const game = doing(table => takeSpeaker(table, 'p3'))
    expect(game.table.speaker).toBe('p3')
    expect(game.table.lasting).toEqual({})
    expect(game.told('ti3.log.speaker')).toEqual([{ seat: 'p3' }])
  })
})

describe('An agenda from elsewhere', () => {
  test('is voted on in place of the top card, and a law leaves play first', () => {
    inventAs('determine_policy', {
      aims: aimAt.card(table => Object.keys(table.laws)),
      *does(table, _, aim) {
        delete table.laws['code_of_honor']
        putAgenda(table, aim as 'code_of_honor')
        return undefined
      },
    })
    const council: Next = { segment: 'galacticCouncil', args: { seat: 'p1' } }
    const game = begin(
      council,
      { p2: ['determine_policy'] },
      {
        change: ({ table }) => void Object.assign(table.laws, { code_of_honor: {} }),
      },
    )
    const deck = game.table.decks.political
    game.say('p2', 'determine_policy')
    expect(game.table.agenda).toMatchObject({ card: 'code_of_honor', candidates: ['for', 'against'] })
    expect([game.table.decks.political, game.table.laws]).toEqual([deck, {}])
    untilTrue(game, () => game.rests, { vote: () => 'for', tie: () => 'for' })
    expect(Object.keys(game.table.laws)).toEqual(['code_of_honor'])
  })
})
