import type { Moment } from '../../shared/engine/frames.ts'
import type { Seat, Turns } from '../../shared/engine/rules.ts'
import type { NoticeKind } from '../../shared/notices.ts'
import { clocks } from '../clocks/running.ts'
import { standsIn } from '../seats.ts'
import type { Room } from '../within.ts'

/** Whether what was to be told is still so. */

/** Those that end once the seat has answered. The others end when it has come and looked. */
export const isOwed = (kind: NoticeKind) =>
  kind === 'turn' || kind === 'asked' || kind === 'nudge' || kind === 'clock'

export const turnsIn = ({ rules }: Room, { state }: Moment): Turns => {
  const { order } = state.table as { order?: unknown }
  return order === undefined ? {} : (rules.turns?.(state.table) ?? {})
}

/** As all may know it. */
export function isSo(room: Room, seat: Seat, kind: NoticeKind, now: number): boolean {
  const { moment } = room
  if (kind === 'message' || kind === 'end') return true
  if (room.facts.stage !== 'playing' || standsIn(room, seat)) return false
  switch (kind) {
    case 'next':
      return turnsIn(room, moment).next === seat && !moment.waiting.includes(seat)
    case 'offer':
      return Object.values(turnsIn(room, moment).offers ?? {}).includes(seat)
    case 'clock':
      return moment.waiting.includes(seat) && clocks(room, now)?.[seat] !== undefined
    default:
      return moment.waiting.includes(seat)
  }
}

/** As the seat itself knows it: who has answered what all answer unseen is waited for and has nothing left to do. Its own
 *  devices may be told so, and nothing that others might read. */
export const isSoForItself = (room: Room, seat: Seat, kind: NoticeKind, now: number): boolean =>
  isSo(room, seat, kind, now) && (!isOwed(kind) || room.moment.asks[seat] !== undefined)
