import { galaxyPlayEn } from '../../galaxy/en/play.ts'
import { actionCardsEn } from './actionCards.ts'
import { agendasEn } from './agendas.ts'
import { battleEn } from './battle.ts'
import { battleCardsEn } from './battleCards.ts'
import { beginningEn } from './beginning.ts'
import { buildingEn } from './building.ts'
import { captivesEn } from './captives.ts'
import { councilCardsEn } from './councilCards.ts'
import { dealingEn } from './dealing.ts'
import { draftingEn } from './drafting.ts'
import { expansionEn } from './expansion.ts'
import { factionsEn } from './factions.ts'
import { inItsWordsEn } from './inItsWords.ts'
import { keleresEn } from './keleres.ts'
import { laterFactionsEn } from './laterFactions.ts'
import { leadersArborecToMentakEn } from './leadersArborecToMentak.ts'
import { leadersNaaluToYssarilEn } from './leadersNaaluToYssaril.ts'
import { mechsEn } from './mechs.ts'
import { movingEn } from './moving.ts'
import { newcomersEn } from './newcomers.ts'
import { peoplesEn } from './peoples.ts'
import { relicsEn } from './relics.ts'
import { roundsEn } from './rounds.ts'
import { scoringEn } from './scoring.ts'
import { screenEn } from './screen.ts'
import { strategyCardsEn } from './strategyCards.ts'
import { technologiesEn } from './technologies.ts'
import { windowsEn } from './windows.ts'

/** What is said once the galaxy stands. */
export const playEn = {
  ...galaxyPlayEn,
  ...inItsWordsEn,
  ...beginningEn,
  ...draftingEn,
  ...relicsEn,
  ...roundsEn,
  ...scoringEn,
  ...windowsEn,
  ...actionCardsEn,
  ...movingEn,
  ...battleEn,
  ...battleCardsEn,
  ...councilCardsEn,
  ...buildingEn,
  ...dealingEn,
  ...expansionEn,
  ...leadersArborecToMentakEn,
  ...leadersNaaluToYssarilEn,
  ...mechsEn,
  ...agendasEn,
  ...newcomersEn,
  ...captivesEn,
  ...peoplesEn,
  ...factionsEn,
  ...laterFactionsEn,
  ...keleresEn,
  ...strategyCardsEn,
  ...screenEn,
  ...technologiesEn,
} as const
