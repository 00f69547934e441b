import { actionCardsIt } from '../../../shared/ti3/content/actionCards.it.ts'
import { politicalCardsIt } from '../../../shared/ti3/content/politicalCards.it.ts'
import { playIt } from './it/play.ts'
import { ti3ItalianSheets } from './italianSheets.ts'
import { readOn } from './readOn.ts'

/** What is said once the galaxy stands, with all cards sentences may name. */
export const italianPlay = {
  ...ti3ItalianSheets,
  ...readOn('action', actionCardsIt),
  ...readOn('political', politicalCardsIt),
  ...playIt,
}
