import type { Seat, State } from '../engine/rules.ts'
import type { AgendaId } from './content/agendas.ts'
import type { Difficulty, GoalTrackId } from './content/ai.ts'
import type { Commodity, Resource, Resources, Saved, SheetId, Side } from './content/assets.ts'
import type { Edition } from './content/editions.ts'
import type { UnitName } from './content/effects.ts'
import type { EventId, Stage } from './content/events.ts'
import type { ExpansionSheetId } from './content/expansionSheets.ts'
import type { FactionId } from './content/factions.ts'
import type { IndustrySheetId } from './content/industrySheets.ts'
import type { NavigationSheetId } from './content/navigationSheets.ts'
import type { ObjectiveId } from './content/objectives.ts'
import type { RelicId } from './content/relics.ts'
import type { Chosen, SetId } from './content/sets.ts'
import type { TechnologyId } from './content/technologies.ts'
import type { WarfareSheetId } from './content/warfareSheets.ts'
import type { Verb } from './shapes/mark.ts'

export type Inscription = State<Table, Hand, Box>

/** Where the game stands, for the bar that says what happens next. */
export type Phase =
  | 'factions'
  | 'setup'
  | 'cardResources'
  | 'diceResources'
  | 'war'
  | 'council'
  | 'production'
  | 'between'
  | 'over'

/** Who can own a war, a slot or an objective: a seat, or the faction nobody plays. */
export type Power = Seat | 'ai'

export interface Table {
  phase: Phase
  round: number
  /** Grows with every part between two markers-down: what happens in the same step is shared. */
  step: number
  speaker: Seat
  /** Clockwise; the next one is the neighbour to the left. */
  order: Seat[]
  players: Record<Seat, Player>
  event?: EventId
  /** Events that are over, in order. */
  past: EventId[]
  decks: { events: number; relics: number }
  dice?: Dice
  /** None until the factions are set up. */
  objectives: Partial<Record<SheetId, OpenObjective>>
  /** Names on the Mecatol Rex sheet, from the topmost slot, and the step in which each was written. */
  mecatol: { name: Power; step: number }[]
  agenda?: Agenda
  /** Who cannot spend focus dice in the next strategy event, by a council's word. */
  focusDiceBanned?: Record<Seat, true>
  ai?: Ai
  /** Trade goods each claimed in the production event under way. */
  produced?: Record<Seat, number>
  scores?: Record<Seat, Score>
}

/** All sheets of a game are of one edition, and of the same sets. */
const anyMarks = ({ players }: Table): Marks | undefined => Object.values(players)[0]?.marks
export const editionOf = (table: Table): Edition => anyMarks(table)?.edition
export const chosenFor = (table: Table): Chosen => anyMarks(table) ?? {}

export interface OpenObjective {
  id: ObjectiveId
  /** Who completed it, and in which step. */
  by: Record<Power, number>
}

export interface Player {
  /** As they stood when all markers were last down. */
  marks: Marks
  /** This round's active sheets, once they are known. */
  active: SheetId[]
  /** Of the strategy event before. */
  before?: SheetId
  /** The second one, by the Dominus Orb. */
  beforeToo?: SheetId
  relicsInHand: number
}

export interface Dice {
  black: Resource[]
  focus: Record<Resource, number>
}

export interface Agenda {
  card: AgendaId
  votes?: Record<Seat, Ballot>
  /** Of the die that broke a tie. */
  tie?: Resource
  outcome?: 'pass' | 'fail'
  /** For one and two players: its fail side is the other outcome. */
  counter?: AgendaId
  /** What the AI cast. */
  against?: number
  /** For one and two players. */
  outcomes?: Record<Seat, 'pass' | 'fail'>
}

export interface Ballot {
  for?: 'pass' | 'fail'
  votes: number
  /** Cast without being spent. */
  free: number
}

/** Crossed-out icons of each track; in a stage that is over the others have lapsed. */
export interface Ai {
  difficulty: Difficulty
  /** In a two-player game, the side on which it stands for the first player. */
  side?: Side
  strength: Partial<Record<Stage, number>>
  votes: Partial<Record<Stage, number>>
  goals: Record<GoalTrackId, number>
  /** The stage whose war and council are over. */
  lapsed: { strength: number; votes: number }
}

export interface Score {
  sheets: Record<SheetId, number>
  objectives: Record<SheetId, number>
  /** One for every two trade goods left. */
  tradeGoods: number
  total: number
  votes: number
}

/** Everything a player has marked. Each sheet is a player's own; nobody else marks it. */
export interface Marks {
  /** Of what is printed on sheets and cards. */
  edition?: 2
  /** What the table is played with, where its options name it. */
  sets?: readonly SetId[]
  faction?: FactionId
  sheets: {
    navigation: NavigationSheetId
    expansion: ExpansionSheetId
    industry: IndustrySheetId
    warfare: WarfareSheetId
  }
  navigation: NavigationMarks
  expansion: ExpansionMarks
  industry: IndustryMarks
  warfare: WarfareMarks
  /** Saved assets by where they were claimed, such as `navigation:s33`. */
  assets: Record<string, { asset: Saved; spent?: true }>
  technologies: Partial<Record<TechnologyId, TechnologyMarks>>
  focus: Record<SheetId, Partial<Record<Resource, true>>>
  /** Relics played, in order. */
  relics: RelicId[]
  /** Victory points written by effects, by sheet. */
  written: Partial<Record<SheetId, number>>
}

export type TechnologyMarks = { crossed: number; unlocked?: true; embargoed?: true }

export interface NavigationMarks {
  explored: Record<string, true>
  claimed: Record<string, true>
  /** Systems a card has crossed out: they cannot be claimed. */
  crossed: Record<string, true>
  /** Hyperlanes traced, `from>to`; through a wormhole `from@wormhole@to`. */
  lines: string[]
  wormholes: Record<string, true>
  /** Written beside a relic system; Mecatol Rex's value lies on the table. */
  values: Record<string, number>
}

export interface ExpansionMarks {
  unlocked: Record<string, true>
  /** Planets that can never be unlocked. */
  crossed: Record<string, true>
  /** Icons crossed out, `p3.1.0` by planet, row and column; `d2.0` of a dock. */
  icons: Record<string, true>
  /** Assets claimed, `p3.r1` and `p3.c0`, `d2`. */
  claimed: Record<string, true>
  /** Assets that can no longer be claimed. */
  blocked: Record<string, true>
  docks: Record<string, 'built' | 'banned'>
  population: number
  /** Of these, crossed out by an ability; their points stay. */
  populationSpent: number
}

export type Cell = 'scrapped' | 'claimed' | 'blacked'

export interface IndustryMarks {
  cells: Record<string, Cell>
  commodities: Record<Commodity, number>
  councilors: number
  tradeGoods: Pool
  votes: Pool
  /** "+1 trade good" icons that no longer count. */
  iconsCrossed: number
}

export interface Pool {
  /** Places, where there are more than the first edition has. */
  size?: number
  claimed: number
  spent: number
}

export interface WarfareMarks {
  /** Units on the grid, in the order they were drawn. */
  units: { unit: UnitName; nodes: string[] }[]
  /** Bands begun, `cruiser1`: icons crossed out as letters, then built; or banned for good. */
  bands: Record<string, { icons: string; built?: true; banned?: true }>
  infantry: number
  unlocked: Partial<Record<UnitName, true>>
  /** Asset nodes claimed. */
  claimed: Record<string, true>
  /** How many wars are over: the deployment line. */
  line: number
  /** What neighbour assets add to every war on a side. */
  neighbours: Record<Side, number>
  wars: Record<string, WarMark>
  /** Spoils crossed out before their war, such as `2left`. */
  spoilt: Record<string, true>
}

export interface WarMark {
  strength: number
  result?: 'won' | 'lost' | 'tied'
}

export interface Hand {
  marks: Marks
  relics: Partial<Record<RelicId, true>>
  /** By which relic each relic system's value came: a relic's name is secret until it is played. */
  found: Record<string, RelicId>
  dealt: FactionId[]
  /** What the player declares later, by objective, or `mecatol`. */
  waits: Record<string, true>
  turn: Turn
}

/** What a seat is doing between two markers-down. */
export interface Turn {
  active: SheetId[]
  /** Spendings within each other; the last one is open. */
  spending: Spending[]
  /** Abilities and technologies used in this round. */
  used: Record<string, true>
  /** Marks made since markers were last down: names questions. */
  marks: number
  /** Something was marked that can be taken back until the marker is down. Absent in a round begun by an earlier build. */
  up?: boolean
  /** Black dice as this player reads them, while their resources can be spent. */
  dice?: Resource[]
  /** Each black die is spent twice. */
  doubled?: true
  /** Black dice whose resource went to another sheet, and where. Absent in a round begun by an earlier build. */
  redirected?: { die: Resource; sheets: SheetId[] }[]
  /** Focus dice rolled that are not unlocked on an active sheet yet. */
  focus?: Partial<Record<Resource, number>>
  /** Strength added for the war under way. */
  strength: Partial<Record<Side, number>>
  /** Trade goods claimed in the event under way. */
  gained: number
}

/** Resources and free marks to be used up; while a legal mark exists they must be. */
export interface Spending {
  /** What gave it, as a sentence. */
  by: string
  about?: string
  resources?: Resources
  /** Of any type. */
  any?: number
  /** Marks at no cost. */
  free?: { verb: Verb; times: number }
  /** Where they may be spent. */
  sheets: SheetId[]
  /** All on the sheet that is marked first. */
  oneSheet?: true
  /** Only there. */
  on?: string
  /** May be ended before it is used up. */
  may?: true
  /** The step's own: saved assets, abilities and relics may be used beside it. */
  main?: true
}

export interface Box {
  events: EventId[]
  relics: RelicId[]
  agendas: Record<2 | 3 | 4, AgendaId[]>
}
