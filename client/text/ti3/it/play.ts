import { abilitiesIt } from './abilities.ts'
import { agendasIt } from './agendas.ts'
import { battleIt } from './battle.ts'
import { battleCardsIt } from './battleCards.ts'
import { buildingIt } from './building.ts'
import { cardsIt } from './cards.ts'
import { councilIt } from './council.ts'
import { domainsIt } from './domains.ts'
import { expansionIt } from './expansion.ts'
import { fleetsIt } from './fleets.ts'
import { leadersIt } from './leaders.ts'
import { momentsIt } from './moments.ts'
import { movingIt } from './moving.ts'
import { replayIt } from './replay.ts'
import { roundsIt } from './rounds.ts'
import { sabotageRunsIt } from './sabotageRuns.ts'
import { scenesIt } from './scenes.ts'
import { screenIt } from './screen.ts'
import { shatteredEmpireIt } from './shatteredEmpire.ts'
import { statutesIt } from './statutes.ts'
import { strategyIt } from './strategy.ts'
import { tariffsIt } from './tariffs.ts'

/** What is said once the galaxy stands. */
export const playIt = {
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
  ...scenesIt,
  ...replayIt,
  ...fleetsIt,
  ...leadersIt,
}
