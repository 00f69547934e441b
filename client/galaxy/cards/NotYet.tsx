import { say } from '../../text/text.ts'
import { doesNothingYet } from './cards.ts'

/** Said with the words of every card that has no rules yet. */
export const NotYet = ({ card }: { card: string }) =>
  doesNothingYet(card) ? <p class="hint">{say('ti3.card.notYet')}</p> : null
