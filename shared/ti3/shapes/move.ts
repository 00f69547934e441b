import type { Options, Shape } from '../../engine/options.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { UnitKind } from '../content/units.ts'
import type { UnitId } from '../table.ts'

/** Ships that can reach an activated system, each with its ways and what it may pick up along them. */
export interface Move extends Options {
  readonly shape: 'move'
  readonly ships: Readonly<Record<UnitId, MovingShip>>
  /** Ground Forces, PDS and Fighters some ship could take along. */
  readonly cargo: Readonly<Record<UnitId, MovingCargo>>
  /** For each activated system: ships that count towards Fleet Supply now, and the most there may be after moving. */
  readonly fleet: Readonly<Record<HexId, { readonly now: number; readonly most: number }>>
}
export interface MovingShip {
  readonly kind: UnitKind
  readonly at: HexId
  /** Where it would go: the activated system, or the other one in a transfer. */
  readonly to: HexId
  /** Ways worth telling apart, from its own system to where it goes, shortest first. */
  readonly routes: readonly (readonly HexId[])[]
  readonly capacity: number
  readonly carries: readonly UnitKind[]
  /** It counts towards Fleet Supply. */
  readonly counts?: true
}
export interface MovingCargo {
  readonly kind: UnitKind
  readonly at: HexId
  readonly planet?: string
  /** It is aboard this ship now and comes along with it unless another takes it. */
  readonly aboard?: UnitId
}
/** What moves, with its cargo; the route only where it matters. A ship of capacity that stays in the activated system may
 *  be named to pick up cargo there. */
export type Moved = Record<UnitId, { cargo?: UnitId[]; route?: HexId[] }>

export const move: Shape<Move, Moved> = {
  check: () => undefined,
  sample: () => ({}),
}
