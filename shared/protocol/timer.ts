import * as v from 'valibot'
import type { Seat } from '../engine/rules.ts'
import { id } from './parts.ts'

/** So many minutes a table may talk by a clock all see; none ends it. */
export const timerMinutes = [2, 5, 10] as const
export const SetTimer = v.strictObject({
  timer: v.strictObject({ id, minutes: v.picklist([0, ...timerMinutes]) }),
})

/** Who began it, and when it rings, in the time `v` tells; 0 where it was stopped. */
export interface Timer {
  readonly by: Seat
  readonly ends: number
}
