import type { ActionCards } from '../act.ts'
import { answers } from './answers.ts'
import { combatCards } from './combats.ts'
import { counters } from './counters.ts'
import { economy } from './economy.ts'
import { fleets } from './fleets.ts'
import { hitCards } from './hits.ts'
import { invasionCards } from './invasions.ts'
import { planetCards } from './planets.ts'

/** Action Cards, a file a family. */
export const actionCardFamilies: ActionCards = {
  ...economy,
  ...planetCards,
  ...fleets,
  ...counters,
  ...answers,
  ...combatCards,
  ...hitCards,
  ...invasionCards,
}
