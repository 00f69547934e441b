import { askIt } from './ask.ts'
import { battleIt } from './battle.ts'
import { buildIt } from './build.ts'
import { cardsIt } from './cards.ts'
import { councilIt } from './council.ts'
import { dossierIt } from './dossier.ts'
import { endingIt } from './ending.ts'
import { logIt } from './log.ts'
import { mapIt } from './map.ts'
import { moveIt } from './move.ts'
import { pagesIt } from './pages.ts'
import { pastIt } from './past.ts'
import { payIt } from './pay.ts'
import { refusedIt } from './refused.ts'
import { signsIt } from './signs.ts'
import { turnIt } from './turn.ts'

/** What is said once a galaxy stands. */
export const galaxyPlayIt = {
  ...askIt,
  ...battleIt,
  ...buildIt,
  ...cardsIt,
  ...councilIt,
  ...dossierIt,
  ...endingIt,
  ...logIt,
  ...mapIt,
  ...moveIt,
  ...pagesIt,
  ...pastIt,
  ...payIt,
  ...refusedIt,
  ...signsIt,
  ...turnIt,
}
