import type { Refusal } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { type Deed, refusal } from '../deeds.ts'
import type { Room } from '../within.ts'

/** A clock for talking, that anybody seated begins and ends. It only shows: nothing in the room waits for it. */

const aMinute = 60_000

export function setTimer(room: Room, by: Seat, minutes: number): Refusal | Deed {
  if (minutes === 0 && !room.facts.timer?.ends) return refusal('notNow')
  return turn => {
    const timer = { by, ends: minutes > 0 ? turn.at + minutes * aMinute : 0 }
    room.store.set({ timer })
    turn.shared.timer = timer
    turn.tell({ text: minutes > 0 ? 'room.log.timer' : 'room.log.timerOff', about: { seat: by, minutes } })
  }
}
