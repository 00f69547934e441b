import type { PromissoryNoteId } from '../content/promissoryNotes.ts'
import type { Effect } from '../effects.ts'
import { agreements } from './notes/agreements.ts'
import { inBattle } from './notes/inBattle.ts'
import type { NotePlays } from './notes/plays.ts'
import { tokensAndCards } from './notes/tokensAndCards.ts'

/** What is so for whoever a note lies before. */
export const laidNotes: { readonly [Id in PromissoryNoteId]?: Effect } = {
  antivirus: { permits: { copied: () => false } },
  gift_of_prescience: { numbers: { initiative: { set: () => 0 } } },
  promise_of_protection: { permits: { pillaged: () => false } },
  trade_convoys: { permits: { tradesAfar: () => true } },
}

/** What becomes of those that are played from the hand. They are laid open first, and go home afterwards where they say so. */
export const notes: NotePlays = {
  ...agreements,
  ...inBattle,
  ...tokensAndCards,
}
