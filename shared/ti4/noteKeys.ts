import type { Seat } from '../engine/rules.ts'
import { type PromissoryNoteId, promissoryNotes } from './content/promissoryNotes.ts'
import type { NoteKey } from './table.ts'

/** A promissory note as it lies in hands and before players: `ceasefire.p2`, which it is and the colour it came with. */

export const isNote = (id: string): id is PromissoryNoteId => Object.hasOwn(promissoryNotes, id)

export const noteKey = (id: PromissoryNoteId, of: Seat): NoteKey => `${id}.${of}`

export const noteId = (key: NoteKey): PromissoryNoteId => key.split('.')[0] as PromissoryNoteId

/** To whom it goes home. */
export const noteOwner = (key: NoteKey): Seat => key.split('.')[1] as Seat
