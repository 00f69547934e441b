import type { Options, Shape } from '../../engine/options.ts'
import type { UnitKind } from '../content/units.ts'
import type { UnitId } from '../table.ts'

/** Who takes the hits: each hit damages what can sustain it or destroys. */
export interface Casualties extends Options {
  readonly shape: 'casualties'
  readonly hits: number
  readonly units: Readonly<Record<UnitId, Casualty>>
}
export interface Casualty {
  readonly kind: UnitKind
  /** It can take a hit by being damaged. */
  readonly sustains?: true
  /** What dies with it. */
  readonly cargo?: number
}
export interface Fallen {
  damaged: UnitId[]
  destroyed: UnitId[]
}

export const casualties: Shape<Casualties, Fallen> = {
  check: () => undefined,
  sample: () => ({ damaged: [], destroyed: [] }),
}
