import type { ActionCardId } from '../../../ti3/content/actionCards.ts'
import type { AbilityId } from '../../../ti3/content/races.ts'
import { abilityOpinions } from './abilities.ts'
import { actions } from './action.ts'
import { battleCards } from './battle.ts'
import { councilOpinions } from './council.ts'
import type { Opinion } from './opinion.ts'
import { strategyCardsOpinions } from './strategy.ts'

/** A card it knows nothing of is never played, and the first to be discarded. */
const opinions: { readonly [id in ActionCardId | AbilityId]?: Opinion } = {
  ...abilityOpinions,
  ...battleCards,
  ...actions,
  ...strategyCardsOpinions,
  ...councilOpinions,
}

export const opinionOf = (id: ActionCardId): Opinion | undefined => opinions[id]
