import type { AbilityId } from '../content/races.ts'
import type { Effect } from '../effects.ts'

export const abilityEffects: { readonly [id in AbilityId]?: Effect } = {}
