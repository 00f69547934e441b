import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import { concerns } from '../galaxy/components/moments.ts'
import { kindOf, type Stack } from '../galaxy/playable.ts'
import { noteEffects } from './cards/registry.ts'
import { type PromissoryNoteId, promissoryNotes } from './content/promissoryNotes.ts'
import { noteId, noteOwner, notesOf, printedNote } from './notes.ts'
import { isOut, sheet } from './realm.ts'
import type { NoteKey, Table, Ti4 } from './table.ts'

/** Notes in hands, as cards that may be played at a moment. Nobody plays his own. [69.2] */
export const ofNotes: Stack<Ti4> = {
  cards: ({ notes }) => notes,
  /** Who was never given one has none to play. */
  count: (table, seat) => (sheet(table, seat).gotNotes ? sheet(table, seat).notes : 0),
  choice: key => ({ on: { card: noteId(key) }, about: { owner: noteOwner(key) } }),
  effects: noteEffects as Stack<Ti4>['effects'],
  mayHold: (table, seat, kind) => notesAround(table, seat).filter(key => kindOf(key) === kind),
  isTimeOf(kind, what) {
    const { play, first } = promissoryNotes[kind as PromissoryNoteId]
    return play.window === what || first?.play?.window === what
  },
  isConcerned(table, seat, card, { what, about }) {
    const owner = noteOwner(card)
    if (owner === seat) return false
    const { play } = printedNote(table, card)
    if (play.window !== what) return false
    const battle = about.battle ?? table.battle
    if (play.in !== undefined && battle && (battle.planet === undefined ? 'space' : 'ground') !== play.in)
      return false
    if (play.whose === 'owner') return about.of === owner
    if (play.whose === 'another') return about.of !== seat
    return play.whose !== 'own' || concerns(about.battle ? 'sides' : 'own', seat, about, battle)
  },
}

/** Those he may hold, as far as the table can know: others' that lie open nowhere. */
function notesAround(handle: Table, seat: Seat): NoteKey[] {
  const table = behind(handle)
  const laid = table.order.flatMap(each => Object.keys(sheet(table, each).laidOut))
  const others = table.order.filter(other => other !== seat && !isOut(table, other))
  return others.flatMap(other => notesOf(table, other)).filter(key => !laid.includes(key))
}
