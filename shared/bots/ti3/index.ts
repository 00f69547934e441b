import { shapes } from '../../ti3/shapes.ts'
import { botsWith } from '../galaxy/mind.ts'
import { ownAnswers } from './answers.ts'
import { botEdition } from './edition.ts'
import { botCards } from './hand.ts'
import { troopsAboard } from './suns.ts'
import { conquering, type Seen, scoring } from './temper.ts'

/** Bots of the third edition. */
const minded = botsWith(botEdition, {
  shapes,
  cards: botCards,
  answers: ownAnswers,
  /** Whoever has nobody to land looks. */
  worthOf: (seen: Seen, { shows }) => (shows === 'domain' ? (troopsAboard(seen) ? -1 : 1) : undefined),
})

export const sensible = minded(scoring)
export const warlike = minded(conquering)
/** What cards are worth is measured against it. */
export const cardless = minded({ ...scoring, cards: false })
