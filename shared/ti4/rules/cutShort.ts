import { type Flow, leave, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { Table } from '../table.ts'

/** A turn that ends in the middle of a Tactical Action. */

/** What comes after an action comes no more, what ends a turn does. Of an action in the turn of another that action alone is
 *  over. */
export function* leaveTurnOf(table: Table, of: Seat): Flow<never> {
  const { active: seat = of, doing } = table
  if (doing) doing.isCut = true
  const ends: Next = { segment: 'turnEnds', args: { seat } }
  const then: Next = seat === of ? ends : { segment: 'actionOver', args: { seat }, then: ends }
  return yield* leave({ segment: 'actionEnds', then })
}

/** By somebody else. */
export function* endTurnOf(table: Table, of: Seat): Flow<never> {
  yield* tell('everyone', { text: 'ti4.log.turnEnded', about: { seat: of } })
  return yield* leaveTurnOf(table, of)
}
