import type { Refusal } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { type Deed, refusal } from '../deeds.ts'
import { notify } from '../notices/notify.ts'
import { humans, standsIn } from '../seats.ts'
import type { Room } from '../within.ts'

/** Who sits here reminds a person whom the table waits for, once an hour each. Whether that person has answered in secret
 *  already has no part in it: they are waited for, and that is all that others see. */

const anHour = 3_600_000

export function nudge(room: Room, by: Seat, seat: Seat): Refusal | Deed {
  const { facts, moment, settings } = room
  const isWaitedFor = seat !== by && moment.waiting.includes(seat)
  if (!isWaitedFor || !humans(room).includes(seat) || standsIn(room, seat)) return refusal('notWaitedFor')
  const now = Date.now()
  // Nobody is late while a window is held open for whoever left it to the room.
  if ((facts.window?.ends ?? 0) > now) return refusal('stillOpen')
  const rest = Number(settings.NUDGE_MS ?? anHour)
  const { [seat]: last, ...others } = facts.nudges ?? {}
  if (last && last.at + rest > now) return refusal('nudgedLately')
  return turn => {
    const lately = Object.entries(others).filter(([, { at }]) => at + rest > now)
    const nudges = { ...Object.fromEntries(lately), [seat]: { by, at: turn.at } }
    room.store.set({ nudges })
    turn.shared.nudges = nudges
    turn.tell({ text: 'room.log.nudged', about: { seat: by } }, seat)
    notify(room, turn, seat, 'nudge', by)
  }
}
