import type { Seat } from '../../../shared/engine/rules.ts'
import { say } from '../../text/text.ts'
import { edition } from '../edition.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'
import { galaxyTable } from '../table.ts'

/** What a seat plays and where it stands, in a line. */
export function standing(seat: Seat): string {
  const table = galaxyTable.value
  if (!table?.players[seat] || table.phase === edition.choosing) return ''
  return `${reads.peopleOf(table, seat)} · ${comeTo(table, seat)}`
}

/** Its points and its planets. */
export function comeTo(table: Table, seat: Seat): string {
  const sheet = table.players[seat]
  if (!sheet) return ''
  const planets = Object.values(table.planets).filter(card => card?.owner === seat).length
  return [
    say('galaxy.radar.points', { count: sheet.points }),
    say('galaxy.player.planets', { count: planets }),
    sheet.out && say('galaxy.player.out'),
  ]
    .filter(Boolean)
    .join(' · ')
}
