import type { PoliticalCardId } from '../content/politicalCards.ts'
import type { Effect } from '../effects.ts'

export const lawEffects: { readonly [id in PoliticalCardId]?: Effect } = {}
