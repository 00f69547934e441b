import type { Seat } from '../engine/rules.ts'
import type { Lasting } from './components/holding.ts'
import type { HexId } from './hexes.ts'

/** What lies on the table of every galaxy. An edition's own table says more, and names its kinds, planets and systems. */
export interface Table {
  round: number
  speaker: Seat
  /** Clockwise. */
  order: Seat[]
  players: Record<Seat, PlayerSheet>
  galaxy: { tiles: Record<HexId, Tile> }
  units: Record<UnitId, Unit>
  /** How many units were ever placed: the next one's id follows from it. */
  unitsMade: number
  planets: Record<string, PlanetCard | undefined>
  /** Command counters on the map. */
  activated: Record<HexId, Record<Seat, true>>
  strategyCards: Record<string, { holder?: Seat } | undefined>
  lasting: Record<string, Lasting>
  battle?: Battle
  /** Cards that were revealed and have not done all they do: they lie open, and stay there when discards become the deck. */
  played?: string[]
  /** Who is asked what he gives up for want of supply: until then he has too much somewhere. */
  overSupply?: Seat
  /** What is left where trade goods are counted out; without it there is no end of them. */
  supply?: { tradeGoods: number }
}

export interface Tile {
  /** Absent while it lies face down. */
  system?: string
}

export type UnitId = string

export interface Unit {
  kind: string
  of: Seat
  at: HexId
  /** Absent for what is in space. */
  planet?: string
  /** The ship that carries it, where the edition says which one does. */
  aboard?: UnitId
  damaged?: true
}

export interface PlanetCard {
  owner: Seat
  exhausted?: true
  /** The round in which its owner took it; absent for a home planet since the beginning. */
  taken?: number
}

export interface PlayerSheet {
  tradeGoods: number
  counters: { fleet: number; strategy: number; reinforcements: number }
  /** Without a planet and a unit on the board: he watches. */
  out?: true
}

/** A fight under way, in space or on a planet. */
export interface Battle<Planet extends string = string> {
  hex: HexId
  planet?: Planet
  attacker: Seat
  defender: Seat
  /** 0 before the first round of dice. */
  round: number
  /** What each side threw last, as the dice lie: hits are counted when casualties are taken. */
  thrown?: Record<Seat, Volley[]>
  /** Hits of the last throw a seat need not take; below 0, so many more. */
  spared?: Record<Seat, number>
}

/** Dice of one kind of unit. */
export interface Volley<Kind extends string = string> {
  kind: Kind
  needs: number
  dice: number[]
  /** A die that shows so much brings so many hits besides. */
  more?: { from: number; hits: number }
}

/** The words of an edition, as its table names them. */
export type UnitOf<T extends Table> = T['units'][UnitId]
export type KindOf<T extends Table> = UnitOf<T>['kind']
export type PlanetOf<T extends Table> = keyof T['planets'] & string
export type CardOf<T extends Table> = keyof T['strategyCards'] & string
export type SheetOf<T extends Table> = T['players'][Seat]
/** Where command counters lie on a sheet, ready to be spent. */
export type AreaOf<T extends Table> = Exclude<keyof SheetOf<T>['counters'], 'reinforcements'> & string
export type LastingOf<T extends Table> = T['lasting'][string]
export type SystemOf<T extends Table> = NonNullable<T['galaxy']['tiles'][HexId]['system']>
