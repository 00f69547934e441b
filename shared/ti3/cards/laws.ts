import type { PoliticalCardId } from '../content/politicalCards.ts'
import type { Effect } from '../effects.ts'
import { electedLaws } from './laws/elected.ts'

export const lawEffects: { readonly [id in PoliticalCardId]?: Effect } = {
  ...electedLaws,
}
