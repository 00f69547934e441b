import type { ActionCards } from '../act.ts'
import { activating } from './activating.ts'
import { answers } from './answers.ts'
import { combatCards } from './combats.ts'
import { councilCards } from './council.ts'
import { counters } from './counters.ts'
import { economy } from './economy.ts'
import { exchanges } from './exchanges.ts'
import { expansionCards } from './expansion.ts'
import { fleets } from './fleets.ts'
import { hitCards } from './hits.ts'
import { invading } from './invading.ts'
import { invasionCards } from './invasions.ts'
import { pickCards } from './picks.ts'
import { planetCards } from './planets.ts'
import { riders } from './riders.ts'

/** Action Cards, a file a family. */
export const actionCardFamilies: ActionCards = {
  ...economy,
  ...planetCards,
  ...fleets,
  ...counters,
  ...exchanges,
  ...activating,
  ...invading,
  ...answers,
  ...combatCards,
  ...hitCards,
  ...invasionCards,
  ...councilCards,
  ...riders,
  ...pickCards,
  ...expansionCards,
}
