import { describe, expect, test } from 'vitest'
import { activations, transfers } from '../../shared/ti3/activation.ts'
import { grant, sortie } from './fleets.ts'

describe('activating a system, pp. 10–11', () => {
  test('[ti3/11.activate] takes a counter from the Command Pool and lays it on the system', () => {
    const game = sortie({ counters: { p1: { pool: 2, fleet: 3, strategy: 2 } } }, 'a0')
    expect(game.table.activated).toEqual({ a0: { p1: true } })
    expect(game.sheet('p1').counters).toEqual({ strategy: 2, pool: 1, fleet: 3, reinforcements: 9 })
    expect(game.told('ti3.log.activates')).toEqual([{ seat: 'p1', hex: 'a0' }])
  })

  test('[ti3/10.steps] nothing has to move: an empty fleet is not even asked', () => {
    expect(sortie({}, 'a0').rests).toBe(true)
  })

  test('[ti3/11.once] a system with an own counter cannot be activated again', () => {
    const { table } = sortie({ activated: { p1: ['a0'] } })
    const { hexes, not } = activations(table, 'p1')
    expect(hexes).not.toContain('a0')
    expect(not['a0']).toMatchObject({ code: 'activatedBefore', rule: 'ti3/11.once' })
  })

  test('[ti3/11.once] counters of others do not matter', () => {
    const { table } = sortie({ activated: { p2: ['a0'], p3: ['a0'] } })
    expect(activations(table, 'p1').hexes).toContain('a0')
    const game = sortie({ activated: { p2: ['a0'], p3: ['a0'] } }, 'a0')
    expect(game.table.activated['a0']).toEqual({ p1: true, p2: true, p3: true })
  })

  test('[ti3/18.asteroids] [ti3/18.supernova] asteroid fields and supernovas can never be activated, a nebula can', () => {
    const { hexes, not } = activations(sortie({}).table, 'p1')
    expect(hexes).toContain('c11')
    for (const hex of ['c13', 'c14']) expect(not[hex]).toMatchObject({ code: 'asteroidField' })
    expect(not['c10']).toMatchObject({ code: 'supernova' })
    expect(hexes).toHaveLength(37 - 3)
  })

  test('[ti3/11.activate] without a counter in the Command Pool nothing can be activated', () => {
    const { table } = sortie({ counters: { p1: { pool: 0 } } })
    const { hexes, not } = activations(table, 'p1')
    expect(hexes).toEqual([])
    expect(not['tactical']?.code).toBe('noCounterInPool')
    expect(not['a0']?.code).toBe('noCounterInPool')
    expect(transfers(table, 'p1')).toMatchObject({ pairs: {}, not: { code: 'noCounterInPool' } })
  })

  test('[ti3/11.activate] an effect may close systems to a player, for tactical actions and transfers', () => {
    const units = { p1: { b0: { cruiser: 1 }, b1: { cruiser: 1 } } }
    const change = grant('p1', { permits: { activates: ({ hex }) => (hex === 'b0' ? false : undefined) } })
    const { table } = sortie({ units, change })
    expect(activations(table, 'p1').not['b0']?.code).toBe('mayNotActivate')
    expect(activations(table, 'p2').hexes).toContain('b0')
    expect(transfers(table, 'p1').not?.code).toBe('noPair')
    expect(transfers(sortie({ units }).table, 'p1').pairs).toEqual({ b0: ['b1'] })
  })

  test('[ti3/10.steps] what is under way is known until the action ends', () => {
    const game = sortie({ units: { p1: { b0: { cruiser: 1 } } } }, 'a0')
    expect(game.table.doing).toEqual({ kind: 'tactical', of: 'p1', hexes: ['a0'], fired: {} })
    expect(game.say('p1', {}).table.doing).toBeUndefined()
  })
})
