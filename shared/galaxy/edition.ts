import type { Seat } from '../engine/rules.ts'
import type { HexId } from './hexes.ts'
import type { Numbers, Permissions } from './numbers.ts'
import type { RulesOfRefusals } from './refuse.ts'
import type { CardOf, KindOf, PlanetOf, SystemOf, Table, UnitId } from './table.ts'

/** What galaxy must know of the edition that is played: its functions are made from it, `forcesWith(edition)`. The words of
 *  an edition are those its table names. */
export interface Edition<T extends Table> {
  /** Before the names of its rules: `ti3/18.movement`. */
  readonly name: string
  readonly kinds: readonly KindOf<T>[]
  typeOf(kind: KindOf<T>): UnitType
  /** Of a kind that is none, and yet fights, holds and falls with its planet like a ground force. */
  alsoTroop?(table: T, seat: Seat, kind: KindOf<T>): boolean
  /** What sits in a ship until it lands. */
  readonly landing: readonly KindOf<T>[]
  /** Troops in space lie in a certain ship; where they do not, they have places in all of a system's ships together. */
  readonly inShips?: true
  /** What produces, what few of which stand on a planet, and what brings Fighters their places. */
  readonly dock: KindOf<T>
  readonly pds: KindOf<T>
  readonly carrier: KindOf<T>
  /** What is printed of a kind for whoever plays it. */
  print(table: T, seat: Seat, kind: KindOf<T>): UnitPrint<KindOf<T>>
  system(id: SystemOf<T>): { readonly planets: readonly PlanetOf<T>[] }
  planet(id: PlanetOf<T>): PlanetPrint<SystemOf<T>>
  /** Planets that came to lie where none was printed, and those that are there no more; nothing where everything lies as
   *  printed. */
  planetsMoved?(
    table: T,
  ):
    | { readonly laid: Readonly<Record<string, HexId>>; readonly gone: Readonly<Record<string, true>> }
    | undefined
  homeSystem(table: T, seat: Seat): SystemOf<T> | undefined
  /** Pieces of a kind that are his and lie neither on the board nor in his reinforcements. */
  away?(table: T, seat: Seat, kind: KindOf<T>): number
  /** Systems adjacent to this one, as one player sees them or all. */
  links(table: T, hex: HexId, seat?: Seat): readonly HexId[]
  /** Where a player's ships may go from here in one step, while that is not everything adjacent. */
  sails?(table: T, hex: HexId, seat: Seat): readonly HexId[] | undefined
  /** Systems that ships of a kind treat as adjacent wherever they are; nobody else does. */
  bridges?(table: T, seat: Seat, kind: KindOf<T>): readonly HexId[]
  /** What they depend on besides the tiles: they are looked up once for each. */
  linksBy(table: T, seat?: Seat): string
  /** What is asked of ships that fly through a system, and what slows them there. */
  hazardsAt(table: T, hex: HexId): readonly Hazard[]
  /** Why nobody may activate a system, whatever happens: a code of refusal. */
  closedTo(table: T, hex: HexId): string | undefined
  /** Whether ships may come to rest there, where something in the system may keep them out. */
  mayRest?(table: T, seat: Seat, kind: KindOf<T>, hex: HexId): boolean
  readonly sailing?: Sailing
  readonly rules: RulesOfRefusals
  numberOf<N extends keyof Numbers<T>>(
    table: T,
    of: Seat | undefined,
    name: N,
    printed: number,
    about: Numbers<T>[N],
  ): number
  permits<P extends keyof Permissions<T>>(
    table: T,
    of: Seat,
    name: P,
    about: Permissions<T>[P],
    otherwise?: boolean,
  ): boolean
  judging<P extends keyof Permissions<T>>(
    table: T,
    of: Seat,
    name: P,
    otherwise?: boolean,
  ): Judge<Permissions<T>[P]>
  /** A card has made this very ship faster in this round. */
  isHurried(table: T, seat: Seat, ship: UnitId): boolean
  /** All there are, in printed order. */
  readonly strategyCards: readonly CardOf<T>[]
  initiative(card: CardOf<T>): number
  /** Trade goods, and whatever counts as such. */
  goods(sheet: T['players'][Seat]): number
}

/** Written as a method, since an edition may know more of what it judges by than galaxy asks. */
type Judge<A> = { judge(about: A): boolean }['judge']

export type UnitType = 'ship' | 'ground' | 'structure'

export interface UnitPrint<Kind extends string = string> {
  readonly type: UnitType
  readonly cost: number
  /** How many units one payment of the cost builds. */
  readonly built: number
  /** At this or more a die hits; absent for what does not fight. */
  readonly combat?: number
  readonly dice: number
  /** 0 for what cannot move by itself. */
  readonly move: number
  readonly capacity: number
  readonly carries?: readonly Kind[]
  /** Plastic pieces of each player; the unlimited kinds go on with counters. */
  readonly pieces: number
  readonly unlimited?: true
  readonly sustainsDamage?: true
  /** Dice against Fighters before a battle. */
  readonly antiFighterBarrage?: { readonly dice: number }
  /** So many of them on a planet. */
  readonly perPlanet?: number
  /** Fighters it supports where it stands. */
  readonly fighterCapacity?: number
  /** What each Fighter above its support counts towards those ships, where it may stay; a whole one where nothing is said. */
  readonly excess?: number
  /** A structure that lies in space. */
  readonly inSpace?: true
}

export interface PlanetPrint<System extends string = string> {
  /** Absent for what is found, and lies where a card puts it. */
  readonly system?: System
  readonly resources: number
  readonly influence: number
  /** It lies in space: nothing ever stands on it, and who alone has ships there holds it. */
  readonly station?: true
}

/** Something in a system that ships mind. `shut`: none flies on from it. `needs`: only what is permitted this does. `slows`:
 *  who sets out from it goes one step at the most; `becalms`: what is printed as his move is 1, whatever is added to it.
 *  `lifts`: who leaves it goes one step more, at a risk unless he braves it. */
export interface Hazard {
  readonly shut?: true
  readonly needs?: 'throughAsteroids' | 'throughSupernovas' | 'throughIonStorms' | 'throughNebulas'
  readonly slows?: true
  readonly becalms?: true
  readonly lifts?: true
}

/** How ships fly and load, where it is not as in the third edition. */
export interface Sailing {
  /** Fighters bar the way as all ships do. */
  readonly fightersBar?: true
  /** Ships that stay where they are load nothing. */
  readonly loadsOnTheMove?: true
  /** What lies beside enemy ships may be picked up. */
  readonly loadsAmongEnemies?: true
  /** More may come than a system may hold: what is too much goes from there. */
  readonly overflows?: true
}
