import type { Seat } from '../../shared/engine/rules.ts'
import type { Table } from '../../shared/ti4/table.ts'
import { say } from '../text/text.ts'

/** What ended the game: the last point, or the last objective. */
export function endedHow(table: Table, winners: readonly Seat[]): string {
  if (table.agreed) return say('galaxy.over.agreed')
  const reached = winners.some(seat => (table.players[seat]?.points ?? 0) >= table.goal)
  return say(reached ? 'ti4.over.points' : 'ti4.over.lastObjective', { count: table.goal })
}
