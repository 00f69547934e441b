import { describe, expect, test } from 'vitest'
import { seedFrom } from '../../shared/engine/chance.ts'
import type { SomeOf } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import type { Move } from '../../shared/galaxy/shapes/move.ts'
import type { Produce } from '../../shared/galaxy/shapes/produce.ts'
import { emptySea, type Isle, type Kind, place, type Sea, type Seas, seaRules } from './archipelago.ts'
import { diceWhere, hits, pickOf, thrownBy } from './battlefield.ts'
import { steady } from './driving.ts'
import { beginAt, type Midgame } from './midgame.ts'

/** The galaxy plays what it has never heard of: an edition of other units on other waters. */

type Forces = Partial<Record<Kind, number>>

interface Scene {
  units: Record<Seat, Record<HexId, Forces>>
  isles?: Partial<Record<Isle, Seat>>
  /** By isle and owner: piers stand on it. */
  piers?: Partial<Record<Isle, HexId>>
  goods?: Record<Seat, number>
  dice?: string
  to?: HexId
}

/** p1 sails for `to`. */
function sails({
  units,
  isles = {},
  piers = {},
  goods = {},
  dice = 'calm',
  to = 'c9',
}: Scene): Midgame<Seas> {
  const table = emptySea()
  for (const [of, where] of Object.entries(units))
    for (const [at, forces] of Object.entries(where))
      for (const [kind, count] of Object.entries(forces) as [Kind, number][])
        for (let i = 0; i < count; i++) place(table, { kind, of, at })
  for (const [planet, owner] of Object.entries(isles) as [Isle, Seat][]) table.planets[planet] = { owner }
  for (const [planet, at] of Object.entries(piers) as [Isle, HexId][])
    place(table, { kind: 'pier', of: table.planets[planet]?.owner ?? 'p1', at, planet })
  for (const [seat, count] of Object.entries(goods)) sheetOf(table, seat).tradeGoods = count
  const state: Seas = { table, hands: { p1: {}, p2: {} }, box: { seed: seedFrom(dice) } }
  return steady(beginAt(seaRules, { segment: 'voyage', args: { seat: 'p1', hex: to } }, state))
}

const sheetOf = ({ players }: Sea, seat: Seat) => {
  const found = players[seat]
  if (!found) throw new Error(`Nobody sits at ${seat}`)
  return found
}

const idsOf = ({ table }: Midgame<Seas>, of: Seat, kind: Kind) =>
  Object.keys(table.units).filter(id => table.units[id]?.of === of && table.units[id]?.kind === kind)

const count = ({ table }: Midgame<Seas>, of: Seat, spot: string): Forces => {
  const found: Record<string, number> = {}
  for (const unit of Object.values(table.units))
    if (unit.of === of && (unit.planet ?? unit.at) === spot) found[unit.kind] = (found[unit.kind] ?? 0) + 1
  return found
}

const thrown = thrownBy('sea.log.fires')

describe('In an edition nobody printed', () => {
  test('ships sail along currents, however far apart the waters lie on the map, and no further than they move', () => {
    const game = sails({ units: { p1: { m0: { sloop: 1, galleon: 1 }, b3: { galleon: 1 } } } })
    const { ships } = game.offered<Move>('p1')
    const [sloop = ''] = idsOf(game, 'p1', 'sloop')
    const [far = '', near = ''] = idsOf(game, 'p1', 'galleon')
    expect(Object.keys(ships).sort()).toEqual([sloop, near].sort())
    expect(ships[sloop]?.routes).toEqual([['m0', 'b3', 'c9']])
    game.say('p1', { [sloop]: {}, [near]: {} })
    expect(count(game, 'p1', 'c9')).toEqual({ sloop: 1, galleon: 1 })
    expect(game.table.units[far]?.at).toBe('m0')
    expect(game.table.activated).toEqual({ c9: { p1: true } })
    expect(sheetOf(game.table, 'p1').counters).toEqual({ fleet: 3, strategy: 1, reinforcements: 3 })
  })

  test('a passage is there for the one who knows it alone', () => {
    const from = (seat: Seat) => {
      const table = emptySea()
      place(table, { kind: 'galleon', of: seat, at: 'd1' })
      const state: Seas = { table, hands: { p1: {}, p2: {} }, box: { seed: seedFrom('calm') } }
      return beginAt(seaRules, { segment: 'voyage', args: { seat, hex: 'b3' } }, state)
    }
    expect(from('p1').rests).toBe(true)
    expect(Object.keys(from('p2').offered<Move>('p2').ships)).toHaveLength(1)
  })

  test('a crew comes along, lands and takes an isle', () => {
    const game = sails({ units: { p1: { m0: { sloop: 1, crew: 2 } } }, to: 'd1' })
    const [sloop = ''] = idsOf(game, 'p1', 'sloop')
    const [one = '', other = ''] = idsOf(game, 'p1', 'crew')
    game.say('p1', { [sloop]: { cargo: [one, other] } })
    expect(count(game, 'p1', 'nevis')).toEqual({ crew: 2 })
    expect(game.table.planets).toEqual({ nevis: { owner: 'p1', exhausted: true, taken: 1 } })
    expect(game.told('sea.log.moves')).toEqual([{ seat: 'p1', count: 1, hex: 'm0' }])
    expect(game.told('sea.log.loads')).toEqual([{ seat: 'p1', count: 2, hex: 'm0' }])
  })

  test('more than a ship carries stays behind, and more than a fleet may hold', () => {
    const game = sails({ units: { p1: { b3: { sloop: 4, crew: 3 } } } })
    const [first = '', ...others] = idsOf(game, 'p1', 'sloop')
    expect(game.answer('p1', { [first]: { cargo: idsOf(game, 'p1', 'crew') } })?.code).toBe('overCapacity')
    const all = Object.fromEntries([first, ...others].map(id => [id, {}]))
    expect(game.answer('p1', all)?.code).toBe('overFleetSupply')
  })

  test('both sides fire before anybody sinks, and a galleon takes a hit before it does', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.battle/battle/p1/galleon', 2), 5) === 1 &&
        hits(roll('3.battle/battle/p2/sloop', 1), 6) === 1,
    )
    const game = sails({ units: { p1: { b3: { galleon: 1 } }, p2: { c9: { sloop: 1 } } }, dice })
    const [galleon = ''] = idsOf(game, 'p1', 'galleon')
    game.say('p1', { [galleon]: {} })
    expect(thrown(game).map(({ who, needs }) => [who, needs])).toEqual([
      ['p1:galleon', 5],
      ['p2:sloop', 6],
    ])
    expect(game.table.units[galleon]).toEqual({ kind: 'galleon', of: 'p1', at: 'c9', damaged: true })
    expect(count(game, 'p2', 'c9')).toEqual({})
    expect(game.told('sea.log.loses')).toEqual([{ seat: 'p2', unit: 'sloop', count: 1 }])
    expect(game.table.battle).toBeUndefined()
  })

  test('who is hit chooses what he loses, and crews without a ship left to carry them go too', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.battle/battle/p1/galleon', 4), 5) === 0 &&
        hits(roll('3.battle/battle/p2/sloop', 2), 6) === 1 &&
        hits(roll('3.battle/battle/p1/sloop', 1), 6) === 0 &&
        hits(roll('4.battle/battle/p1/galleon', 4), 5) === 2 &&
        hits(roll('4.battle/battle/p2/sloop', 2), 6) === 0,
    )
    const units = { p1: { b3: { galleon: 2, sloop: 1, crew: 2 } }, p2: { c9: { sloop: 2 } } }
    const game = sails({ units, dice })
    const [sloop = ''] = idsOf(game, 'p1', 'sloop')
    const galleons = idsOf(game, 'p1', 'galleon')
    game.say('p1', {
      [sloop]: { cargo: idsOf(game, 'p1', 'crew') },
      ...Object.fromEntries(galleons.map(id => [id, {}])),
    })
    expect(game.open).toEqual(['p1:casualties'])
    game.say('p1', pickOf(game, 'p1', { sloop: 1 }))
    expect(count(game, 'p1', 'c9')).toEqual({ galleon: 2 })
    expect(count(game, 'p2', 'c9')).toEqual({})
    expect(game.told('sea.log.overSupply')).toEqual([{ seat: 'p1', hex: 'c9', count: 2 }])
  })

  test('crews have places in all ships of a fleet together: only who finds none is left behind', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.battle/battle/p1/sloop', 2), 6) === 1 &&
        hits(roll('3.battle/battle/p2/sloop', 1), 6) === 1,
    )
    const game = sails({ units: { p1: { b3: { sloop: 2, crew: 3 } }, p2: { c9: { sloop: 1 } } }, dice })
    const [first = '', second = ''] = idsOf(game, 'p1', 'sloop')
    const [one = '', two = '', three = ''] = idsOf(game, 'p1', 'crew')
    game.say('p1', { [first]: { cargo: [one, two] }, [second]: { cargo: [three] } })
    expect(game.offered<SomeOf>('p1')).toMatchObject({ least: 1, most: 1 })
    game.say('p1', [two])
    expect(count(game, 'p1', 'c9')).toEqual({ sloop: 1, crew: 2 })
    expect(idsOf(game, 'p1', 'crew')).toEqual([one, three])
  })

  test('a pier builds what its isle and trade goods pay for, as much as it produces and as pieces go', () => {
    const scene: Scene = {
      units: { p1: { b3: { galleon: 1 } } },
      isles: { tortuga: 'p1' },
      piers: { tortuga: 'm0' },
      goods: { p1: 2 },
      to: 'm0',
    }
    const game = sails(scene).say('p1', {})
    const { prices, docks } = game.offered<Produce>('p1')
    expect(prices['galleon']).toEqual({ cost: 4, built: 1, left: 2, counts: true })
    expect(docks).toEqual({ tortuga: { most: 3 } })
    const bought = (build: Forces, tradeGoods: number) => ({
      build: { tortuga: build },
      newDocks: [],
      pay: { planets: ['tortuga'], tradeGoods },
    })
    expect(game.answer('p1', bought({ sloop: 4 }, 2))?.code).toBe('dockFull')
    expect(game.answer('p1', bought({ galleon: 1, sloop: 1 }, 2))?.code).toBe('notEnough')
    game.say('p1', bought({ galleon: 1, crew: 2 }, 2))
    expect(count(game, 'p1', 'm0')).toEqual({ galleon: 1 })
    expect(count(game, 'p1', 'tortuga')).toEqual({ pier: 1, crew: 2 })
    expect(game.table.planets.tortuga).toEqual({ owner: 'p1', exhausted: true })
    expect(sheetOf(game.table, 'p1').tradeGoods).toBe(0)
    expect(game.told('sea.log.pays')).toEqual([{ seat: 'p1', planets: 1, count: 2 }])
  })
})
