import type { ChosenOptions } from './engine/rules.ts'
import { slowWindow, tableClock } from './games.ts'

/** Whether a table is played in one evening or over days. */

export const tempos = ['evening', 'slow'] as const
export type Tempo = (typeof tempos)[number]

const hour = 3_600_000

/** Over days where nobody has to answer, or to respond, within the hour; without a clock people sit together. */
export const tempoOf = (options: ChosenOptions): Tempo =>
  (tableClock(options) ?? 0) > hour || (slowWindow(options) ?? 0) >= hour ? 'slow' : 'evening'
