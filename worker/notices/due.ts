import type { Room } from '../within.ts'
import { reminderDue } from './reminder.ts'

const never = Number.POSITIVE_INFINITY

/** When there is next something to be told, or to be looked at whether it is. */
export const noticeDue = (room: Room, now: number): number =>
  Math.min(
    ...Object.values(room.facts.noticed ?? {}).map(({ rings = never }) => rings),
    room.facts.tableNoticed?.rings ?? never,
    reminderDue(room, now),
  )
