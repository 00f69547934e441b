import { describe, expect, it } from 'vitest'
import {
  costOfNext,
  emptyOrder,
  type Order,
  roomAfter,
  withDock,
  withOneFewer,
  withOneMore,
  withReturned,
} from '../../client/galaxy/build/order.ts'
import { placesOf } from '../../shared/galaxy/cart.ts'
import type { Produce } from '../../shared/galaxy/shapes/produce.ts'
import type { UnitKind } from '../../shared/ti3/content/units.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

const yard = (more: Partial<Produce> = {}): Produce => ({
  shape: 'produce',
  hex: 'c0',
  docks: { jord: { most: 3 } },
  newDocks: ['lazar'],
  prices: {
    cruiser: { cost: 2, built: 1, left: 8, counts: true },
    fighter: { cost: 1, built: 2 },
    ground_force: { cost: 1, built: 2, lands: true },
    space_dock: { cost: 4, built: 1, left: 2, lands: true },
  },
  not: { war_sun: { code: 'needsTechnology', why: 'refused.needsTechnology' } },
  space: { c0: { ships: 1, fighters: 3, carrier: 6 } },
  ground: { jord: { pds: 2 } },
  freeResources: 0,
  planets: { jord: 4 },
  tradeGoods: 1,
  ...more,
})

function filled(options: Produce, ...kinds: UnitKind[]): Order {
  return kinds.reduce((order, kind) => {
    const next = withOneMore(options, order, 'jord', kind)
    if ('refused' in next) throw new Error(next.refused.code)
    return next.order
  }, emptyOrder)
}

const refusal = (options: Produce, order: Order, kind: UnitKind) => {
  const next = withOneMore(options, order, 'jord', kind)
  return 'refused' in next ? next.refused.code : undefined
}

describe('A cart', () => {
  it('takes no more than the dock builds at once', () => {
    const full = filled(yard(), 'ground_force', 'ground_force', 'ground_force')
    expect(refusal(yard(), full, 'ground_force')).toBe('dockFull')
  })

  it('takes no ship above Fleet Supply, and says so', () => {
    expect(refusal(yard(), filled(yard(), 'cruiser'), 'cruiser')).toBe('fleetFull')
  })

  it('tells what room is left beside what is in it, and what a new dock adds', () => {
    const options = yard({ dockFighters: 3 })
    expect(roomAfter(options, emptyOrder)).toEqual({ ships: 1, fighters: 3 })
    expect(roomAfter(options, filled(options, 'cruiser', 'fighter'))).toEqual({ ships: 0, fighters: 2 })
    expect(roomAfter(options, withDock(emptyOrder, 'lazar'))).toEqual({ ships: 1, fighters: 6 })
  })

  it('takes nothing that cannot be paid', () => {
    const poor = yard({ planets: {}, tradeGoods: 1 })
    expect(refusal(poor, emptyOrder, 'cruiser')).toBe('tooPoor')
    expect(refusal(poor, emptyOrder, 'fighter')).toBeUndefined()
  })

  it('gives a captured unit back for what cannot be paid, and takes it back with it', () => {
    const poor = yard({
      planets: {},
      tradeGoods: 0,
      captives: { 'cruiser.p2': { kind: 'cruiser', count: 1, of: 'p2' } },
    })
    const order = filled(poor, 'cruiser')
    expect(order.returns).toEqual({ 'cruiser.p2': 1 })
    expect(withReturned(poor, order, 'cruiser.p2', 1)).toBeUndefined()
    expect(withOneFewer(poor, order, 'jord', 'cruiser')).toEqual(emptyOrder)
    const rich = { ...poor, tradeGoods: 5 }
    const paid = filled(rich, 'cruiser')
    expect(paid.returns).toBeUndefined()
    expect(withReturned(rich, paid, 'cruiser.p2', 1)?.returns).toEqual({ 'cruiser.p2': 1 })
  })

  it('leaves some Fighters and troops out of the limit of the dock', () => {
    const options = yard({ uncounted: 2 })
    const full = filled(options, 'ground_force', 'ground_force', 'ground_force', 'ground_force', 'fighter')
    expect(refusal(options, full, 'ground_force')).toBe('dockFull')
  })

  it('takes nothing that needs a technology not known', () => {
    expect(refusal(yard(), emptyOrder, 'war_sun')).toBe('needsTechnology')
  })

  it('places elsewhere what has no room beside its dock', () => {
    const wide = yard({
      space: { c0: { ships: 0, fighters: 3, carrier: 6 }, b0: { ships: 1, fighters: 0, carrier: 6 } },
    })
    const order = filled(wide, 'cruiser')
    expect(placesOf(wide, order)).toEqual({ b0: { cruiser: 1 } })
    expect(withOneFewer(wide, order, 'jord', 'cruiser')).toEqual(emptyOrder)
  })

  it('is as before when what was added is taken out again', () => {
    const order = filled(yard(), 'cruiser', 'fighter')
    expect(withOneFewer(yard(), order, 'jord', 'fighter')).toEqual(filled(yard(), 'cruiser'))
    expect(withDock(withDock(order, 'lazar'), 'lazar')).toEqual(order)
  })

  it('asks nothing more for the second of a pair', () => {
    expect(costOfNext(yard(), 'fighter', 0)).toBe(1)
    expect(costOfNext(yard(), 'fighter', 1)).toBe(0)
  })
})
