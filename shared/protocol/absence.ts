import * as v from 'valibot'
import { id } from './parts.ts'

/** What somebody says for when they are away. */

/** Each has so many days of a game in which their clock stands. */
export const daysOfHoliday = 14
/** What answers for them meanwhile does: only what must be done, or whatever a sensible player would. */
export const regents = ['must', 'sensible'] as const
export type Regent = (typeof regents)[number]

export const Holiday = v.strictObject({
  holiday: v.strictObject({
    id,
    days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(daysOfHoliday)),
  }),
})
export const ChooseRegent = v.strictObject({ regent: v.strictObject({ id, regent: v.picklist(regents) }) })
