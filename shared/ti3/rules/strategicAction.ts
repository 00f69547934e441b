import { type Flow, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { before } from '../../galaxy/rules/secondaries.ts'
import type { StrategyCardId } from '../content/strategyCards.ts'
import type { Table } from '../table.ts'
import { end } from './lasting.ts'
import { strategyRules } from './strategy/index.ts'
import { resolveSecondaries } from './strategy/secondaries.ts'

interface Played {
  seat: Seat
  card: StrategyCardId
}

/** The primary ability by its holder, then the secondary by the others. [p. 10] */
export function* strategicAction(table: Table, { seat, card }: Played): Flow<Next> {
  yield* tell('everyone', { text: 'ti3.log.strategicAction', about: { seat, card } })
  const first = yield* strategyRules[card].primary(table, seat)
  const then: Next = { segment: 'secondaries', args: { seat, card } }
  return first ? before(first, then) : then
}

/** What the primary ability opened is over. */
export function* secondaries(table: Table, { seat, card }: Played): Flow<undefined> {
  yield* resolveSecondaries(table, seat, card)
  end(table, 'purchase')
  table.strategyCards[card].used = true
  return undefined
}
