import { sheetIds } from '../../../shared/inscription/content/assets.ts'
import { scoreOf } from '../../../shared/inscription/scoring.ts'
import type { Table } from '../../../shared/inscription/table.ts'
import type { Chart } from '../../room/past/view.ts'
import { goalOf } from '../ending/lines.ts'
import { sheetName } from '../names.ts'
import { pointsOn, presentTable } from '../table.ts'

/** All points, then those of each sheet. */
export function charts(): readonly Chart[] {
  const now = presentTable.peek()
  const goal = now && goalOf(now)
  return [
    {
      id: 'points',
      of: (table, seat) => scoreIn(table as Table, seat)?.total ?? 0,
      ...(goal !== undefined && { goal }),
    },
    ...ofSheets(),
  ]
}

const ofSheets = (): Chart[] =>
  sheetIds.map(sheet => ({
    id: sheet,
    name: sheetName(sheet),
    of: (table, seat) => {
      const score = scoreIn(table as Table, seat)
      return score ? pointsOn(score, sheet) : 0
    },
  }))

/** At the end the table says it itself. */
function scoreIn(table: Table, seat: string) {
  const marks = table.players[seat]?.marks
  return table.scores?.[seat] ?? (marks && scoreOf(table, seat, marks))
}
