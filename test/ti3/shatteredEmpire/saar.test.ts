import { describe, expect, test } from 'vitest'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { holdsHome, progressOf } from '../../../shared/ti3/cards/objectives.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import { fleet, piecesAt } from '../../../shared/ti3/forces.ts'
import { newDockPlanets, produceOptions } from '../../../shared/ti3/production.ts'
import { hexOf } from '../../../shared/ti3/realm.ts'
import { fighterSupport } from '../../../shared/ti3/supply.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { standing } from '../action/turnWith.ts'
import { quiet } from '../held.ts'
import { led, whereIs } from '../leaders/led.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'

const races = { p1: 'saar', p2: 'sol', p3: 'letnev' } as const
const scene = (at: Parameters<typeof midgame>[0], situation: Situation): Midgame =>
  midgame(at, {
    races,
    technologies: { p1: [], p2: [], p3: [] },
    tiles: quiet,
    counters: { p1: { fleet: 3 } },
    ...situation,
  })
const still = (situation: Situation) => scene({ segment: 'rest' }, situation)
const tactical = (hex: HexId, situation: Situation, seat = 'p1') =>
  scene({ segment: 'tacticalAction', args: { seat, hex } }, situation)
const producing = (hex: HexId, situation: Situation) =>
  scene({ segment: 'production', args: { seat: 'p1', hex } }, situation)
const dockIn = (table: Table, hex: HexId) =>
  piecesAt(table, hex).find(({ kind }) => kind === 'space_dock')?.id ?? ''

describe('A Space Dock of the Clan of Saar', () => {
  test('[ti3/se.docks] begins in space beside the home planets', () => {
    const { table } = still({})
    const home = hexOf(table, 'ragh') as HexId
    const docks = Object.values(table.units).filter(({ of, kind }) => of === 'p1' && kind === 'space_dock')
    expect(docks.map(({ at, planet }) => [at, planet])).toEqual([[home, undefined]])
    expect(fleet(table, 'p1', home).map(({ kind }) => kind)).not.toContain('space_dock')
  })

  test('[ti3/se.docks] moves one system, and builds nothing in that activation', () => {
    const game = tactical('a0', {
      units: { p1: { a1: { space_dock: 1, fighter: 2 } } },
      tradeGoods: { p1: 9 },
    })
    const dock = dockIn(game.table, 'a1')
    expect(Object.keys(game.offered<Move>('p1').ships)).toEqual([dock])
    // Its Fighters stay behind without support.
    game.say('p1', { [dock]: {} })
    expect([standing(game, 'a0'), standing(game, 'a1')]).toEqual([['p1 space_dock'], []])
    expect(game.rests).toBe(true)
  })

  test('[ti3/se.docks] [ti3/34.landing] takes no leader aboard: only ships do', () => {
    const game = tactical('a0', {
      units: { p1: { a1: { space_dock: 1, carrier: 1, ground_force: 1 } } },
      planets: { p1: ['lodor'] },
      tiles: { ...quiet, a1: 'sys_lodor' },
      change: led({ 'saar.1': { planet: 'lodor' } }),
    })
    const dock = dockIn(game.table, 'a1')
    expect(game.answer('p1', { [dock]: { leaders: ['saar.1'] } })?.code).toBe('notOffered')
    const [carrier = ''] = fleet(game.table, 'p1', 'a1').map(({ id }) => id)
    game.say('p1', { [dock]: {}, [carrier]: { leaders: ['saar.1'] } })
    expect(whereIs(game, 'saar.1')).toEqual({ aboard: carrier })
  })

  test('[ti3/se.docks] that stayed builds in the activated system, up to four units whatever planets are there', () => {
    const situation = { units: { p1: { a0: { space_dock: 1, carrier: 1 } } }, tradeGoods: { p1: 9 } }
    const game = producing('a0', situation)
    const dock = dockIn(game.table, 'a0')
    const { docks } = game.offered<Produce>('p1')
    expect(docks[dock]?.most).toBe(4)
    const pay = { planets: [], tradeGoods: 5 }
    const five = {
      build: { [dock]: { destroyer: 2, fighter: 3 } },
      newDocks: [],
      pay: { planets: [], tradeGoods: 4 },
    }
    expect(game.answer('p1', five)?.code).toBe('dockInSpaceFull')
    game.say('p1', {
      build: { [dock]: { destroyer: 1, fighter: 2, cruiser: 1 } },
      newDocks: [],
      pay: { ...pay, tradeGoods: 4 },
    })
    expect(standing(game, 'a0')).toHaveLength(6)
  })

  test('[ti3/se.docks] does not reach two systems, and goes through wormholes as ships do', () => {
    const reach = (from: HexId, tiles = {}) =>
      Object.keys(
        tactical('a0', {
          tiles: { ...quiet, ...tiles },
          units: { p1: { [from]: { space_dock: 1, cruiser: 1 } } },
        }).offered<Move>('p1').ships,
      ).length
    // The Cruiser alone, then both.
    expect(reach('a2')).toBe(1)
    expect(reach('a3', { a3: 'sys_alpha', a0: 'sys_lodor' })).toBe(2)
  })

  test('[ti3/se.docks] puts troops on own planets of its system', () => {
    const game = producing('a1', {
      planets: { p1: ['abyz'] },
      units: { p1: { a1: { space_dock: 1 } } },
      tradeGoods: { p1: 9 },
    })
    const dock = dockIn(game.table, 'a1')
    const build = { [dock]: { ground_force: 2, pds: 1 } }
    game.say('p1', { build, newDocks: [], pay: { planets: [], tradeGoods: 3 } })
    expect(standing(game, 'abyz')).toEqual(['p1 ground_force', 'p1 ground_force', 'p1 pds'])
  })

  test('[ti3/se.docks] or aboard Carriers and War Suns there, as far as there is room', () => {
    const game = producing('a0', {
      units: { p1: { a0: { space_dock: 1, carrier: 1, ground_force: 5 } } },
      tradeGoods: { p1: 9 },
    })
    const dock = dockIn(game.table, 'a0')
    const order = (count: number) => ({
      build: { [dock]: { ground_force: count } },
      newDocks: [],
      pay: { planets: [], tradeGoods: 1 },
    })
    expect(game.answer('p1', order(2))?.code).toBe('nowhereToLand')
    game.say('p1', order(1))
    const carrier = fleet(game.table, 'p1', 'a0')[0]?.id
    expect(piecesAt(game.table, 'a0').filter(({ aboard }) => aboard === carrier)).toHaveLength(6)
  })

  test('[ti3/se.docks] takes places from Fighters for what goes aboard', () => {
    const game = producing('a0', {
      units: { p1: { a0: { space_dock: 1, carrier: 1, fighter: 9 } } },
      tradeGoods: { p1: 9 },
    })
    const dock = dockIn(game.table, 'a0')
    expect(fighterSupport(game.table, 'p1', 'a0')).toBe(9)
    const order = {
      build: { [dock]: { ground_force: 1, fighter: 1 } },
      newDocks: [],
      pay: { planets: [], tradeGoods: 2 },
    }
    expect(game.answer('p1', order)?.code).toBe('noSupport')
  })

  test('[ti3/se.docks] builds neither where there is none of these, but ships', () => {
    const game = producing('a0', { units: { p1: { a0: { space_dock: 1 } } }, tradeGoods: { p1: 9 } })
    const dock = dockIn(game.table, 'a0')
    const order = (kind: string) => ({
      build: { [dock]: { [kind]: 1 } },
      newDocks: [],
      pay: { planets: [], tradeGoods: 2 },
    })
    expect(game.answer('p1', order('pds'))?.code).toBe('nowhereToLand')
    game.say('p1', order('cruiser'))
    expect(standing(game, 'a0')).toEqual(['p1 cruiser', 'p1 space_dock'])
  })

  test('[ti3/se.docks] needs no Fleet Supply and supports three Fighters', () => {
    const { table } = still({ units: { p1: { a0: { space_dock: 2, cruiser: 3, fighter: 6 } } } })
    expect(fighterSupport(table, 'p1', 'a0')).toBe(6)
    expect(produceOptions(table, 'p1', 'a0', { newDocks: true }).space['a0']?.ships).toBe(0)
  })

  test('[ti3/se.docks] is built for a planet held all round, one for each', () => {
    const planets = { p1: ['abyz', 'fria'] as PlanetId[] }
    const sites = (docks: number, held = planets) =>
      newDockPlanets(still({ planets: held, units: { p1: { a1: { space_dock: docks } } } }).table, 'p1', 'a1')
        .length
    expect([sites(0), sites(1), sites(2)]).toEqual([2, 1, 0])
    expect(sites(0, { p1: [] })).toBe(0)
    const game = producing('a1', { planets, units: { p1: {} }, tradeGoods: { p1: 9 } })
    game.say('p1', { build: {}, newDocks: ['abyz'], pay: { planets: [], tradeGoods: 4 } })
    expect(standing(game, 'a1')).toEqual(['p1 space_dock'])
    expect(Object.values(game.table.units)[0]?.planet).toBeUndefined()
  })

  test('[ti3/se.docks] is destroyed when enemy ships come and none of its owner are there', () => {
    const game = tactical(
      'a0',
      {
        units: { p1: { a0: { space_dock: 1 } }, p2: { a1: { cruiser: 1 } } },
        counters: { p2: { fleet: 3 } },
      },
      'p2',
    )
    const cruiser = fleet(game.table, 'p2', 'a1')[0]?.id ?? ''
    game.say('p2', { [cruiser]: {} })
    expect(standing(game, 'a0')).toEqual(['p2 cruiser'])
    expect(game.told('ti3.log.spaceBattle')).toEqual([])
  })

  test('[ti3/se.docks] outlasts a battle its fleet wins, and is lost with one that is lost', () => {
    const battle = (own: object, enemies: object) =>
      scene(
        { segment: 'spaceBattle', args: { seat: 'p2', hex: 'a0' } },
        {
          units: { p1: { a0: { space_dock: 1, ...own } }, p2: { a0: enemies } },
        },
      )
    const fought = (game: Midgame) => {
      for (let i = 0; i < 60 && !game.rests; i++) {
        const [seat = ''] = game.open[0]?.split(':') ?? []
        game.say(seat, game.asked(seat).otherwise)
      }
      return standing(game, 'a0').includes('p1 space_dock')
    }
    expect(fought(battle({ war_sun: 2 }, { destroyer: 1 }))).toBe(true)
    expect(fought(battle({ destroyer: 1 }, { war_sun: 2 }))).toBe(false)
  })
})

describe('The Clan of Saar', () => {
  const landing = (situation: Situation) =>
    scene(
      { segment: 'landings', args: { seat: 'p1', hex: 'a1' } },
      {
        units: { p1: { a1: { carrier: 1, ground_force: 2 } } },
        ...situation,
      },
    )
  const land = (game: Midgame) => {
    const troops = piecesAt(game.table, 'a1').filter(({ aboard }) => aboard)
    return game.say(
      'p1',
      Object.fromEntries(troops.map(({ id }, i) => [id, { planet: i ? 'abyz' : 'fria' }])),
    )
  }

  test('[ti3/se.scavenging] receives a good for every planet it takes', () => {
    expect(land(landing({})).sheet('p1').tradeGoods).toBe(2)
    expect(land(landing({ planets: { p2: ['abyz'] } })).sheet('p1').tradeGoods).toBe(2)
    expect(land(landing({ planets: { p1: ['abyz', 'fria'] } })).sheet('p1').tradeGoods).toBe(0)
    expect(land(landing({ races: { ...races, p1: 'norr' } })).sheet('p1').tradeGoods).toBe(0)
  })

  test('[ti3/se.nomads] qualifies for objectives without its home planets', () => {
    const change: Situation['change'] = ({ table }) => {
      for (const planet of ['ragh', 'jord'] as const) table.planets[planet] = { owner: 'p3', exhausted: true }
    }
    const { table } = still({ change })
    expect([holdsHome(table, 'p1'), holdsHome(table, 'p2')]).toEqual([true, false])
  })

  test('[ti3/se.nomads] counts a dock beside Mecatol Rex as one there', () => {
    const { table } = still({
      planets: { p1: ['mecatol_rex'] },
      units: { p1: { m0: { space_dock: 1, dreadnought: 4 } } },
    })
    const { have, of } = progressOf(table, 'p1', 'secret_forceful')
    expect([have, of]).toEqual([6, 6])
  })
})
