import type { PlanetId } from '../../../ti4/content/planets.ts'
import type { Ti4, UnitId } from '../../../ti4/table.ts'

/** Where battles are staged: the attacker attacks in `hex`; the others only watch, or shoot. */

export const hex = 'a0'
export const nearby = 'a1'
export const sides = ['attacker', 'defender'] as const
/** What comes down. */
export const troopKinds = ['infantry', 'mech'] as const
export const seats = { attacker: 'p1', defender: 'p2' } as const

/** The planet fought for, and one of the attacker's in the same system. */
export const planet: PlanetId = 'arinam'
export const beside: PlanetId = 'meer'

export interface Staged {
  state: Ti4
  /** The ship of the attacker's that is still on its way, where something waits for that. */
  coming?: UnitId
}
