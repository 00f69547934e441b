import type { Flow } from '../../engine/flow.ts'
import type { Next } from '../../engine/rules.ts'
import type { Table } from '../table.ts'
import type { InSystem } from './tacticalAction.ts'

/** Ground Forces and PDS come down; hostile landings lead to Invasion Combat. [pp. 11–12] */
export function* landings(_table: Table, _: InSystem): Flow<Next | undefined> {
  return undefined
}
