import { describe, expect, it } from 'vitest'
import { resultsOf } from '../../client/galaxy/ending/results.ts'
import { endedBy } from '../../client/ti3/ended.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

const tableOf = (objectives: Record<string, Record<string, true>>): Table =>
  ({
    order: ['p1', 'p2', 'p3'],
    objectives,
    planets: { abyz: { owner: 'p2' }, fria: { owner: 'p3' }, quann: { owner: 'p3' } },
    players: { p1: { points: 7 }, p2: { points: 10, achieved: 'secret_focused' }, p3: { points: 7 } },
  }) as unknown as Table

describe('How it stands at the end', () => {
  it('has the winner first, then who has more points, then who has more planets', () => {
    expect(resultsOf(tableOf({}), ['p2']).map(({ seat }) => seat)).toEqual(['p2', 'p3', 'p1'])
    expect(resultsOf(tableOf({}), ['p1']).map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3'])
  })

  it('names what each has claimed, the secret objective too', () => {
    const [first, , last] = resultsOf(tableOf({ pub1_5_planets: { p1: true, p2: true } }), ['p2'])
    expect([first?.claimed, first?.secrets]).toEqual([['pub1_5_planets'], ['secret_focused']])
    expect([last?.claimed, last?.secrets]).toEqual([['pub1_5_planets'], []])
  })

  it('says whether the last point, Imperium Rex or an objective ended it', () => {
    expect(endedBy(tableOf({ pub1_5_planets: { p2: true } }), ['p2'])).toBeUndefined()
    expect(endedBy(tableOf({ pub2_imperium_rex: {} }), ['p2'])).toBe('pub2_imperium_rex')
  })
})
