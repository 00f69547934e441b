import type { Seat } from '../../../shared/engine/rules.ts'
import type { Change } from '../../../shared/galaxy/components/changes.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Volley } from '../table.ts'

/** How a kind of unit would fight and fly from a place. */
export interface Strength {
  readonly dice: number
  /** The least number that hits; absent for what does not fight. */
  readonly hitsOn?: number
  readonly move: number
  readonly capacity: number
  /** What changes how it hits and how far it moves. */
  readonly because: readonly Change[]
}

/** How it fights in a battle. */
export interface Combat {
  readonly dice: number
  /** The least number that hits; absent for what does not fight here. */
  readonly needs?: number
  /** How much better than printed. */
  readonly bonus: number
  /** What makes it so. */
  readonly because: readonly Change[]
}

/** Units of one kind on one side. */
export interface Rank extends Combat {
  readonly kind: string
  readonly count: number
  readonly damaged: number
}

export interface Side {
  readonly seat: Seat
  readonly role: 'attacker' | 'defender'
  readonly ranks: readonly Rank[]
  readonly cargo: number
  readonly thrown: readonly Volley[]
  /** What the other side's dice do to it. */
  readonly hits: number
  readonly retreatsTo?: HexId
}
