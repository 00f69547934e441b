import type { PlanetId } from '../../../ti3/content/planets.ts'
import type { Ti3, UnitId } from '../../../ti3/table.ts'

/** Where battles are staged: the attacker attacks in `hex`; the others only watch, or shoot. */

export const hex = 'a0'
export const nearby = 'a1'
export const sides = ['attacker', 'defender'] as const
export const seats = { attacker: 'p1', defender: 'p2' } as const

export interface Staged {
  state: Ti3
  /** The planet fought for, on the ground. */
  planet: PlanetId
  /** The ship of the attacker's that is still on its way, where something waits for that. */
  coming?: UnitId
}
