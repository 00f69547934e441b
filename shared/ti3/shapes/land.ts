import type { Options, Shape } from '../../engine/options.ts'
import type { UnitKind } from '../content/units.ts'
import type { UnitId } from '../table.ts'

/** Ground Forces and PDS aboard ships of the system, and where each may go. Who is not named stays aboard. */
export interface Land extends Options {
  readonly shape: 'land'
  readonly units: Readonly<Record<UnitId, { readonly kind: UnitKind; readonly aboard: UnitId }>>
  readonly planets: Readonly<Record<string, LandingPlace>>
  /** Ships that could take it over instead, with places left. */
  readonly ships: Readonly<Record<UnitId, { readonly room: number; readonly carries: readonly UnitKind[] }>>
}
export interface LandingPlace {
  readonly kind: 'own' | 'neutral' | 'hostile'
  /** PDS that may still be set down there. */
  readonly pds: number
  /** Enemy Ground Forces there: none means it falls at once. */
  readonly defenders: number
}
export type Landed = Record<UnitId, { planet: string } | { ship: UnitId }>

export const land: Shape<Land, Landed> = {
  check: () => undefined,
  sample: () => ({}),
}
