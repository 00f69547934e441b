import { isSlow } from '../../shared/clock.ts'
import { clockOf } from '../clocks/table.ts'
import type { Room } from '../within.ts'

/** How long after what is waited; tests wait less. */

const breath = 5000
const anHour = 3_600_000
const aMinute = 60_000

export interface Pace {
  /** Turns that follow each other quickly are told as one. */
  breath: number
  /** From one notice to a seat to the next. */
  gap: number
  /** From one word of a table to its chat to the next. */
  tableGap: number
  /** Before what could not be sent is tried again: so long, then twice as long. */
  again: number
  /** Before a seat that looks on is looked after again. */
  patience: number
  /** Of a clock that runs shorter nobody is reminded. */
  shortest: number
}

export function paceOf(room: Room): Pace {
  const { settings } = room
  const one = Number(settings.NOTICE_MS ?? breath)
  const part = one / breath
  const slow = isSlow(clockOf(room))
  return {
    breath: one,
    gap: Number(settings.NOTICE_GAP_MS ?? (slow ? anHour : 2 * aMinute)),
    tableGap: Number(settings.NOTICE_GAP_MS ?? (slow ? 10 * aMinute : aMinute)),
    again: aMinute * part,
    patience: 10 * aMinute * part,
    shortest: 30 * aMinute * part,
  }
}
