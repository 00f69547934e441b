import type { QuietHours } from '../../shared/notices.ts'

/** Hours in which a seat is told nothing. */

const minute = 60_000
const day = 1440

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

function minuteOfDay(now: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const numberOf = (type: string) => Number(parts.find(part => part.type === type)?.value ?? 0)
  return numberOf('hour') * 60 + numberOf('minute')
}

/** When they are over; undefined outside of them. Where the clocks are put forward or back meanwhile it is asked again. */
export function quietUntil(quiet: QuietHours | undefined, now: number): number | undefined {
  if (!quiet) return undefined
  const { from, to, zone } = quiet
  const at = minuteOfDay(now, zone)
  const since = (at - from + day) % day
  const long = (to - from + day) % day
  if (since >= long) return undefined
  return now - (now % minute) + (long - since) * minute
}
