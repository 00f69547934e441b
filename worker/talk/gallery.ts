import type { Refusal } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { FromSeat } from '../../shared/protocol.ts'
import { inGallery, type Talk } from '../../shared/talk.ts'
import { type Deed, refusal } from '../deeds.ts'
import { hashed } from '../keys.ts'
import type { Room } from '../within.ts'

/** Those who watch talk among themselves; who sits at the table is not sent it. */

type Murmured = Extract<FromSeat, { murmur: unknown }>['murmur']

/** Whoever pays for what they have the room write: all of them together. */
export const gallery = 'gallery'

/** A word for a browser, or its network where it gave none: tells one from another, and says nothing else of it. */
export const watcherKnownBy = (
  { facts }: Room,
  browser: string | undefined,
  from: string | undefined,
): string => hashed(facts.salt, 'watcher', browser ?? from ?? '').slice(0, 8)

export function murmur(
  room: Room,
  who: string,
  from: string,
  { text, name, re, things }: Murmured,
): Refusal | Deed {
  const { facts, store } = room
  if (facts.hushed) return refusal('hushed')
  const isSeated = store.seats.some(seat => seat.name?.toLowerCase() === name.toLowerCase())
  if (isSeated) return refusal('nameTaken')
  const now = Date.now()
  if (!room.murmurs.take(from, now) || !room.murmuring.take(now)) return refusal('tooFast')
  return turn => {
    const line = {
      at: turn.v,
      in: inGallery,
      by: who,
      name,
      says: text,
      ...(re !== undefined && { re }),
      ...(things && { things }),
    }
    store.talk.add(line)
    turn.tellOwn(undefined, { talk: { lines: [line] } })
  }
}

export function hush(room: Room, by: Seat, yes: boolean): Refusal | Deed {
  if (room.facts.host !== by) return refusal('notHost')
  return turn => {
    room.store.set({ hushed: yes || undefined })
    turn.shared.hushed = yes
  }
}

export const murmursIn = (room: Room): Talk => ({ lines: room.store.talk.murmurs(), read: {}, muted: [] })
