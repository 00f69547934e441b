import type { HexId } from '../../../shared/galaxy/hexes.ts'

export interface OwnerArt {
  readonly seat: string
  readonly colour: string
  readonly emblem: string
}

export interface PlanetArt {
  readonly id: string
  readonly name: string
  readonly resources: number
  readonly influence: number
  readonly specialty?: string
  readonly traits?: readonly string[]
  /** No planet, but a trade station in space. */
  readonly station?: true
  /** Cards attached to it. */
  readonly attachments?: readonly string[]
  readonly owner?: OwnerArt
  readonly exhausted?: true
}

export interface TileArt {
  readonly system: string
  readonly name: string
  readonly planets: readonly PlanetArt[]
  readonly wormholes?: readonly string[]
  readonly special?: string
  readonly home?: boolean
  readonly mecatol?: boolean
}

export interface UnitArt {
  readonly kind: string
  readonly count: number
  readonly damaged?: number
  /** More than its kind says: how it is drawn, and what it is called. */
  readonly look?: Look
}

export interface Look {
  readonly glyph: string
  readonly name: string
}

/** One player's ships in a system, and what sits in them. */
export interface FleetArt {
  readonly owner?: OwnerArt
  readonly ships: readonly UnitArt[]
  readonly cargo: readonly UnitArt[]
  /** Kinds of leaders aboard. */
  readonly leaders?: readonly string[]
}

/** One player's units on a planet. */
export interface GroundArt {
  readonly planet: string
  readonly owner?: OwnerArt
  readonly units: readonly UnitArt[]
  readonly leaders?: readonly string[]
}

/** What lies on a planet or in a system beside units: `unseen` where it is face down, `noted` where one alone knows it. */
export interface TokenArt {
  readonly kind: string
  /** Absent for what lies in space. */
  readonly planet?: string
  readonly noted?: true
}

export interface MapPlace {
  readonly hex: HexId
  readonly tile?: TileArt
  readonly faceDown?: boolean
  /** A home waiting at its place, its player not yet joined. */
  readonly ghost?: boolean
  /** No system, but lanes between sides, clockwise from the top. */
  readonly lanes?: readonly (readonly [number, number])[]
  /** No tile yet: a place of the current ring, of a later ring, or one kept for a home. */
  readonly empty?: 'open' | 'later' | 'home'
  readonly owner?: OwnerArt
  readonly fleets?: readonly FleetArt[]
  readonly ground?: readonly GroundArt[]
  /** Command counters lying there. */
  readonly counters?: readonly OwnerArt[]
  readonly tokens?: readonly TokenArt[]
  /** The action under way takes place here, and whose it is. */
  readonly active?: OwnerArt
  /** Whoever laid it just now, shown until it is no news any more. */
  readonly by?: OwnerArt | undefined
  /** Just placed. */
  readonly fresh?: boolean
}

/** `far` drops names and fine marks and enlarges the values. */
export type Detail = 'far' | 'near'
