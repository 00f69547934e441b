import { actionCardsIt } from '../../../../shared/ti4/content/actionCards.it.ts'
import { agendasIt } from '../../../../shared/ti4/content/agendas.it.ts'
import { readOn } from '../../galaxy/readOn.ts'
import { playIt } from './play.ts'
import { printedIt } from './printed.ts'

/** What is said once the galaxy stands, with all cards sentences may name. */
export const inPlayIt = {
  ...printedIt,
  ...readOn('action', actionCardsIt),
  ...readOn('agenda', agendasIt),
  ...playIt,
}
