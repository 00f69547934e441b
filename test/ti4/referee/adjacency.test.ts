import { describe, expect, test } from 'vitest'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Lanes } from '../../../shared/ti4/hyperlanes.ts'
import { layingOptions } from '../../../shared/ti4/laying.ts'
import { moveOptions } from '../../../shared/ti4/movement.ts'
import type { Hand, Table, Ti4 } from '../../../shared/ti4/table.ts'
import { adjacent } from '../../../shared/ti4/ways.ts'
import { coming, shipAt } from '../../galaxy/fleets.ts'
import { around, inMidgame, type Middle } from '../midgame.ts'

const laid = (tiles: Parameters<typeof around>[0], more: Middle = {}): Table =>
  inMidgame({ tiles: around(tiles), units: {}, ...more }).table

const next = (table: Table, hex: HexId, seat?: string) => [...adjacent(table, hex, seat)].sort()
const comingTo = (table: Table, hex: HexId, seat: string) => coming(moveOptions(table, seat, [hex]))

/** Off the map for good, so that only what a scene lays is there. */
const without =
  (...systems: string[]) =>
  ({ table }: Ti4) => {
    for (const [hex, { system }] of Object.entries(table.galaxy.tiles))
      if (system && systems.includes(system)) table.galaxy.tiles[hex] = { system: 's19' }
  }

const gateOf = (table: Table): HexId =>
  Object.keys(table.galaxy.tiles).find(hex => table.galaxy.tiles[hex]?.system === 's17') ?? ''

describe('tiles', () => {
  test('[ti4/6] a system is adjacent to those its sides touch, and to none further off', () => {
    const table = laid({}, { also: without('s25', 's26', 's39', 's40') })
    expect(next(table, 'm0')).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5'])
    expect(next(table, 'a0')).toEqual(['a1', 'a5', 'b0', 'b1', 'b11', 'm0'])
  })

  test('[ti4/6.2] no system is adjacent to itself, whatever wormholes lie in it', () => {
    const table = laid({}, { factions: { p2: 'creuss' }, units: { p2: { s51: { flagship: 1 } } } })
    for (const hex of Object.keys(table.galaxy.tiles)) expect(next(table, hex, 'p2')).not.toContain(hex)
  })

  test('[ti4/6] whoever is adjacent is so in both directions', () => {
    const table = laid(
      { a0: 's26', a2: 's25' },
      { factions: { p2: 'creuss' }, units: { p2: { a4: { flagship: 1 } } } },
    )
    for (const seat of [undefined, 'p1', 'p2'])
      for (const hex of Object.keys(table.galaxy.tiles))
        for (const other of next(table, hex, seat)) expect(next(table, other, seat)).toContain(hex)
  })
})

describe('wormholes', () => {
  test('[ti4/101.1] alpha leads to alpha and beta to beta, for everybody', () => {
    const table = laid({ a0: 's26', a3: 's39', a1: 's25', a4: 's40' })
    for (const seat of ['p1', 'p2', undefined]) {
      expect(next(table, 'a0', seat)).toContain('a3')
      expect(next(table, 'a1', seat)).toContain('a4')
      expect(next(table, 'a0', seat)).not.toContain('a4')
      expect(next(table, 'a4', seat)).not.toContain('a0')
    }
  })

  test('[ti4/6.1] a wormhole without a match leads nowhere', () => {
    const table = laid({ a0: 's26' }, { also: without('s39') })
    expect(next(table, 'a0')).toEqual(['a1', 'a5', 'b0', 'b1', 'b11', 'm0'])
  })

  test('[ti4/101] going through a wormhole is one step like any other', () => {
    const table = laid(
      { a0: 's26', a3: 's39' },
      { units: { p1: { a0: { carrier: 1 }, a5: { cruiser: 1 } } } },
    )
    expect(comingTo(table, 'a3', 'p1')).toEqual(['carrier a0', 'cruiser a5'])
  })

  test('[ti4/101.4] the Creuss home is adjacent to its gate alone, and to nothing that touches the gate', () => {
    const table = laid({}, { factions: { p2: 'creuss' } })
    expect(next(table, 's51')).toEqual([gateOf(table)])
    expect(next(table, gateOf(table), 'p1')).toContain('s51')
  })

  test('[ti4/101.4] anybody’s ships fly through the gate into the Creuss home', () => {
    const table = laid(
      {},
      {
        factions: { p2: 'creuss' },
        also: ({ table }) => {
          table.units = { u901: { kind: 'carrier', of: 'p1', at: gateOf(table) } }
        },
      },
    )
    expect(comingTo(table, 's51', 'p1')).toEqual([`carrier ${gateOf(table)}`])
  })

  test('[ti4/101.4] where their flagship lies there is a delta wormhole, and none when it is gone', () => {
    const creuss: Middle = { factions: { p2: 'creuss' } }
    const table = laid({}, { ...creuss, units: { p2: { a0: { flagship: 1 } } } })
    expect(next(table, 'a0')).toEqual(expect.arrayContaining(['s51', gateOf(table)]))
    expect(next(table, 's51')).toEqual(['a0', gateOf(table)].sort())
    const moved = structuredClone(table)
    for (const unit of Object.values(moved.units)) unit.at = 'a3'
    expect(next(moved, 's51')).toEqual(['a3', gateOf(table)].sort())
    expect(next(laid({}, creuss), 's51')).toEqual([gateOf(table)])
  })

  test('[ti4/101.4] the flagship of another faction brings no wormhole', () => {
    const table = laid({}, { factions: { p2: 'creuss' }, units: { p1: { a0: { flagship: 1 } } } })
    expect(next(table, 's51')).toEqual([gateOf(table)])
  })

  test('[ti4/60.3] ships of Creuss fly from alpha to beta, ships of others do not', () => {
    const units = { p1: { a0: { carrier: 1 } }, p2: { a0: { carrier: 1 } } }
    const table = laid({ a0: 's26', a3: 's40' }, { factions: { p2: 'creuss' }, units })
    expect(comingTo(table, 'a3', 'p2')).toEqual(['carrier a0'])
    expect(comingTo(table, 'a3', 'p1')).toEqual([])
  })

  test('[ti4/60.3] for Creuss delta stays apart from alpha and beta', () => {
    const table = laid({ a0: 's26' }, { factions: { p2: 'creuss' } })
    expect(next(table, 's51', 'p2')).toEqual([gateOf(table)])
    expect(next(table, 'a0', 'p2')).not.toContain('s51')
  })

  test('[ti4/7.3] under Wormhole Reconstruction alpha leads to beta for everybody, and delta still to delta', () => {
    const table = laid(
      { a0: 's26', a3: 's40' },
      {
        factions: { p2: 'creuss' },
        units: { p1: { a0: { carrier: 1 } } },
        also: ({ table }) => {
          table.laws = { wormhole_reconstruction: {} }
        },
      },
    )
    expect(next(table, 'a0')).toContain('a3')
    expect(comingTo(table, 'a3', 'p1')).toEqual(['carrier a0'])
    expect(next(table, 's51')).toEqual([gateOf(table)])
  })

  test('[ti4/100.1] while no other gamma wormhole is known, nothing leads to the nexus', () => {
    const table = laid(
      { a0: 's26', a3: 's40' },
      {
        factions: { p2: 'creuss' },
        also: ({ table }) => {
          table.galaxy.tiles['s82'] = { system: 's82' }
        },
      },
    )
    for (const seat of [undefined, 'p1', 'p2']) expect(next(table, 's82', seat)).toEqual([])
  })
})

describe('hyperlanes', () => {
  /** 83A runs from the second of its sides, clockwise from the top, to the fifth. */
  const under = (lanes: Lanes, more: Middle = {}) =>
    laid(
      {},
      {
        ...more,
        also: state => {
          without('s25', 's26', 's39', 's40')(state)
          const { galaxy } = state.table
          for (const hex of Object.keys(lanes)) delete galaxy.tiles[hex]
          galaxy.lanes = lanes
        },
      },
    )

  test('[ti4/44.1] systems at both ends of a line are adjacent, others beside the tile are not', () => {
    const table = under({ a0: { tile: 'h83a', turned: 0 } })
    expect(next(table, 'b1')).toContain('a5')
    expect(next(table, 'a5')).toContain('b1')
    expect(next(table, 'm0')).toEqual(['a1', 'a2', 'a3', 'a4', 'a5'])
    expect(next(table, 'b0')).not.toContain('m0')
  })

  test('[ti4/44.1] turned by a sixth, the line leads from the third side to the sixth', () => {
    const table = under({ a0: { tile: 'h83a', turned: 1 } })
    expect(next(table, 'a1')).toContain('b11')
    expect(next(table, 'b1')).not.toContain('a5')
  })

  test('[ti4/6.4] lines that go on over a second tile join the systems at their ends', () => {
    const straight = { tile: 'h83a', turned: 2 } as const
    const table = under({ a0: straight, b0: straight })
    expect(next(table, 'm0')).toContain('c0')
    expect(next(table, 'c0')).toContain('m0')
    expect(next(under({ a0: straight, b0: { tile: 'h83a', turned: 0 } }), 'm0')).not.toContain('c0')
  })

  test('[ti4/44.1] a ship crosses all of a hyperlane in one step', () => {
    const straight = { tile: 'h83a', turned: 2 } as const
    const table = under({ a0: straight, b0: straight }, { units: { p1: { m0: { carrier: 1 } } } })
    expect(shipAt(moveOptions(table, 'p1', ['c0']), 'carrier', 'm0').routes).toEqual([['m0', 'c0']])
  })

  test('[ti4/44.2] a hyperlane tile is no system: no ship comes to rest there', () => {
    const table = under({ a0: { tile: 'h83a', turned: 2 } }, { units: { p1: { m0: { carrier: 1 } } } })
    for (const hex of Object.keys(table.galaxy.tiles)) expect(next(table, hex)).not.toContain('a0')
    expect(Object.keys(table.galaxy.tiles)).not.toContain('a0')
  })

  test('[ti4/S6] while the galaxy is laid, a wormhole is kept from one of its kind across a hyperlane too', () => {
    const state = inMidgame({ players: 3 })
    const table = structuredClone(state.table)
    table.galaxy = {
      ...table.galaxy,
      ring: 1,
      tiles: { m0: { system: 's18' }, a2: { system: 's26' } },
      // Between a2 and a4 lies a3; its line joins the two.
      lanes: { a3: { tile: 'h85a', turned: 0 } },
    }
    const hand: Hand = { systems: { s39: true, s40: true }, secretObjectives: {}, actionCards: {}, notes: {} }
    const { systems } = layingOptions({ table, seat: 'p1', hand })
    expect(systems['s39']?.not).toEqual(expect.arrayContaining(['a1', 'a4']))
    expect(systems['s39']?.not).not.toContain('a5')
    expect(systems['s40']).toEqual({})
  })
})
