import type { Seat, State } from '../engine/rules.ts'
import type * as components from '../galaxy/components/holding.ts'
import type { Elects } from '../galaxy/election.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { Offer } from '../galaxy/offers.ts'
import type * as galaxy from '../galaxy/table.ts'
import type { AgendaId } from './content/agendas.ts'
import type { AttachmentId } from './content/attachments.ts'
import type { FactionId } from './content/factionIds.ts'
import type { FormId } from './content/factions.ts'
import type { LeaderId, UnlockCondition } from './content/leaders.ts'
import type { LegendaryPlanetId } from './content/legendaryPlanets.ts'
import type { ObjectiveId } from './content/objectives.ts'
import type { PlanetId, Trait } from './content/planets.ts'
import type { Printing } from './content/printings.ts'
import type { RelicId } from './content/relics.ts'
import type { SetId } from './content/sets.ts'
import type { SetupId } from './content/setups.ts'
import type { StrategyCardId } from './content/strategyCards.ts'
import type { SystemId } from './content/systems.ts'
import type { TechnologyId } from './content/technologies.ts'
import type { UnitKind } from './content/units.ts'
import type { Lanes } from './hyperlanes.ts'

/** What lies on a TI4 table, in hands and in the box. */
export type Ti4 = State<Table, Hand, Box>

/** Where the game stands, for the bar that says what happens next. */
export type Phase =
  | 'draft'
  | 'factions'
  | 'galaxy'
  | 'starting'
  | 'strategy'
  | 'action'
  | 'status'
  | 'agenda'
  | 'over'

export interface Table {
  phase: Phase
  /** Whose components are in play. */
  sets: SetId[]
  printing: Printing
  /** Victory points that win. */
  goal: 10 | 14
  /** The shape of the galaxy. */
  setup: SetupId
  /** 0 until the first Strategy Phase. */
  round: number
  /** It ended because all wished so. */
  agreed?: true
  speaker: Seat
  /** Clockwise, as everybody sits and as homes lie. */
  order: Seat[]
  players: Record<Seat, PlayerSheet>
  /** What is drafted, until the game begins. */
  draft?: Draft
  /** Nobody leads these. */
  banned?: Partial<Record<FactionId, true>>
  galaxy: Galaxy
  units: Record<UnitId, Unit>
  /** How many units were ever placed: the next one's id follows from it. */
  unitsMade: number
  planets: Partial<Record<PlanetId, PlanetCard>>
  /** They stay with a planet, whoever holds it. [12.2] */
  attachments?: Partial<Record<PlanetId, Partial<Record<AttachmentId, true>>>>
  /** Sleeper tokens, and whose they are: they lie where they lie, whoever controls the planet. */
  sleepers?: Partial<Record<PlanetId, Seat>>
  /** What lies in systems, each by its token and, of several, its number: `creuss_alpha`, `gamma_wormhole.2`. */
  tokens?: Record<TokenKey, HexId>
  /** Planets that are no more. */
  destroyed?: Partial<Record<PlanetId, true>>
  /** Planets that are being laid waste: nothing comes to stand there in place of what is destroyed. */
  doomed?: readonly PlanetId[]
  /** The wormhole nexus shows all its wormholes. [100] */
  nexusOpen?: true
  /** Command Tokens on the map. */
  activated: Record<HexId, Record<Seat, true>>
  strategyCards: Record<StrategyCardId, StrategyCardPlace>
  /** The custodians token still lies on Mecatol Rex. */
  custodians?: true
  /** Whose turn it is in the Action Phase. */
  active?: Seat
  /** The system that was activated in this turn, for what comes at its end. */
  turnSystem?: HexId
  /** How many turns were taken so far. */
  turns: number
  /** The Tactical Action under way. */
  doing?: UnderWay
  /** The strategic action under way. */
  strategic?: Strategic
  /** The combat under way, in space or on a planet. */
  battle?: Battle
  /** Action Cards that are revealed and have not done all they do. */
  played?: string[]
  /** Who is asked what he gives up: until then he has too much somewhere. */
  overSupply?: Seat
  /** Offers that lie open, each under `p1>p2`. */
  deals?: Record<string, Deal>
  /** What was declined, under `p1>p2` as its offer was, until the two agree on something. */
  declined?: Record<string, Declined>
  /** Who had a transaction with whom in this turn, or on this agenda: `p1+p2`. [94.1, 94.6] */
  traded?: Record<string, true>
  /** Chances there were to Pillage. */
  pillages?: number
  /** How often something was spent that somebody may wait for. */
  spendings?: number
  /** What was promised, the latest last: it binds nobody. [28.4] */
  promises?: Pledge[]
  /** The agenda that is voted on, from its reveal until everything that comes of it has happened. */
  agenda?: Vote
  laws: Partial<Record<AgendaId, Law>>
  /** Revealed public objectives, with the control tokens of those who scored them. */
  objectives: Partial<Record<ObjectiveId, Record<Seat, true>>>
  /** Done just now, as far as secret objectives may ask for it, whoever holds them; it is scored at once or not at all. [61.5] */
  deeds?: Record<Seat, Partial<Record<ObjectiveId, true>>>
  /** How many lie face down; which, nobody knows. */
  faceDown: { stage1: number; stage2: number }
  lasting: Record<string, Lasting>
  /** How many cards are left to draw. */
  decks: Record<'action' | 'agenda' | 'secret' | 'relic' | ExplorationDeck, number>
  discards: { action: string[]; agenda: AgendaId[] } & Record<ExplorationDeck, string[]>
  /** Cards of legendary planets that somebody has: whoever controls the planet. [53] */
  legendary?: Partial<Record<LegendaryPlanetId, OpenCard>>
}

export type Draft = MiltyDraft | BagDraft

/** Everybody picks a slice, a faction and a place, in an order there and back again. */
export interface MiltyDraft {
  kind: 'milty'
  /** Their names are letters. */
  slices: Record<SliceId, SystemId[]>
  factions: FactionId[]
  /** First of all the Speaker's, then clockwise. */
  homes: HexId[]
  /** How many picks were made. */
  made: number
  picks: Record<Seat, Pick>
}

/** Bags go round, and everybody takes from each that comes. */
export interface BagDraft {
  kind: 'bag'
  picks?: never
  /** How often they have gone on. */
  made: number
  /** How many factions everybody gets. */
  factions: number
}

export type SliceId = string

export interface Pick {
  slice?: SliceId
  faction?: FactionId
  /** 1 is the Speaker's. */
  place?: number
}

export interface PlanetCard {
  owner: Seat
  exhausted?: true
  /** The round in which its owner took it; absent for a home planet since the beginning. */
  taken?: number
}

export interface StrategyCardPlace {
  /** Trade Goods that lie on it. */
  goods: number
  holder?: Seat
  exhausted?: true
}

export interface UnderWay {
  of: Seat
  /** The active system. */
  hex: HexId
  /** Players whose notes lay open before him when it began. */
  friends?: Seat[]
  /** Planets on which he has landed ground forces. */
  landed?: PlanetId[]
  /** Whose Space Cannon have just hit. */
  fires?: Seat
  /** The turn has been ended in the middle of it. */
  isCut?: true
  /** Planets with sleepers, and PDS, that were not there yet when the system was activated. */
  fresh?: (PlanetId | UnitId)[]
  /** The active system had no wormhole of its own or of a token when it was activated. */
  newGate?: true
}

export interface Strategic {
  of: Seat
  card: StrategyCardId
  /** Who has to use the secondary ability, for nothing. */
  free?: Record<Seat, true>
  /** Who is using it with a token of the active player. */
  borrows?: Seat
}

export interface Battle extends galaxy.Battle<PlanetId> {
  /** What has sustained damage in this round. */
  sustained?: Record<UnitId, true>
  /** Who announced a retreat in this round. */
  retreats?: Seat
  /** Who has to announce one in this round, if he can. */
  routed?: Seat
  /** Nobody wins it, whoever is left. */
  drawn?: true
  /** What was destroyed in it so far. */
  destroyed?: Partial<Record<UnitKind, true>>
  /** Ships that fight like the flagship of somebody else, and whose. */
  likened?: Record<UnitId, Seat>
  /** Ground forces that fight as ships. */
  asShips?: UnitId[]
  /** Whose commander serves the winner from now on, but was not there to win it. */
  ruled?: Seat
}

export interface Law {
  elected?: string[]
  exhausted?: true
}

export interface Vote {
  card: AgendaId
  /** The first or the second of this phase. */
  nth: 1 | 2
  /** For or against, or what is elected. */
  elects: Elects
  /** Everything it can be voted for. */
  candidates: string[]
  /** So far; none by who abstained or may not vote. */
  votes: Record<Seat, { count: number; what?: string[] }>
  /** Who votes now. */
  asked?: Seat
  /** What he has to vote for, if he votes now. */
  bound?: string
  /** What it has come to. */
  decided?: string
  /** Who is elected in place of that. */
  elected?: Seat
  /** What others have foretold, by the card it was foretold with. [8.22] */
  predictions?: Record<string, Prediction>
  /** Who looks alone at the card that is voted on beneath this one; once it is shown, which it is. */
  hidden?: Seat
  shown?: AgendaId
}

export interface Prediction {
  by: Seat
  outcome: string
}

/** Something with an end: of the roll of a unit ability at hand, the hits at hand, this movement, this combat round, this combat, this use of Production, this research, this Tactical Action, until the
 *  next action is over, this turn, this agenda, this phase, this game round, or the beginning of the next Strategy Phase, at which it happens. */
export interface Lasting extends components.Lasting {
  until:
    | 'roll'
    | 'hits'
    | 'movement'
    | 'combatRound'
    | 'combat'
    | 'production'
    | 'research'
    | 'tacticalAction'
    | 'action'
    | 'turn'
    | 'agenda'
    | 'phase'
    | 'round'
    | 'strategyPhase'
}

export interface PlayerSheet {
  faction: FactionId
  /** Whose place it lives in, where it has none of its own. */
  form?: FormId
  /** Where it lives; beside the map this is no hex of it. */
  home: HexId
  /** Systems still in hand. */
  systems: number
  points: number
  tradeGoods: number
  commodities: number
  /** He may spend them as Trade Goods, once. */
  lent?: true
  fragments?: Partial<Record<Fragment, number>>
  /** Absent once they are purged. [51] */
  leaders?: Partial<Record<LeaderId, LeaderCard>>
  /** Units he has captured. [17] */
  captives?: Captives
  /** Whose Command Tokens lie in his fleet pool. */
  edicts?: Record<Seat, true>
  /** What a commander waits for that is done once and seen no more. */
  feats?: Partial<Record<UnlockCondition, true>>
  relics?: Partial<Record<RelicId, OpenCard>>
  /** Explorations that are kept, as they lay in their deck. */
  kept?: Record<string, true>
  /** Command Tokens; those on the map are in none of these. */
  counters: Tokens
  technologies: Partial<Record<TechnologyId, TechnologyCard>>
  actionCards: number
  /** Not scored yet. */
  secretObjectives: number
  /** Those of his hand that a law lays open. */
  openSecrets?: Secrets
  /** Secret objectives, once scored and shown. */
  scored: Partial<Record<ObjectiveId, true>>
  /** Promissory notes in hand. */
  notes: number
  /** Others have given him some, which he may still hold. */
  gotNotes?: true
  /** Those of others that lie open before him. */
  laidOut: Record<NoteKey, true>
  passed?: true
  out?: true
}

/** What is counted and may change hands. */
/** A captured unit, of what kind, and behind a dot whose: `cruiser.p2`, `infantry`. */
export type CaptiveKey = UnitKind | OwnedCaptive
type OwnedCaptive = `${UnitKind}.${Seat}`
export type Captives = Partial<Record<CaptiveKey, number>>

export type Counted = Plain | OwnedCaptive
type Plain = 'tradeGoods' | 'commodities' | Fragment
export type Goods = Partial<Record<Plain, number>> & Record<OwnedCaptive, number>
export type Fragment = `${Trait | 'unknown'}_relic_fragment`

export type ExplorationDeck = Trait | 'frontier'
export type TokenKey = string

/** One side of a transaction, as everybody sees it. */
export interface Parcel {
  goods: Goods
  note?: true
  /** How many Action Cards. */
  cards?: number
  /** It changes hands, and what its owner has there goes elsewhere. */
  planet?: PlanetId
}

export interface Deal extends Offer {
  gives: Parcel
  wants: Parcel
  /** What is promised beside it. */
  says?: string
}

/** Offers in vain, as all saw them, the latest last. */
export interface Declined {
  offers: string[]
  /** In this turn, or on this agenda. */
  now?: true
}

/** What the two of a deal alone know of it. */
export interface Sealed {
  gives?: NoteKey
  wants?: NoteKey
  cards?: string[]
}

export interface Pledge {
  round: number
  by: Seat
  to: Seat
  says: string
}

/** It lies open before a player, ready or exhausted. */
export interface OpenCard {
  exhausted?: true
  /** Trade Goods that lie on it until it is readied. */
  goods?: number
}

export interface LeaderCard extends OpenCard {
  /** A commander or hero who cannot act yet. */
  locked?: true
  /** A hero who acts until the round is over. */
  acting?: true
}

export interface TechnologyCard extends OpenCard {
  /** A copy of another player's, and the token it is copied with. */
  token?: 'valefar_assimilator_x' | 'valefar_assimilator_y'
  /** Units that lie on it, on their way back. */
  units?: number
}

export type Pool = 'tactic' | 'fleet' | 'strategy'
export type Tokens = Record<Pool | 'reinforcements', number>

/** A promissory note and the colour it came with: `ceasefire.p2`. */
export type NoteKey = string

export interface Galaxy {
  /** Who builds it: the players together, or chance by the same rules; or it lies from the beginning. */
  built: 'together' | 'random' | 'given'
  ring: number
  /** The number of systems laid from hands so far; whose turn it is follows from it. */
  laid: number
  /** What lies beside the map stands here under the id of its system. */
  tiles: Record<HexId, Tile>
  /** Hyperlane tiles, which are no systems. [44.2] */
  lanes?: Lanes
  /** Where homes are attached, in a galaxy with a shape of its own. */
  homes?: HexId[]
}

export interface Tile {
  system?: SystemId
  by?: Seat
}

export type UnitId = string

export interface Unit {
  kind: UnitKind
  of: Seat
  at: HexId
  /** Absent for what is in space, troops and Fighters among it: no ship in particular carries them. [16.4] */
  planet?: PlanetId
  damaged?: true
}

export interface Bag {
  systems: Systems
  factions: FactionId[]
}

export type Systems = Partial<Record<SystemId, true>>
export type Secrets = Partial<Record<ObjectiveId, true>>

export interface Hand {
  systems: Systems
  /** Dealt or drafted, while one of them is chosen. */
  factions?: FactionId[]
  /** From which something is taken before it goes on. */
  bag?: Bag
  /** Dealt, while one of them is chosen. */
  dealt?: ObjectiveId[]
  secretObjectives: Secrets
  /** Agendas on their way back to the deck. */
  lookedAt?: AgendaId[]
  actionCards: Record<string, true>
  notes: Record<NoteKey, true>
  /** What it knows of offers it made or was made. */
  deals?: Record<string, Sealed>
  /** Cards of another that he chooses from. */
  looksAt?: string[]
  /** Notes it was shown, by whom. */
  shown?: Record<Seat, Record<NoteKey, true>>
  /** The agenda beneath the one that is voted on. */
  agenda?: AgendaId
}

export interface Box extends Record<ExplorationDeck, string[]> {
  /** Not dealt yet, top first; those of the five-player galaxy are laid from there. */
  systems: { blue: SystemId[]; red: SystemId[] }
  actionCards: string[]
  agendas: AgendaId[]
  secrets: ObjectiveId[]
  /** Face down on the table, in the order they are revealed. */
  faceDown: ObjectiveId[]
  /** Public objectives left out of this game, seen by nobody. */
  unused: ObjectiveId[]
  relics: RelicId[]
}
