import type { Seat } from '../engine/rules.ts'
import type { Holds } from '../galaxy/components/holding.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type * as galaxy from '../galaxy/numbers.ts'
import type { Fight } from './battle.ts'
import type { PlanetId } from './content/planets.ts'
import type { PoliticalCardId } from './content/politicalCards.ts'
import type { StrategyCardId } from './content/strategyCards.ts'
import type { Colour, TechnologyId } from './content/technologies.ts'
import type { UnitKind } from './content/units.ts'
import type { Table, UnitId } from './table.ts'

/** The numbers and permissions the rules of this edition ask for. */

/** The numbers only this edition asks for, with what they depend on. */
export interface Numbers extends galaxy.Numbers<Table> {
  combat: { kind: UnitKind } & Fight
  /** Added to the dice of PDS that fire from another system. */
  farFire: { against: Seat }
  pdsRange: { hex: HexId }
  /** Shots of a Space Dock that fires as PDS do. */
  dockShots: { unit: UnitId }
  /** Ground Forces that come by one orbital drop. */
  orbitalDrop: Record<never, never>
  /** Hits a fleet takes with the first casualties of a battle there. */
  waitingHits: { hex: HexId }
  /** Hits on its side that have to go to this ship before any other, in the whole battle. */
  firstHits: { unit: UnitId }
  statusCounters: Record<never, never>
  /** Trade goods of one active agreement. */
  agreement: Record<never, never>
  /** Trade goods of all agreements together. */
  income: Record<never, never>
  /** Influence for one command counter, where a secondary ability sells them. */
  counterPrice: { card: StrategyCardId }
  /** Resources paid before landing on a planet nobody holds. */
  landingPrice: { planet: PlanetId }
  technologyCost: { colour: Colour | undefined; technology: TechnologyId }
  /** Trade goods, or ready planets in their place, for activating a system. */
  toll: { hex: HexId }
  /** Counters from Strategy Allocation for picking a strategy card while there is another. */
  pickCost: { card: StrategyCardId }
  /** Counters a Tactical Action costs from the Command Pool beside the one it places. */
  tacticalCost: Record<never, never>
  /** All votes of a player. */
  votes: Record<never, never>
  /** How many technologies may be missing below one that is learnt; `bought` is 1 where it is paid for. */
  waivedPrerequisites: { bought: 0 | 1 }
}

/** What is allowed or not in this edition alone. */
export interface Permissions extends galaxy.Permissions<Table> {
  /** Being damaged in place of being destroyed, where it is not printed. */
  sustains: { kind: UnitKind }
  /** Remembering what was destroyed in a Space Battle, to build its like. */
  salvages: Record<never, never>
  /** Going from a controlled system to any other as if they lay side by side. */
  conducts: Record<never, never>
  bombardsPds: { kind: UnitKind }
  fightersInvade: Record<never, never>
  /** Bombarding this planet; allowed unless something forbids. */
  bombards: { kind: UnitKind; planet: PlanetId }
  /** Landing on a planet that is not one's own; allowed unless something forbids. */
  invades: { planet: PlanetId }
  /** Holding a planet on which no Ground Force is left; allowed unless something forbids. */
  holdsBare: { planet: PlanetId }
  /** Local Unrest on this planet of one's own; allowed unless something forbids. */
  suffersUnrest: { planet: PlanetId }
  /** At more than one Space Dock in a round, from now on; allowed unless something forbids. */
  producesAtSeveral: Record<never, never>
  /** Where what a dock builds may be placed beside its own system. */
  buildsBeside: { from: HexId; to: HexId }
  twoTacticalActions: Record<never, never>
  secondaryFree: { card: string }
  /** Using a secondary ability, or what stands in for it; allowed unless something forbids. */
  usesSecondary: { card: string }
  /** Using the primary ability in place of, or after, the secondary one, at the same cost. */
  primaryInstead: { card: string }
  primaryAsWell: { card: string }
  /** Break an agreement with this player by mere announcement. */
  breaksWith: { partner: Seat }
  agreesFreely: Record<never, never>
  /** Making an agreement with this player; allowed unless something forbids. */
  agrees: { partner: Seat }
  tradesCards: Record<never, never>
  /** Moving counters between areas in the Status Phase; allowed unless something forbids. */
  redistributes: Record<never, never>
  /** A planet with a specialty has that of each colour. */
  everySpecialty: { planet: PlanetId }
  /** Whether a strategy card may be picked at all. */
  picks: { card: StrategyCardId }
  /** Keeping the strategy card he picked, not giving it away; allowed unless something forbids. */
  keepsPick: Record<never, never>
  /** Keeping a strategy card for the next round. */
  keeps: { card: StrategyCardId }
  /** An opponent's action card aims at this unit of one's own; allowed unless something forbids. */
  targeted: { kind: UnitKind }
  /** Objectives ask for no home planets. */
  claimsAbroad: Record<never, never>
  /** Drawing action cards; allowed unless something forbids. */
  drawsCards: Record<never, never>
  /** Those of the Status Phase unseen; allowed unless something forbids. */
  drawsUnseen: Record<never, never>
  /** Voting on this agenda; allowed unless something forbids. */
  votes: { card: PoliticalCardId }
  /** Getting a technology by any means, `bought` where it is paid for; allowed unless something forbids. */
  learns: { technology: TechnologyId; colour: Colour | undefined; bought: 0 | 1 }
}

export interface Words {
  table: Table
  numbers: Numbers
  permissions: Permissions
}

/** What is so while a component is held or in force. */
export type Effect = Holds<Words>
