import type { Clock } from '../../../shared/clock.ts'
import type { Hours } from '../../../shared/hours.ts'
import { language, t } from '../../text/text.ts'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** In the biggest units it has, at most two of them. */
export function timeSays(seconds: number, unitDisplay: 'long' | 'narrow' = 'long'): string {
  const say = (unit: string, count: number) =>
    new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay }).format(count)
  let left = Math.round(seconds)
  const said: string[] = []
  for (const [unit, size] of units) {
    const count = Math.floor(left / size)
    left %= size
    if (count > 0 && said.length < 2) said.push(say(unit, count))
  }
  return said.join(' ') || say('second', 0)
}

const atMinute = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** The second of January 2000 was a Sunday. */
const weekday = (day: number) =>
  new Date(2000, 0, 2 + day).toLocaleDateString(language.value, { weekday: 'long' })

function hoursSay({ from, to, off, zone }: Hours): string[] {
  const runsAllDay = from === 0 && to === 1439
  const there = zone.replaceAll('_', ' ')
  const says = runsAllDay ? [] : [t('clock.night', { from: atMinute(to), to: atMinute(from), zone: there })]
  if (off.length > 0) says.push(t('clock.off', { days: off.map(weekday).join(', ') }))
  return says
}

/** In plain words. */
export function clockSays(clock: Clock): string {
  if (clock.kind === 'none') return t('clock.without')
  const time = timeSays(clock.seconds)
  const first =
    clock.kind === 'each'
      ? t('clock.each', { time })
      : t('clock.reserve', { time, free: timeSays(clock.free) })
  return [first, ...(clock.hours ? hoursSay(clock.hours) : [])].join(' ')
}
