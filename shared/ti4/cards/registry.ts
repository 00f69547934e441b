import type { Effect } from '../numbers.ts'

/** Where reads and rules find what components do, one record each. Components use both, so they are put here (by
 *  `cards/index.ts`) and not imported. */

/** What players hold. */
export const held: Record<string, Effect> = {}
/** In force as long as they lie. */
export const laws: Record<string, Effect> = {}
/** What lasts and cannot be said by data alone, by the component it came from. */
export const lasting: Record<string, Effect> = {}

export function register(components: Readonly<Record<string, Effect>>) {
  Object.assign(held, components)
}

export function registerLaws(components: Readonly<Record<string, Effect>>) {
  Object.assign(laws, components)
}
