import type { Flow } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { Table } from '../table.ts'

/** One turn: a strategic, tactical or transfer action, or passing. [p. 10] */
export function* turn(table: Table, { seat }: { seat: Seat }): Flow<Next> {
  table.phase = 'action'
  table.active = seat
  return { segment: 'turnEnds', args: { seat } }
}

/** The next player in order of play who has not passed; when all have, the Status Phase. [p. 10] */
export function* turnEnds(_table: Table, _: { seat: Seat }): Flow<Next> {
  return { segment: 'statusPhase' }
}
