import { describe, expect, test } from 'vitest'
import type { Produce } from '../../shared/galaxy/shapes/produce.ts'
import type { PlanetId } from '../../shared/ti4/content/planets.ts'
import { homeWorlds, sheet } from '../../shared/ti4/realm.ts'
import type { Table } from '../../shared/ti4/table.ts'
import { from, inMidgame, type Middle } from './midgame.ts'

/** Of p1, by kind. */
function ships({ table }: { table: Table }, hex: string) {
  const counts: Record<string, number> = {}
  for (const { of, at, kind, planet } of Object.values(table.units))
    if (of === 'p1' && at === hex && planet === undefined) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** The end of a Tactical Action of p1 (Mentak) at home, with a dock on Moll Primus, whose resources are 4. */
const home = inMidgame().table.players['p1']?.home as string
const producing = (middle: Middle = {}, hex = home) =>
  from({ segment: 'production', args: { seat: 'p1', hex } }, { technologies: { p1: [] }, ...middle })
const dock: Middle['units'] = { p1: { moll_primus: { space_dock: 1 } } }
const goods = (count: number, build: Record<string, Record<string, number>>, elsewhere?: object) => ({
  build,
  newDocks: [],
  ...(elsewhere && { elsewhere }),
  pay: { planets: [], tradeGoods: count },
})

describe('production', () => {
  test('[ti4/68.1] a dock produces the resources of its planet and two more units', () => {
    const game = producing({ units: dock, tradeGoods: { p1: 20 } })
    expect(game.offered<Produce>('p1').docks).toEqual({ moll_primus: { most: 6 } })
    expect(game.answer('p1', goods(7, { moll_primus: { cruiser: 7 } }))).toMatchObject({
      code: 'dockFull',
      rule: 'ti4/68.1',
    })
  })

  test('[ti4/68.1] and four more once it is upgraded', () => {
    const game = producing({ units: dock, technologies: { p1: ['space_dock_ii'] }, tradeGoods: { p1: 20 } })
    expect(game.offered<Produce>('p1').docks).toEqual({ moll_primus: { most: 8 } })
  })

  test('[ti4/34.3] [ti4/75.3] [ti4/93.4] [ti4/26.1] [ti4/67.1] [ti4/67.3] [ti4/68.2] units are paid with planets and trade goods, ships come into space and ground forces to the dock', () => {
    const game = producing({ units: dock, tradeGoods: { p1: 3 } })
    game.say('p1', {
      build: { moll_primus: { carrier: 1, cruiser: 1, infantry: 4 } },
      newDocks: [],
      pay: { planets: ['moll_primus'], tradeGoods: 3 },
    })
    expect(ships(game, home)).toEqual({ carrier: 1, cruiser: 1 })
    expect(Object.values(game.table.units).filter(({ planet }) => planet === 'moll_primus')).toHaveLength(5)
    expect(game.table.planets.moll_primus?.exhausted).toBe(true)
    expect(sheet(game.table, 'p1').tradeGoods).toBe(0)
    expect(game.rests).toBe(true)
  })

  test('[ti4/26.2] [ti4/67.2] one fighter costs as much as two, and each counts towards the limit', () => {
    const game = producing({ units: dock, tradeGoods: { p1: 9 } })
    expect(game.answer('p1', goods(1, { moll_primus: { fighter: 3 } }))).toMatchObject({ code: 'notEnough' })
    expect(game.answer('p1', goods(4, { moll_primus: { fighter: 7 } }))).toMatchObject({ code: 'dockFull' })
    game.say('p1', goods(2, { moll_primus: { fighter: 3 } }))
  })

  test('[ti4/67.6] [ti4/14.1] no ships beside ships of others, but ground forces', () => {
    const game = producing({ units: { ...dock, p2: { [home]: { fighter: 1 } } }, tradeGoods: { p1: 9 } })
    expect(game.answer('p1', goods(2, { moll_primus: { cruiser: 1 } }))).toMatchObject({
      code: 'blockaded',
      rule: 'ti4/67.6',
    })
    game.say('p1', goods(1, { moll_primus: { infantry: 2 } }))
  })

  test('[ti4/26.3] a war sun only with its technology', () => {
    const game = producing({ units: dock, tradeGoods: { p1: 12 } })
    expect(game.answer('p1', goods(12, { moll_primus: { war_sun: 1 } }))).toMatchObject({
      code: 'needsTechnology',
    })
    const learnt = producing({ units: dock, technologies: { p1: ['war_sun'] }, tradeGoods: { p1: 12 } })
    learnt.say('p1', goods(12, { moll_primus: { war_sun: 1 } }))
  })

  test('[ti4/37.3] what is too much for the fleet pool may be produced, and then goes', () => {
    const game = producing({ units: dock, tokens: { p1: { fleet: 1 } }, tradeGoods: { p1: 6 } })
    game.say('p1', goods(3, { moll_primus: { cruiser: 1, destroyer: 1 } }))
    expect(game.open).toEqual(['p1:ships1'])
  })

  test('[ti4/16.3] fighters without places go, three stay with the dock', () => {
    const game = producing({ units: dock, tradeGoods: { p1: 6 } })
    game.say('p1', goods(2, { moll_primus: { fighter: 4 } }))
    expect(ships(game, home)).toEqual({ fighter: 3 })
  })

  test('[ti4/23.2] [ti4/23.4] [ti4/67.5] who has none left may take units from systems without a token of his', () => {
    const flagship: Middle = {
      units: { p1: { moll_primus: { space_dock: 1 }, a0: { flagship: 1, fighter: 2 }, a1: { cruiser: 1 } } },
      tradeGoods: { p1: 8 },
    }
    const game = producing(flagship)
    game.say('p1', goods(8, { moll_primus: { flagship: 1 } }))
    expect(game.told('ti4.log.lifts')).toEqual([{ seat: 'p1', unit: 'flagship', count: 1 }])
    expect(ships(game, home)).toEqual({ flagship: 1 })
    expect(ships(game, 'a0')).toEqual({})
    const kept = producing({ ...flagship, activated: { p1: ['a0'] } })
    expect(kept.answer('p1', goods(8, { moll_primus: { flagship: 1 } }))).toMatchObject({
      code: 'noPieces',
    })
  })

  test('[ti4/67.5] choosing which of them', () => {
    const game = producing({
      units: { p1: { moll_primus: { space_dock: 1 }, a0: { carrier: 2 }, a1: { carrier: 2 } } },
      tradeGoods: { p1: 3 },
    })
    game.say('p1', goods(3, { moll_primus: { carrier: 1 } }))
    expect(game.open).toEqual(['p1:lifted'])
    // Paid for already: what he gives away meanwhile is not missed.
    expect(game.sheet('p1').tradeGoods).toBe(0)
    const carrier = Object.entries(game.table.units).find(([, { at }]) => at === 'a1')?.[0]
    game.say('p1', [carrier])
    expect(ships(game, 'a1')).toEqual({ carrier: 1 })
  })

  test('[ti4/67.1] nobody is asked who has nothing to pay with', () => {
    expect(producing({ units: dock, exhausted: ['moll_primus'] }).rests).toBe(true)
  })

  test('[ti4/89.5] it ends a Tactical Action', () => {
    const game = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: home } },
      { units: dock, technologies: { p1: [] }, tradeGoods: { p1: 2 } },
    )
    expect(game.open).toEqual(['p1:production'])
    game.say('p1', goods(2, { moll_primus: { cruiser: 1 } }))
    expect(game.table.doing).toBeUndefined()
  })

  test('Sarween Tools give one resource', () => {
    const game = producing({ units: dock, technologies: { p1: ['sarween_tools'] }, tradeGoods: { p1: 1 } })
    game.say('p1', goods(1, { moll_primus: { cruiser: 1 } }))
  })
})

describe('several that produce', () => {
  const saar: Middle = { factions: { p1: 'saar' } }
  const saarHome = inMidgame(saar).table.players['p1']?.home as string
  const [lisis, ragh] = homeWorlds(inMidgame(saar).table, 'p1') as [PlanetId, PlanetId]

  test('[ti4/68.4] what a dock in space produces lands on planets there, or stays', () => {
    const game = producing(
      { ...saar, units: { p1: { [saarHome]: { space_dock: 1 } } }, tradeGoods: { p1: 3 } },
      saarHome,
    )
    const { docks, ground, afloat } = game.offered<Produce>('p1')
    const [yard] = Object.keys(docks) as [string]
    expect(Object.keys(ground)).toEqual([lisis, ragh])
    expect(afloat).toBe(true)
    expect(docks[yard]?.most).toBe(5)
    game.say(
      'p1',
      goods(2, { [yard]: { infantry: 4 } }, { [ragh]: { infantry: 1 }, [saarHome]: { infantry: 2 } }),
    )
    const at = (spot: string | undefined) =>
      Object.values(game.table.units).filter(({ kind, planet }) => kind === 'infantry' && planet === spot)
    expect([lisis, ragh, undefined].map(spot => at(spot).length)).toEqual([1, 1, 2])
  })

  const arborec: Middle = { factions: { p1: 'arborec' } }
  const green = inMidgame(arborec).table.players['p1']?.home as string

  test('[ti4/68.1] values are added, and the Arborec docks make no infantry', () => {
    const game = producing(
      { ...arborec, units: { p1: { nestphar: { space_dock: 1, infantry: 2 } } }, tradeGoods: { p1: 9 } },
      green,
    )
    expect(game.offered<Produce>('p1').docks).toEqual({ nestphar: { most: 7, mostOf: { infantry: 2 } } })
    expect(game.answer('p1', goods(2, { nestphar: { infantry: 3 } }))).toMatchObject({ code: 'kindFull' })
    game.say('p1', goods(6, { nestphar: { infantry: 2, cruiser: 2, fighter: 2 } }))
  })

  test('[ti4/68.3] ground forces may go to any planet with a unit that produces', () => {
    const game = producing(
      {
        ...arborec,
        planets: { p1: ['arinam', 'meer'] },
        units: { p1: { arinam: { infantry: 2 }, meer: { infantry: 2 } } },
        tradeGoods: { p1: 9 },
        tiles: { a0: 's37' },
      },
      'a0',
    )
    game.say('p1', goods(2, { arinam: { infantry: 2 }, meer: { infantry: 2 } }, { meer: { infantry: 2 } }))
    expect(Object.values(game.table.units).filter(({ planet }) => planet === 'meer')).toHaveLength(6)
  })
})
