import type { ActionCardId } from '../content/actionCards.ts'
import type { PoliticalCardId } from '../content/politicalCards.ts'
import type { ActionCards, Component, Lasts, Plays } from './act.ts'

/** Where reads and rules find what components do, one record each. Components use both, so they are put here (by
 *  `cards/index.ts`) and not imported. */

interface Registry {
  held: Record<string, Component>
  political: { [Id in PoliticalCardId]?: Component }
  actionEffects: { -readonly [Id in ActionCardId]?: ActionCards[Id] }
  lasting: Record<string, Lasts>
}

/** What players hold. Dice are thrown again in this order: what costs nothing comes first. */
export const held: Registry['held'] = {}
/** Laws are in force as long as they lie; every political card has its outcome. */
export const political: Registry['political'] = {}
/** Cards without an effect are never offered, and a moment at which none of these could be played asks nobody. */
export const actionEffects: Registry['actionEffects'] = {}
/** What lasts and cannot be said by data alone, by the component it came from. */
export const lasting: Registry['lasting'] = {}

/** What lasts longer than its card may stand in the record of that card. */
export function register(components: Partial<Registry>) {
  Object.assign(held, components.held)
  Object.assign(political, components.political)
  Object.assign(actionEffects, components.actionEffects)
  Object.assign(lasting, components.lasting)
  for (const kind of [held, political, actionEffects])
    for (const [id, { lasts }] of Object.entries<{ lasts?: Lasts }>(kind)) if (lasts) lasting[id] = lasts
}

export const actionEffect = (id: ActionCardId): Plays | undefined => actionEffects[id] as Plays | undefined
