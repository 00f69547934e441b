import { describe, expect, it } from 'vitest'
import { fits } from '../../client/home/open/filter.ts'
import { newlySeated } from '../../client/room/gathering/newlySeated.ts'
import { letterTo } from '../../client/room/report/reportText.ts'
import type { OpenTable, SeatInfo } from '../../shared/protocol.ts'
import { tempoOf } from '../../shared/tempo.ts'

describe('The pace of a table', () => {
  it.each([
    [{}, 'evening'],
    [{ clock: '3m' }, 'evening'],
    [{ clock: '30m', windows: '1m' }, 'evening'],
    [{ clock: '12h' }, 'slow'],
    [{ clock: 'none', windows: '8h' }, 'slow'],
  ])('with %j is %s', (options, tempo) => {
    expect(tempoOf(options)).toBe(tempo)
  })
})

describe('Open tables', () => {
  const table: OpenTable = {
    room: 'r',
    game: 'ti4',
    options: { clock: '2d' },
    host: 'Ada',
    seats: 6,
    free: 2,
    at: 0,
    language: 'it',
  }

  it('are shown by game, pace and language', () => {
    expect(fits(table, {})).toBe(true)
    expect(fits(table, { game: 'ti4', tempo: 'slow', language: 'it' })).toBe(true)
    for (const other of [{ game: 'ti3' }, { tempo: 'evening' }, { language: 'en' }])
      expect(fits(table, other)).toBe(false)
  })

  it('of which nobody knows the language are shown to all', () => {
    const { language: _, ...older } = table
    expect(fits(older, { language: 'en' })).toBe(true)
  })
})

describe('The bell in the lobby', () => {
  const seat = (seat: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
    seat,
    colour: 'azure',
    emblem: 'star',
    taken: 'name' in more || 'bot' in more,
    online: true,
    ...more,
  })
  const rung = (before: SeatInfo[], now: SeatInfo[]) => newlySeated(before, now, 'p1').map(({ seat }) => seat)
  const ada = seat('p1', { name: 'Ada' })

  it('rings for whoever sits down, also in the place of a bot, and not for me', () => {
    const bea = seat('p2', { name: 'Bea' })
    expect(rung([seat('p1'), seat('p2')], [ada, bea])).toEqual(['p2'])
    expect(rung([ada, seat('p2', { bot: 'sensible' })], [ada, bea])).toEqual(['p2'])
    expect(rung([ada, bea], [ada, bea])).toEqual([])
  })

  it('rings for two of the same name', () => {
    const max = [seat('p2', { name: 'Max' }), seat('p3', { name: 'Max' })] as const
    expect(rung([ada, max[0], seat('p3')], [ada, ...max])).toEqual(['p3'])
  })

  it('does not ring for bots, nor for who only moved or is called otherwise now', () => {
    expect(rung([ada, seat('p2')], [ada, seat('p2', { bot: 'sensible' })])).toEqual([])
    const bea = { name: 'Bea' }
    expect(rung([ada, seat('p2'), seat('p3', bea)], [ada, seat('p2', bea), seat('p3')])).toEqual([])
    expect(rung([ada, seat('p2', bea)], [ada, seat('p2', { name: 'Bee' })])).toEqual([])
  })
})

describe('A report', () => {
  it('goes where the house says, as a letter or to a page', () => {
    expect(letterTo('mailto:a@b.c', 'x & y')).toBe('mailto:a@b.c?subject=Throneward&body=x%20%26%20y')
    expect(letterTo('https://example.org/report', 'x')).toBe('https://example.org/report')
    expect(letterTo('javascript:alert(1)', 'x')).toBeUndefined()
  })
})
