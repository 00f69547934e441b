import { baseSystems } from './baseSystems.ts'
import type { FactionId } from './factionIds.ts'
import { laterSystems } from './laterSystems.ts'
import type { PlanetId } from './planets.ts'
import type { SetId } from './sets.ts'

export type Wormhole = 'alpha' | 'beta' | 'gamma' | 'delta'
export type Anomaly = 'asteroidField' | 'gravityRift' | 'nebula' | 'supernova'

const printed = { ...baseSystems, ...laterSystems }

export type SystemId = keyof typeof printed

export interface System {
  readonly id: SystemId
  /** The number on the tile, as map strings name it. */
  readonly number: number
  readonly set: SetId
  readonly name: string
  /** `standard` tiles are dealt by the colour of their back; `faction` tiles come with a faction and are no home. */
  readonly kind: 'home' | 'standard' | 'mecatol' | 'faction' | 'nexus'
  /** Of standard tiles. Those of factions have a green one, and nobody deals them. */
  readonly back?: 'blue' | 'red'
  readonly planets: readonly PlanetId[]
  readonly wormholes?: readonly Wormhole[]
  /** Its other side, which it is turned to once and for all. */
  readonly active?: { readonly wormholes: readonly Wormhole[] }
  readonly anomalies?: readonly Anomaly[]
  readonly home?: FactionId
  /** Lies beside the map, adjacent to nothing but by its wormholes. */
  readonly offMap?: true
  /** Whose tile it is where it is no home. */
  readonly faction?: FactionId
}

export const systems: Readonly<Record<SystemId, System>> = printed
