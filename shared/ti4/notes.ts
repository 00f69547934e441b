import type { Seat } from '../engine/rules.ts'
import type { AttachmentId } from './content/attachments.ts'
import { printedAs } from './content/printings.ts'
import { type PromissoryNote, type PromissoryNoteId, promissoryNotes } from './content/promissoryNotes.ts'
import { idsIn } from './content/sets.ts'
import { noteId, noteKey, noteOwner } from './noteKeys.ts'
import { planetsOf, sheet } from './realm.ts'
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

/** Beneath a planet, since it was played. */
export const isAttached = (key: NoteKey): boolean => promissoryNotes[noteId(key)].attaches === true

/** Those in his play area: what is attached is in that of whoever controls the planet. */
export function notesInPlay(table: Table, seat: Seat): NoteKey[] {
  const lies = (key: NoteKey) =>
    planetsOf(table, seat).some(planet => table.attachments?.[planet]?.[noteId(key) as AttachmentId])
  const all = table.order.flatMap(each => laidBefore(table, each))
  return all.filter(key => (isAttached(key) ? lies(key) : sheet(table, seat).laidOut[key]))
}

/** Before whom it lies open; undefined while it is in a hand. */
export const holderOf = (table: Table, key: NoteKey): Seat | undefined =>
  table.order.find(seat => sheet(table, seat).laidOut[key])
