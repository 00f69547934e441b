import type { Flow } from '../../engine/flow.ts'
import { momentsWith } from '../../galaxy/rules/moments.ts'
import type { Moments, Scene } from '../cards/moments.ts'
import { clockwiseFrom } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'
import { components } from './playable.ts'
import { respond } from './playing.ts'

/** What happens at a moment. */
const machinery = momentsWith<Ti3, Moments>(components, {
  clockwise: table => clockwiseFrom(table, table.active ?? table.speaker),
  respond,
})
export const { happens, moment } = machinery
export const moments: (table: Table, name: string, scenes: readonly Scene[]) => Flow<boolean> =
  machinery.moments

/** While a player decides what he does next, cards of this moment are his to play first: by command, and nobody waits. */
export function* whileDeciding<R>(table: Table, scene: Scene, flow: Flow<R>): Flow<R> {
  yield* happens(table, scene.what, [scene])
  table.occasion = scene
  const result = yield* flow
  delete table.occasion
  return result
}
