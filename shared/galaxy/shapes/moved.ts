import type { Options } from '../../engine/options.ts'
import type { HexId } from '../hexes.ts'
import type { UnitId } from '../table.ts'
import type { Pieces } from './spots.ts'

/** Ships that can reach an activated system, each with its ways and what it may pick up along them. */
export interface Move extends Options {
  readonly shape: 'move'
  readonly ships: Readonly<Record<UnitId, MovingShip>>
  /** Ground Forces, PDS and Fighters some ship could take along, and what is aboard them already. */
  readonly cargo: Readonly<Record<UnitId, MovingCargo>>
  /** For each activated system: ships that count towards Fleet Supply now, and the most there may be after moving. */
  readonly fleet: Readonly<Record<HexId, Standing>>
  /** The same for systems that are left while Fighters of that player are there. */
  readonly left: Readonly<Record<HexId, Standing>>
  /** Fighters move on their own, and count towards Fleet Supply where they lack support. */
  readonly freeFighters?: true
  /** What each of those counts, where it is no whole ship. */
  readonly excess?: number
  /** More may come than a system may hold: what is too much goes from there. */
  readonly overflows?: true
  /** Leaders some ship could take along, and those aboard: they take no place. */
  readonly leaders?: Readonly<Record<string, MovingLeader>>
  /** So many ships may go a step further than the others: whichever take the ways that are `fast`. */
  readonly hastens?: number
  /** Systems whose ships let those pass that fly with a Diplomat, by where these set out. */
  readonly passages?: Readonly<Record<HexId, readonly HexId[]>>
  /** Where Fighters and Ground Forces lie, when their pieces could run short. */
  readonly supplements?: Pieces
}
export interface Standing {
  readonly now: number
  readonly most: number
  readonly fighters: number
  /** Places for Fighters. */
  readonly support: number
  /** Enemy ships are there, so that support is asked for only after the battle. */
  readonly enemies?: true
}
export interface MovingShip {
  readonly kind: string
  readonly at: HexId
  /** Where it would go: the activated system, or the other one in a transfer. */
  readonly to: HexId
  /** Ways worth telling apart, the plainest first. A single system: it stays there and loads. */
  readonly routes: readonly (readonly HexId[])[]
  /** So many of the last ones only with an Admiral who comes aboard where it sets out. */
  readonly led?: number
  /** So many of the last ones only as a ship that is hastened. */
  readonly fast?: number
  readonly capacity: number
  readonly carries: readonly string[]
  /** It counts towards Fleet Supply. */
  readonly counts?: true
  /** It is no ship but a structure that moves: nobody travels aboard. */
  readonly floats?: true
  /** Places for Fighters it brings without carrying any: a Space Dock that moves. */
  readonly supports?: number
}
export interface MovingLeader {
  readonly kind: string
  readonly at: HexId
  readonly planet?: string
  readonly aboard?: UnitId
}
export interface MovingCargo {
  /** It takes no place in what carries it. */
  readonly light?: true
  readonly kind: string
  readonly at: HexId
  readonly planet?: string
  /** It is aboard this ship and comes along with it, whether it is named or not. */
  readonly aboard?: UnitId
  /** This ship alone may take it. */
  readonly by?: UnitId
}
/** What moves, with its cargo; the route only where it matters. A ship of capacity that stays in the activated system may
 *  be named to pick up cargo there. */
export type Moved = Record<UnitId, { cargo?: UnitId[]; leaders?: string[]; route?: HexId[] }>
