import type { Flow } from '../../engine/flow.ts'
import type { Next } from '../../engine/rules.ts'
import type { Table } from '../table.ts'
import type { InSystem } from './tacticalAction.ts'

/** Space Docks of the system build. [pp. 12, 26] */
export function* production(_table: Table, _: InSystem): Flow<Next | undefined> {
  return undefined
}
