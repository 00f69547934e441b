import { describe, expect, it } from 'vitest'
import { lastSeenOf } from '../../client/galaxy/past/lastSeen.ts'
import { sinceThen } from '../../client/galaxy/past/since.ts'
import type { About } from '../../shared/engine/rules.ts'
import type { Line } from '../../shared/protocol.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

type Owners = Record<string, string>

const tableOf = (owners: Owners, points: Record<string, number>, round = 2): Table =>
  ({
    round,
    order: ['p1', 'p2', 'p3'],
    planets: Object.fromEntries(Object.entries(owners).map(([planet, owner]) => [planet, { owner }])),
    players: Object.fromEntries(['p1', 'p2', 'p3'].map(seat => [seat, { points: points[seat] ?? 0 }])),
  }) as unknown as Table

let clock = 100
const line = (word: string, about: About): Line => ({ at: ++clock, n: clock, text: `ti3.log.${word}`, about })

const before = lastSeenOf(tableOf({ abyz: 'p1', fria: 'p1', quann: 'p2' }, { p2: 3 }), 100)
const now = tableOf({ abyz: 'p2', fria: 'p1', quann: 'p2', lodor: 'p3', lor: 'p1' }, { p2: 4 }, 3)
const lines = [
  line('activates', { seat: 'p2', hex: 'a0' }),
  line('conquers', { seat: 'p2', planet: 'abyz' }),
  line('strategicAction', { seat: 'p3', card: 'base_trade' }),
  line('claims', { seat: 'p2', card: 'pub1_5_planets' }),
  line('passes', { seat: 'p3' }),
]

describe('Since you left', () => {
  it('tells first which of my planets were lost and to whom, and which became mine', () => {
    const since = sinceThen(before, now, lines, 'p1')
    expect(since?.lost).toEqual([{ planet: 'abyz', from: 'p1', by: 'p2' }])
    expect(since?.won).toEqual([{ planet: 'lor', by: 'p1' }])
  })

  it('tells what each of the others did, and not what I did', () => {
    const since = sinceThen(before, now, lines, 'p1')
    expect(since?.deeds.map(({ seat }) => seat)).toEqual(['p2', 'p3'])
    expect(since?.deeds[0]).toMatchObject({ activated: ['a0'], points: 1, passed: false })
    expect(since?.deeds[1]).toMatchObject({ used: ['base_trade'], passed: true })
    expect(since?.deeds[1]?.took).toEqual([{ planet: 'lodor', by: 'p3' }])
    expect([since?.turns, since?.rounds]).toEqual([3, 1])
  })

  it('repeats word by word what changes the game for all', () => {
    expect(sinceThen(before, now, lines, 'p1')?.lines.map(({ text }) => text)).toEqual(['ti3.log.claims'])
  })

  it('is silent about what was seen before, what was taken back, and when nothing happened', () => {
    const same = tableOf(before.owners as Owners, { p2: 3 })
    expect(sinceThen({ ...before, at: clock }, same, lines, 'p1')).toBeUndefined()
    const struck = lines.map((one): Line => ({ ...one, struck: true }))
    expect(sinceThen(before, same, struck, 'p1')).toBeUndefined()
  })
})
