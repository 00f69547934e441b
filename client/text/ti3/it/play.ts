import { abilitiesIt } from './abilities.ts'
import { battleIt } from './battle.ts'
import { battleCardsIt } from './battleCards.ts'
import { buildingIt } from './building.ts'
import { cardsIt } from './cards.ts'
import { councilIt } from './council.ts'
import { fleetsIt } from './fleets.ts'
import { leadersIt } from './leaders.ts'
import { momentsIt } from './moments.ts'
import { movingIt } from './moving.ts'
import { replayIt } from './replay.ts'
import { roundsIt } from './rounds.ts'
import { scenesIt } from './scenes.ts'
import { screenIt } from './screen.ts'
import { strategyIt } from './strategy.ts'

/** What is said once the galaxy stands. */
export const playIt = {
  ...roundsIt,
  ...strategyIt,
  ...councilIt,
  ...movingIt,
  ...momentsIt,
  ...battleIt,
  ...battleCardsIt,
  ...buildingIt,
  ...abilitiesIt,
  ...cardsIt,
  ...screenIt,
  ...scenesIt,
  ...replayIt,
  ...fleetsIt,
  ...leadersIt,
}
