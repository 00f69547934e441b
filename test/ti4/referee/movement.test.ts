import { describe, expect, test } from 'vitest'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Moved } from '../../../shared/galaxy/shapes/move.ts'
import { moveOptions } from '../../../shared/ti4/movement.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { all, coming, shipAt, unitsAt } from '../../galaxy/fleets.ts'
import { whereDice } from '../../galaxy/midgame.ts'
import { around, from, inMidgame, type Middle } from '../midgame.ts'

/** In ring 1, a0 lies beside m0, a1 and a5; a2 is two steps from it, by m0 or by a1. */
const laid = (tiles: Parameters<typeof around>[0], units: Middle['units'], more: Middle = {}): Table =>
  inMidgame({ tiles: around(tiles), ...(units && { units }), ...more }).table

const comingTo = (table: Table, hex: HexId, seat = 'p1') => coming(moveOptions(table, seat, [hex]))
const wayOf = (table: Table, hex: HexId, kind: string, at: HexId) =>
  shipAt(moveOptions(table, 'p1', [hex]), kind, at).routes

/** m0 and a1 shut, so that a ship from a0 has no way to a2 but through what lies there. */
const guarded = (guard: NonNullable<Middle['units']>[string], more: Middle = {}) =>
  laid({ a1: 's44', m0: 's26' }, { p1: { a0: { cruiser: 1 } }, p2: guard }, more)

describe('ways of ships', () => {
  test('[ti4/58.4.f] no more systems are entered than the move value says', () => {
    const table = laid(
      {},
      { p1: { a0: { war_sun: 1, dreadnought: 1, carrier: 1, cruiser: 1, destroyer: 1 } } },
    )
    expect(comingTo(table, 'm0')).toEqual(['carrier a0', 'cruiser a0', 'destroyer a0', 'dreadnought a0'])
    expect(comingTo(table, 'a3')).toEqual(['cruiser a0', 'destroyer a0'])
  })

  test('[ti4/58.4] ships come from several systems in one action, each by its own way', () => {
    const table = laid({}, { p1: { a0: { cruiser: 1 }, a2: { carrier: 1 }, a4: { destroyer: 1 } } })
    expect(comingTo(table, 'a1')).toEqual(['carrier a2', 'cruiser a0', 'destroyer a4'])
  })

  test('[ti4/58.4.a] every way ends in the active system', () => {
    const table = laid({}, { p1: { a0: { cruiser: 2, carrier: 1 }, a3: { destroyer: 1 } } })
    const { ships } = moveOptions(table, 'p1', ['a2'])
    for (const { routes } of Object.values(ships)) for (const way of routes) expect(way.at(-1)).toBe('a2')
  })

  test('[ti4/58.4.b] one ship of another player bars the way, whatever it is', () => {
    for (const kind of ['fighter', 'destroyer', 'carrier', 'dreadnought', 'flagship'] as const)
      expect(comingTo(guarded({ m0: { [kind]: 1 } }), 'a2')).toEqual([])
  })

  test('[ti4/58.4.b] planets, troops, structures and tokens of others bar no way', () => {
    const table = guarded(
      { lodor: { infantry: 2, pds: 2, space_dock: 1 } },
      { planets: { p2: ['lodor'] }, activated: { p2: ['m0', 'a2'] } },
    )
    expect(comingTo(table, 'a2')).toEqual(['cruiser a0'])
  })

  test('[ti4/58.4.b] a floating dock is no ship, and bars no way', () => {
    const table = guarded({ m0: { space_dock: 1 } }, { factions: { p2: 'saar' } })
    expect(comingTo(table, 'a2')).toEqual(['cruiser a0'])
  })

  test('[ti4/58.4.b] where one way is barred another one may be open', () => {
    const table = laid({}, { p1: { a0: { cruiser: 1 } }, p2: { m0: { cruiser: 1 } } })
    expect(wayOf(table, 'a2', 'cruiser', 'a0')).toEqual([['a0', 'a1', 'a2']])
    expect(comingTo(table, 'a3')).toEqual([])
  })

  test('[ti4/58.4.b] ships of others in the active system keep nobody out', () => {
    const table = laid({}, { p1: { a0: { cruiser: 1 } }, p2: { a1: { dreadnought: 2 } } })
    expect(comingTo(table, 'a1')).toEqual(['cruiser a0'])
  })

  test('[ti4/58.4.c] what lies beside a token of its own faction stays, whatever lies beside tokens of others moves', () => {
    const units = { p1: { a0: { cruiser: 1 }, a2: { cruiser: 1 } } }
    const table = laid({}, units, { activated: { p1: ['a0'], p2: ['a2'] } })
    expect(comingTo(table, 'a1')).toEqual(['cruiser a2'])
  })

  test('[ti4/58.4.e] out of the active system and back is two steps', () => {
    const fetching = (kind: 'cruiser_ii' | 'carrier_ii') =>
      laid(
        { a0: 's19', a1: 's26' },
        { p1: { a0: { carrier: 1, cruiser: 1 }, lodor: { infantry: 1 } } },
        { technologies: { p1: [kind] }, planets: { p1: ['lodor'] }, activated: { p1: ['a0'] } },
      )
    expect(comingTo(fetching('carrier_ii'), 'a0')).toEqual(['carrier a0'])
    // Upgraded they go three steps and carry one.
    expect(comingTo(fetching('cruiser_ii'), 'a0')).toEqual(['cruiser a0'])
  })

  test('[ti4/57.1] unupgraded Fighters go nowhere by themselves', () => {
    expect(comingTo(laid({}, { p1: { a0: { fighter: 3 } } }), 'a1')).toEqual([])
    expect(comingTo(laid({ a0: 's41' }, { p1: { a0: { fighter: 3 } } }), 'a1')).toEqual([])
  })

  test('Slipstream: from home and from an alpha or beta wormhole ships of Creuss go one step further', () => {
    const creuss: Middle = { factions: { p1: 'creuss' }, technologies: { p1: [] } }
    const units = { p1: { a0: { carrier: 1 } } }
    expect(comingTo(laid({ a0: 's25' }, units, creuss), 'a2')).toEqual(['carrier a0'])
    expect(comingTo(laid({ a0: 's19' }, units, creuss), 'a2')).toEqual([])
    expect(comingTo(laid({ a0: 's25' }, units), 'a2')).toEqual([])
  })
})

describe('anomalies', () => {
  test('[ti4/59.1] a nebula is entered where it is the active system, and only then', () => {
    const table = laid({ m0: 's42', a1: 's44', a5: 's45' }, { p1: { a0: { cruiser: 1 } } })
    expect(comingTo(table, 'm0')).toEqual(['cruiser a0'])
    for (const hex of ['a2', 'a3', 'a4']) expect(comingTo(table, hex)).toEqual([])
  })

  test('[ti4/59.2] out of a nebula fast ships go one step, and slow ones no less', () => {
    const table = laid({ a0: 's42' }, { p1: { a0: { cruiser: 1, destroyer: 1, carrier: 1 } } })
    expect(comingTo(table, 'm0')).toEqual(['carrier a0', 'cruiser a0', 'destroyer a0'])
    expect(comingTo(table, 'a3')).toEqual([])
  })

  test('[ti4/59.2.a] what a gravity rift adds is added to that one step', () => {
    const table = laid({ a0: 's42', a1: 's41' }, { p1: { a0: { cruiser: 1 } } })
    expect(wayOf(table, 'a2', 'cruiser', 'a0')).toEqual([['a0', 'a1', 'a2']])
    expect(comingTo(table, 'a3')).toEqual([])
  })

  test('[ti4/11.1] out of an asteroid field where a ship came to lie it flies as usual', () => {
    expect(comingTo(laid({ a0: 's44' }, { p1: { a0: { cruiser: 1 } } }), 'a2')).toEqual(['cruiser a0'])
  })

  test('[ti4/86.1] a supernova is neither entered nor passed, and Antimass Deflectors do not help', () => {
    const table = laid(
      { m0: 's43', a1: 's42', a5: 's45' },
      { p1: { a0: { cruiser: 1 } } },
      { technologies: { p1: ['antimass_deflectors'] } },
    )
    expect(comingTo(table, 'm0')).toEqual([])
    expect(comingTo(table, 'a3')).toEqual([])
  })

  test('[ti4/41.1] coming to rest in a gravity rift adds nothing', () => {
    const table = laid({ a3: 's41' }, { p1: { a0: { carrier: 1 }, a1: { cruiser: 1 } } })
    expect(comingTo(table, 'a3')).toEqual(['cruiser a1'])
  })

  test('[ti4/41.3] one rift may help a ship twice on one way', () => {
    const table = laid(
      { a0: 's26', a1: 's41' },
      { p1: { a1: { carrier: 1 }, lodor: { infantry: 1 } } },
      { planets: { p1: ['lodor'] } },
    )
    expect(wayOf(table, 'a2', 'carrier', 'a1')).toContainEqual(['a1', 'a0', 'a1', 'a2'])
  })
})

describe('a gravity rift', () => {
  const seeded = (
    seed: string,
    middle: Middle,
    to: HexId,
    moved: (game: ReturnType<typeof from>) => Moved,
  ) => {
    const game = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: to } },
      {
        ...middle,
        also: state => {
          middle.also?.(state)
          state.box.seed = Buffer.from(seed.padEnd(32, '.')).toString('hex').slice(0, 64)
        },
      },
    )
    return game.say('p1', moved(game))
  }
  type Game = ReturnType<typeof seeded>
  const rolled = (game: Game) =>
    game.log.filter(({ text }) => text === 'ti4.log.riftTakes' || text === 'ti4.log.riftPassed')
  const takes = (game: Game) => game.told('ti4.log.riftTakes').length

  test('[ti4/41.2] each ship that leaves it is rolled for by itself, and only those that fail are gone', () => {
    const cross = (seed: string) =>
      seeded(seed, { tiles: around({ a0: 's41' }), units: { p1: { a0: { cruiser: 2 } } } }, 'a1', game =>
        all(...unitsAt(game, 'p1', 'a0')),
      )
    const one = whereDice(cross, game => takes(game) === 1)
    expect(rolled(one).map(({ dice }) => dice?.length)).toEqual([1, 1])
    expect(unitsAt(one, 'p1', 'a1')).toHaveLength(1)
    expect(unitsAt(one, 'p1', 'a0')).toEqual([])
    for (const { text, dice = [] } of rolled(one))
      expect(text).toBe((dice[0] ?? 0) <= 3 ? 'ti4.log.riftTakes' : 'ti4.log.riftPassed')
  })

  test('[ti4/41.2.a] no dice fall for what is carried', () => {
    const cross = (seed: string) =>
      seeded(
        seed,
        { tiles: around({ a0: 's41' }), units: { p1: { a0: { carrier: 1, fighter: 2, infantry: 2 } } } },
        'a1',
        game => {
          const [carrier = ''] = unitsAt(game, 'p1', 'a0', 'carrier')
          return { [carrier]: { cargo: unitsAt(game, 'p1', 'a0').filter(id => id !== carrier) } }
        },
      )
    const safe = whereDice(cross, game => takes(game) === 0)
    expect(rolled(safe)).toHaveLength(1)
    expect(unitsAt(safe, 'p1', 'a1')).toHaveLength(5)
    const lost = whereDice(cross, game => takes(game) === 1)
    expect([...unitsAt(lost, 'p1', 'a0'), ...unitsAt(lost, 'p1', 'a1')]).toEqual([])
  })

  test('[ti4/41.2.b] troops a lost ship would have fetched later on its way stay where they are', () => {
    const cross = (seed: string) =>
      seeded(
        seed,
        {
          tiles: around({ a0: 's41', a1: 's26' }),
          units: { p1: { a0: { carrier: 1, infantry: 1 }, lodor: { infantry: 2 } } },
          planets: { p1: ['lodor'] },
        },
        'a1',
        game => {
          const [carrier = ''] = unitsAt(game, 'p1', 'a0', 'carrier')
          return {
            [carrier]: { cargo: [...unitsAt(game, 'p1', 'a0', 'infantry'), ...unitsAt(game, 'p1', 'a1')] },
          }
        },
      )
    const lost = whereDice(cross, game => takes(game) === 1)
    expect(Object.values(lost.table.units)).toEqual([
      { kind: 'infantry', of: 'p1', at: 'a1', planet: 'lodor' },
      { kind: 'infantry', of: 'p1', at: 'a1', planet: 'lodor' },
    ])
    const safe = whereDice(cross, game => takes(game) === 0)
    expect(unitsAt(safe, 'p1', 'a1').filter(id => safe.table.units[id]?.planet === undefined)).toHaveLength(4)
  })

  test('[ti4/16.3] what a lost ship leaves behind in space without a place is removed', () => {
    const cross = (seed: string) =>
      seeded(
        seed,
        { tiles: around({ a0: 's41' }), units: { p1: { a0: { carrier: 1, infantry: 2 } } } },
        'a1',
        game => ({ [unitsAt(game, 'p1', 'a0', 'carrier')[0] ?? '']: {} }),
      )
    const lost = whereDice(cross, game => takes(game) === 1)
    expect(Object.values(lost.table.units)).toEqual([])
  })

  test('[ti4/41.2] nobody is asked for dice who does not leave it', () => {
    const game = seeded(
      'any',
      { tiles: around({ a1: 's41' }), units: { p1: { a0: { cruiser: 1 } } } },
      'a1',
      game => all(...unitsAt(game, 'p1', 'a0')),
    )
    expect(rolled(game)).toEqual([])
    expect(unitsAt(game, 'p1', 'a1')).toHaveLength(1)
  })
})
