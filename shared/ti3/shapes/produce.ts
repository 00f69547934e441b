import type { Options, Refusal, Shape } from '../../engine/options.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { UnitKind } from '../content/units.ts'
import type { Paid } from './pay.ts'

/** Building at the Space Docks of one system, and new docks beside them. */
export interface Produce extends Options {
  readonly shape: 'produce'
  readonly hex: HexId
  /** By planet of the dock: how many units it builds at once, and whether it is blockaded, which bars ships. */
  readonly docks: Readonly<Record<string, { readonly most: number; readonly blockaded?: true }>>
  /** Planets where a new Space Dock may be built. */
  readonly newDocks: readonly string[]
  /** `built` units for `cost`; `left`: pieces in reinforcements, absent where unlimited. */
  readonly prices: Readonly<
    Partial<Record<UnitKind, { readonly cost: number; readonly built: number; readonly left?: number }>>
  >
  /** Kinds that are not to be had, and why. */
  readonly not: Readonly<Partial<Record<UnitKind, Refusal>>>
  /** Where ships may be placed, with places left in Fleet Supply and support for Fighters. */
  readonly space: Readonly<
    Record<HexId, { readonly ships: number; readonly fighters: number; readonly carrier: number }>
  >
  /** Where Ground Forces and PDS may be placed, with room for PDS; the dock's own planet unless something allows more. */
  readonly ground: Readonly<Record<string, { readonly pds: number }>>
  /** Given on top of what is paid. */
  readonly freeResources: number
  readonly planets: Readonly<Record<string, number>>
  readonly tradeGoods: number
}
export interface Cart {
  /** By planet of the dock, by kind: how many. */
  build: Record<string, Partial<Record<UnitKind, number>>>
  newDocks: string[]
  /** Only what goes elsewhere than beside its dock: by hex or planet, by kind. */
  elsewhere?: Record<string, Partial<Record<UnitKind, number>>>
  pay: Paid
}

export const produce: Shape<Produce, Cart> = {
  check: () => undefined,
  sample: () => ({ build: {}, newDocks: [], pay: { planets: [], tradeGoods: 0 } }),
}
