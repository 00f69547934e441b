import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { StrategyCardId } from '../content/strategyCards.ts'
import type { Table } from '../table.ts'

/** The card is exhausted; its abilities are not built yet. [82] */
export function* strategicAction(
  table: Table,
  { seat, card }: { seat: Seat; card: StrategyCardId },
): Flow<undefined> {
  yield* tell('everyone', { text: 'ti4.log.strategic', about: { seat, card } })
  table.strategyCards[card].exhausted = true
  return undefined
}
