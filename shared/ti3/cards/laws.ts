import type { PoliticalCardId } from '../content/politicalCards.ts'
import type { Effect } from '../effects.ts'
import { planetLaws } from './laws/planets.ts'
import { playerLaws } from './laws/players.ts'
import { shipLaws } from './laws/ships.ts'

export const lawEffects: { readonly [id in PoliticalCardId]?: Effect } = {
  ...planetLaws,
  ...playerLaws,
  ...shipLaws,
}
