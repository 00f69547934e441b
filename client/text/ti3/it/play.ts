import { galaxyPlayIt } from '../../galaxy/it/play.ts'
import { abilitiesIt } from './abilities.ts'
import { agendasIt } from './agendas.ts'
import { battleIt } from './battle.ts'
import { battleCardsIt } from './battleCards.ts'
import { buildingIt } from './building.ts'
import { cardsIt } from './cards.ts'
import { councilIt } from './council.ts'
import { domainsIt } from './domains.ts'
import { endingIt } from './ending.ts'
import { expansionIt } from './expansion.ts'
import { leadersIt } from './leaders.ts'
import { momentsIt } from './moments.ts'
import { movingIt } from './moving.ts'
import { roundsIt } from './rounds.ts'
import { sabotageRunsIt } from './sabotageRuns.ts'
import { screenIt } from './screen.ts'
import { shatteredEmpireIt } from './shatteredEmpire.ts'
import { statutesIt } from './statutes.ts'
import { strategyIt } from './strategy.ts'
import { tariffsIt } from './tariffs.ts'
import { transferIt } from './transfer.ts'

/** What is said once the galaxy stands. */
export const playIt = {
  ...galaxyPlayIt,
  ...roundsIt,
  ...statutesIt,
  ...strategyIt,
  ...shatteredEmpireIt,
  ...councilIt,
  ...agendasIt,
  ...movingIt,
  ...momentsIt,
  ...battleIt,
  ...battleCardsIt,
  ...domainsIt,
  ...buildingIt,
  ...abilitiesIt,
  ...expansionIt,
  ...cardsIt,
  ...tariffsIt,
  ...screenIt,
  ...sabotageRunsIt,
  ...endingIt,
  ...transferIt,
  ...leadersIt,
}
