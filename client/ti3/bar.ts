import type { Seat } from '../../shared/engine/rules.ts'
import { laysNext, systemsToLay } from '../../shared/ti3/galaxy.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { mapArt } from '../galaxy/map/mapArt.ts'
import { ti3Table } from '../galaxy/table.ts'
import { room } from '../net/room.ts'
import { wide } from '../parts/wide.ts'
import { say } from '../text/text.ts'

const shownAhead = 5

export function stage(): string {
  const table = ti3Table.value
  if (!table) return ''
  if (table.round > 0)
    return (
      mapArt.value?.round.stage(table) ??
      say('ti3.stage.round', { round: table.round, phase: say(`ti3.phase.${table.phase}`) })
    )
  if (table.phase !== 'galaxy') return say(`ti3.stage.${table.phase}`)
  const left = systemsToLay(table) - table.galaxy.laid
  return say('ti3.stage.galaxy', { ring: table.galaxy.ring, left })
}

export function doing(seat: Seat): string {
  const table = ti3Table.value
  const known = table && table.round > 0 ? mapArt.value?.round.doing(table, seat) : undefined
  return known ?? `ti3.doing.${table?.phase ?? 'galaxy'}`
}

export const seating = (): readonly Seat[] => ti3Table.value?.order ?? []

export function next(): readonly Seat[] {
  const table = ti3Table.value
  if (table?.phase === 'homes') return homesAfter(table)
  if (table && table.round > 0) return nextInPlay(table)
  return table?.phase === 'galaxy' ? laysAfter(table) : []
}

/** On a phone the phase needs the room. */
const nextInPlay = (table: Table): readonly Seat[] =>
  (mapArt.value?.round.next(table, room.value?.waiting ?? []) ?? []).slice(0, wide.value ? 6 : 3)

function homesAfter({ order, players }: Table): Seat[] {
  const waiting = room.value?.waiting ?? []
  return order.filter(seat => players[seat]?.home === undefined && !waiting.includes(seat))
}

function laysAfter(table: Table): Seat[] {
  const left = systemsToLay(table) - table.galaxy.laid - 1
  return Array.from({ length: Math.max(0, Math.min(shownAhead, left)) }, (_, i) =>
    laysNext({ ...table, galaxy: { ...table.galaxy, laid: table.galaxy.laid + 1 + i } }),
  )
}
