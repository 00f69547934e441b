import { computed, signal } from '@preact/signals'
import { type EventId, events } from '../../shared/inscription/content/events.ts'
import type { Line } from '../../shared/protocol.ts'
import { log, room } from '../net/room.ts'
import { theTable } from './table.ts'

/** What happened to everybody at once, without a mark of one's own: wars, votes and production. */
export interface Report {
  readonly round: number
  readonly event: string
  readonly kind: 'war' | 'council' | 'production'
  readonly lines: readonly Line[]
  /** When the last of it was told. */
  readonly at: number
}

const kinds = { 'log.war.': 'war', 'log.outcome.': 'council', 'log.production': 'production' } as const

const kindOf = (text: string): Report['kind'] | undefined =>
  Object.entries(kinds).find(([part]) => text.startsWith(`inscription.${part}`))?.[1]

export const isFight = (text: string) => text.startsWith('inscription.log.war.')
export const isOutcome = (text: string) => text.startsWith('inscription.log.outcome.')
export const isProduction = (text: string) => text.startsWith('inscription.log.production')
/** How it came out: `won`, `pass`. */
export const resultOf = (text: string) => text.slice(text.lastIndexOf('.') + 1)

/** A tied vote, and the votes of the AI. */
export const isDecidedByDie = ({ kind, lines }: Report): boolean =>
  kind === 'council' &&
  lines.some(({ text, about }) => isOutcome(text) && about?.['pass'] === about?.['fail'])

/** The war of stage II is the first. */
export const warOfEvent = (event: string): number => (events[event as EventId]?.stage ?? 2) - 1

/** The last one the log tells of. */
export function lastReport(lines: readonly Line[]): Report | undefined {
  const standing = lines.filter(({ struck }) => !struck)
  const last = standing.findLastIndex(({ text }) => kindOf(text) !== undefined)
  const began = standing.slice(0, last + 1).findLastIndex(({ text }) => text === 'inscription.log.event')
  const about = standing[began]?.about
  const kind = kindOf(standing[last]?.text ?? '')
  if (!about || !kind) return undefined
  const after = standing.findIndex(({ text }, i) => i > began && text === 'inscription.log.event')
  const within = standing.slice(began + 1, after < 0 ? undefined : after)
  return {
    round: Number(about['round']),
    event: String(about['event']),
    kind,
    lines: within,
    at: standing[last]?.at ?? 0,
  }
}

const place = () => `throneward.inscription.report.${room.peek()?.room ?? ''}`
const seenUpTo = signal<number | undefined>()

function remembered(): number {
  try {
    return Number(localStorage.getItem(place()) ?? 0)
  } catch {
    return 0
  }
}

/** Shown until it is put aside; one that is long past is not shown at all. */
export const report = computed(() => {
  const found = lastReport(log.value)
  const round = theTable.value?.round ?? 0
  if (!found || found.round < round - 1) return undefined
  return found.round > (seenUpTo.value ?? remembered()) ? found : undefined
})

export function putAside({ round }: Report) {
  seenUpTo.value = round
  try {
    localStorage.setItem(place(), String(round))
  } catch {
    // It is then shown again after a reload.
  }
}

export const forgetReports = () => {
  seenUpTo.value = undefined
}
