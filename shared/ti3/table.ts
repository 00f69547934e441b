import type { Seat, State } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { ObjectiveId } from './content/objectives.ts'
import type { PlanetId } from './content/planets.ts'
import type { RaceId } from './content/races.ts'
import type { PlayerCount } from './content/setups.ts'
import type { SystemId } from './content/systems.ts'
import type { TechnologyId } from './content/technologies.ts'
import type { TradeCardId } from './content/tradeCards.ts'
import type { UnitKind } from './content/units.ts'

export type Systems = Partial<Record<SystemId, true>>

/** What lies on a TI3 table, in hands and in the box. */
export type Ti3 = State<Table, Hand, Box>

/** Where the game stands, for the bar that says what happens next. */
export type Phase = 'homes' | 'faceDown' | 'galaxy' | 'stationing' | 'ready'

export interface Table {
  phase: Phase
  /** How many play; it decides the shape of the galaxy. */
  seats: PlayerCount
  speaker: Seat
  /** Lobby order from the first player, until home places are chosen; then clockwise on the map from the speaker. */
  order: Seat[]
  players: Record<Seat, PlayerSheet>
  galaxy: Galaxy
  units: Record<string, Unit>
  planets: Partial<Record<PlanetId, { owner: Seat; exhausted?: true }>>
  /** How many cards are left to draw; which, nobody knows. */
  decks: { action: number; political: number; objective: number }
  supply: { tradeGoods: number }
}

export interface PlayerSheet {
  race: RaceId
  /** The place on the map, once chosen, and for five players its number. */
  home?: HexId
  position?: number
  /** Systems still in hand. */
  systems: number
  /** They had to be shown: they are public from then on. */
  shown?: Systems
  /** The last system laid held no planet, so the next one must if possible. */
  owesPlanet?: true
  points: number
  tradeGoods: number
  counters: { strategy: number; pool: number; fleet: number; reinforcements: number }
  technologies: Partial<Record<TechnologyId, true>>
  /** Trade cards lying with the contract side up. */
  contracts: Partial<Record<TradeCardId, true>>
  actionCards: number
  secretObjectives: number
}

export interface Galaxy {
  /** Who builds it: the players together, or chance by the same rules. */
  built: 'together' | 'random'
  ring: number
  /** The number of systems laid so far; whose turn it is follows from it. */
  laid: number
  tiles: Record<HexId, Tile>
}

export interface Tile {
  /** Absent while it lies face down. */
  system?: SystemId
  by?: Seat
}

export interface Unit {
  kind: UnitKind
  of: Seat
  at: HexId
  /** Absent for what flies. */
  planet?: PlanetId
}

export interface Hand {
  systems: Systems
  secretObjective?: ObjectiveId
}

export interface Box {
  /** Systems not dealt yet, top first; what was removed unseen lies in `removed`. */
  systems: SystemId[]
  removed: SystemId[]
  faceDown?: SystemId
  actionCards: string[]
  politicalCards: string[]
  objectives: ObjectiveId[]
  /** Public and secret objectives left out of this game, seen by nobody. */
  unused: ObjectiveId[]
}
