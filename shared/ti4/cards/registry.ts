import type { AgendaId } from '../content/agendas.ts'
import type { ExplorationId } from '../content/explorations.ts'
import type { ActionCards, AgendaActs, Component, Explored, Foretold, Lasts, Plays } from './act.ts'
import type { NotePlays } from './notes/plays.ts'

/** Where reads and rules find what components do, one record each. Components use both, so they are put here (by
 *  `cards/index.ts`) and not imported. */

/** What players hold. */
export const held: Record<string, Component> = {}
/** Laws are in force as long as they lie; every agenda has its outcome. */
export const agendaActs: { [Id in AgendaId]?: AgendaActs } = {}
/** What lasts and cannot be said by data alone, by the component it came from. */
export const lasting: Record<string, Lasts> = {}
/** What is paid to who foretold an outcome, by kind of card. */
export const foretold: Record<string, Foretold> = {}

/** What comes of explorations, beside what their records say. */
export const explored: { [Id in ExplorationId]?: Explored } = {}

/** Cards without an effect are never offered, and a moment at which none of these could be played asks nobody. */
export const actionEffects: Record<string, Plays | undefined> = {}
/** Likewise of promissory notes. */
export const noteEffects: Record<string, Plays | undefined> = {}

interface Lasting {
  readonly lasts?: Lasts
}

/** What lasts longer than its card may stand in the record of that card. */
function keep(of: object, components: object) {
  Object.assign(of, components)
  for (const [id, { lasts }] of Object.entries<Lasting>(components as Record<string, Lasting>))
    if (lasts) lasting[id] = lasts
}

export const register = (components: Readonly<Record<string, Component>>) => keep(held, components)
export const registerActionCards = (cards: ActionCards) => keep(actionEffects, cards)
export const registerNotes = (notes: NotePlays) => keep(noteEffects, notes)
export function registerExplorations(
  cards: { readonly [Id in ExplorationId]?: Explored },
  lasts: { readonly [Id in ExplorationId]?: Lasts },
) {
  Object.assign(explored, cards)
  Object.assign(lasting, lasts)
}
export const registerAgendas = (agendas: { readonly [Id in AgendaId]?: AgendaActs }) =>
  keep(agendaActs, agendas)
