import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Turn } from '../../shared/galaxy/shapes/turn.ts'
import { buyMunitions } from '../../shared/ti3/cards/munitions.ts'
import type { PlanetId } from '../../shared/ti3/content/planets.ts'
import { type RaceId, races } from '../../shared/ti3/content/races.ts'
import type { StrategyCardId } from '../../shared/ti3/content/strategyCards.ts'
import { strategyCards } from '../../shared/ti3/content/strategyCards.ts'
import { numberOf, permits } from '../../shared/ti3/effects.ts'
import { onPlanet } from '../../shared/ti3/forces.ts'
import { orderOfPlay } from '../../shared/ti3/realm.ts'
import { bonus, each, holding, kinds, quiet, scattered, where } from './held.ts'
import type { Situation } from './midgame.ts'

const people = (race: RaceId, situation?: Situation) => holding({ race }, situation).table
const others = people('sol')
const cards = Object.keys(strategyCards) as StrategyCardId[]
const inSpace = ['barrage', 'ambush', 'cannon', 'battle'] as const
const onGround = ['bombardment', 'pdsDefence', 'invasion'] as const

const turnOf = (race: RaceId, situation: Situation = {}) =>
  holding({ race }, situation, { segment: 'turn', args: { seat: 'p1' } })
const specials = (game: ReturnType<typeof turnOf>) => Object.keys(game.offered<Turn>('p1').special)

describe('The Federation of Sol', () => {
  const drop = (strategy: number, situation: Situation = {}) =>
    turnOf('sol', {
      tiles: quiet,
      units: { p1: { jord: { space_dock: 1 } } },
      planets: { p1: ['abyz'] },
      counters: { p1: { strategy } },
      ...situation,
    })

  test('[ti3/20.orbitalDrop] as an action place two Ground Forces on one planet of theirs for a counter', () => {
    const game = drop(1).say('p1', { special: 'sol_orbital_drop' })
    expect(Object.keys(game.offered<{ of: object }>('p1').of).sort()).toEqual(['abyz', 'jord'])
    game.say('p1', 'abyz')
    expect(onPlanet(game.table, 'abyz').map(({ kind, at, of }) => [kind, at, of])).toEqual([
      ['ground_force', 'a1', 'p1'],
      ['ground_force', 'a1', 'p1'],
    ])
    expect(game.sheet('p1').counters.strategy).toBe(0)
    expect(game.table.active).not.toBe('p1')
  })

  test('[ti3/20.orbitalDrop] cannot without a counter in Strategy Allocation', () => {
    expect(specials(drop(1))).toContain('sol_orbital_drop')
    expect(specials(drop(0))).not.toContain('sol_orbital_drop')
  })

  test('[ti3/20.orbitalDrop] place none where every piece lies elsewhere', () => {
    const units = { p1: { jord: { ground_force: 1 } } }
    const game = drop(1, { units, change: scattered(11) }).say('p1', { special: 'sol_orbital_drop' })
    expect(onPlanet(game.table, 'jord', 'ground_force')).toHaveLength(3)
    expect(onPlanet(game.table, 'abyz')).toEqual([])
    expect(specials(drop(1, { change: scattered(12) }))).not.toContain('sol_orbital_drop')
  })

  test('[ti3/20.solCounter] receive one counter more in the Status Phase', () => {
    expect(numberOf(others, 'p1', 'statusCounters', 2, {})).toBe(3)
    expect(numberOf(others, 'p2', 'statusCounters', 2, {})).toBe(2)
  })
})

describe('The Barony of Letnev', () => {
  test('[ti3/20.letnevFleet] holds one ship more in each fleet than its Fleet Supply', () => {
    expect(numberOf(people('letnev'), 'p1', 'fleetSupply', 3, { hex: 'a0' })).toBe(4)
    expect(numberOf(others, 'p1', 'fleetSupply', 3, { hex: 'a0' })).toBe(3)
  })

  test('[ti3/20.munitions] its munitions help all ships in space and all Ground Forces on a planet, in that round alone', () => {
    const armed = (planet?: PlanetId) =>
      people('letnev', {
        tradeGoods: { p1: 2 },
        change({ table }) {
          const battle = { hex: 'a1', ...(planet && { planet }), attacker: 'p1', defender: 'p2', round: 1 }
          const playing = { by: 'p1', card: 'letnev_munitions', about: { battle }, name: 'test' }
          const buying = buyMunitions.does(table, { ...playing, moment: 'beforeCombatRound' }, {})
          while (!buying.next().done);
        },
      })
    const ships = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war_sun']
    expect(where(armed(), 1)).toEqual(expect.arrayContaining(ships.map(kind => `${kind} battle`)))
    expect(where(armed(), 1).every(what => what.endsWith(' battle'))).toBe(true)
    expect(where(armed('abyz'), 2)).toEqual(['ground_force invasion'])
    expect(bonus(armed(), 'cruiser', {}, 'p3')).toBe(0)
  })

  const battle = (tradeGoods: number, planet = false, activated: Situation['activated'] = {}) =>
    holding(
      { race: 'letnev' },
      {
        tiles: quiet,
        planets: { p2: ['abyz'] },
        activated,
        tradeGoods: { p1: tradeGoods },
        units: planet
          ? { p1: { abyz: { ground_force: 2 } }, p2: { abyz: { ground_force: 2 } } }
          : { p1: { a1: { cruiser: 2 } }, p2: { a1: { cruiser: 2 } } },
      },
      planet
        ? { segment: 'planetInvasion', args: { seat: 'p1', hex: 'a1', planet: 'abyz', ships: [] } }
        : { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a1' } },
    )
  const needs = (game: ReturnType<typeof battle>) =>
    game.told('ti3.log.fires').filter(about => about?.['seat'] === 'p1')[0]?.['needs']

  test('[ti3/20.munitions] spends two trade goods before a round for +1 with its ships', () => {
    const game = battle(2).say('p1', 'letnev_munitions')
    expect(game.sheet('p1').tradeGoods).toBe(0)
    expect(needs(game)).toBe(6)
    expect(Object.values(game.table.lasting)).toEqual([])
  })

  test('[ti3/20.munitions] or for +2 with its Ground Forces', () => {
    expect(needs(battle(3, true).say('p1', 'letnev_munitions'))).toBe(6)
    expect(needs(battle(3, true).say('p1', 'pass'))).toBe(8)
  })

  test('[ti3/15.before] decides on munitions before anybody announces a retreat', () => {
    const game = battle(2, false, { p1: ['a2'] })
    expect(game.open.map(key => key.split(':')[0])).toEqual(['p1'])
    expect(game.offered<OneOf>('p1').of['letnev_munitions']?.text).toBe('ti3.ask.munitionsShips')
    game.say('p1', 'letnev_munitions')
    expect(game.open).toEqual(['p1:withdrawal'])
  })

  test('[ti3/20.munitions] is not asked with fewer than two trade goods', () => {
    expect(needs(battle(1))).toBe(7)
  })
})

describe('The Emirates of Hacan', () => {
  test('[ti3/20.freeTraders] make agreements without approval', () => {
    expect(permits(people('hacan'), 'p1', 'agreesFreely', {})).toBe(true)
    expect(permits(others, 'p1', 'agreesFreely', {})).toBe(false)
  })

  test('[ti3/20.commerce] pay no counter for the secondary ability of Trade and gain one good more from each agreement', () => {
    const free = cards.filter(card => permits(people('hacan'), 'p1', 'secondaryFree', { card }))
    // Its namesake of the expansion as well.
    expect(free).toEqual(['base_trade', 'se_trade_ii'])
    expect(numberOf(people('hacan'), 'p1', 'agreement', 1, {})).toBe(2)
  })

  test('[ti3/20.unbreakable] are broken with by nobody, but may break themselves', () => {
    const table = people('hacan')
    const may = (of: string, partner: string) => permits(table, of, 'breaksWith', { partner }, true)
    expect([may('p2', 'p1'), may('p1', 'p2'), may('p2', 'p3')]).toEqual([false, true, true])
  })

  test('[ti3/20.cardBrokers] alone may trade action cards', () => {
    expect(permits(people('hacan'), 'p1', 'tradesCards', {})).toBe(true)
    expect(permits(people('hacan'), 'p2', 'tradesCards', {})).toBe(false)
  })
})

describe('The L1Z1X Mindnet', () => {
  test('[ti3/20.cheapDreadnoughts] pays 4 for a Dreadnought', () => {
    const cost = kinds.map(kind => numberOf(people('l1z1x'), 'p1', 'cost', 5, { kind }))
    expect(cost).toEqual(kinds.map(kind => (kind === 'dreadnought' ? 4 : 5)))
  })

  test('[ti3/20.cyborgs] fights at +1 with Dreadnoughts in space and with Ground Forces that attack', () => {
    const table = people('l1z1x')
    expect(where(table, 1)).toEqual([...each('dreadnought', ...inSpace), 'ground_force invasion'])
    expect(where(table, 1, { side: 'defender' })).toEqual(each('dreadnought', ...inSpace))
  })
})

describe('The Naalu Collective', () => {
  test('[ti3/20.telepathy] is number 0 whatever it picked', () => {
    const table = people('naalu', {
      cards: { p1: ['base_imperial'], p2: ['base_initiative'], p3: ['base_trade'] },
    })
    expect(numberOf(table, 'p1', 'initiative', 8, {})).toBe(0)
    expect(orderOfPlay(table)[0]).toBe('p1')
  })

  test('[ti3/20.hybridFighters] fights at +1 with Fighters in space', () => {
    expect(where(people('naalu'), 1)).toEqual(each('fighter', ...inSpace))
  })
})

describe("Sardakk N'orr", () => {
  test('[ti3/20.unrelenting] fight at +1 with everything in space and on planets, but not in PDS fire after movement', () => {
    const all = kinds.filter(kind => kind !== 'space_dock')
    expect(where(people('norr'), 1)).toEqual(all.flatMap(kind => each(kind, ...inSpace, ...onGround)))
    expect(where(people('norr'), 0)).toEqual(all.map(kind => `${kind} pdsFire`))
  })
})

describe('The Universities of Jol-Nar', () => {
  test('[ti3/20.fragile] fight at -1 in space and on planets, but not in PDS fire after movement', () => {
    const all = kinds.filter(kind => kind !== 'space_dock')
    expect(where(people('jol_nar'), -1)).toEqual(all.flatMap(kind => each(kind, ...inSpace, ...onGround)))
  })

  test('[ti3/20.brilliant] may use the primary ability of Technology as well', () => {
    const as = cards.filter(card => permits(people('jol_nar'), 'p1', 'primaryAsWell', { card }))
    expect(as).toEqual(['base_technology', 'se_technology_ii'])
  })
})

describe('The Xxcha Kingdom', () => {
  test('[ti3/20.accords] may use the primary ability of Diplomacy instead', () => {
    const instead = cards.filter(card => permits(people('xxcha'), 'p1', 'primaryInstead', { card }))
    expect(instead).toEqual(['base_diplomacy', 'se_diplomacy_ii'])
  })

  test('[ti3/20.defenders] gives its opponents -1 in the first round of every battle, and in no other', () => {
    const { table } = holding({ race: 'xxcha' })
    const against = (round: number, step: 'battle' | 'invasion' | 'bombardment', other = 'p1') =>
      bonus(table, 'cruiser', { round, step, against: other }, 'p2')
    expect([against(1, 'battle'), against(1, 'invasion')]).toEqual([-1, -1])
    expect([against(2, 'battle'), against(0, 'bombardment'), against(1, 'battle', 'p3')]).toEqual([0, 0, 0])
    expect(bonus(table, 'cruiser', { round: 1, against: 'p2' })).toBe(0)
  })
})

describe('The Yssaril Tribes', () => {
  test('[ti3/20.stall] may skip a turn, but not two in a row', () => {
    const game = turnOf('yssaril', { counters: { p2: { pool: 0 }, p3: { pool: 0 } }, tiles: quiet })
    game.say('p1', { special: 'yssaril_skip' })
    // The others have nothing left to do and pass.
    expect(game.table.active).toBe('p1')
    expect(game.sheet('p1').passed).toBeUndefined()
    expect(specials(game)).not.toContain('yssaril_skip')
  })

  test('[ti3/20.stall] may skip again after a turn in between', () => {
    const game = turnOf('yssaril', {
      counters: { p2: { pool: 0 }, p3: { pool: 0 } },
      cards: { p1: ['base_diplomacy'] },
      tiles: quiet,
      change: ({ table }) => Object.assign(table.players['p1']?.memory ?? {}, { skipped: true }),
    })
    expect(specials(game)).not.toContain('yssaril_skip')
    game.say('p1', { tactical: 'a0' })
    while (game.table.active === 'p1' && !game.open.includes('p1:turn')) game.say('p1', {})
    expect(specials(game)).toContain('yssaril_skip')
  })

  test('[ti3/20.scheming] draw one action card more and know no hand limit', () => {
    const table = people('yssaril')
    expect(numberOf(table, 'p1', 'statusCards', 1, {})).toBe(2)
    expect(numberOf(table, 'p1', 'handLimit', 7, {})).toBeGreaterThan(103)
    expect(numberOf(table, 'p2', 'handLimit', 7, {})).toBe(7)
  })
})

describe('Starting counters', () => {
  test('[ti3/20.startingCounters] L1Z1X begins with one more in Strategy Allocation, Mentak with one more in Fleet Supply', () => {
    const { strategy, fleet } = races.sol.startingCounters
    expect(races.l1z1x.startingCounters.strategy).toBe(strategy + 1)
    expect(races.mentak.startingCounters.fleet).toBe(fleet + 1)
  })
})
