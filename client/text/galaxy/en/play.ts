import { askEn } from './ask.ts'
import { battleEn } from './battle.ts'
import { buildEn } from './build.ts'
import { cardsEn } from './cards.ts'
import { councilEn } from './council.ts'
import { dossierEn } from './dossier.ts'
import { endingEn } from './ending.ts'
import { logEn } from './log.ts'
import { mapEn } from './map.ts'
import { moveEn } from './move.ts'
import { pagesEn } from './pages.ts'
import { pastEn } from './past.ts'
import { payEn } from './pay.ts'
import { refusedEn } from './refused.ts'
import { signsEn } from './signs.ts'
import { turnEn } from './turn.ts'

/** What is said once a galaxy stands. */
export const galaxyPlayEn = {
  ...askEn,
  ...battleEn,
  ...buildEn,
  ...cardsEn,
  ...councilEn,
  ...dossierEn,
  ...endingEn,
  ...logEn,
  ...mapEn,
  ...moveEn,
  ...pagesEn,
  ...pastEn,
  ...payEn,
  ...refusedEn,
  ...signsEn,
  ...turnEn,
} as const
