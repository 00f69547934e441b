/** Hours of a day in which a table's clocks run; at night and on days off they stand. */

export interface Hours {
  zone: string
  /** Minutes of the day, there; through midnight where the second comes first. */
  from: number
  to: number
  /** Days off, 0 for Sunday. */
  off: readonly number[]
}

const minute = 60_000
const day = 1440
/** So that no table is reckoned for ever; nobody waits longer. */
const mostSteps = 400

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(zone, format)
  return format
}

export function isZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined
  } catch {
    return false
  }
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** What clocks and calendars on the wall say there. */
function onTheWall(zone: string, at: number): { weekday: number; minutes: number } {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const minutes = Number(parts['hour']) * 60 + Number(parts['minute'])
  return { weekday: weekdays.indexOf(parts['weekday'] ?? ''), minutes }
}

/** Whether clocks run at that moment, and when that may next be otherwise. */
function stretchAt({ zone, from, to, off }: Hours, at: number): { isOpen: boolean; until: number } {
  const { weekday, minutes } = onTheWall(zone, at)
  const within = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to
  const next = Math.min(...[from, to, day].filter(mark => mark > minutes))
  const begun = at - (((at % minute) + minute) % minute)
  const until = begun + (next - minutes) * minute
  // Where clocks on the wall were changed meanwhile.
  const beyond = ((onTheWall(zone, until).minutes - next + 1.5 * day) % day) - day / 2
  const right = until - beyond * minute
  return { isOpen: within && !off.includes(weekday), until: right > at ? right : until }
}

export const isOpen = (hours: Hours | undefined, at: number): boolean =>
  hours === undefined || stretchAt(hours, at).isOpen

/** When a clock that begins to run then has run for so long. */
export function afterOpen(hours: Hours | undefined, begun: number, allowed: number): number {
  if (!hours) return begun + allowed
  let at = begun
  let left = allowed
  for (let step = 0; step < mostSteps; step++) {
    const { isOpen, until } = stretchAt(hours, at)
    if (isOpen && at + left <= until) return at + left
    if (isOpen) left -= until - at
    at = until
  }
  return at + left
}

/** For how long it ran between two moments. */
export function openBetween(hours: Hours | undefined, begun: number, ended: number): number {
  if (!hours || ended <= begun) return Math.max(0, ended - begun)
  let ran = 0
  let at = begun
  for (let step = 0; step < mostSteps && at < ended; step++) {
    const { isOpen, until } = stretchAt(hours, at)
    if (isOpen) ran += Math.min(until, ended) - at
    at = until
  }
  return ran
}
