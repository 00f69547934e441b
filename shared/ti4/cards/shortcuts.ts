import type { RelicId } from '../content/relics.ts'
import { type TechnologyId, technologies } from '../content/technologies.ts'

/** Cards that are exhausted for prerequisites one has not. */
interface Shortcut {
  /** How many of that technology's. */
  ignores(technology: TechnologyId): number | 'all'
  /** What it costs. */
  readonly resources?: number
}

export type ShortcutId = TechnologyId | RelicId

export const shortcuts: { readonly [Id in ShortcutId]?: Shortcut } = {
  ai_development_algorithm: { ignores: id => (technologies[id].unit ? 1 : 0) },
  the_prophets_tears: { ignores: () => 1 },
  inheritance_systems: { ignores: () => 'all', resources: 2 },
}
