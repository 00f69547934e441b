import type { ExplorationId } from '../content/explorations.ts'
import type { Explored } from './act.ts'
import { hazardous } from './explorations/hazardous.ts'

/** What explorations do, beside what their records say: a file a deck. */

export const explorationFamilies: { readonly [Id in ExplorationId]?: Explored } = { ...hazardous }
