import type { Refusal } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { daysOfHoliday } from '../../shared/protocol/absence.ts'
import { type Deed, refusal } from '../deeds.ts'
import { waitsAnew } from '../patience.ts'
import { seatInfos } from '../seats.ts'
import type { Room } from '../within.ts'
import { tellClocks } from './running.ts'
import { holidayEnds } from './table.ts'

/** So long a player's clock stands, as they said before; all see it. Each has so many days a game. */

const day = 86_400_000

/** Whole days that were begun, of the holiday at hand too. */
function spentBy({ facts }: Room, seat: Seat, now: number): number {
  const { from = 0, until = 0, spent = 0 } = facts.holidays?.[seat] ?? {}
  return spent + Math.ceil((Math.min(until, Math.max(now, from)) - from) / day)
}

/** From now on for so many days, or none any more. */
export function takeHoliday(room: Room, by: Seat, days: number): Refusal | Deed {
  const now = Date.now()
  const spent = spentBy(room, by, now)
  if (spent + days > daysOfHoliday) return refusal('noHoliday')
  if (days === 0 && holidayEnds(room, by) <= now) return refusal('notNow')
  return turn => {
    const holiday = { from: turn.at, until: turn.at + days * day, spent }
    room.store.set({ holidays: { ...room.facts.holidays, [by]: holiday } })
    turn.tell(
      days > 0
        ? { text: 'room.log.holiday', about: { seat: by, count: days } }
        : { text: 'room.log.holidayEnds', about: { seat: by } },
    )
    turn.shared.seats = seatInfos(room)
    waitsAnew(room, turn, by)
    tellClocks(room, turn)
  }
}
