import type { ActionCardId } from '../content/actionCards.ts'
import type { PoliticalCardId } from '../content/politicalCards.ts'
import type { ActionCards, Acts, Agenda, Plays } from './act.ts'

/** Where rules find what components do. Components use the rules, so they are put here (by `index.ts`) and not imported. */

interface Registry {
  held: Record<string, Acts>
  agendas: { [Id in PoliticalCardId]?: Agenda }
  lasting: Record<string, Acts>
  actionEffects: { -readonly [Id in ActionCardId]?: ActionCards[Id] }
}

/** What players hold. Dice are thrown again in this order: what costs nothing comes first. */
export const held: Registry['held'] = {}
/** Laws act as long as they lie; every agenda by its outcome. */
export const agendas: Registry['agendas'] = {}
/** What lasts and acts at moments, by the component it came from. */
export const lasting: Registry['lasting'] = {}
/** Cards without an effect are never offered, and a moment at which none of these could be played asks nobody. */
export const actionEffects: Registry['actionEffects'] = {}

export function register(components: Registry) {
  Object.assign(held, components.held)
  Object.assign(agendas, components.agendas)
  Object.assign(lasting, components.lasting)
  Object.assign(actionEffects, components.actionEffects)
}

export const actionEffect = (id: ActionCardId): Plays | undefined => actionEffects[id] as Plays | undefined
