import type { Seat } from '../engine/rules.ts'
import type { HexId } from './hexes.ts'
import type { KindOf, PlanetOf, Table, UnitId } from './table.ts'

/** The numbers and permissions every edition's components may change. An edition adds its own. */

/** A roll to hit: where, in which step, by which side. */
export interface Fight<Planet extends string = string, Step extends string = string> {
  hex: HexId
  planet?: Planet
  step: Step
  side: 'attacker' | 'defender'
  against?: Seat
  /** 1 for the first round of dice; 0 for what comes before. */
  round: number
}

/** Each number rules ask for, with what it depends on. */
export interface Numbers<T extends Table> {
  /** Added to the die. */
  combat: { kind: KindOf<T> } & Fight<PlanetOf<T>>
  /** Dice against Fighters before a battle. */
  barrageDice: { kind: KindOf<T> }
  /** `hurried`: a card has made this very ship faster in this round. */
  move: { kind: KindOf<T>; from: HexId; hurried?: true }
  /** Ships of one movement that go a step further. */
  hastened: Record<never, never>
  /** Units a ship carries. */
  capacity: { kind: KindOf<T> }
  cost: { kind: KindOf<T> }
  /** Units of a kind its cost pays for. */
  built: { kind: KindOf<T> }
  /** Units of a kind its cost pays for besides, which count towards no limit of what is produced. */
  besides: { kind: KindOf<T> }
  /** Fighters and troops, among all that is produced at once, that its limits leave out. */
  uncounted: Record<never, never>
  /** Steps that ships go further once, if they leave what lifts them on their way. */
  lifted: Record<never, never>
  /** Ships a system may hold. */
  fleetSupply: { hex?: HexId }
  /** Command counters the Fleet area may hold. */
  fleetCounters: Record<never, never>
  /** Units that may be produced at once. */
  production: { planet?: PlanetOf<T> }
  /** Fighters a Space Dock supports. */
  dockFighters: Record<never, never>
  /** Resources given with each production there, for that alone. */
  freeResources: { hex: HexId }
  /** Action Cards a hand may hold, and those of the Status Phase. */
  handLimit: Record<never, never>
  statusCards: Record<never, never>
  /** Votes a planet gives. */
  planetVotes: { planet: PlanetOf<T> }
  initiative: Record<never, never>
  resources: { planet: PlanetOf<T> }
  influence: { planet: PlanetOf<T> }
  /** What a planet is worth besides as it is exhausted. */
  spentBesides: { planet: PlanetOf<T>; worth: 'resources' | 'influence' }
  /** Resources or influence a trade good counts. */
  goodsWorth: Record<never, never>
}

/** Each thing that is allowed or not, with what it depends on. */
export interface Permissions<T extends Table> {
  throughAsteroids: { kind: KindOf<T> }
  throughSupernovas: { kind: KindOf<T> }
  throughIonStorms: { kind: KindOf<T> }
  throughNebulas: { kind: KindOf<T> }
  /** `from`: where the ship sets out; `hex`: where the enemies are. */
  throughEnemies: { kind: KindOf<T>; from: HexId; hex: HexId }
  /** Fighters move on their own, bar the way and count towards the ships of a system above their support. */
  freeFighters: Record<never, never>
  carriesTroops: { kind: KindOf<T> }
  /** Troops that take no place in ships, nor in space where a ship of theirs has places. */
  ridesFree: { kind: KindOf<T> }
  entersWormholes: Record<never, never>
  /** Wormholes of one kind lead to those of the other. */
  joinsWormholes: Record<never, never>
  /** Retreating from a Space Battle here, `early` before it begins; allowed unless something forbids. */
  retreats: { hex: HexId; early?: true }
  /** Building at this unit; allowed unless something forbids. */
  produces: { dock: UnitId }
  /** Buying units of this kind; allowed unless something forbids. */
  purchases: { kind: KindOf<T> }
  activates: { hex: HexId }
  /** Leaving a system with a counter of one's own, with what is taken along. */
  leavesActivated: { kind: KindOf<T> }
  /** Leaving what lifts ships without any risk. */
  braves: { hex: HexId }
  /** Counters of one's own keep nothing of one's own where it is. */
  movesActivated: Record<never, never>
  /** Ships passing through a system; allowed unless something forbids. */
  passes: { hex: HexId }
  /** Planets that are taken come ready. */
  takesReady: { planet: PlanetOf<T> }
}
