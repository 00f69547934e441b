import type { ActionCardId } from '../../../ti3/content/actionCards.ts'
import { actions } from './action.ts'
import { battleCards } from './battle.ts'
import { councilOpinions } from './council.ts'
import type { Opinion } from './opinion.ts'
import { strategyCardsOpinions } from './strategy.ts'

/** A card it knows nothing of is never played, and the first to be discarded. */
const opinions: { readonly [id in ActionCardId]?: Opinion } = {
  ...battleCards,
  ...actions,
  ...strategyCardsOpinions,
  ...councilOpinions,
}

export const opinionOf = (id: ActionCardId): Opinion | undefined => opinions[id]
