import type { Seat } from '../engine/rules.ts'
import type { Holds } from '../galaxy/components/holding.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type * as galaxy from '../galaxy/numbers.ts'
import type { AgendaId } from './content/agendas.ts'
import type { PlanetId } from './content/planets.ts'
import type { StrategyCardId } from './content/strategyCards.ts'
import type { Colour, TechnologyId } from './content/technologies.ts'
import type { UnitKind } from './content/units.ts'
import type { Table, Unit, UnitId } from './table.ts'

/** The numbers and permissions the rules of this edition ask for. */

/** Each number rules ask for, with what it depends on. */
export interface Numbers extends galaxy.Numbers<Table> {
  /** Influence paid for removing the custodians token. */
  custodiansPrice: Record<never, never>
  /** Influence others pay to activate a system, or to land on a planet: so many times 1. */
  activationPrice: { hex: HexId }
  landingPrice: { planet: PlanetId }
  /** Command Tokens of the Status Phase. */
  statusTokens: Record<never, never>
  /** Hits of a space cannon that are about to be taken. */
  cannonHits: Record<never, never>
  /** Units a planet or a space area produces besides what lies there. */
  placeProduction: { hex: HexId; planet?: PlanetId }
  /** Units produced in a system besides, wherever there. */
  systemProduction: { hex: HexId }
  /** Secret objectives a player may have, scored ones among them. */
  secretObjectives: Record<never, never>
  /** Resources research costs with the strategy card. */
  researchPrice: Record<never, never>
  /** Symbols he has besides those of his technologies. */
  symbols: { colour: Colour }
  /** Taken off what one research costs. */
  researchDiscount: Record<never, never>
  /** Votes beside those of planets. */
  additionalVotes: Record<never, never>
  /** Votes one may have for each Trade Good. */
  votesForGood: Record<never, never>
  /** Votes that come once he has cast any. */
  votesThatFollow: Record<never, never>
  /** Planets that are readied when the Agenda Phase ends. */
  planetsReadied: Record<never, never>
  /** Commodities a player replenishes to. */
  commodities: Record<never, never>
  /** Hits that one use of Sustain Damage cancels. */
  sustained: Record<never, never>
  /** Added to hits that are about to be assigned to one's units. */
  hitsTaken: Record<never, never>
  /** Added to dice of Space Cannon that are thrown at one's units, and of Bombardment at one's planets. */
  firedAt: Record<never, never>
  bombarded: { planet: PlanetId }
  /** Bombardment of units without any: the lowest die that hits, or 0. */
  bombardment: { kind: UnitKind }
  /** Dice that one of the units has besides, each time they use such an ability. `isFavoured`: of several planets bombarded at
   *  once, it is the one that is to have them. */
  additionalDice: { step: 'barrage' | 'spaceCannon' | 'bombardment'; isFavoured: boolean }
  /** Dice of one unit in a combat round. */
  combatDice: { unit: UnitId }
  /** What a hit of Bombardment counts. */
  bombardmentHits: Record<never, never>
  /** Prerequisites that may be missing. */
  ignoredPrerequisites: { technology: TechnologyId }
  /** Action Cards that come along whenever he draws any; as many are discarded then. */
  cardsDrawn: Record<never, never>
  /** Cards drawn for one exploration, of which one is carried out. */
  explorations: { planet?: PlanetId }
  /** Command Tokens in place of what is researched. */
  tokensForResearch: Record<never, never>
}

/** Each thing that is allowed or not, with what it depends on. */
export interface Permissions extends galaxy.Permissions<Table> {
  /** Coming to rest in a supernova; flying through is another thing. */
  intoSupernovas: { kind: UnitKind; hex: HexId }
  /** Transactions with players who are no neighbours; it is enough that one of the two may. */
  tradesAfar: { partner: Seat }
  /** One transaction beside those of the turn or agenda, wherever he lives. */
  tradesBesides: { partner: Seat }
  /** Being given Alliances of others; allowed unless something forbids. */
  receivesAlliance: Record<never, never>
  /** Action Cards as part of transactions; it is enough that one of the two may. */
  tradesCards: { partner: Seat }
  /** Giving away a planet as part of transactions. */
  tradesPlanet: { planet: PlanetId }
  /** Voting on an agenda, and exhausting planets for it; allowed unless something forbids. */
  votes: { card: AgendaId }
  votesWithPlanets: { card: AgendaId }
  /** Casting votes beside those one has; allowed unless something forbids. */
  addsVotes: Record<never, never>
  /** Producing anything in a system; allowed unless something forbids. */
  producesIn: { hex: HexId }
  /** Moving ships into a system; allowed unless something forbids. */
  movesInto: { hex: HexId }
  /** Having goods taken by Pillage, or technologies copied; allowed unless something forbids. */
  pillaged: { by: Seat }
  copied: { by: Seat }
  /** Moving through a wormhole of this kind here; allowed unless something forbids. */
  sailsWormhole: { hex: HexId; letter: string }
  /** Bombardment of units on a planet, and units coming to lie there; allowed unless something forbids. */
  bombards: { planet: PlanetId }
  places: { planet: PlanetId }
  /** Planetary Shield does not keep him from it. */
  bombardsShielded: Record<never, never>
  /** Planetary Shield and Space Cannon of his PDS there; allowed unless something forbids. */
  usesPds: { hex: HexId }
  /** His Anti-Fighter Barrage falls on all ships. */
  barragesShips: Record<never, never>
  /** Keeping his strategy cards when they go back. */
  keepsStrategyCards: Record<never, never>
  /** Rolling for Anti-Fighter Barrage where no Fighters are. */
  barragesInVain: { hex: HexId; against: Seat }
  /** Tactical Actions in systems that hold his Command Token: both come back, and his turn is over. */
  reactivates: Record<never, never>
  /** Voting before all others. */
  votesFirst: Record<never, never>
  /** Voting goes counterclockwise while it lasts. */
  votesBackwards: Record<never, never>
  /** Fighters that go down with ground forces, and fight like them. */
  landsFighters: { hex: HexId }
  /** Using Sustain Damage; allowed unless something forbids. */
  sustains: { kind: UnitKind; planet?: PlanetId }
  /** Something comes of each hit it sustains, before it takes the next. */
  sustainsSingly: { kind: UnitKind; planet?: PlanetId }
  /** He is asked whether it falls in place of sustaining damage, though nothing else is to be chosen. */
  fallsInstead: { kind: UnitKind }
  /** Having Anti-Fighter Barrage fired at one's units; allowed unless something forbids. */
  barraged: { hex: HexId }
  /** Planets he bombards are exhausted. */
  exhaustsBombarded: Record<never, never>
  /** Hits of his Space Cannon go to other ships than Fighters first. */
  cannonsSpareFighters: Record<never, never>
  /** Combat rolls in a round; allowed unless something forbids. */
  rollsInCombat: { round: number }
  /** Playing anything, or using what is a choice, in answer to something; allowed unless something forbids. */
  responds: Record<never, never>
  /** Playing Action Cards, and keeping a strategy card one chose; allowed unless something forbids. */
  playsCards: Record<never, never>
  keepsPick: Record<never, never>
  /** Using abilities of the faction that are a choice; allowed unless something forbids. */
  usesAbilities: Record<never, never>
  /** More PDS on a planet than are usual. */
  anyPds: Record<never, never>
  /** Researching without prerequisites. */
  researchesFreely: { technology: TechnologyId }
  /** All prerequisites made up for by an Infantry of his. */
  researchesForInfantry: { technology: TechnologyId }
  /** Voting, and with planets, whatever forbids it. */
  alwaysVotes: Record<never, never>
  /** Throwing dice of his unit abilities anew. */
  rerollsAbilities: Record<never, never>
  /** Ground forces from planets in and around the active system that land with the others. */
  gathersTroops: { hex: HexId }
  /** Scoring public objectives while planets of the home system are lost. */
  scoresWithoutHome: Record<never, never>
  /** Units of kind `by` producing such; allowed unless something forbids. */
  yields: { by: UnitKind; kind: UnitKind }
  /** The secondary ability of a strategy card without its token. */
  secondaryFree: { card: StrategyCardId }
  /** Its primary ability in place of the secondary one. */
  primaryInstead: { card: StrategyCardId }
  /** Ships being shot at by Space Cannon; allowed unless something forbids. */
  firedUpon: { hex: HexId }
  /** Moving as if there were no anomalies. */
  ignoresAnomalies: Record<never, never>
  /** Hits of a kind of ship that other ships than Fighters have to take. */
  sparesFighters: { kind: UnitKind; hex: HexId }
  /** Moving ahead of the other ships, which may go on by the wormhole it brings along. */
  movesFirst: { kind: UnitKind }
  /** Landing where no Space Cannon may answer. */
  landsUnharmed: Record<never, never>
  /** Mecatol Rex has an alpha and a beta wormhole. */
  gateAtMecatol: Record<never, never>
  /** Ground forces that stand beside those of others, or on a planet of theirs, fight for it although they have not landed. */
  fightsUnlanded: Record<never, never>
  /** Exploring frontiers where he has ships after a Tactical Action there. */
  exploresFrontiers: Record<never, never>
  /** Retreating to systems where he has nothing, and nobody else. */
  retreatsFreely: Record<never, never>
  /** Exploring planets taken from another player. */
  exploresTaken: { planet: PlanetId }
  /** Capturing this unit, which is destroyed together with all that has `fallen`. */
  captures: { unit: Unit; fallen: readonly Unit[] }
  /** Captured units that pay for what he produces, and make up for the prerequisites of their upgrade. */
  paysWithCaptives: Record<never, never>
  researchesForCaptive: Record<never, never>
  /** Technology specialties without exhausting their planets. */
  keepsSpecialties: Record<never, never>
}

export interface Words {
  table: Table
  numbers: Numbers
  permissions: Permissions
}

/** What is so while a component is held or in force. */
export type Effect = Holds<Words>
