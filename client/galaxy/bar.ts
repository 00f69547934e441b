import type { Seat } from '../../shared/engine/rules.ts'
import { room } from '../net/room.ts'
import { wide } from '../parts/wide.ts'
import { say } from '../text/text.ts'
import { edition } from './edition.ts'
import { play } from './playing.tsx'
import { galaxyTable } from './table.ts'

/** What the bar says: before the first round as the edition has it, then as the round goes. */

export function stage(): string {
  const table = galaxyTable.value
  if (!table) return ''
  if (table.round === 0) return edition.stage(table)
  return (
    play.value?.stage(table) ??
    say('galaxy.stage.round', { round: table.round, phase: say(`galaxy.phase.${table.phase}`) })
  )
}

export function doing(seat: Seat): string {
  const table = galaxyTable.value
  const known = table && table.round > 0 ? play.value?.doing(table, seat) : undefined
  return known ?? `galaxy.doing.${table?.phase ?? 'galaxy'}`
}

export const seating = (): readonly Seat[] => galaxyTable.value?.order ?? []

export function next(): readonly Seat[] {
  const table = galaxyTable.value
  if (!table) return []
  const waiting = room.value?.waiting ?? []
  if (table.round === 0) return edition.next(table, waiting)
  // On a phone the phase needs the room.
  return (play.value?.next(table, waiting) ?? []).slice(0, wide.value ? 6 : 3)
}
