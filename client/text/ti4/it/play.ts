import { galaxyPlayIt } from '../../galaxy/it/play.ts'
import { actionCardsIt } from './actionCards.ts'
import { agendasIt } from './agendas.ts'
import { battleIt } from './battle.ts'
import { battleCardsIt } from './battleCards.ts'
import { beginningIt } from './beginning.ts'
import { buildingIt } from './building.ts'
import { captivesIt } from './captives.ts'
import { councilCardsIt } from './councilCards.ts'
import { dealingIt } from './dealing.ts'
import { draftingIt } from './drafting.ts'
import { expansionIt } from './expansion.ts'
import { factionsIt } from './factions.ts'
import { inItsWordsIt } from './inItsWords.ts'
import { keleresIt } from './keleres.ts'
import { laterFactionsIt } from './laterFactions.ts'
import { leadersArborecToMentakIt } from './leadersArborecToMentak.ts'
import { leadersNaaluToYssarilIt } from './leadersNaaluToYssaril.ts'
import { mechsIt } from './mechs.ts'
import { movingIt } from './moving.ts'
import { newcomersIt } from './newcomers.ts'
import { peoplesIt } from './peoples.ts'
import { relicsIt } from './relics.ts'
import { roundsIt } from './rounds.ts'
import { scoringIt } from './scoring.ts'
import { screenIt } from './screen.ts'
import { strategyCardsIt } from './strategyCards.ts'
import { technologiesIt } from './technologies.ts'
import { windowsIt } from './windows.ts'

/** What is said once the galaxy stands. */
export const playIt = {
  ...galaxyPlayIt,
  ...inItsWordsIt,
  ...beginningIt,
  ...draftingIt,
  ...relicsIt,
  ...roundsIt,
  ...scoringIt,
  ...windowsIt,
  ...actionCardsIt,
  ...movingIt,
  ...battleIt,
  ...battleCardsIt,
  ...councilCardsIt,
  ...buildingIt,
  ...dealingIt,
  ...expansionIt,
  ...leadersArborecToMentakIt,
  ...leadersNaaluToYssarilIt,
  ...mechsIt,
  ...agendasIt,
  ...newcomersIt,
  ...captivesIt,
  ...peoplesIt,
  ...factionsIt,
  ...laterFactionsIt,
  ...keleresIt,
  ...strategyCardsIt,
  ...screenIt,
  ...technologiesIt,
}
