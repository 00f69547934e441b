import type { Seat } from '../../shared/engine/rules.ts'
import { clocks } from '../clocks/running.ts'
import { humans } from '../seats.ts'
import type { Room } from '../within.ts'
import { isReachable, keepNoticed, noticedBy, wishesOf } from './kept.ts'
import { notify } from './notify.ts'
import { paceOf } from './pace.ts'

/** Before a clock runs out whoever is waited for is reminded of it, once: when a quarter of the time is left, and two hours before
 *  at the earliest. */

const never = Number.POSITIVE_INFINITY
const twoHours = 7_200_000

interface Reminder {
  seat: Seat
  at: number
  since: number
}

/** All see the clocks of those who are waited for, whoever of them has answered in secret. */
function reminders(room: Room, now: number): Reminder[] {
  const { facts, moment } = room
  if (facts.notices === undefined || facts.owes === undefined) return []
  const left = clocks(room, now) ?? {}
  return humans(room).flatMap(seat => {
    const since = facts.owes?.[seat]
    const rest = left[seat]
    if (since === undefined || rest === undefined || !moment.waiting.includes(seat)) return []
    const whole = now - since + rest
    const isKnown = noticedBy(room, seat).reminded === since
    if (isKnown || whole < paceOf(room).shortest || !isReachable(wishesOf(room, seat))) return []
    return [{ seat, at: now + rest - Math.min(twoHours, whole / 4), since }]
  })
}

export const reminderDue = (room: Room, now: number): number =>
  Math.min(never, ...reminders(room, now).map(({ at }) => at))

export function remind(room: Room, now: number) {
  for (const { seat, at, since } of reminders(room, now)) {
    if (at > now) continue
    keepNoticed(room, seat, { ...noticedBy(room, seat), reminded: since })
    notify(room, { at: now }, seat, 'clock')
  }
}
