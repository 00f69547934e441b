import { beforeAll, expect, test, vi } from 'vitest'
import {
  inOrder,
  isOver,
  type MyTable,
  whatNow,
  whereItStands,
  withWhom,
} from '../../client/home/tableNews.ts'
import { learnFront, speak } from '../../client/text/text.ts'
import type { RoomInfo, SeatInfo } from '../../shared/protocol.ts'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
  await learnFront()
  return () => vi.unstubAllGlobals()
})

const people = ['Ada', 'Bea', undefined, 'Cem'] as const
const seats = people.map(
  (name, at): SeatInfo => ({
    seat: `p${at + 1}`,
    colour: 'gold',
    emblem: 'sun',
    taken: true,
    online: false,
    ...(name === undefined ? { bot: 'sensible' } : { name }),
  }),
)

/** Where Ada sits, unless she only watches. */
const table = (room: string, news: Partial<RoomInfo> = {}, watches = false): MyTable => ({
  kept: { room, at: 0, game: 'ti3', ...(!watches && { seat: 'p1', token: 'token' }) },
  info: { room, game: 'ti3', options: {}, stage: 'playing', seats, v: 0, ...news },
})
const played = (waiting: string[], v = 0) => ({ v, progress: { round: 3, waiting } })

test('My tables: those that wait for me first, the liveliest before the others; then those that gather, then those I watch', () => {
  const order = inOrder([
    table('watched', played(['p1'], 9), true),
    table('gathering', { stage: 'lobby', v: 8 }),
    table('theirs', played(['p2'], 5)),
    table('mine', played(['p2', 'p1'], 2)),
    table('livelier', played(['p2'], 7)),
    table('mine too', played(['p1'], 3)),
  ])
  const rooms = order.map(({ kept }) => kept.room)
  expect(rooms).toEqual(['mine too', 'mine', 'livelier', 'theirs', 'gathering', 'watched'])
})

test('A table of mine says its round, with whom it is played and whom it waits for', () => {
  const said = (one: MyTable) => [whereItStands(one), withWhom(one), whatNow(one)]
  expect(said(table('a', played(['p1'])))).toEqual(['Round 3', 'with Bea, Cem, and 1 bot', 'Your turn'])
  expect(said(table('a', played(['p2', 'p3'])))[2]).toBe('Waiting for Bea and Sun bot')
  expect(said(table('a', played(['p1']), true)).slice(1)).toEqual([
    'with Ada, Bea, Cem, and 1 bot',
    'Waiting for Ada',
  ])
  expect(said(table('a', { progress: { waiting: ['p1'] } }))[0]).toBe('Being set up')
  expect(said(table('a'))).toEqual([undefined, 'with Bea, Cem, and 1 bot', undefined])
})

test('and where it gathers how many seats are free; where it is over, who won', () => {
  const [first, second] = seats as [SeatInfo, SeatInfo]
  const some = [first, { ...second, taken: false }]
  expect(whatNow(table('a', { stage: 'lobby', seats: some }))).toBe('1 of 2 seats free')
  expect(whatNow(table('a', { stage: 'lobby' }))).toBe('Everybody is here')
  const over = (...winners: string[]) => table('a', { stage: 'over', progress: { waiting: [], winners } })
  expect(isOver(over('p2'))).toBe(true)
  expect([over('p2'), over('p1'), over('p1', 'p4')].map(whatNow)).toEqual([
    'Bea won',
    'You won',
    'Ada and Cem won',
  ])
})
