import { type Clock, clockChosen } from '../../shared/clock.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Hours } from '../../shared/hours.ts'
import type { Room } from '../within.ts'

/** As the table agreed, or as it was opened. */
export const clockOf = ({ facts }: Pick<Room, 'facts'>): Clock => facts.clock ?? clockChosen(facts.options)

export const hasClock = (room: Pick<Room, 'facts'>): boolean => clockOf(room).kind !== 'none'

export function hoursOf(room: Room): Hours | undefined {
  const clock = clockOf(room)
  return clock.kind === 'none' ? undefined : clock.hours
}

/** How long it allows, or what each has in reserve to begin with. */
export function allowance(room: Room): number | undefined {
  const clock = clockOf(room)
  return clock.kind === 'none' ? undefined : Number(room.settings.CLOCK_MS ?? clock.seconds * 1000)
}

/** Until then nobody's patience runs with them either. */
export const holidayEnds = ({ facts }: Pick<Room, 'facts'>, seat: Seat): number =>
  facts.holidays?.[seat]?.until ?? 0
