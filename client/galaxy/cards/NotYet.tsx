import { say } from '../../text/text.ts'
import { cardOf } from './cards.ts'

/** Said with the words of every card that has no rules yet. */
export const NotYet = ({ card }: { card: string }) =>
  cardOf(card)?.doesNothing ? <p class="hint">{say('galaxy.card.notYet')}</p> : null
