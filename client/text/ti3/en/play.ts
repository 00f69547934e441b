import { galaxyPlayEn } from '../../galaxy/en/play.ts'
import { abilitiesEn } from './abilities.ts'
import { agendasEn } from './agendas.ts'
import { battleEn } from './battle.ts'
import { battleCardsEn } from './battleCards.ts'
import { buildingEn } from './building.ts'
import { cardsEn } from './cards.ts'
import { councilEn } from './council.ts'
import { domainsEn } from './domains.ts'
import { endingEn } from './ending.ts'
import { expansionEn } from './expansion.ts'
import { leadersEn } from './leaders.ts'
import { momentsEn } from './moments.ts'
import { movingEn } from './moving.ts'
import { roundsEn } from './rounds.ts'
import { sabotageRunsEn } from './sabotageRuns.ts'
import { screenEn } from './screen.ts'
import { shatteredEmpireEn } from './shatteredEmpire.ts'
import { statutesEn } from './statutes.ts'
import { strategyEn } from './strategy.ts'
import { tariffsEn } from './tariffs.ts'
import { transferEn } from './transfer.ts'

/** What is said once the galaxy stands. */
export const playEn = {
  ...galaxyPlayEn,
  ...roundsEn,
  ...statutesEn,
  ...strategyEn,
  ...shatteredEmpireEn,
  ...councilEn,
  ...agendasEn,
  ...movingEn,
  ...momentsEn,
  ...battleEn,
  ...battleCardsEn,
  ...domainsEn,
  ...buildingEn,
  ...abilitiesEn,
  ...expansionEn,
  ...cardsEn,
  ...tariffsEn,
  ...screenEn,
  ...sabotageRunsEn,
  ...endingEn,
  ...transferEn,
  ...leadersEn,
} as const
