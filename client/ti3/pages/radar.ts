import type { Seat } from '../../../shared/engine/rules.ts'
import { claimable } from '../../../shared/ti3/cards/objectives.ts'
import { objectives } from '../../../shared/ti3/content/objectives.ts'
import { idsIn } from '../../../shared/ti3/content/sets.ts'
import { sheet } from '../../../shared/ti3/realm.ts'
import { placeCalled } from '../../../shared/ti3/strategySet.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import type { Outlook } from '../../galaxy/pages/outlook.ts'

const imperialPoints = 2
const secretPoints = (table: Table) =>
  Math.max(
    ...idsIn(table, objectives).map(id =>
      objectives[id].kind === 'secret' ? (objectives[id].points ?? 0) : 0,
    ),
  )

/** The best public objective he fulfils now, a secret one he may hold, and the Imperial card he has not used. */
export function outlookOf(table: Table, seat: Seat): Outlook {
  const { points, secretObjectives } = sheet(table, seat)
  const { holder, used } = placeCalled(table, 'base_imperial') ?? {}
  const best = claimable(table, seat).map(id => objectives[id].points ?? 0)
  return {
    now: points,
    public: Math.max(0, ...best),
    secret: secretObjectives > 0 ? secretPoints(table) : 0,
    imperial: holder === seat && !used ? imperialPoints : 0,
  }
}
