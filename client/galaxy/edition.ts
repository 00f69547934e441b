import type { ComponentType } from 'preact'
import type { Refusal, Shapes } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import { type RulesOfRefusals, refuse, ruled } from '../../shared/galaxy/refuse.ts'
import type { Asked } from '../room/asked.ts'
import type { TermBook } from '../text/galaxy/terms.ts'
import type { Language } from '../text/text.ts'
import type { Reads } from './reads.ts'
import type { Table } from './table.ts'

/** A system as it is printed. */
export interface SystemPrint {
  readonly planets: readonly string[]
  readonly wormholes: readonly string[]
  /** What makes its border red. */
  readonly special?: string
  /** Whose home it is. */
  readonly home?: string
}

export interface PlanetPrint {
  readonly system: string
  readonly resources: number
  readonly influence: number
  readonly specialty?: string
  readonly traits?: readonly string[]
  readonly station?: true
}

type Book = Readonly<Record<string, string>>

/** What the screens must know of an edition before its galaxy stands; what they read of it later is fetched then. */
export interface GalaxyEdition<T extends Table = Table> {
  /** The game it is: `ti3`. */
  readonly id: string
  /** The system in the middle of every galaxy. */
  readonly middle: string
  /** Systems that lie beside the map, under their own ids. */
  readonly besideMap: readonly string[]
  system(id: string): SystemPrint
  planet(id: string): PlanetPrint | undefined
  /** How systems, planets and peoples are called on what is printed. */
  printedName(kind: string, id: string): string | undefined
  /** Drawings of what makes a border red in this edition alone. */
  readonly hazards: Readonly<Record<string, ComponentType<{ system: string }>>>
  /** Every place of this table's map, from the middle outwards. */
  places(table: T): readonly HexId[]
  /** What an empty place waits for. */
  emptyAt(table: T, hex: HexId): 'open' | 'later' | 'home'
  homeSystemOf(table: T, seat: Seat): string | undefined
  /** Whether forces stand on the map, or are about to. */
  isInPlay(table: T): boolean
  /** Whether players lay systems just now. */
  isLaying(table: T): boolean
  /** Systems in a hand, shown from it or laid now, in printed order. */
  systemsIn(held: Readonly<Record<string, unknown>>): readonly string[]
  /** Where the game stands before the first round, and who comes next in it. */
  stage(table: T): string
  next(table: T, waiting: readonly Seat[]): readonly Seat[]
  /** The paragraphs of its rulebook that refusals come from while the galaxy is built. */
  readonly layingRules: RulesOfRefusals
  /** How answers are judged before the galaxy stands. */
  readonly shapes: Shapes
  /** What is asked in a way of its own. */
  dockFor(ask: Asked): ComponentType<{ ask: Asked }> | undefined
  /** The phase in which peoples are chosen: what stands on a sheet before means nothing. */
  readonly choosing: string
  /** The word for a people, under which its names stand: `race`. */
  readonly peoples: string
  /** What is mine, and what lies open before a player, before the first round; and once rounds are played. */
  readonly FirstMine: ComponentType
  readonly FirstPlayer: ComponentType<{ seat: Seat }>
  readonly Player: ComponentType<{ seat: Seat }>
  /** What is said while the galaxy is built, what is said once it stands, what is printed on cards, and words of the rules. */
  readonly books: Readonly<
    Record<
      Language,
      {
        first(): Promise<Book>
        play(): Promise<Book>
        cards(): Promise<Book>
        terms(): Promise<TermBook>
      }
    >
  >
  /** What the screens of play read of it. */
  reads(): Promise<Reads<T>>
}

/** Why a system may not be laid there. */
export const because = (code: string): Refusal => ruled(edition.layingRules, refuse(code))

/** The edition that is played: a page shows one game at a time. */
export let edition: GalaxyEdition

export const playEdition = (played: GalaxyEdition): void => {
  edition = played
}
