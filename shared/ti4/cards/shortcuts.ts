import { type TechnologyId, technologies } from '../content/technologies.ts'

/** Technologies that are exhausted for prerequisites one has not. */
interface Shortcut {
  /** How many of that technology's. */
  ignores(technology: TechnologyId): number | 'all'
  /** What it costs. */
  readonly resources?: number
}

export const shortcuts: { readonly [Id in TechnologyId]?: Shortcut } = {
  ai_development_algorithm: { ignores: id => (technologies[id].unit ? 1 : 0) },
  inheritance_systems: { ignores: () => 'all', resources: 2 },
}
