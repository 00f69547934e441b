import type { Seat } from '../../shared/engine/rules.ts'
import { laysNext, systemsToLay } from '../../shared/ti3/galaxy.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { room } from '../net/room.ts'
import { say } from '../text/text.ts'
import { ti3Table } from './seen.ts'

const shownAhead = 5

export function stage(): string {
  const table = ti3Table.value
  if (!table) return ''
  if (table.phase !== 'galaxy') return say(`ti3.stage.${table.phase}`)
  const left = systemsToLay(table) - table.galaxy.laid
  return say('ti3.stage.galaxy', { ring: table.galaxy.ring, left })
}

export const doing = (): string => `ti3.doing.${ti3Table.value?.phase ?? 'galaxy'}`

export const seating = (): readonly Seat[] => ti3Table.value?.order ?? []

export function next(): readonly Seat[] {
  const table = ti3Table.value
  if (table?.phase === 'homes') return homesAfter(table)
  return table?.phase === 'galaxy' ? laysAfter(table) : []
}

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
