import { describe, expect, it } from 'vitest'
import { changesBetween } from '../../client/galaxy/past/changes.ts'
import { chapterOf } from '../../client/galaxy/past/chapters.ts'
import { hexesOf } from '../../client/galaxy/past/steps.ts'
import { missing } from '../../client/room/earlier.ts'
import { beside, firstOf, stepsOf } from '../../client/room/past/steps.ts'
import type { About } from '../../shared/engine/rules.ts'
import type { Line, Replay } from '../../shared/protocol.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

let clock = 100
const line = (word: string, about: About): Line => ({ at: ++clock, n: clock, text: `ti3.log.${word}`, about })

const table = {
  galaxy: { tiles: { a0: { system: 'sys_abyz__fria' }, b0: { system: 'sys_quann' } } },
  units: {
    u1: { kind: 'cruiser', of: 'p1', at: 'b0' },
    u2: { kind: 'carrier', of: 'p1', at: 'b0' },
    u3: { kind: 'ground_force', of: 'p1', at: 'b0', aboard: 'u2' },
    u4: { kind: 'fighter', of: 'p2', at: 'a0' },
  },
  planets: { abyz: { owner: 'p2' } },
  activated: {},
} as unknown as Table

const replay: Replay = {
  table,
  steps: [
    {
      table: { activated: { a0: { p1: true } }, doing: { of: 'p1', hexes: ['a0'] } },
      log: [line('activates', { seat: 'p1', hex: 'a0' })],
    },
    {
      table: { units: { u1: { at: 'a0' }, u2: { at: 'a0' }, u3: { at: 'a0' } } },
      log: [line('moves', { seat: 'p1', count: 2, hex: 'b0' })],
    },
    {
      table: { units: { u1: null, u4: null } },
      log: [line('fires', { seat: 'p1', unit: 'cruiser', needs: 7 }), line('loses', { seat: 'p2' })],
    },
    {
      table: {
        units: { u3: { planet: 'abyz', aboard: null } },
        planets: { abyz: { owner: 'p1' } },
        doing: null,
      },
      log: [line('conquers', { seat: 'p1', planet: 'abyz' })],
    },
    { log: [line('passes', { seat: 'p2' })] },
    { log: [line('drawsCards', { seat: 'p2', count: 1 })] },
  ],
} as const

const steps = stepsOf<Table>(replay, chapterOf)

describe('The last turns told again', () => {
  it('each begin where the one before ended', () => {
    for (const [i, { before }] of steps.entries()) expect(before).toBe(steps[i - 1]?.after ?? table)
    expect(steps.at(-1)?.after.planets['abyz']).toEqual({ owner: 'p1' })
  })

  it('show who flew from where, and not what only rode along', () => {
    expect(changesBetween(steps[1]?.before as Table, steps[1]?.after as Table)).toMatchObject({
      flights: [{ of: 'p1', from: 'b0', to: 'a0', kind: 'carrier', count: 2 }],
      counts: [],
    })
  })

  it('show what fell on either side, which planet changed hands, and where a counter was laid', () => {
    const [first, , fight, landing] = steps.map(({ before, after }) => changesBetween(before, after))
    expect(first?.activated).toEqual([{ hex: 'a0', of: 'p1' }])
    expect(fight?.counts).toEqual([
      { hex: 'a0', of: 'p1', kind: 'cruiser', by: -1 },
      { hex: 'a0', of: 'p2', kind: 'fighter', by: -1 },
    ])
    expect(landing).toEqual({
      flights: [],
      counts: [],
      taken: [{ hex: 'a0', planet: 'abyz', of: 'p1' }],
      activated: [],
    })
  })

  it('happen where something changed or was named', () => {
    expect(steps.map(hexesOf)).toEqual([['a0'], ['a0', 'b0'], ['a0'], ['a0'], [], []])
  })

  it('are walked turn by turn', () => {
    expect(steps.map(({ begins }) => begins)).toEqual([
      'turn',
      undefined,
      undefined,
      undefined,
      'turn',
      undefined,
    ])
    expect([beside(steps, 1, 1), beside(steps, 5, -1), beside(steps, 4, -1)]).toEqual([4, 4, 0])
    expect([beside(steps, 5, 1), beside(steps, 0, -1)]).toEqual([5, 0])
  })

  it('begin with what was missed, else so many turns back', () => {
    const at = (i: number) => steps[i]?.lines[0]?.at ?? 0
    expect(firstOf(steps, at(1), 3)).toBe(2)
    expect(firstOf(steps, undefined, 1)).toBe(4)
    expect(firstOf(steps, at(5) + 1, 99)).toBe(0)
    expect(firstOf([], undefined, 3)).toBe(0)
  })
})

describe('Earlier lines', () => {
  const told = (at: number, count: number) =>
    Array.from({ length: count }, (_, i): Line => ({ at, text: `${at}.${i}` }))

  it('are those of a page that are not known yet, though its last moment is known in part', () => {
    const all = [...told(1, 2), ...told(2, 3), ...told(3, 1)]
    expect(missing(all.slice(0, 5), all.slice(3))).toEqual(all.slice(0, 3))
    expect(missing(all.slice(0, 5), all.slice(2))).toEqual(all.slice(0, 2))
    expect(missing(all.slice(2, 5), all.slice(2, 5))).toEqual([])
  })
})
