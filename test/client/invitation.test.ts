import { beforeAll, expect, test, vi } from 'vitest'
import type { RoomView } from '../../client/net/commit.ts'
import { room, table } from '../../client/net/room.ts'
import { invitation } from '../../client/room/invitation.ts'
import { speak, withWords } from '../../client/text/text.ts'
import type { SeatInfo } from '../../shared/protocol.ts'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
  await withWords(Promise.resolve())
  return () => {
    vi.unstubAllGlobals()
    room.value = undefined
    table.value = undefined
  }
})

/** A table of these: people by name, `bot`, or nobody. */
function invited(who: readonly (string | undefined)[], round: number, change: Partial<RoomView> = {}) {
  const seats = who.map(
    (name, i): SeatInfo => ({
      seat: `p${i + 1}`,
      colour: 'gold',
      emblem: i === 2 ? 'star' : 'sun',
      taken: name !== undefined,
      online: true,
      ...(name === 'bot' ? { bot: 'sensible' } : name !== undefined && { name }),
    }),
  )
  const view = { game: 'ti3', stage: 'playing', seats, ...change } as RoomView
  room.value = view
  table.value = { round }
  return invitation(view)
}

test('a link to a game in play says its round, who plays, and as whom one may join', () => {
  expect(invited(['Ada', 'Bea', 'bot'], 3).text).toBe(
    'Twilight Imperium, round 3: Ada, Bea, and 1 bot. Join as Star bot, or watch:',
  )
  expect(invited(['Ada', undefined, 'bot', 'bot', 'bot'], 0).text).toBe(
    'Twilight Imperium: Ada and 3 bots. Join in, or watch:',
  )
})

test('where all seats are taken it invites to watch, and after the end to see how it came', () => {
  expect(invited(['Ada', 'Bea'], 5)).toEqual({
    why: 'All seats are taken: whoever opens this link watches.',
    text: 'Twilight Imperium, round 5: Ada and Bea. Come and watch:',
  })
  const over = { stage: 'over', over: { winners: ['p2'] } } as Partial<RoomView>
  expect(invited(['Ada', 'Bea'], 6, over).text).toBe('Twilight Imperium: Bea won. See how it ended:')
})
