import type { TechnologyId } from '../content/technologies.ts'
import type { Effect } from '../effects.ts'

export const technologyEffects: { readonly [id in TechnologyId]?: Effect } = {}
