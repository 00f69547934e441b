import { cardNames } from './glossary/cards.ts'
import { playIt } from './it/play.ts'
import { texts } from './italian/cards.ts'
import { ti3ItalianSheets } from './italianSheets.ts'
import { italianOf, under } from './under.ts'

/** What is said once the galaxy stands, with all cards sentences may name. */
export const italianPlay = {
  ...ti3ItalianSheets,
  ...under('name', italianOf(cardNames)),
  ...under('text', texts),
  ...playIt,
}
