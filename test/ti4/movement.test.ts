import { describe, expect, test } from 'vitest'
import { checkAnswer } from '../../shared/engine/options.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import type { Move } from '../../shared/galaxy/shapes/move.ts'
import { moveOptions } from '../../shared/ti4/movement.ts'
import { shapes } from '../../shared/ti4/shapes.ts'
import type { Table } from '../../shared/ti4/table.ts'
import { adjacent } from '../../shared/ti4/ways.ts'
import { coming, shipAt } from '../galaxy/fleets.ts'
import { around, from, inMidgame, type Middle } from './midgame.ts'

const tableOf = (middle: Middle): Table => inMidgame(middle).table
const comingTo = (table: Table, hex: HexId, seat = 'p1') => coming(moveOptions(table, seat, [hex]))

/** In ring 1, a0 lies beside m0, a1 and a5. */
const flying = (tiles: Parameters<typeof around>[0], units: Middle['units'], more: Middle = {}) =>
  tableOf({ tiles: around(tiles), ...(units && { units }), ...more })

describe('adjacency', () => {
  test('[ti4/6.1] wormholes of one kind join their systems, another kind does not', () => {
    const table = flying({ a0: 's26', a3: 's39', a2: 's40' }, {})
    expect(adjacent(table, 'a0')).toContain('a3')
    expect(adjacent(table, 'a0')).not.toContain('a2')
  })

  test('[ti4/60.3] for Creuss alpha leads to beta, for others it does not', () => {
    const table = flying({ a0: 's39', a3: 's40' }, {}, { factions: { p2: 'creuss' } })
    expect(adjacent(table, 'a0', 'p2')).toContain('a3')
    expect(adjacent(table, 'a0', 'p1')).not.toContain('a3')
    expect(adjacent(table, 'a0')).not.toContain('a3')
  })

  test('[ti4/101.4] their home beside the map is adjacent to the gate, and to their flagship', () => {
    const table = flying({}, { p2: { a0: { flagship: 1 } } }, { factions: { p2: 'creuss' } })
    const gate = Object.keys(table.galaxy.tiles).find(hex => table.galaxy.tiles[hex]?.system === 's17')
    expect([...adjacent(table, 's51')].sort()).toEqual(['a0', gate].sort())
    expect(adjacent(table, 'a0', 'p1')).toContain('s51')
  })
})

describe('ways', () => {
  test('[ti4/58.4] a ship goes no further than its move value', () => {
    const table = flying({}, { p1: { a0: { carrier: 1, cruiser: 1 } } })
    expect(comingTo(table, 'a2')).toEqual(['cruiser a0'])
    expect(comingTo(table, 'a1')).toEqual(['carrier a0', 'cruiser a0'])
  })

  test('[ti4/97.2] an upgrade counts for all units of its kind at once', () => {
    const table = flying({}, { p1: { a0: { carrier: 1 } } }, { technologies: { p1: ['carrier_ii'] } })
    expect(comingTo(table, 'a2')).toEqual(['carrier a0'])
  })

  test('[ti4/58.4] [ti4/58.4.d] no ship leaves a system with a token of its own, but may pass one', () => {
    const units = { p1: { a0: { cruiser: 1 }, a1: { cruiser: 1 } } }
    const table = flying({}, units, { activated: { p1: ['a1', 'm0'] } })
    expect(comingTo(table, 'a3')).toEqual(['cruiser a0'])
    expect(comingTo(table, 'a2')).toEqual(['cruiser a0'])
  })

  test('[ti4/58.4] a single Fighter of another player bars the way, but not the end of it', () => {
    const units = {
      p1: { a0: { cruiser: 1 } },
      p2: { m0: { fighter: 1 }, a1: { fighter: 1 }, a5: { fighter: 1 } },
    }
    const table = flying({}, units)
    expect(comingTo(table, 'a2')).toEqual([])
    expect(comingTo(table, 'a1')).toEqual(['cruiser a0'])
  })

  test('[ti4/58.4] a ship of the active system may go out and come back, to fetch troops', () => {
    const units = { p1: { a0: { carrier: 1 }, a1: { infantry: 1 } } }
    const table = flying({}, units, { technologies: { p1: ['carrier_ii'] } })
    expect(shipAt(moveOptions(table, 'p1', ['a0']), 'carrier', 'a0').routes).toEqual([['a0', 'a1', 'a0']])
    expect(comingTo(flying({}, units), 'a0')).toEqual([])
  })
})

describe('anomalies', () => {
  const cruiser = { p1: { a0: { cruiser: 1 } } }

  test('[ti4/11.1] asteroid fields are neither entered nor passed, unless by Antimass Deflectors', () => {
    const field = { m0: 's44', a1: 's45' } as const
    expect(comingTo(flying(field, cruiser), 'a1')).toEqual([])
    expect(comingTo(flying(field, cruiser), 'a2')).toEqual([])
    const learnt = { technologies: { p1: ['antimass_deflectors'] } } as const
    expect(comingTo(flying(field, cruiser, learnt), 'a1')).toEqual(['cruiser a0'])
    expect(comingTo(flying(field, cruiser, learnt), 'a2')).toEqual(['cruiser a0'])
  })

  test('[ti4/86.1] supernovas are neither entered nor passed; Muaat pass, and enter with the Magmus Reactor', () => {
    const nova = { m0: 's43', a1: 's44', a5: 's45' } as const
    expect(comingTo(flying(nova, cruiser), 'm0')).toEqual([])
    expect(comingTo(flying(nova, cruiser), 'a3')).toEqual([])
    const muaat = { factions: { p1: 'muaat' } } as const
    expect(comingTo(flying(nova, cruiser, muaat), 'a3')).toEqual(['cruiser a0'])
    expect(comingTo(flying(nova, cruiser, muaat), 'm0')).toEqual([])
    const reactor = { ...muaat, technologies: { p1: ['magmus_reactor'] } } as const
    expect(comingTo(flying(nova, cruiser, reactor), 'm0')).toEqual(['cruiser a0'])
  })

  test('[ti4/59.1] a nebula is entered but not passed', () => {
    const nebula = { m0: 's42', a1: 's44', a5: 's45' } as const
    expect(comingTo(flying(nebula, cruiser), 'm0')).toEqual(['cruiser a0'])
    expect(comingTo(flying(nebula, cruiser), 'a3')).toEqual([])
  })

  test('[ti4/59.2] who sets out from a nebula has a move of 1, and what is added to it', () => {
    const nebula = { a0: 's42' } as const
    const upgraded = { technologies: { p1: ['cruiser_ii'] } } as const
    expect(comingTo(flying(nebula, cruiser, upgraded), 'a1')).toEqual(['cruiser a0'])
    expect(comingTo(flying(nebula, cruiser, upgraded), 'a2')).toEqual([])
  })

  test('[ti4/41.1] who leaves a gravity rift goes one step further', () => {
    const carrier = { p1: { a0: { carrier: 1 } } }
    expect(comingTo(flying({ a1: 's41' }, carrier), 'a2')).toEqual(['carrier a0'])
    expect(comingTo(flying({ a0: 's41' }, carrier), 'a2')).toEqual(['carrier a0'])
    expect(comingTo(flying({ a2: 's41' }, carrier), 'a2')).toEqual([])
  })

  test('[ti4/41.1] the way without a rift is taken where there is one', () => {
    const table = flying({ a1: 's41' }, { p1: { a0: { cruiser: 1 } } })
    const { routes } = shipAt(moveOptions(table, 'p1', ['a2']), 'cruiser', 'a0')
    expect(routes).toEqual([['a0', 'm0', 'a2']])
  })

  test('[ti4/41.3] troops in a rift may be worth the risk: then that way is offered too', () => {
    const table = flying(
      { a1: 's41' },
      { p1: { a0: { carrier: 1 }, a1: { infantry: 1 } } },
      {
        technologies: { p1: ['carrier_ii'] },
      },
    )
    const { routes } = shipAt(moveOptions(table, 'p1', ['a2']), 'carrier', 'a0')
    expect(routes).toEqual([
      ['a0', 'm0', 'a2'],
      ['a0', 'a1', 'a2'],
    ])
  })
})

describe('transport', () => {
  const moves = (table: Table, to: HexId, value: unknown) =>
    checkAnswer(shapes, moveOptions(table, 'p1', [to]), value)?.code
  const idAt = (table: Table, at: HexId, kind: string) =>
    Object.keys(table.units).find(
      id => table.units[id]?.at === at && table.units[id]?.kind === kind,
    ) as string

  test('[ti4/95.1] what lies in space, where it sets out or on its way, is picked up as well as what stands on planets', () => {
    const units = {
      p1: { a0: { carrier: 1, infantry: 1, fighter: 1 }, m0: { infantry: 1 }, mecatol_rex: { infantry: 1 } },
    }
    const table = flying({ m0: 's18' }, units, {
      technologies: { p1: ['carrier_ii'] },
      planets: { p1: ['mecatol_rex'] },
    })
    const cargo = Object.keys(table.units).filter(id => table.units[id]?.kind !== 'carrier')
    expect(moves(table, 'a3', { [idAt(table, 'a0', 'carrier')]: { cargo } })).toBeUndefined()
  })

  test('[ti4/16.1] no more than its capacity', () => {
    const table = flying({}, { p1: { a0: { carrier: 1, infantry: 3, fighter: 2 } } })
    const cargo = Object.keys(table.units).filter(id => table.units[id]?.kind !== 'carrier')
    const ship = idAt(table, 'a0', 'carrier')
    expect(moves(table, 'a1', { [ship]: { cargo } })).toBe('overCapacity')
    expect(moves(table, 'a1', { [ship]: { cargo: cargo.slice(1) } })).toBeUndefined()
  })

  test('[ti4/95.3] nothing is picked up beside a token of one’s own, the active system apart', () => {
    const units = { p1: { a0: { carrier: 1 }, m0: { infantry: 1 }, a3: { infantry: 1 } } }
    const table = flying({}, units, { technologies: { p1: ['carrier_ii'] }, activated: { p1: ['m0', 'a3'] } })
    const { cargo } = moveOptions(table, 'p1', ['a3'])
    expect(Object.values(cargo).map(({ at }) => at)).toEqual([])
    const open = flying({}, units, { technologies: { p1: ['carrier_ii'] } })
    expect(Object.values(moveOptions(open, 'p1', ['a3']).cargo).map(({ at }) => at)).toEqual(['m0'])
  })

  test('[ti4/95.1] troops on planets of the active system may come aboard, even among enemy ships', () => {
    const units = { p1: { a0: { carrier: 1 }, mecatol_rex: { infantry: 1 } }, p2: { m0: { cruiser: 1 } } }
    const table = flying({ m0: 's18' }, units, {
      planets: { p1: ['mecatol_rex'] },
      activated: { p1: ['m0'] },
    })
    const cargo = [idAt(table, 'm0', 'infantry')]
    expect(moves(table, 'm0', { [idAt(table, 'a0', 'carrier')]: { cargo } })).toBeUndefined()
  })

  test('[ti4/95.1] a ship that stays where it is picks up nothing', () => {
    const units = { p1: { m0: { carrier: 1 }, mecatol_rex: { infantry: 1 } } }
    const table = flying({ m0: 's18' }, units, {
      planets: { p1: ['mecatol_rex'] },
      activated: { p1: ['m0'] },
    })
    expect(comingTo(table, 'm0')).toEqual([])
  })

  test('[ti4/58.5] [ti4/95] Fighters come along as cargo, and by themselves once they are Fighters II', () => {
    const units = { p1: { a0: { fighter: 1 } } }
    expect(comingTo(flying({}, units), 'a2')).toEqual([])
    expect(comingTo(flying({}, units, { technologies: { p1: ['fighter_ii'] } }), 'a2')).toEqual([
      'fighter a0',
    ])
  })

  test('[ti4/37.3] more ships may come than the fleet pool allows', () => {
    const table = flying({}, { p1: { a0: { cruiser: 4 } } }, { tokens: { p1: { fleet: 3 } } })
    const all = Object.fromEntries(Object.keys(table.units).map(id => [id, {}]))
    expect(moves(table, 'a1', all)).toBeUndefined()
  })

  test('the Floating Factory flies and carries as ships do', () => {
    const table = flying({}, { p1: { a0: { space_dock: 1, infantry: 4 } } }, { factions: { p1: 'saar' } })
    expect(shipAt(moveOptions(table, 'p1', ['a1']), 'space_dock', 'a0').capacity).toBe(4)
  })
})

describe('what moves', () => {
  test('[ti4/58.6] moves together, unless the flagship of Creuss goes ahead', () => {
    const units = { p1: { a1: { flagship: 1 }, a5: { cruiser: 1 } } }
    const begun = { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a0' } } as const
    const game = from(begun, { tiles: around({}), units, factions: { p1: 'creuss' } })
    expect(game.asked('p1')).toMatchObject({ rule: 'ti4/58.6' })
    const together = from(begun, { tiles: around({}), units })
    expect(coming(together.offered<Move>('p1'))).toEqual(['cruiser a5', 'flagship a1'])
    together.say(
      'p1',
      Object.fromEntries(Object.keys(together.offered<Move>('p1').ships).map(id => [id, {}])),
    )
    expect(Object.values(together.table.units).filter(({ at }) => at === 'a0')).toHaveLength(2)
  })
})
