import type { AgendaId } from '../content/agendas.ts'
import type { Effect } from '../numbers.ts'
import type { AgendaActs, Foretold, Lasts } from './act.ts'
import type { Note } from './notes/plays.ts'

/** Where reads and rules find what components do, one record each. Components use both, so they are put here (by
 *  `cards/index.ts`) and not imported. */

/** What players hold. */
export const held: Record<string, Effect> = {}
/** Laws are in force as long as they lie; every agenda has its outcome. */
export const agendaActs: { [Id in AgendaId]?: AgendaActs } = {}
/** What lasts and cannot be said by data alone, by the component it came from. */
export const lasting: Record<string, Lasts> = {}
/** What is paid to who foretold an outcome, by kind of card. */
export const foretold: Record<string, Foretold> = {}

/** Promissory notes that are played from the hand. */
export const noteEffects: Record<string, Note | undefined> = {}

export function registerNotes(notes: typeof noteEffects) {
  Object.assign(noteEffects, notes)
}

export function register(components: Readonly<Record<string, Effect>>) {
  Object.assign(held, components)
}

/** What lasts longer than its card may stand in the record of that card. */
export function registerAgendas(components: { readonly [Id in AgendaId]?: AgendaActs }) {
  Object.assign(agendaActs, components)
  for (const [id, { lasts }] of Object.entries<AgendaActs>(components)) if (lasts) lasting[id] = lasts
}
