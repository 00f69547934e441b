import type { AbilityId } from '../../../ti3/content/races.ts'
import { sheet } from '../../../ti3/realm.ts'
import type { Opinion } from './opinion.ts'

/** Abilities that are aimed at something. */
export const abilityOpinions = {
  yssaril_spy: { worth: ({ table }, on) => sheet(table, on).actionCards, keep: 0 },
} satisfies { readonly [id in AbilityId]?: Opinion }
