import type { Seat } from '../../shared/engine/rules.ts'
import { type NoticeKind, usuallyOff } from '../../shared/notices.ts'
import { isHuman, seatCalled } from '../seats.ts'
import type { Turn } from '../turn.ts'
import type { Room } from '../within.ts'
import { isReachable, keepNoticed, noticedBy, wishesOf } from './kept.ts'
import { paceOf } from './pace.ts'
import type { Due } from './shapes.ts'

/** Of these the last alone is so. */
const oneOf: readonly NoticeKind[] = ['turn', 'asked', 'next']

const wants = (room: Room, seat: Seat, kind: NoticeKind) =>
  !(wishesOf(room, seat).off ?? usuallyOff).includes(kind)

/** A seat is to be told something, on its devices and by its webhook, once the turn is written. Whether it is told then hangs on
 *  whether that is still so, on whether it looks on, and on what it chose: see `ring.ts`. */
export function notify(room: Room, turn: Pick<Turn, 'at'>, seat: Seat, kind: NoticeKind, by?: Seat) {
  if (!isReachable(wishesOf(room, seat)) || !wants(room, seat, kind)) return
  if (!isHuman(seatCalled(room, seat)) || by === seat) return
  const noticed = noticedBy(room, seat)
  const others = (noticed.due ?? []).filter(
    due => due.kind !== kind && !(oneOf.includes(kind) && oneOf.includes(due.kind)),
  )
  const due: Due = { kind, at: turn.at, ...(by !== undefined && { by }) }
  const rings = Math.min(noticed.rings ?? Number.POSITIVE_INFINITY, turn.at + paceOf(room).breath)
  keepNoticed(room, seat, { ...noticed, due: [...others, due], rings })
}

/** What lies on its devices is to be looked at: it may be so no longer. */
export function lookAgain(room: Room, seat: Seat, at: number) {
  const noticed = noticedBy(room, seat)
  const rings = Math.min(noticed.rings ?? Number.POSITIVE_INFINITY, at)
  keepNoticed(room, seat, { ...noticed, stale: true, rings })
}
