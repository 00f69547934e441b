import type { Seat } from '../engine/rules.ts'
import { printedAs } from './content/printings.ts'
import { type PromissoryNote, promissoryNotes } from './content/promissoryNotes.ts'
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
  const { faction } = sheet(table, seat)
  return idsIn(table, promissoryNotes)
    .filter(id => promissoryNotes[id].owner === 'colour' || promissoryNotes[id].owner === faction)
    .filter(id => !(id === 'alliance' && faction === 'mahact'))
    .map(id => noteKey(id, seat))
}

/** The notes lying open before a player. */
export const laidBefore = (table: Table, seat: Seat): NoteKey[] =>
  Object.keys(sheet(table, seat).laidOut).sort()

/** Before whom it lies open; undefined while it is in a hand. */
export const holderOf = (table: Table, key: NoteKey): Seat | undefined =>
  table.order.find(seat => sheet(table, seat).laidOut[key])
