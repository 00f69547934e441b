import * as v from 'valibot'
import { isZone } from '../hours.ts'

const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439))

/** Never all days off, nor an empty day: a clock that runs at no time would be none. */
const hours = v.pipe(
  v.strictObject({
    zone: v.pipe(v.string(), v.maxLength(60), v.check(isZone)),
    from: minuteOfDay,
    to: minuteOfDay,
    off: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
      v.maxLength(6),
      v.readonly(),
    ),
  }),
  v.check(({ from, to }) => from !== to),
)
const seconds = v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(30 * 86_400))

export const WishedClock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('each'), seconds, hours: v.optional(hours) }),
  v.strictObject({
    kind: v.literal('reserve'),
    seconds,
    free: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
    hours: v.optional(hours),
  }),
])
