import { describe, expect, test } from 'vitest'
import { type HexId, hexesOfRing, neighbours } from '../../shared/galaxy/hexes.ts'
import { layingPlaces } from '../../shared/galaxy/laying.ts'
import { choosing, clashIn, seatsOffered, valuesNow } from '../../shared/games.ts'
import { type SetupId, setups } from '../../shared/ti4/content/setups.ts'
import { type SystemId, systems } from '../../shared/ti4/content/systems.ts'
import { systemAt } from '../../shared/ti4/galaxy.ts'
import { ti4 } from '../../shared/ti4/game.ts'
import { moveOptions } from '../../shared/ti4/movement.ts'
import { areNeighbours } from '../../shared/ti4/neighbours.ts'
import { isOnEdge } from '../../shared/ti4/places.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import type { Table, Ti4 } from '../../shared/ti4/table.ts'
import { hasToken, layTokenAt } from '../../shared/ti4/tokens.ts'
import { adjacent } from '../../shared/ti4/ways.ts'
import { seatsOf } from '../galaxy/midgame.ts'
import { newGame, setUp } from './scene.ts'

/** What the setup section of the rules says of each of its galaxies that came with Prophecy of Kings: tiles dealt to each
 *  player, those the speaker lays first, and the lanes that lie there beforehand. */
const printed = [
  ['5 hyperlanes', { each: [3, 2], speaker: [0, 0], rings: 3, lanes: '83A 84A 85A 86A 87A 88A' }],
  ['6 large', { each: [6, 3], speaker: [0, 0], rings: 4, lanes: '' }],
  ['7 usual', { each: [4, 2], speaker: [3, 2], rings: 4, lanes: '83A 84A 85A 86A 87A 88A' }],
  ['7 alternate', { each: [3, 2], speaker: [0, 0], rings: 4, lanes: '83B 84B 85B 86B 88B 90B' }],
  ['8 usual', { each: [4, 2], speaker: [2, 2], rings: 4, lanes: '' }],
  ['8 alternate', { each: [3, 2], speaker: [0, 0], rings: 4, lanes: '83B 85B 87A 88A 89B 90B' }],
] as const

type Named = (typeof printed)[number][0]

/** Pairs of places that only lanes join, by the reference: places are counted from the middle outwards. */
const joined: Readonly<Record<Exclude<Named, '6 large' | '8 usual'>, string>> = {
  '5 hyperlanes': '3-5 3-13 5-13 11-13 13-15 13-26 13-30 26-30',
  '7 usual': '12-14 12-28 14-28 26-28 28-30 28-47 28-51 47-51',
  '7 alternate': '0-7 0-13 0-14 0-18 2-7 3-13 6-14 6-15 8-19 8-38 12-28 12-48 16-55 16-56 17-56 21-38 26-48',
  '8 alternate': '0-7 0-8 0-12 0-13 0-14 0-18 3-8 3-9 6-14 6-15 10-43 10-44 11-44 16-55 16-56 17-56',
}

const hexes = [0, 1, 2, 3, 4].flatMap(hexesOfRing)

const chosen = (name: Named, more: Record<string, string> = {}) => {
  const [players = '', board = ''] = name.split(' ')
  return { players, board, pok: 'yes', ...more }
}

const set = new Map<Named, Ti4>()
function setUpOn(name: Named): Ti4 {
  const state = set.get(name) ?? setUp(Number(name[0]), `board ${name}`, chosen(name))
  set.set(name, state)
  return structuredClone(state)
}

/** Where the home lies on the map, or the gate that stands for it. */
const placesOfHomes = ({ galaxy }: Table): HexId[] =>
  hexes.filter(hex => ['home', 'faction'].includes(systems[galaxy.tiles[hex]?.system ?? 's18'].kind))

describe.each(printed)('the board for %s', (name, { each, speaker, rings, lanes }) => {
  const { table, box } = setUpOn(name)
  const setup = setups[table.setup]
  const seats = seatsOf(Number(name[0]))

  test('[ti4/S6] is dealt as the rules say, and every place is filled', () => {
    const backs = Object.values(table.galaxy.tiles).map(({ system = 's18' }) => systems[system].back)
    const count = (back: string) => backs.filter(each => each === back).length
    expect([count('blue'), count('red')]).toEqual([
      each[0] * seats.length + speaker[0],
      each[1] * seats.length + speaker[1],
    ])
    expect(box.systems.blue.length + count('blue')).toBe(36)
    expect(box.systems.red.length + count('red')).toBe(18)
    expect(setup.rings).toBe(rings)
    for (let ring = 1; ring <= rings; ring++)
      for (const hex of layingPlaces(setup, ring)) expect(systemAt(table, hex)?.kind, hex).toBe('standard')
    for (const hex of setup.unused) expect(table.galaxy.tiles[hex]).toBeUndefined()
  })

  test('[ti4/S6] [ti4/44.2] its lanes lie there, and are no systems', () => {
    const lying = table.galaxy.lanes ?? {}
    expect(
      Object.values(lying)
        .map(({ tile }) => tile.slice(1).toUpperCase())
        .sort()
        .join(' '),
    ).toBe(lanes)
    for (const hex of Object.keys(lying)) {
      expect(table.galaxy.tiles[hex]).toBeUndefined()
      expect(hasToken(table, hex, 'frontier')).toBe(false)
      for (const other of Object.keys(table.galaxy.tiles)) expect(adjacent(table, other)).not.toContain(hex)
    }
  })

  test('[ti4/S6] homes lie in their places, clockwise as players sit', () => {
    const places = placesOfHomes(table)
    expect(places.toSorted()).toEqual([...setup.homes].sort())
    const taken = table.order.map(seat => {
      const { home } = sheet(table, seat)
      return setup.homes.indexOf(
        home === 's51' ? (places.find(hex => systemAt(table, hex)?.id === 's17') ?? '') : home,
      )
    })
    const first = taken.indexOf(0)
    expect([...taken.slice(first), ...taken.slice(0, first)]).toEqual(seats.map((_, i) => i))
  })

  test('[ti4/38.1] a frontier token lies in each system without planets, and nowhere else', () => {
    for (const hex of Object.keys(table.galaxy.tiles))
      expect(hasToken(table, hex, 'frontier'), hex).toBe(systemAt(table, hex)?.planets.length === 0)
  })

  test('[ti4/100.1] the nexus lies beside the map', () => {
    expect(table.galaxy.tiles['s82']).toEqual({ system: 's82' })
    expect(table.nexusOpen).toBeUndefined()
  })
})

/** Wormholes and what else joins systems are of no account here. */
function withoutWormholes(table: Table): Table {
  for (const hex of hexes) {
    const tile = table.galaxy.tiles[hex]
    if (tile?.system && systems[tile.system].wormholes) tile.system = 's47'
  }
  delete table.tokens
  return table
}

describe.each(Object.entries(joined) as [Named, string][])('lanes of the board for %s', (name, pairs) => {
  const table = withoutWormholes(setUpOn(name).table)

  test('[ti4/44.1] [ti4/6.4] join what the reference says, in both directions, and nothing else', () => {
    const found = hexes.flatMap((hex, i) =>
      (table.galaxy.tiles[hex] ? adjacent(table, hex) : [])
        .filter(other => hexes.indexOf(other) > i && !neighbours(hex).includes(other))
        .map(other => `${i}-${hexes.indexOf(other)}`),
    )
    const inOrder = (all: readonly string[]) => [...all].sort((a, b) => (a < b ? -1 : 1))
    expect(inOrder(found)).toEqual(inOrder(pairs.split(' ')))
    for (const hex of Object.keys(table.galaxy.tiles))
      for (const other of adjacent(table, hex)) expect(adjacent(table, other)).toContain(hex)
  })

  test('[ti4/44.1] a ship with a move of one crosses each of them', () => {
    for (const pair of pairs.split(' ')) {
      const [from, to] = pair.split('-').map(i => hexes[Number(i)]) as [HexId, HexId]
      const clear = structuredClone(table)
      // No anomaly may stand in the way.
      for (const hex of [from, to]) if (hex !== 'm0') clear.galaxy.tiles[hex] = { system: 's46' }
      clear.activated = {}
      clear.units = { u900: { kind: 'carrier', of: 'p1', at: from } }
      const { ships } = moveOptions(clear, 'p1', [to])
      expect(Object.keys(ships), pair).toEqual(['u900'])
    }
  })

  test('[ti4/60] players at both ends of a lane are neighbours', () => {
    const [from, to] = (pairs.split(' ')[0] ?? '').split('-').map(i => hexes[Number(i)]) as [HexId, HexId]
    const clear = structuredClone(table)
    clear.planets = {}
    clear.units = {
      u900: { kind: 'carrier', of: 'p1', at: from },
      u901: { kind: 'carrier', of: 'p2', at: to },
    }
    expect(areNeighbours(clear, 'p1', 'p2')).toBe(true)
    delete clear.galaxy.lanes
    expect(areNeighbours(clear, 'p1', 'p2')).toBe(false)
  })

  test('[ti4/44.2] a side that touches lanes is no edge of the board', () => {
    const all = Object.keys(table.galaxy.lanes ?? {})
    const inner = hexes.filter(
      hex =>
        table.galaxy.tiles[hex] &&
        neighbours(hex).length === 6 &&
        neighbours(hex).some(at => all.includes(at)) &&
        neighbours(hex).every(at => all.includes(at) || table.galaxy.tiles[at]),
    )
    expect(inner.length).toBeGreaterThan(0)
    for (const hex of inner) expect(isOnEdge(table, hex), hex).toBe(false)
  })
})

describe('seven and eight players', () => {
  test.each([
    ['7 usual', 5],
    ['8 usual', 4],
  ] as const)(
    '[ti4/S6] on the board for %s the speaker lays %i systems beside Mecatol Rex first',
    (name, count) => {
      const { match, ok } = newGame(Number(name[0]), 'speaker', chosen(name))
      const laid = ok.log.filter(line => line.text === 'ti4.log.laid').map(({ about = {} }) => about)
      const { order, speaker } = match.state.table
      expect(laid.slice(0, count).every(({ seat }) => seat === speaker)).toBe(true)
      const reds = laid.slice(0, count).map(({ system }) => systems[system as SystemId].back)
      expect(reds.filter(back => back === 'red')).toHaveLength(2)
      for (const { hex } of laid.slice(0, 6)) expect(neighbours('m0')).toContain(hex)
      // Then all in turn, and back again.
      const others = laid.slice(count).map(({ seat }) => seat)
      expect(others.slice(0, order.length + 1)).toEqual([...order, order.at(-1)])
    },
  )

  test('[ti4/S2] everybody plays another faction, out of twenty-four', () => {
    for (const name of ['7 usual', '8 usual'] as const) {
      const { table } = setUpOn(name)
      expect(new Set(table.order.map(seat => sheet(table, seat).faction)).size).toBe(Number(name[0]))
    }
  })

  test('are asked for with Prophecy of Kings alone, and a board of another count is refused', () => {
    const why = (options: Record<string, string>) =>
      clashIn(ti4, { players: '6', board: 'usual', pok: 'no', factions: 'lot', ...options })?.why
    expect(why({ players: '7' })).toBe('option.clash.moreThanSix')
    expect(why({ players: '8' })).toBe('option.clash.moreThanSix')
    expect(why({ players: '8', pok: 'yes' })).toBeUndefined()
    expect(why({ players: '5', board: 'hyperlanes' })).toBe('option.clash.setBehind')
    expect(why({ players: '5', board: 'hyperlanes', pok: 'yes' })).toBeUndefined()
    expect(why({ players: '7', board: 'hyperlanes', pok: 'yes' })).toBe('option.clash.otherBoard')
    expect(why({ players: '6', board: 'large', pok: 'yes' })).toBeUndefined()
    expect(why({ players: '6', board: 'alternate', pok: 'yes' })).toBe('option.clash.otherBoard')
    expect(why({ players: '8', board: 'alternate', pok: 'yes' })).toBeUndefined()
  })

  test('have their board go back to the usual one where another number is chosen, and see no other boards', () => {
    const eight = { players: '8', board: 'alternate', pok: 'yes' }
    expect(choosing(ti4, eight, 'players', '7')).toEqual({ players: '7' })
    expect(choosing(ti4, eight, 'players', '6')).toEqual({ players: '6', board: 'usual' })
    expect(choosing(ti4, { ...eight, players: '6', board: 'large' }, 'pok', 'no')).toEqual({
      pok: 'no',
      board: 'usual',
    })
    const board = ti4.options.find(({ id }) => id === 'board')
    if (!board) throw new Error('No board is chosen')
    expect(valuesNow(ti4, board, eight)).toEqual(['usual', 'alternate'])
    expect(valuesNow(ti4, board, { ...eight, players: '5' })).toEqual(['usual', 'hyperlanes'])
    expect(valuesNow(ti4, board, { ...eight, players: '4' })).toEqual(['usual'])
    expect(valuesNow(ti4, board, { ...eight, players: '6', pok: 'no' })).toEqual(['usual'])
  })

  test('bring that box along where they are chosen', () => {
    const players = ti4.options.find(({ id }) => id === 'players')
    expect(players?.values).toEqual(['3', '4', '5', '6', '7', '8'])
    expect(seatsOffered(ti4)).toEqual({ min: 3, max: 8 })
    const six = { players: '6', board: 'usual', pok: 'no' }
    expect(choosing(ti4, six, 'players', '7')).toEqual({ players: '7', pok: 'yes' })
    expect(choosing(ti4, six, 'codex2', 'yes')).toEqual({ codex2: 'yes', pok: 'yes' })
    expect(choosing(ti4, six, 'players', '5')).toEqual({ players: '5' })
  })

  test('a table has Prophecy of Kings and no Codex unless it says otherwise, and so the rulebook is played by eight', () => {
    const usual = Object.fromEntries(ti4.options.map(({ id, otherwise }) => [id, otherwise]))
    expect(usual).toMatchObject({ pok: 'yes', codex1: 'no', codex2: 'no', codex3: 'no', codex4: 'no' })
    const presets = ti4.presets ?? []
    expect(presets.map(({ id }) => id)).toEqual(['rulebook', 'evening', 'draft', 'firstBox'])
    for (const { id, chosen } of presets)
      for (const players of ['3', '6', '7', '8'])
        expect(clashIn(ti4, { ...usual, ...chosen, players })?.why).toBe(
          id === 'firstBox' && Number(players) > 6 ? 'option.clash.moreThanSix' : undefined,
        )
  })
})

describe.each(['7 usual', '8 usual', '8 alternate'] as const)('wormholes on the board for %s', name => {
  const bare = () => withoutWormholes(setUpOn(name).table)
  /** Where these lie now. */
  const laid = (table: Table, ...places: [HexId, SystemId][]) => {
    for (const [hex, system] of places) table.galaxy.tiles[hex] = { system }
    return table
  }

  test('[ti4/100.1] the nexus touches nothing, and begins with gamma alone', () => {
    const table = laid(bare(), ['b3', 's26'], ['b9', 's25'])
    expect(adjacent(table, 's82')).toEqual([])
    layTokenAt(table, 'gamma_wormhole', 'c4')
    layTokenAt(table, 'gamma_wormhole', 'c12')
    expect([...adjacent(table, 's82')].sort()).toEqual(['c12', 'c4'])
    expect(adjacent(table, 'c4')).toEqual(expect.arrayContaining(['c12', 's82']))
    for (const hex of Object.keys(table.galaxy.tiles))
      if (!['c4', 'c12', 's82'].includes(hex)) expect(adjacent(table, hex)).not.toContain('s82')
  })

  test('[ti4/100.2] [ti4/101.1] once it is open alpha, beta and gamma lead there, and it lies beside the map still', () => {
    const table = laid(bare(), ['b3', 's26'], ['b9', 's25'])
    layTokenAt(table, 'gamma_wormhole', 'c4')
    table.nexusOpen = true
    expect([...adjacent(table, 's82')].sort()).toEqual(['b3', 'b9', 'c4'])
    // Its own wormholes do not make one of alpha and beta.
    expect(adjacent(table, 'b3')).not.toContain('b9')
  })

  test('[ti4/100.2] a ship flies through the nexus, from gamma to alpha, in two steps', () => {
    const table = laid(bare(), ['b3', 's26'], ['c12', 's46'])
    layTokenAt(table, 'gamma_wormhole', 'c12')
    table.nexusOpen = true
    table.activated = {}
    table.planets = {}
    table.units = {
      u900: { kind: 'cruiser', of: 'p1', at: 'c12' },
      u901: { kind: 'carrier', of: 'p1', at: 'c12' },
    }
    const { ships } = moveOptions(table, 'p1', ['b3'])
    expect(ships['u900']?.routes).toContainEqual(['c12', 's82', 'b3'])
    expect(ships['u901']).toBeUndefined()
  })
})

describe('wherever a board is written', () => {
  test.each(Object.keys(setups) as SetupId[])('[ti4/S6] %s has every home beside a system', id => {
    const { homes, unused, hyperlanes, rings } = setups[id]
    const lanes = hyperlanes.map(({ hex }) => hex)
    for (const home of homes) {
      expect(hexes.indexOf(home)).toBeLessThan(1 + 3 * rings * (rings + 1))
      expect(neighbours(home).some(hex => ![...unused, ...lanes, ...homes].includes(hex))).toBe(true)
    }
  })
})
