import type { Hint } from '../../engine/hint.ts'
import type { About } from '../../engine/rules.ts'
import type { Plays } from '../../ti4/cards/act.ts'
import type { MomentAbout } from '../../ti4/cards/moments.ts'
import { actionEffects, noteEffects } from '../../ti4/cards/registry.ts'
import { type ActionCardId, actionCards } from '../../ti4/content/actionCards.ts'
import { type PromissoryNoteId, promissoryNotes } from '../../ti4/content/promissoryNotes.ts'
import { isAim, kindOfCard } from '../../ti4/playable.ts'
import type { Table } from '../../ti4/table.ts'
import { type BotCards, toldBy } from '../galaxy/cards.ts'
import type { Seen } from './temper.ts'

/** Action Cards and promissory notes are weighed by their hints. */

/** Of notes that say no more: whoever holds one may as well have what it gives. */
const helpful: Hint = { helps: 'you' }

const isNoteKind = (id: string): id is PromissoryNoteId => Object.hasOwn(promissoryNotes, id)

/** As much of a moment as its window tells. */
const whatOf = ({ table: { battle } }: Seen, about: About): MomentAbout => ({
  ...toldBy(about),
  ...(battle && { battle }),
})

export const botCards: BotCards<Table, MomentAbout> = {
  kindOf: kindOfCard,
  isCard: id => Object.hasOwn(actionCards, id) || isNoteKind(id),
  opinionOf: () => undefined,
  hintOf: id => (isNoteKind(id) ? (noteEffects[id]?.hint ?? helpful) : actionEffects[id]?.hint),
  timeOf: id =>
    (isNoteKind(id) ? promissoryNotes[id].play?.window : actionCards[id as ActionCardId].window) ?? '',
  aimsOf({ table, seat, about }, id) {
    const aims: Plays['aims'] = actionEffects[id]?.aims
    return isAim(aims) ? aims.among(table, seat, about) : ['']
  },
  whatOf,
  asked({ doing, agenda }) {
    return {
      ...(doing && { seat: doing.of, hex: doing.hex }),
      ...(agenda && { card: agenda.card }),
    }
  },
  cancels: 'sabotage',
  commands: () => ({ name: '', cards: [], about: {} }),
}
