import { describe, expect, it } from 'vitest'
import type { RoomView } from '../../client/net/commit.ts'
import { howLong } from '../../client/room/owed/howLong.ts'
import { owesIn } from '../../client/room/owed/owes.ts'
import type { SeatInfo } from '../../shared/protocol.ts'

const now = 1_000_000_000_000
const minute = 60_000
const person = (seat: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  colour: 'azure',
  emblem: 'star',
  taken: true,
  online: true,
  name: seat,
  ...more,
})
const view = (more: Partial<RoomView> = {}): RoomView => ({
  room: 'r',
  game: 'ti4',
  options: {},
  stage: 'playing',
  seat: 'p1',
  v: now,
  ahead: 0,
  build: '',
  seats: [person('p1'), person('p2'), person('p3'), person('p4', { bot: 'sensible' })],
  watchers: 0,
  asks: [],
  waiting: ['p1', 'p2', 'p3', 'p4'],
  ...more,
})

describe('Who is waited for', () => {
  it('is mine first, then who has been waited for longest; bots come last', () => {
    const since = { p1: now, p2: now - minute, p3: now - 2 * minute, p4: now - 3 * minute }
    const seats = owesIn(view({ since }), true, now).map(({ info }) => info.seat)
    expect(seats).toEqual(['p1', 'p3', 'p2', 'p4'])
  })

  it('is not I once I have answered, though all others see me waited for', () => {
    expect(owesIn(view(), false, now).map(({ info }) => info.seat)).toEqual(['p2', 'p3', 'p4'])
  })

  it('may be reminded by who sits here, and not again within an hour', () => {
    const nudges = { p2: { by: 'p3', at: now - 59 * minute }, p3: { by: 'p2', at: now - 61 * minute } }
    const may = (seen: RoomView) => owesIn(seen, true, now).map(({ info, mayNudge }) => [info.seat, mayNudge])
    expect(may(view({ nudges }))).toEqual([
      ['p1', false],
      ['p2', false],
      ['p3', true],
      ['p4', false],
    ])
    const { seat: _, ...watcher } = view()
    expect(owesIn(watcher, false, now).some(({ mayNudge }) => mayNudge)).toBe(false)
    const window = { kind: 'afterMove', until: now + 1000, spans: [] }
    expect(owesIn(view({ window }), true, now).some(({ mayNudge }) => mayNudge)).toBe(false)
  })

  it.each([
    ['by the clock', { options: { clock: '12h' }, clocks: { p2: now + 5 } }, { is: 'clock', at: now + 5 }],
    ['by a vote the others may open', { late: { p2: now + 7 } }, { is: 'mayVote', at: now + 7 }],
    [
      'by a vote under way',
      { votes: [{ seat: 'p2', by: 'p3', yes: [], no: [], asked: [] }] },
      { is: 'vote' },
    ],
    ['by a bot that stands in', { seats: [person('p2', { standIn: true })] }, { is: 'standsIn' }],
    ['by nothing', {}, { is: 'nothing' }],
  ] as const)('is helped %s', (_, more, byItself) => {
    const [second] = owesIn(view({ waiting: ['p2'], ...(more as Partial<RoomView>) }), false, now)
    expect(second?.byItself).toEqual(byItself)
  })
})

describe('How long', () => {
  it.each([
    [30_000, undefined],
    [5 * minute, '5 minutes'],
    [61 * minute, '1 hour'],
    [36 * 60 * minute, '36 hours'],
    [50 * 60 * minute, '2 days'],
  ])('%i is told in one unit', (past, told) => {
    expect(howLong(past, 'en')).toBe(told)
  })

  it('is told in Italian', () => {
    expect(howLong(3 * 60 * minute, 'it')).toBe('3 ore')
  })
})
