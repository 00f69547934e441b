import type { Flow } from '../../engine/flow.ts'
import { momentsWith } from '../../galaxy/rules/moments.ts'
import type { Moments, Scene } from '../cards/moments.ts'
import { components } from '../playable.ts'
import { clockwiseFrom } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'
import { respond } from './playing.ts'

/** What happens at a moment. */
const machinery = momentsWith<Ti4, Moments>(components, {
  clockwise: table => clockwiseFrom(table, table.active ?? table.speaker),
  respond,
})

export const { moment } = machinery

/** Moments with nothing between them are one window. Says whether something was cancelled by it. */
export const moments: (table: Table, name: string, scenes: readonly Scene[]) => Flow<boolean> =
  machinery.moments
