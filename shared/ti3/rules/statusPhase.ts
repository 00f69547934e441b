import type { Flow } from '../../engine/flow.ts'
import type { Next } from '../../engine/rules.ts'
import type { Table } from '../table.ts'

/** The end of a game round. [p. 14] */
export function* statusPhase(table: Table): Flow<Next> {
  table.phase = 'status'
  return { winners: [] }
}
