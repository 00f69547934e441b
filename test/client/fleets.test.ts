import { describe, expect, it } from 'vitest'
import { heaps, heapTapped, tapped } from '../../client/galaxy/battle/hits.ts'
import { happened } from '../../client/galaxy/map/happenings.ts'
import { wayPath } from '../../client/galaxy/map/wayArt.tsx'
import { landedFirst, leadersTo, sendOne, stayAboard } from '../../client/galaxy/move/landing.ts'
import { byWay, holds, loadOne, moved, take, takeAll, unloadOne } from '../../client/galaxy/move/loading.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { leastPain } from '../../shared/galaxy/leastPain.ts'
import { type Casualties, casualties, due } from '../../shared/galaxy/shapes/casualties.ts'
import { type Land, land } from '../../shared/galaxy/shapes/land.ts'
import { type Move, type MovingCargo, type MovingShip, move } from '../../shared/galaxy/shapes/move.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

const carrier: MovingShip = {
  kind: 'carrier',
  at: 'b0',
  to: 'm0',
  routes: [
    ['b0', 'a0', 'm0'],
    ['b0', 'a1', 'm0'],
  ],
  capacity: 6,
  carries: ['fighter', 'ground_force', 'pds'],
  counts: true,
}
const cruiser: MovingShip = {
  ...carrier,
  kind: 'cruiser',
  routes: [['b0', 'a0', 'm0']],
  capacity: 0,
  carries: [],
}
const troop = (planet: string, at = 'b0'): MovingCargo => ({ kind: 'ground_force', at, planet })
const fighter = (at = 'b0'): MovingCargo => ({ kind: 'fighter', at })

const options = (more: Partial<Move> = {}): Move => ({
  shape: 'move',
  ships: { u1: carrier, u2: cruiser, u3: cruiser },
  cargo: {
    u10: troop('jord'),
    u11: troop('jord'),
    u12: troop('jord'),
    u20: fighter(),
    u21: fighter(),
    u30: troop('abyz', 'a1'),
    u40: { kind: 'ground_force', at: 'b0', aboard: 'u1' },
  },
  fleet: { m0: { now: 0, most: 2, fighters: 0, support: 0 } },
  left: { b0: { now: 3, most: 3, fighters: 2, support: 9 } },
  ...more,
})

describe('A ship that is taken', () => {
  it('loads troops before Fighters, but leaves a Ground Force on each planet', () => {
    const plan = take(options(), {}, 'u1')
    expect(plan['u1']?.cargo).toEqual(['u11', 'u12', 'u20', 'u21'])
    expect(move.check(options(), moved(options(), plan))).toBeUndefined()
  })

  it('counts what is aboard already, and never loads above its capacity', () => {
    const full = options({ ships: { u1: { ...carrier, capacity: 2 } } })
    expect(take(full, {}, 'u1')['u1']?.cargo).toEqual(['u11'])
  })

  it('is offered what lies on its way only', () => {
    const plan = take(options(), {}, 'u1')
    expect(holds(options(), plan, 'u1').map(({ spot }) => spot)).not.toContain('abyz')
    const round = byWay(options(), plan, 'u1', 1)
    expect(holds(options(), round, 'u1')).toContainEqual({
      kind: 'ground_force',
      spot: 'abyz',
      count: 0,
      left: 1,
    })
    const laden = loadOne(options(), round, 'u1', 'ground_force', 'abyz')
    expect(laden?.['u1']?.cargo).toContain('u30')
    expect(byWay(options(), laden ?? {}, 'u1', 0)['u1']?.cargo).not.toContain('u30')
  })

  it('gives back one of a kind', () => {
    const plan = take(options(), {}, 'u1')
    expect(unloadOne(options(), plan, 'u1', 'fighter', 'b0')?.['u1']?.cargo).toEqual(['u11', 'u12', 'u20'])
    expect(unloadOne(options(), plan, 'u1', 'pds', 'b0')).toBeUndefined()
  })

  it('leaves to another ship what that one has taken', () => {
    const two = options({ ships: { u1: carrier, u5: carrier } })
    const plan = take(two, take(two, {}, 'u1'), 'u5')
    expect(plan['u5']?.cargo).toEqual([])
  })
})

describe('A whole fleet', () => {
  it('comes as far as Fleet Supply allows, the roomiest ships first', () => {
    const plan = takeAll(options(), {}, 'b0')
    expect(Object.keys(plan)).toEqual(['u1', 'u2'])
    expect(move.check(options(), moved(options(), plan))).toBeUndefined()
  })
})

describe('A ship that stays', () => {
  it('is named only for what it loads', () => {
    const staying = options({ ships: { u1: { ...carrier, at: 'm0', routes: [['m0']] } } })
    expect(moved(staying, { u1: { way: 0, cargo: [] } })).toEqual({})
  })
})

const landing: Land = {
  shape: 'land',
  units: Object.fromEntries(['u1', 'u2', 'u3'].map(id => [id, { kind: 'ground_force', aboard: 'u9' }])),
  planets: {
    abyz: { kind: 'hostile', pds: 0, defenders: 2 },
    fria: { kind: 'neutral', pds: 2, defenders: 0 },
  },
  ships: {},
}

describe('A landing', () => {
  it('is reckoned with the leaders who come down there, and not with those who stay aboard', () => {
    const led: Land = { ...landing, leaders: { 'norr.1': { aboard: 'u1' }, 'norr.2': { aboard: 'u1' } } }
    const landed = { u10: { planet: 'abyz' }, 'norr.1': { planet: 'abyz' }, 'norr.2': { ship: 'u2' } }
    expect(leadersTo(led, landed, 'abyz')).toEqual(['norr.1'])
    expect(leadersTo(led, landed, 'fria')).toEqual([])
  })

  const landingOf = (count: number): Land => ({
    ...landing,
    units: Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`u${i + 1}`, { kind: 'ground_force', aboard: 'u9' }]),
    ),
  })
  const sharedOut = (count: number) => {
    const landed = landedFirst(landingOf(count))
    expect(land.check(landingOf(count), landed)).toBeUndefined()
    const on = (planet: string) =>
      Object.values(landed).filter(to => 'planet' in to && to.planet === planet).length
    return { abyz: on('abyz'), fria: on('fria') }
  }

  it('takes nobody from an attack that needs him, and the undefended planet with one who can be spared', () => {
    expect(sharedOut(3)).toEqual({ abyz: 3, fria: 0 })
    expect(sharedOut(4)).toEqual({ abyz: 3, fria: 1 })
    expect(sharedOut(6)).toEqual({ abyz: 5, fria: 1 })
  })

  it('attacks nobody with too few while there is something to be had for nothing', () => {
    expect(sharedOut(2)).toEqual({ abyz: 0, fria: 2 })
  })

  it('attacks with what there is where that is all one could do', () => {
    const alone = { ...landingOf(2), planets: { abyz: { kind: 'hostile', pds: 0, defenders: 2 } as const } }
    expect(Object.values(landedFirst(alone))).toEqual([{ planet: 'abyz' }, { planet: 'abyz' }])
  })

  it('keeps everybody aboard where all planets are own', () => {
    expect(landedFirst({ ...landing, planets: { abyz: { kind: 'own', pds: 1, defenders: 0 } } })).toEqual({})
  })

  it('sends nobody who is not aboard', () => {
    const all = landedFirst(landing)
    expect(stayAboard(landing, all, 'ground_force')).toBe(0)
    expect(sendOne(landing, all, 'ground_force', { planet: 'fria' })).toBeUndefined()
  })
})

const battle = (hits: number): Casualties => ({
  shape: 'casualties',
  hits,
  units: {
    u1: { kind: 'dreadnought', loss: 5, sustains: true },
    u2: { kind: 'carrier', loss: 5, cargo: 4 },
    u3: { kind: 'fighter', loss: 0.5 },
    u4: { kind: 'cruiser', loss: 2 },
  },
})

describe('Casualties', () => {
  it.each([
    [1, { damaged: ['u1'], destroyed: [] }],
    [2, { damaged: ['u1'], destroyed: ['u3'] }],
    [3, { damaged: ['u1'], destroyed: ['u3', 'u4'] }],
    [5, { damaged: [], destroyed: ['u3', 'u4', 'u2', 'u1'] }],
    [9, { damaged: [], destroyed: ['u3', 'u4', 'u2', 'u1'] }],
  ])('of %d hits begin with what hurts least', (hits, fallen) => {
    expect(leastPain(battle(hits))).toEqual(fallen)
    expect(casualties.check(battle(hits), leastPain(battle(hits)))).toBeUndefined()
  })

  it('move to the ship that is tapped', () => {
    const after = tapped(battle(2), leastPain(battle(2)), 'u2')
    expect(after.destroyed).toContain('u2')
    expect(casualties.check(battle(2), after)).toBeUndefined()
  })

  it('are taken one by one where something may come between them', () => {
    const singly: Casualties = { ...battle(2), oneByOne: true }
    expect(leastPain(singly)).toEqual({ damaged: ['u1'], destroyed: [] })
    expect(casualties.only?.(singly)).toBeUndefined()
    const cruiser = tapped(singly, leastPain(singly), 'u4')
    expect(cruiser).toEqual({ damaged: [], destroyed: ['u4'] })
    expect(casualties.check(singly, cruiser)).toMatchObject({ code: 'moreCasualties' })
    expect(casualties.check(singly, tapped(singly, cruiser, 'u3'))).toBeUndefined()
    expect(casualties.check(singly, { damaged: ['u1'], destroyed: ['u3'] })).toMatchObject({
      code: 'oneByOne',
    })
    expect(casualties.check(singly, { damaged: [], destroyed: ['u1'] })).toMatchObject({ code: 'oneByOne' })
    for (let seed = 0; seed < 20; seed++)
      expect(
        casualties.check(singly, casualties.sample(singly, chanceOf(seedFrom(`hits ${seed}`)))),
      ).toBeUndefined()
    // With more hits than all the others could take, the one that can sustains damage unasked.
    expect(casualties.only?.({ ...battle(4), oneByOne: true })).toEqual({ damaged: ['u1'], destroyed: [] })
  })

  it('fall by one hit with one more tap, where that may be', () => {
    const free: Casualties = { ...battle(1), spurns: true }
    const once = leastPain(free)
    const twice = tapped(free, once, 'u1')
    expect(twice).toEqual({ damaged: [], destroyed: [], spurned: ['u1'] })
    expect(casualties.check(free, twice)).toBeUndefined()
    expect(tapped(free, twice, 'u1')).toEqual({ damaged: [], destroyed: [] })
    const two: Casualties = { ...battle(2), spurns: true }
    const gone = tapped(two, { damaged: ['u1'], destroyed: [] }, 'u1')
    expect(gone).toEqual({ damaged: [], destroyed: ['u1'] })
    expect(tapped(two, gone, 'u1')).toEqual({ damaged: [], destroyed: [], spurned: ['u1'] })
  })

  const swarm: Casualties = {
    shape: 'casualties',
    hits: 2,
    units: {
      u1: { kind: 'cruiser', loss: 2 },
      u2: { kind: 'fighter', loss: 0.5 },
      u3: { kind: 'fighter', loss: 0.5 },
      u4: { kind: 'cruiser', loss: 2 },
      u5: { kind: 'carrier', loss: 4, cargo: 2 },
      u6: { kind: 'carrier', loss: 3 },
    },
  }

  it('show ships that nothing tells apart as one heap', () => {
    expect(heaps(swarm)).toHaveLength(4)
    expect(heaps(swarm)).toContainEqual(['u1', 'u4'])
    expect(heaps(swarm)).toContainEqual(['u2', 'u3'])
  })

  it('fall from a heap one by one, and back to none after the last hit', () => {
    const cruisers = ['u1', 'u4']
    const one = heapTapped(swarm, leastPain(swarm), cruisers)
    expect(one.destroyed.filter(id => cruisers.includes(id))).toHaveLength(1)
    const two = heapTapped(swarm, one, cruisers)
    expect(two.destroyed.toSorted()).toEqual(cruisers)
    expect(casualties.check(swarm, two)).toBeUndefined()
    expect(heapTapped(swarm, two, cruisers).destroyed).toEqual([])
  })

  it('never exceed what the units can take', () => {
    expect(due(battle(9))).toBe(5)
  })
})

describe('A way on the map', () => {
  it('begins and ends beside what stands there', () => {
    const straight = wayPath(['m0', 'a0'])
    expect(straight?.path).toBe('M0 -36L0 -137.2')
    expect(straight?.head.y).toBeCloseTo(-137.2, 1)
  })

  it('bows aside where it leads through a wormhole', () => {
    expect(wayPath(['c0', 'c9'])?.path).toContain('Q')
    expect(wayPath(['m0', 'a0'])?.path).not.toContain('Q')
  })

  it('is none for a ship that stays', () => {
    expect(wayPath(['m0'])).toBeUndefined()
  })
})

describe('What happened on the map', () => {
  const before: Table['units'] = {
    u1: { kind: 'carrier', of: 'p1', at: 'b0' },
    u2: { kind: 'ground_force', of: 'p1', at: 'b0', aboard: 'u1' },
    u3: { kind: 'war_sun', of: 'p1', at: 'b0' },
    u4: { kind: 'fighter', of: 'p2', at: 'm0' },
  }
  const { u1, u2, u3 } = before as Required<typeof before>

  it('shows one flight for a fleet that moved, with its heaviest ship, and where units were lost', () => {
    const after = Object.fromEntries(
      Object.entries({ u1, u2, u3 }).map(([id, unit]) => [id, { ...unit, at: 'a0' }]),
    ) as Table['units']
    expect(happened(before, after)).toEqual({
      flights: [{ of: 'p1', from: 'b0', to: 'a0', kind: 'war_sun', count: 2 }],
      blasts: ['m0'],
    })
  })

  it('is nothing while no unit changed', () => {
    expect(happened(before, before)).toEqual({ flights: [], blasts: [] })
  })
})
