import type { Clock } from '../../../shared/clock.ts'

/** What a table may ask for, from an evening to weeks. */

const minute = 60
const hour = 60 * minute
const day = 24 * hour

type Running = Exclude<Clock, { kind: 'none' }>
export type Pace = 'none' | 'evening' | 'weeks'

export const paces: Readonly<Record<Exclude<Pace, 'none'>, readonly Running[]>> = {
  evening: [
    { kind: 'each', seconds: 3 * minute },
    { kind: 'each', seconds: 30 * minute },
    { kind: 'reserve', seconds: hour, free: 30 },
  ],
  weeks: [
    { kind: 'each', seconds: day },
    { kind: 'each', seconds: 12 * hour },
    { kind: 'each', seconds: 2 * day },
    { kind: 'reserve', seconds: 3 * day, free: 4 * hour },
  ],
}

/** Where it runs over weeks it may stand at night and on days off: reckoned by where whoever asks for it lives. */
export function clockOf(pace: Pace, preset: number, rests: { night: boolean; weekend: boolean }): Clock {
  const clock = pace === 'none' ? undefined : paces[pace][preset]
  if (!clock) return { kind: 'none' }
  const { night, weekend } = rests
  if (pace === 'evening' || (!night && !weekend)) return clock
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const [from, to] = night ? ([8 * 60, 23 * 60] as const) : ([0, 1439] as const)
  return { ...clock, hours: { zone, from, to, off: weekend ? [6, 0] : [] } }
}

/** Windows close quickly on an evening, and stay open for hours where a table is looked at once a day. */
export const windowsWith = (pace: Exclude<Pace, 'none'>): 'quick' | '8h' =>
  pace === 'evening' ? 'quick' : '8h'
