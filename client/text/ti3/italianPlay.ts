import { playIt } from './it/play.ts'
import { names, texts } from './italian/cards.ts'
import { ti3ItalianSheets } from './italianSheets.ts'
import { under } from './under.ts'

/** What is said once the galaxy stands, with all cards sentences may name. */
export const italianPlay = {
  ...ti3ItalianSheets,
  ...under('name', names),
  ...under('text', texts),
  ...playIt,
}
