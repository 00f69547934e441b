import type { Seat } from '../../../shared/engine/rules.ts'
import type { Line } from '../../../shared/protocol.ts'
import type { Chart } from '../../room/past/view.ts'
import { expectedOf, hitsOf } from '../ending/luck.ts'
import { reads } from '../reads.ts'
import { galaxyTable, type Table } from '../table.ts'
import { wordOf } from '../told.ts'

/** What is drawn of a galaxy over its rounds. */
export function charts(): readonly Chart[] {
  const now = galaxyTable.peek()
  return [
    {
      id: 'points',
      of: (table, seat) => (table as Table).players[seat]?.points ?? 0,
      ...(now && { goal: reads.pointsToWin(now) }),
    },
    {
      id: 'planets',
      of: (table, seat) =>
        Object.values((table as Table).planets).filter(card => card?.owner === seat).length,
    },
    { id: 'fleets', of: (table, seat) => worthOfForces(table as Table, seat) },
    { id: 'luck', adds: luckIn },
  ]
}

/** What all units of a player cost together. */
function worthOfForces(table: Table, seat: Seat): number {
  let worth = 0
  for (const { of, kind } of Object.values(table.units)) {
    if (of !== seat) continue
    const { cost, built } = reads.print(table, seat, kind)
    worth += cost / Math.max(1, built)
  }
  return worth
}

/** Hits above or below what such dice bring on average. */
function luckIn(line: Line) {
  const seat = line.about?.['seat']
  if (wordOf(line) !== 'fires' || line.dice === undefined || typeof seat !== 'string') return undefined
  return { seat, by: hitsOf(line) - expectedOf(line) }
}
