import type { Seat } from '../../../shared/engine/rules.ts'
import { scorable, secretsConceivable } from '../../../shared/ti4/cards/objectives.ts'
import { objectives } from '../../../shared/ti4/content/objectives.ts'
import { ownerOf, sheet } from '../../../shared/ti4/realm.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import type { Outlook } from '../../galaxy/pages/outlook.ts'

/** Public objectives he fulfils: one in the Status Phase, and one more by an Imperial card he has not used; Mecatol Rex with
 *  that card; one secret objective in the Status Phase, if he holds any and fulfils one that nobody has scored. */
export function outlookOf(table: Table, seat: Seat): Outlook {
  const { points, secretObjectives } = sheet(table, seat)
  const { holder, exhausted } = table.strategyCards.imperial
  const hasImperial = holder === seat && !exhausted
  const best = scorable(table, seat)
    .map(id => objectives[id].points)
    .sort((a, b) => b - a)
    .slice(0, hasImperial ? 2 : 1)
  const mayScoreSecret = secretObjectives > 0 && secretsConceivable(table, seat, 'status').length > 0
  return {
    now: points,
    public: best.reduce((sum, each) => sum + each, 0),
    imperial: hasImperial && ownerOf(table, 'mecatol_rex') === seat ? 1 : 0,
    secret: mayScoreSecret ? 1 : 0,
  }
}
