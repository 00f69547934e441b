import type { Flow } from '../../engine/flow.ts'
import type { Table } from '../table.ts'
import { freeBlockaders } from './capture.ts'
import { scoreDeeds } from './deeds.ts'
import { eliminateBeaten } from './elimination.ts'
import { unlockLeaders } from './leaders.ts'
import { openNexus } from './nexus.ts'

/** No effect is half done: what was achieved is scored, who has nothing left is out, whom a leader waited for he has. */
export function* settle(table: Table, name: string, after?: 'combat'): Flow {
  yield* scoreDeeds(table, name, after)
  yield* eliminateBeaten(table, name)
  yield* freeBlockaders(table)
  yield* unlockLeaders(table)
  yield* openNexus(table)
}
