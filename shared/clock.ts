import type { ChosenOptions } from './engine/rules.ts'
import type { Hours } from './hours.ts'

/** How long a table waits for a person: not by any clock, so long for each decision, or out of a reserve that each has, which
 *  the first part of every decision does not touch. */
export type Clock =
  | { kind: 'none' }
  | { kind: 'each'; seconds: number; hours?: Hours | undefined }
  | { kind: 'reserve'; seconds: number; free: number; hours?: Hours | undefined }

const minute = 60
const hour = 60 * minute

/** Those a table is opened with. */
const chosen: Readonly<Record<string, number>> = {
  '3m': 3 * minute,
  '30m': 30 * minute,
  '12h': 12 * hour,
  '2d': 48 * hour,
}

export function clockChosen({ clock = 'none' }: ChosenOptions): Clock {
  const seconds = chosen[clock]
  return seconds === undefined ? { kind: 'none' } : { kind: 'each', seconds }
}

/** What the option says of a clock that was agreed on since. */
export function optionFor(clock: Clock): string {
  if (clock.kind === 'none') return 'none'
  const same = Object.keys(chosen).find(name => chosen[name] === clock.seconds)
  return clock.kind === 'each' && !clock.hours && same !== undefined ? same : 'agreed'
}

/** Where nobody has to answer within the hour. */
export const isSlow = (clock: Clock): boolean =>
  clock.kind === 'none' || clock.seconds >= 12 * hour || clock.hours !== undefined
