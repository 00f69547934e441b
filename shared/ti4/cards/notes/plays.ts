import type { Seat } from '../../../engine/rules.ts'
import type { Plays } from '../../../galaxy/components/acting.ts'
import type { MomentAbout } from '../../../galaxy/components/moments.ts'
import type { NoteWindow, PromissoryNoteId } from '../../content/promissoryNotes.ts'
import { noteOwner } from '../../noteKeys.ts'
import type { Table } from '../../table.ts'
import type { Lasts } from '../act.ts'

/** Words that several notes use. */

type About = MomentAbout<Table>
export type Note = Plays<{ table: Table; moments: Record<NoteWindow, About> }> & { readonly lasts?: Lasts }
export type NotePlays = { readonly [Id in PromissoryNoteId]?: Note }

/** It lies open from then on, and says what is so by that alone. */
export const laysOpen: Note = { *does() {} }

/** Whose note it is. */
export const ownerIn = ({ card }: { card: string }): Seat => noteOwner(card)

export const mayIf =
  (may: (table: Table, by: Seat, owner: Seat, about: About) => boolean): NonNullable<Note['may']> =>
  (table, by, about, card) =>
    may(table, by, noteOwner(card), about)

/** Two printings of one note that do different things. */
export const byPrinting = (latest: Note, first: Note): Note => {
  const printed = (table: Table) => (table.printing === 'first' ? first : latest)
  return {
    may: (table, by, about, card) => printed(table).may?.(table, by, about, card) ?? true,
    does: (table, playing, aim) => printed(table).does(table, playing, aim),
  }
}
