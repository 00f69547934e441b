import type { Seat } from '../engine/rules.ts'
import { printedAs } from './content/printings.ts'
import { type PromissoryNote, type PromissoryNoteId, promissoryNotes } from './content/promissoryNotes.ts'
import { idsIn } from './content/sets.ts'
import { noteId, noteKey, noteOwner } from './noteKeys.ts'
import { sheet } from './realm.ts'
import type { NoteKey, Table } from './table.ts'

/** What client, bots and rules read about promissory notes. */

export { noteId, noteKey, noteOwner }

/** As this table's printing has it. */
export const printedNote = ({ printing }: Pick<Table, 'printing'>, key: NoteKey): PromissoryNote =>
  printedAs(promissoryNotes[noteId(key)], printing)

/** Those a player begins with: of his colour, and of his faction. [69] */
export function notesOf(table: Table, seat: Seat): NoteKey[] {
  return idsIn(table, promissoryNotes)
    .filter(id => ownsNotes(table, seat, id))
    .map(id => noteKey(id, seat))
}

export function ownsNotes(table: Table, seat: Seat, id: PromissoryNoteId): boolean {
  const { faction } = sheet(table, seat)
  const { owner } = promissoryNotes[id]
  if (id === 'alliance' && faction === 'mahact') return false
  return owner === 'colour' || owner === faction
}

/** The notes lying open before a player. */
export const laidBefore = (table: Table, seat: Seat): NoteKey[] =>
  Object.keys(sheet(table, seat).laidOut).sort()

/** Before whom it lies open; undefined while it is in a hand. */
export const holderOf = (table: Table, key: NoteKey): Seat | undefined =>
  table.order.find(seat => sheet(table, seat).laidOut[key])
