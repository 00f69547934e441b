import type { Effect } from '../effects.ts'
import type { LastingId } from '../table.ts'

export const lastingEffects: { readonly [id in LastingId]?: Effect } = {}
