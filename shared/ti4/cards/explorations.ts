import type { ExplorationId } from '../content/explorations.ts'
import type { Explored, Lasts } from './act.ts'
import { cultural, freelancing } from './explorations/cultural.ts'
import { frontier } from './explorations/frontier.ts'
import { hazardous } from './explorations/hazardous.ts'
import { industrial } from './explorations/industrial.ts'

/** What explorations do, beside what their records say: a file a deck. */

export { keptExplorations } from './explorations/kept.ts'

export const explorationFamilies: { readonly [Id in ExplorationId]?: Explored } = {
  ...cultural,
  ...hazardous,
  ...industrial,
  ...frontier,
}

/** While what they began lasts. */
export const explorationsLasting: { readonly [Id in ExplorationId]?: Lasts } = { freelancers: freelancing }
