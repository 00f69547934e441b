import type { Seat, State } from '../engine/rules.ts'
import type * as holding from '../galaxy/components/holding.ts'
import type { Scene } from '../galaxy/components/moments.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { Battle } from './battle.ts'
import type { LeaderId } from './content/leaders.ts'
import type { ObjectiveId } from './content/objectives.ts'
import type { PlanetId } from './content/planets.ts'
import type { PoliticalCardId } from './content/politicalCards.ts'
import type { RaceId } from './content/races.ts'
import type { SetId } from './content/sets.ts'
import type { PlayerCount } from './content/setups.ts'
import type { StrategyCardId } from './content/strategyCards.ts'
import type { SystemId } from './content/systems.ts'
import type { TechnologyId } from './content/technologies.ts'
import type { TradeCardId } from './content/tradeCards.ts'
import type { UnitKind } from './content/units.ts'
import type { Variants } from './options.ts'

export type { Battle, SabotageRun } from './battle.ts'

export type Systems = Partial<Record<SystemId, true>>

/** What lies on a TI3 table, in hands and in the box. */
export type Ti3 = State<Table, Hand, Box>

/** Where the game stands, for the bar that says what happens next. */
export type Phase =
  | 'races'
  | 'homes'
  | 'faceDown'
  | 'galaxy'
  | 'stationing'
  | 'strategy'
  | 'action'
  | 'status'
  | 'over'

export interface Table {
  phase: Phase
  /** Whose components are in play; those of the first box alone where nothing is said. */
  sets?: SetId[]
  /** What was chosen when it opened, where it is not the usual. */
  variants?: Variants
  /** How many play; it decides the shape of the galaxy. */
  seats: PlayerCount
  /** 0 until the galaxy stands. */
  round: number
  /** It ended because all wished so. */
  agreed?: true
  speaker: Seat
  /** Lobby order from the first player, until home places are chosen; then clockwise on the map from the first player. */
  order: Seat[]
  players: Record<Seat, PlayerSheet>
  galaxy: Galaxy
  units: Record<UnitId, Unit>
  /** How many units were ever placed: the next one's id follows from it. */
  unitsMade: number
  planets: Partial<Record<PlanetId, PlanetCard>>
  /** Domain Counters on planets, and those that were seen and lie in the box. */
  domains?: Partial<Record<PlanetId, CounterOn>>
  boxedDomains?: string[]
  /** Where every leader is, where the table plays with them. */
  leaders?: Record<LeaderId, Leader>
  /** The round in which a Diplomat last sent invaders of this planet back. */
  delayed?: Partial<Record<PlanetId, number>>
  /** Command counters on the map. */
  activated: Record<HexId, Record<Seat, true>>
  /** Those this table is played with; the others are not there. */
  strategyCards: Record<StrategyCardId, StrategyCardPlace>
  /** Who held Initiative in the round before. */
  lastInitiative?: Seat
  /** Whose turn it is in the Action Phase. */
  active?: Seat
  /** How many turns were taken so far. */
  turns?: number
  /** While somebody decides what he does next: the moment whose cards are his to play before he does. */
  occasion?: Scene
  /** The tactical or transfer action under way. */
  doing?: UnderWay
  /** The Space Battle or Invasion Combat under way. */
  battle?: Battle
  /** Action Cards that are revealed and have not done all they do. */
  played?: string[]
  /** Command counters are being redistributed, by all at once or one after the other. */
  redistribution?: 'atOnce' | 'inTurn'
  /** Counters just gained, waiting in the Command Pool, where these alone may change their area. */
  newCounters?: Record<Seat, number>
  agenda?: Agenda
  negotiation?: Negotiation
  /** Trade goods offered for trade goods, by `from>to`. */
  deals?: Record<string, Deal>
  laws: Partial<Record<PoliticalCardId, Law>>
  /** Revealed public objectives, with the markers of those who claimed them. */
  objectives: Partial<Record<ObjectiveId, Record<Seat, true>>>
  /** Age of Empire: all of them, as they lie from the left; the last one is Imperium Rex. */
  line?: ObjectiveId[]
  /** How many of them the token has reached; it lies beside the line at first. */
  token?: number
  /** Who is asked what he gives up for want of supply: until then he has too much somewhere. */
  overSupply?: Seat
  /** What lasts longer than the segment that began it; by `lastingKey`. */
  lasting: Record<string, Lasting>
  /** How many cards are left to draw; which, nobody knows. */
  decks: { action: number; political: number; objective: number }
  /** Action cards that lie open, to be taken. */
  openCards?: string[]
  discards: { action: string[]; political: PoliticalCardId[] }
  supply: { tradeGoods: number }
}

export interface PlanetCard {
  owner: Seat
  exhausted?: true
  /** The round in which its owner took it; absent for a home planet since the beginning. */
  taken?: number
}

/** Which one it is where it lies open; `kept` by whoever took the planet first and could have removed it. */
export interface CounterOn {
  face?: string
  kept?: true
}
/** In one place of these: on a planet, aboard a ship, captive, in flight while his fate is decided, or out of the game. */
export type Leader = { of: Seat } & (
  | { planet: PlanetId }
  | { aboard: UnitId }
  | { captor: Seat }
  | { fleeing: true }
  | { gone: true }
)

export interface StrategyCardPlace {
  bonus: number
  holder?: Seat
  used?: true
  /** It was not picked in this round, but kept from the one before. */
  kept?: true
}

export interface UnderWay {
  kind: 'tactical' | 'transfer'
  of: Seat
  /** The activated system, or both. */
  hexes: HexId[]
  /** PDS that fired in it and ships that bombarded in it: each does so once. */
  fired: Record<UnitId, true>
  /** Space Docks that moved in it and build nothing. */
  moved?: Record<UnitId, true>
  /** Planets whose counters were looked at in it: nobody lands there. */
  probed?: PlanetId[]
}

/** A political card read to all, and what was voted so far. */
export interface Agenda {
  card: PoliticalCardId
  /** What can be elected: ids of the card's kind, or `for` and `against`. */
  candidates: string[]
  /** One after the other; an abstention names nothing. */
  votes: Record<Seat, { count: number; what?: string[] }>
  /** Who is asked now. */
  asked?: Seat
}

export interface Law {
  elected?: string[]
}

/** Negotiations of the Trade Strategy. */
export interface Negotiation {
  of: Seat
  /** Agreements offered, by `from>to`: the card given, and the card asked for. */
  offers: Record<string, { from: Seat; to: Seat; gives: TradeCardId; wants: TradeCardId; accepted?: true }>
  /** Those that were declined, by `from>to` and what each card pays. */
  declined?: Record<string, true>
  /** The active player has ended them: what still lies open is answered, nothing new is offered. */
  closing?: true
}

export interface Deal {
  from: Seat
  to: Seat
  gives: number
  wants: number
}

/** Something with an end: of movement and the PDS fire after it, the first casualties of a battle, this round of dice,
 *  this battle, the technologies bought now, this agenda, this turn, this phase, this game round, the one after it; once a
 *  vote was missed for it; or as its own component says. */
export interface Lasting extends holding.Lasting {
  hex?: HexId
  planet?: PlanetId
  /** It ends when `by` no longer holds the planet. */
  whileHeld?: true
  /** The action card that lies there for it, and is discarded when it ends. */
  card?: string
  until:
    | 'movement'
    | 'casualties'
    | 'combatRound'
    | 'battle'
    | 'purchase'
    | 'agenda'
    | 'turn'
    | 'phase'
    | 'round'
    | 'vote'
    | 'nextRound'
    | 'lapse'
    | 'lost'
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
  /** Counters on the map are in none of these. */
  counters: Counters
  technologies: Partial<Record<TechnologyId, true>>
  /** Trade cards lying with the contract side up. */
  contracts: Partial<Record<TradeCardId, true>>
  /** Trade cards of partners, one for each agreement; for each, a card of one's own lies before the partner. */
  agreements: Partial<Record<TradeCardId, true>>
  actionCards: number
  /** Political cards in hand, where they are held at all. */
  politicalCards?: number
  /** Political cards laid down in this turn in place of trade goods, not spent yet. */
  spare?: number
  secretObjectives: number
  /** The secret objective, once achieved and shown. */
  achieved?: ObjectiveId
  /** The secret objective, shown without being fulfilled: lost. */
  forfeited?: ObjectiveId
  passed?: true
  /** Without a planet and a unit on the board: he watches. */
  out?: true
  /** What objectives and abilities remember; `round` ends with the game round. */
  memory: Record<string, true | 'round'>
  /** Lazax Survivors he keeps. */
  survivors?: string[]
}

export interface Counters {
  strategy: number
  pool: number
  fleet: number
  reinforcements: number
}

export interface Galaxy {
  /** Who builds it: the players together, or chance by the same rules; or it lies from the beginning. */
  built: 'together' | 'random' | 'given'
  ring: number
  /** The number of systems laid so far; whose turn it is follows from it. */
  laid: number
  tiles: Record<HexId, Tile>
}

export interface Tile {
  /** Absent while it lies face down. */
  system?: SystemId
  by?: Seat
  /** Wormholes found there since. */
  discovered?: ('alpha' | 'beta')[]
}

export type UnitId = string

export interface Unit {
  kind: UnitKind
  of: Seat
  at: HexId
  /** Absent for what is in space. */
  planet?: PlanetId
  /** The ship that carries it: Ground Forces and PDS in space always name one; Fighters never do. */
  aboard?: UnitId
  damaged?: true
  /** The round a Space Dock was built in, which begins to produce in the next. */
  built?: number
}

export interface Hand {
  systems: Systems
  secretObjective?: ObjectiveId
  /** Dealt, while one of them is chosen. */
  races?: RaceId[]
  actionCards: Record<string, true>
  /** Political cards looked at and not put back yet. */
  politicalCards?: PoliticalCardId[]
  /** Political cards of one's own, to be played or spent. */
  politicalHand?: Partial<Record<PoliticalCardId, true>>
  /** Cards of the objective deck looked at and not put down yet. */
  objectives?: ObjectiveId[]
  /** The action card deck, while it is looked through. */
  actionDeck?: string[]
  /** Action cards of others that this seat was shown, as they were then. */
  seen?: Record<Seat, Record<string, true>>
  /** What probing showed, of counters that still lie face down. */
  domains?: Partial<Record<PlanetId, string>>
}

export interface Box {
  /** Systems not dealt yet, top first; what was removed unseen lies in `removed`. */
  systems: SystemId[]
  removed: SystemId[]
  faceDown?: SystemId
  actionCards: string[]
  politicalCards: PoliticalCardId[]
  /** Political cards of which all know that they were in the deck: somebody searched it and named one. */
  named?: Partial<Record<PoliticalCardId, true>>
  objectives: ObjectiveId[]
  /** Public and secret objectives left out of this game, seen by nobody. */
  unused: ObjectiveId[]
  /** Counters that lie face down, by planet, and those no planet was there for. */
  domains?: Partial<Record<PlanetId, string>>
  unusedDomains?: string[]
}
