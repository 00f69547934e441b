import type { Flow } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { StrategyCardId } from '../content/strategyCards.ts'
import type { Table } from '../table.ts'

/** The primary ability by its holder, then the secondary by the others. [p. 10] */
export function* strategicAction(
  table: Table,
  { card }: { seat: Seat; card: StrategyCardId },
): Flow<Next | undefined> {
  table.strategyCards[card].used = true
  return undefined
}
