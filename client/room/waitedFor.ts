import { computed } from '@preact/signals'
import type { Seat } from '../../shared/engine/rules.ts'
import { log, room } from '../net/room.ts'

let known: ReadonlyMap<Seat, number> = new Map()

/** Since when the table waits for each of them; for whom it waited before this page was open, since the last thing that was told. */
export const waitedFor = computed<ReadonlyMap<Seat, number>>(() => {
  const { waiting = [] } = room.value ?? {}
  const last = log.peek().at(-1)?.at ?? Date.now()
  known = new Map(waiting.map(seat => [seat, known.get(seat) ?? last]))
  return known
})

const minute = 60_000
const day = 24 * 60 * minute

/** The time of day, or the date where that was long ago; nothing where it has only begun. */
export function sinceWhen(at: number, now: number, language: string) {
  const past = now - at
  if (past < minute || past > 365 * day) return undefined
  const then = new Date(at)
  const isToday = past < day / 2
  return {
    text: isToday ? 'players.since' : 'players.sinceDay',
    when: isToday
      ? then.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
      : then.toLocaleDateString(language, { day: 'numeric', month: 'short' }),
  } as const
}
