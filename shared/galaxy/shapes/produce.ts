import type { Chance } from '../../engine/chance.ts'
import { isBranch } from '../../engine/json.ts'
import type { Options, Refusal, Shape } from '../../engine/options.ts'
import { affordable, canBuy, dueFor, emptyCart, spotsFor, whyNot } from '../cart.ts'
import type { HexId } from '../hexes.ts'
import { checkPaid, justOne } from '../payment.ts'
import { notOffered } from '../refuse.ts'
import { type Paid, somePayment } from './pay.ts'
import type { Pieces } from './spots.ts'

/** Building at the Space Docks of one system, and new docks beside them. */
export interface Produce extends Options {
  readonly shape: 'produce'
  readonly hex: HexId
  /** By planet of the dock: how many units it builds at once, and whether it is blockaded, which bars ships. One in space
   *  goes by its own id, and says where what lands is placed unless said otherwise; nowhere, where that is empty. */
  readonly docks: Readonly<
    Record<string, { readonly most: number; readonly blockaded?: true; readonly lands?: string }>
  >
  /** No more than one of these docks may build anything. */
  readonly oneDock?: true
  /** All these docks together build no more units. */
  readonly most?: number
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
  /** Planets where a new dock is cheaper. */
  readonly cheapDocks?: Readonly<Record<string, number>>
  /** Fighters a new dock supports. */
  readonly dockFighters?: number
  /** Kinds whose pieces could run out, so that counters would lie alone. */
  readonly pieces?: Pieces
  /** Given on top of what is paid, for units and not for new docks. */
  readonly freeResources: number
  readonly planets: Readonly<Record<string, number>>
  readonly tradeGoods: number
}
/** `built` units for `cost`; `left`: pieces in reinforcements, absent where unlimited. */
export interface UnitPrice {
  readonly cost: number
  readonly built: number
  readonly left?: number
  /** It is placed on a planet, not in space. */
  readonly lands?: true
  /** It counts towards Fleet Supply. */
  readonly counts?: true
  /** It brings places for Fighters: as many as `carrier` says. */
  readonly supports?: true
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
  pay: Paid
}

export const produce: Shape<Produce, Cart> = {
  check(options, value) {
    const read = readCart(options, value)
    if ('refused' in read) return read.refused
    const due = dueFor(options, read.cart)
    return whyNot(options, read.cart) ?? checkPaid(options, read.cart.pay, justOne(due), due)
  },
  sample(options, chance) {
    const cart = someCart(options, chance)
    return { ...cart, pay: somePayment(options, dueFor(options, cart), chance) }
  },
  only: options => (canBuy(options) ? undefined : emptyCart()),
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1

function readCart(options: Produce, value: unknown): { cart: Cart } | { refused: Refusal } {
  const refused = { refused: notOffered }
  if (!isBranch(value)) return refused
  const { build, newDocks, elsewhere = {}, pay, ...rest } = value
  if (Object.keys(rest).length > 0 || !isBranch(build) || !isBranch(elsewhere)) return refused
  if (!Array.isArray(newDocks) || new Set(newDocks).size !== newDocks.length) return refused
  if (!newDocks.every(planet => options.newDocks.includes(planet))) return refused
  for (const [planet, kinds] of Object.entries(build)) {
    if (!Object.hasOwn(options.docks, planet) || !isBranch(kinds)) return refused
    for (const [kind, count] of Object.entries(kinds)) {
      const not = Object.hasOwn(options.not, kind) ? options.not[kind as string] : undefined
      if (not) return { refused: not }
      if (kind === 'space_dock' || !Object.hasOwn(options.prices, kind) || !isCount(count)) return refused
    }
  }
  for (const [spot, kinds] of Object.entries(elsewhere)) {
    const inSpace = Object.hasOwn(options.space, spot) && spot !== options.hex
    const lands = Object.hasOwn(options.ground, spot) || Object.hasOwn(options.holds ?? {}, spot)
    if ((!inSpace && !lands) || !isBranch(kinds)) return refused
    for (const [kind, count] of Object.entries(kinds)) {
      const price = Object.hasOwn(options.prices, kind) ? options.prices[kind as string] : undefined
      if (!price || !isCount(count) || inSpace === (price.lands === true)) return refused
    }
  }
  return { cart: value as unknown as Cart }
}

/** Piece by piece as chance has it, as long as each may be built and could be paid. */
function someCart(options: Produce, chance: Chance): Omit<Cart, 'pay'> {
  let cart: Omit<Cart, 'pay'> = { build: {}, newDocks: [] }
  const docks = Object.keys(options.docks)
  const kinds = Object.keys(options.prices).filter(kind => kind !== 'space_dock')
  const tries = chance.below('produce', 10)
  for (let i = 0; i < tries; i++) {
    const at = chance.below(`produce/dock/${i}`, docks.length + options.newDocks.length)
    const planet = docks[at]
    const more =
      planet === undefined
        ? {
            ...cart,
            newDocks: [...new Set([...cart.newDocks, options.newDocks[at - docks.length] as string])],
          }
        : withOne(
            options,
            cart,
            planet,
            kinds[chance.below(`produce/kind/${i}`, kinds.length)] as string,
            chance,
            i,
          )
    if (affordable(options, more) && !whyNot(options, more)) cart = more
  }
  return cart
}

function withOne(
  options: Produce,
  { build, newDocks, elsewhere }: Omit<Cart, 'pay'>,
  planet: string,
  kind: string,
  chance: Chance,
  i: number,
): Omit<Cart, 'pay'> {
  const count = (options.prices[kind]?.built ?? 1) > 1 ? 1 + chance.below(`produce/pair/${i}`, 2) : 1
  const plus = (to: Record<string, Kinds>, spot: string) => ({
    ...to,
    [spot]: { ...to[spot], [kind]: (to[spot]?.[kind] ?? 0) + count },
  })
  const own = options.prices[kind]?.lands ? (options.docks[planet]?.lands ?? planet) : options.hex
  const spots = spotsFor(options, kind)
  const spot = spots[spots.length > 1 ? chance.below(`produce/spot/${i}`, spots.length) : 0] ?? own
  const away = spot === own ? elsewhere : plus(elsewhere ?? {}, spot)
  return { build: plus(build, planet), newDocks, ...(away && { elsewhere: away }) }
}
