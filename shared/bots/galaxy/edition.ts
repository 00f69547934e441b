import type { Seat, View } from '../../engine/rules.ts'
import type { Edition } from '../../galaxy/edition.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { Land, Landed } from '../../galaxy/shapes/land.ts'
import type { Move, Moved } from '../../galaxy/shapes/move.ts'
import type { Produce } from '../../galaxy/shapes/produce.ts'
import type { Turn } from '../../galaxy/shapes/turn.ts'
import type { CardOf, KindOf, PlanetOf, SystemOf, Table } from '../../galaxy/table.ts'
import type { Shares } from './choosing.ts'
import type { Temper } from './temper.ts'
import type { Wishes } from './wishes.ts'

/** What bots read of a table beside what the galaxy does. */
export interface BotTable extends Table {
  players: Record<Seat, Table['players'][Seat] & { points: number; actionCards: number; home?: HexId }>
}

/** What a bot sees, and how it is minded. */
export interface Seen<T extends BotTable> extends Pick<View, 'seat'> {
  readonly table: T
  readonly hand?: object
  readonly temper: Temper
}

/** What bots must know of an edition beside what galaxy knows of it: their functions are made from it. */
export interface BotEdition<T extends BotTable> {
  readonly edition: Edition<T>
  /** The planet that is worth most to whoever holds it. */
  readonly throne: PlanetOf<T>
  /** What a planet brings beside resources and influence. */
  charm(planet: PlanetOf<T>): number
  isPlanet(id: string): id is PlanetOf<T>
  isColony(planet: PlanetOf<T>): boolean
  /** Ground Forces that a ship is likely to hit before a landing. */
  bombards(kind: KindOf<T>): number
  /** Where a tactical action is under way. */
  underWay(table: T): HexId | undefined
  /** It can be damaged before it dies. */
  sustains(table: T, seat: Seat, kind: KindOf<T>): boolean
  wishesOf(seen: Seen<T>): Wishes<T>
  /** Resources not to be spent yet: for what else this round will ask for. */
  keptFor(seen: Seen<T>): number
  /** How the areas of counters are called, and how many lie in each. */
  readonly areas: Readonly<Record<keyof Shares, string>>
  counters(table: T, seat: Seat): Shares
  /** Where a Space Dock could be built with an action there. */
  dockSites(table: T, seat: Seat, hex: HexId): readonly PlanetOf<T>[]
  /** What is to be built, in this order, as long as it can be paid. */
  builds(seen: Seen<T>, wishes: Wishes<T>, options: Produce): Iterable<KindOf<T>>
  /** What else can be done as an action, and what that is worth in planets. */
  deed?(seen: Seen<T>, special: Turn['special']): { card: string; worth: number } | undefined
  /** How soon a strategy card is to be played: beside what planets are worth. */
  eager(card: CardOf<T>): number
  /** What a system helps or hinders beside what its planets produce. */
  appeal(system: SystemOf<T>): number
  /** Who comes along beside units. */
  readonly passengers?: {
    board(seen: Seen<T>, options: Move, moved: Moved): Moved
    land(options: Land, landed: Landed): Landed
  }
}
