import type { PoliticalCardId } from '../content/politicalCards.ts'
import type { Effect } from '../effects.ts'
import { researchLaws } from './laws/research.ts'
import { settlingLaws } from './laws/settling.ts'
import { trafficLaws } from './laws/traffic.ts'

export const lawEffects: { readonly [id in PoliticalCardId]?: Effect } = {
  ...researchLaws,
  ...settlingLaws,
  ...trafficLaws,
}
