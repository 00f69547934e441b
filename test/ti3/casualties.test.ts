import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { leastPain } from '../../shared/galaxy/leastPain.ts'
import {
  type Casualties,
  type Casualty,
  casualties,
  hitsTaken,
} from '../../shared/galaxy/shapes/casualties.ts'
import { unitOf } from '../../shared/ti3/content/units.ts'
import { fleet } from '../../shared/ti3/forces.ts'
import { takeHits } from '../../shared/ti3/rules/casualties.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { type Forces, kindsAt, orphans, pickOf, type Staged, stage } from './battlefield.ts'

/** p2 takes so many hits on his fleet in empty space. */
const struck = (hits: number, forces: Forces, more: Staged = {}) =>
  stage(
    { segment: 'struck' },
    {
      units: { p1: {}, p2: { a1: forces } },
      ...more,
      rules: {
        ...ti3Rules,
        segments: {
          ...ti3Rules.segments,
          *struck(table) {
            yield* takeHits(table, 'p2', 'casualties', hits, fleet(table, 'p2', 'a1'))
            return undefined
          },
        },
      },
    },
  )

const price = (kind: string) => unitOf(kind).cost / unitOf(kind).built
const offer = (hits: number, all: Record<string, Omit<Casualty, 'loss'>>): Casualties => ({
  shape: 'casualties',
  hits,
  units: Object.fromEntries(Object.entries(all).map(([id, one]) => [id, { ...one, loss: price(one.kind) }])),
})
const why = (options: Casualties, destroyed: string[], damaged: string[] = []) =>
  casualties.check(options, { damaged, destroyed })?.code

describe('Casualties', () => {
  test('[ti3/16.casualties] are chosen by the owner, one ship for each hit', () => {
    const game = struck(2, { cruiser: 2, fighter: 2 })
    expect(game.open).toEqual(['p2:casualties'])
    game.say('p2', pickOf(game, 'p2', { cruiser: 1, fighter: 1 }))
    expect(kindsAt(game, 'p2', 'a1')).toEqual(['cruiser', 'fighter'])
    expect(game.told('ti3.log.loses')).toEqual([
      { seat: 'p2', unit: 'cruiser', count: 1 },
      { seat: 'p2', unit: 'fighter', count: 1 },
    ])
  })

  test('[ti3/16.casualties] neither more nor fewer than hits', () => {
    const game = struck(2, { cruiser: 2, fighter: 2 })
    expect(game.answer('p2', pickOf(game, 'p2', { cruiser: 1 }))?.code).toBe('moreCasualties')
    expect(game.answer('p2', pickOf(game, 'p2', { cruiser: 2, fighter: 1 }))?.code).toBe('fewerCasualties')
  })

  test('[ti3/16.casualties] are not asked for where they are all alike, or nothing would be left', () => {
    expect(kindsAt(struck(2, { fighter: 5 }), 'p2', 'a1')).toHaveLength(3)
    expect(kindsAt(struck(9, { fighter: 2, cruiser: 1, dreadnought: 1 }), 'p2', 'a1')).toEqual([])
  })

  test('[ti3/30.sustain] a Dreadnought or War Sun takes its first hit by being damaged, and the second destroys it', () => {
    const one = struck(1, { war_sun: 1 })
    expect(fleet(one.table, 'p2', 'a1')[0]).toMatchObject({ kind: 'war_sun', damaged: true })
    expect(one.told('ti3.log.damaged')).toEqual([{ seat: 'p2', unit: 'war_sun', hex: 'a1' }])
    expect(kindsAt(struck(2, { dreadnought: 1 }), 'p2', 'a1')).toEqual([])
  })

  test('[ti3/30.sustain] what is damaged already is destroyed by the next hit', () => {
    const game = struck(
      1,
      { dreadnought: 1 },
      {
        change: ({ table }) => {
          for (const unit of Object.values(table.units)) if (unit.kind === 'dreadnought') unit.damaged = true
        },
      },
    )
    expect(kindsAt(game, 'p2', 'a1')).toEqual([])
  })

  test('[ti3/30.sustain] of several Dreadnoughts the owner damages two or loses one', () => {
    const game = struck(2, { dreadnought: 2 })
    game.say('p2', pickOf(game, 'p2', {}, { dreadnought: 2 }))
    expect(fleet(game.table, 'p2', 'a1').map(({ damaged }) => damaged)).toEqual([true, true])
    const other = struck(2, { dreadnought: 2 })
    other.say('p2', pickOf(other, 'p2', { dreadnought: 1 }))
    expect(fleet(other.table, 'p2', 'a1').map(({ damaged }) => damaged)).toEqual([undefined])
  })

  test('[ti3/30.sustain] no other ship can be damaged', () => {
    const game = struck(1, { cruiser: 1, fighter: 1 })
    expect(game.answer('p2', pickOf(game, 'p2', {}, { cruiser: 1 }))?.code).toBe('cannotSustain')
  })

  test('[ti3/28.cargo] a ship takes its cargo along', () => {
    const game = struck(1, { carrier: 2, ground_force: 8 })
    const { units } = game.offered<Casualties>('p2')
    expect(Object.values(units).map(({ cargo }) => cargo)).toEqual([6, 2])
    game.say('p2', pickOf(game, 'p2', { carrier: 1 }))
    expect(orphans(game)).toEqual([])
    expect(Object.values(game.table.units).map(({ kind }) => kind)).toEqual([
      'carrier',
      'ground_force',
      'ground_force',
    ])
  })
})

describe('The shape of casualties', () => {
  const mixed = offer(3, {
    u1: { kind: 'dreadnought', sustains: true },
    u2: { kind: 'carrier', cargo: 2 },
    u3: { kind: 'fighter' },
    u4: { kind: 'dreadnought' },
  })

  test('[ti3/30.sustain] counts two hits for what sustains damage and is destroyed all the same', () => {
    expect(why(mixed, ['u1', 'u3'])).toBeUndefined()
    expect(why(mixed, ['u2', 'u3'], ['u1'])).toBeUndefined()
    expect(why(mixed, ['u4'])).toBe('moreCasualties')
    expect(why(mixed, ['u1', 'u3', 'u4'])).toBe('fewerCasualties')
    expect(hitsTaken(mixed, { damaged: [], destroyed: ['u1', 'u2'] })).toBe(3)
  })

  test('refuses what is not offered, named twice, or not of its form', () => {
    expect(why(mixed, ['u9', 'u3', 'u4'])).toBe('notOffered')
    expect(why(mixed, ['u3', 'u3', 'u4'])).toBe('twice')
    expect(why(mixed, ['u1'], ['u1'])).toBe('twice')
    for (const value of [undefined, [], {}, { damaged: [] }, { damaged: [], destroyed: [], more: 1 }])
      expect(casualties.check(mixed, value)?.code).toBe('notOffered')
  })

  test('[ti3/16.casualties] asks for all there is when hits are more', () => {
    const few = offer(5, { u1: { kind: 'fighter' }, u2: { kind: 'dreadnought', sustains: true } })
    expect(casualties.only?.(few)).toEqual({ damaged: [], destroyed: ['u1', 'u2'] })
    expect(casualties.only?.(mixed)).toBeUndefined()
  })

  test('offers samples, only answers and a sensible default that fit', () => {
    for (let hits = 0; hits <= 6; hits++)
      for (let i = 0; i < 20; i++) {
        const options = { ...mixed, hits }
        const sample = casualties.sample(options as never, chanceOf(seedFrom(`sample ${i}`)))
        expect(casualties.check(options, sample)).toBeUndefined()
        expect(casualties.check(options, leastPain(options))).toBeUndefined()
        const only = casualties.only?.(options as never)
        if (only) expect(casualties.check(options, only)).toBeUndefined()
      }
  })

  test('sensibly damages first, then gives up what is cheapest', () => {
    expect(leastPain(mixed)).toEqual({ damaged: ['u1'], destroyed: ['u3', 'u2'] })
    expect(leastPain({ ...mixed, hits: 1 })).toEqual({ damaged: ['u1'], destroyed: [] })
  })

  test('sensibly keeps a dear ship that was damaged before a cheap one that is damaged only now', () => {
    const sun = { kind: 'war_sun', loss: 12 }
    const dreadnought = { kind: 'dreadnought', loss: 5, sustains: true } as const
    const options = { ...mixed, hits: 2, units: { u1: sun, u2: dreadnought } }
    expect(leastPain(options)).toEqual({ damaged: [], destroyed: ['u2'] })
    const like = { ...options, units: { u1: dreadnought, u2: { kind: 'dreadnought', loss: 5 } } }
    expect(leastPain(like)).toEqual({ damaged: ['u1'], destroyed: ['u2'] })
  })
})
