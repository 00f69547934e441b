import type { Options, Refusal } from '../../engine/options.ts'
import type { HexId } from '../hexes.ts'
import type { Paid } from '../payment.ts'
import type { Pieces } from './spots.ts'

/** Building at the Space Docks of one system, and new docks beside them. */
export interface Produce extends Options {
  readonly shape: 'produce'
  readonly hex: HexId
  /** By planet of the dock: how many units it builds at once, and whether it is blockaded, which bars ships. One in space
   *  goes by its own id, and says where what lands is placed unless said otherwise; nowhere, where that is empty. */
  readonly docks: Readonly<
    Record<
      string,
      {
        readonly most: number
        readonly mostOf?: Readonly<Kinds>
        readonly blockaded?: true
        readonly lands?: string
      }
    >
  >
  /** No more than one of these docks may build anything. */
  readonly oneDock?: true
  /** All these docks together build no more units. */
  readonly most?: number
  /** All units together cost no more. */
  readonly mostCost?: number
  /** Planets where a new Space Dock may be built. */
  readonly newDocks: readonly string[]
  readonly prices: Readonly<Partial<Record<string, UnitPrice>>>
  /** Kinds that are not to be had, and why. */
  readonly not: Readonly<Partial<Record<string, Refusal>>>
  /** Where ships may be placed; its own system comes first. */
  readonly space: Readonly<Record<HexId, Berth>>
  /** Where Ground Forces and PDS may be placed, with room for PDS; the dock's own planet unless something allows more. */
  readonly ground: Readonly<Record<string, { readonly pds: number }>>
  /** Places left on ships that take what lands from docks in space; they are then lost to Fighters. */
  readonly holds?: Readonly<Record<string, number>>
  /** Ground Forces and PDS need not stay on the planet of the dock that builds them. */
  readonly anyPlanet?: true
  /** What lands may stay in space. */
  readonly afloat?: true
  /** More may be built than Fleet Supply and support allow: what is too much goes afterwards. */
  readonly overflows?: true
  /** Planets where a new dock is cheaper. */
  readonly cheapDocks?: Readonly<Record<string, number>>
  /** Fighters a new dock supports. */
  readonly dockFighters?: number
  /** Kinds whose pieces could run out, so that counters would lie alone. */
  readonly pieces?: Pieces
  /** Captured units, each of which pays for one of its kind. */
  readonly captives?: Readonly<Record<string, Captive>>
  /** Fighters and troops, among all that is built, that no limit of what docks build counts. */
  readonly uncounted?: number
  /** Given on top of what is paid, for units and not for new docks. */
  readonly freeResources: number
  readonly planets: Readonly<Record<string, number>>
  readonly tradeGoods: number
  readonly goodsWorth?: number
}
/** `built` units for `cost`; `left`: pieces in reinforcements, absent where unlimited. */
export interface UnitPrice {
  readonly cost: number
  readonly built: number
  /** So many of these come besides, and count towards no limit. */
  readonly besides?: number
  readonly left?: number
  /** So many of those left lie elsewhere on the board and would be taken from there. */
  readonly lifted?: number
  /** It is placed on a planet, not in space. */
  readonly lands?: true
  /** It counts towards Fleet Supply. */
  readonly counts?: true
  /** It brings places for Fighters: as many as `carrier` says. */
  readonly supports?: true
}
/** So many that are alike. Own ones come back to reinforcements and may be built from there. */
export interface Captive {
  readonly kind: string
  readonly count: number
  readonly of?: string
  readonly own?: true
}
/** Places left in Fleet Supply and for Fighters, and how many Fighters a new Carrier supports. Below 0 there are already more
 *  Fighters than are supported. */
export interface Berth {
  readonly ships: number
  readonly fighters: number
  readonly carrier: number
  /** Fighters above their support may stay: they count towards Fleet Supply. */
  readonly free?: true
}
export type Kinds = Partial<Record<string, number>>
export interface Cart {
  /** By planet of the dock, by kind: how many. */
  build: Record<string, Kinds>
  newDocks: string[]
  /** Only what goes elsewhere than beside its dock: by hex or planet, by kind. */
  elsewhere?: Record<string, Kinds>
  /** Captured units that are given back for units of their kinds. */
  returns?: Kinds
  pay: Paid
}
