import { describe, expect, it } from 'vitest'
import { afterOpen, type Hours, isOpen, isZone, openBetween } from '../shared/hours.ts'

const at = (text: string) => Date.parse(text)
const hour = 3_600_000
const days: Hours = { zone: 'Europe/Rome', from: 8 * 60, to: 23 * 60, off: [] }
const weekdays: Hours = { ...days, off: [0, 6] }
const nights: Hours = { ...days, from: 20 * 60, to: 2 * 60 }

describe('hours in which clocks run', () => {
  it('are those of the zone, in summer and winter', () => {
    expect(isOpen(days, at('2026-07-01T06:01Z'))).toBe(true)
    expect(isOpen(days, at('2026-07-01T05:59Z'))).toBe(false)
    expect(isOpen(days, at('2026-12-01T06:30Z'))).toBe(false)
    expect(isOpen(undefined, 0)).toBe(true)
  })

  it('leave out nights', () => {
    expect(afterOpen(days, at('2026-12-01T20:00Z'), 4 * hour)).toBe(at('2026-12-02T09:00Z'))
    expect(afterOpen(days, at('2026-12-01T23:30Z'), hour)).toBe(at('2026-12-02T08:00Z'))
    expect(afterOpen(undefined, 5, 10)).toBe(15)
    expect(openBetween(days, at('2026-12-01T20:00Z'), at('2026-12-02T09:00Z'))).toBe(4 * hour)
  })

  it('leave out days off', () => {
    // A Friday evening.
    expect(afterOpen(weekdays, at('2026-12-04T21:00Z'), 2 * hour)).toBe(at('2026-12-07T08:00Z'))
    expect(openBetween(weekdays, at('2026-12-05T08:00Z'), at('2026-12-06T20:00Z'))).toBe(0)
  })

  it('may go through midnight', () => {
    expect(isOpen(nights, at('2026-12-01T00:30Z'))).toBe(true)
    expect(afterOpen(nights, at('2026-12-01T00:30Z'), hour)).toBe(at('2026-12-01T19:30Z'))
  })

  it('are right through a change of the clocks', () => {
    // In Rome the night of the 29th of March is an hour short.
    expect(afterOpen(days, at('2026-03-28T21:00Z'), 2 * hour)).toBe(at('2026-03-29T07:00Z'))
    expect(openBetween(days, at('2026-10-24T20:00Z'), at('2026-10-25T08:00Z'))).toBe(2 * hour)
  })

  it('agree with each other', () => {
    for (const hours of [days, weekdays, nights])
      for (let step = 0; step < 60; step++) {
        const begun = at('2026-10-20T00:00Z') + step * 7 * hour
        const allowed = (step % 9) * 5 * hour + 1
        expect(openBetween(hours, begun, afterOpen(hours, begun, allowed))).toBe(allowed)
      }
  })

  it('know zones', () => {
    expect([isZone('Europe/Rome'), isZone('Middle/Earth')]).toEqual([true, false])
  })
})
