import type { Refusal } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { FromSeat } from '../../shared/protocol.ts'
import { atTable, conversationOf, holdersIn, type Talk } from '../../shared/talk.ts'
import { type Deed, refusal } from '../deeds.ts'
import { notify } from '../notices/notify.ts'
import type { Room } from '../within.ts'
import { holderOf, seatOf } from './holders.ts'

/** What some say to each other, and what a seat has read. Told to their sockets alone: of a whisper nobody else is sent a byte. */

type Whispered = Extract<FromSeat, { whisper: unknown }>['whisper']
type Read = Extract<FromSeat, { read: unknown }>['read']
type Muted = Extract<FromSeat, { mute: unknown }>['mute']

const muted = 'mute:'

export function whisper(
  room: Room,
  by: Seat,
  { in: conversation, text, re, things }: Whispered,
): Refusal | Deed {
  const holders = holdersIn(conversation)
  const own = holderOf(room, by)
  if (conversationOf(holders) !== conversation || !holders.includes(own)) return refusal('noSeat')
  const seats = holders.map(holder => seatOf(room, holder))
  if (seats.some(seat => seat === undefined)) return refusal('whisperGone')
  const name = room.store.seats.find(({ seat }) => seat === by)?.name ?? ''
  return turn => {
    const line = {
      at: turn.v,
      in: conversation,
      by: own,
      name,
      says: text,
      ...(re !== undefined && { re }),
      ...(things && { things }),
    }
    room.store.talk.add(line)
    for (const seat of seats) {
      if (seat === undefined) continue
      turn.tellOwn(seat, { talk: { lines: [line] } })
      if (room.facts.notices?.[seat] && !mutedBy(room, seat).includes(own))
        notify(room, turn, seat, 'message', by)
    }
  }
}

export const markRead =
  (room: Room, by: Seat, { in: conversation, until }: Read): Deed =>
  turn => {
    const own = holderOf(room, by)
    if (conversation !== atTable && !holdersIn(conversation).includes(own)) return
    const at = Math.min(until, turn.v)
    room.store.talk.mark(own, conversation, at)
    turn.tellOwn(by, { talk: { read: { [conversation]: at } } })
  }

export function mute(room: Room, by: Seat, { holder, yes }: Muted): Refusal | Deed {
  const own = holderOf(room, by)
  if (holder === own || seatOf(room, holder) === undefined) return refusal('noSeat')
  return turn => {
    const others = mutedBy(room, by).filter(one => one !== holder)
    if (yes) room.store.talk.mark(own, `${muted}${holder}`, turn.v)
    else room.store.talk.unmark(own, `${muted}${holder}`)
    turn.tellOwn(by, { talk: { muted: yes ? [...others, holder] : others } })
  }
}

/** Whose words a seat does not want to be shown. */
export const mutedBy = (room: Room, seat: Seat): number[] =>
  mutedIn(room.store.talk.marksOf(holderOf(room, seat)))

const mutedIn = (marks: readonly { what: string }[]) =>
  marks.flatMap(({ what }) => (what.startsWith(muted) ? [Number(what.slice(muted.length))] : []))

export function talkOf(room: Room, seat: Seat): Talk {
  const own = holderOf(room, seat)
  const marks = room.store.talk.marksOf(own)
  const read = marks.filter(({ what }) => !what.startsWith(muted)).map(({ what, at }) => [what, at])
  return { lines: room.store.talk.whispersOf(own), read: Object.fromEntries(read), muted: mutedIn(marks) }
}
