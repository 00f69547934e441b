import type { Flow } from '../../engine/flow.ts'
import type { Next } from '../../engine/rules.ts'
import type { Table } from '../table.ts'
import type { InSystem } from './tacticalAction.ts'

/** Fleets of two players in one system fight until one is left. [pp. 15–16] */
export function* spaceBattle(_table: Table, _: InSystem): Flow<Next | undefined> {
  return undefined
}
