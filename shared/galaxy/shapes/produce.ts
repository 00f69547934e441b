import type { Chance } from '../../engine/chance.ts'
import { isBranch } from '../../engine/json.ts'
import type { Refusal, Shape } from '../../engine/options.ts'
import { affordable, canBuy, dueFor, emptyCart, spotsFor, whyNot, withReturns } from '../cart.ts'
import { checkPaid, justOne } from '../payment.ts'
import { notOffered } from '../refuse.ts'
import { somePayment } from './pay.ts'
import type { Cart, Kinds, Produce } from './produced.ts'

export type { Berth, Captive, Cart, Kinds, Produce, UnitPrice } from './produced.ts'

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
  const { build, newDocks, elsewhere = {}, returns = {}, pay, ...rest } = value
  if (Object.keys(rest).length > 0 || !isBranch(build) || !isBranch(elsewhere) || !isBranch(returns))
    return refused
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
    const lands =
      Object.hasOwn(options.ground, spot) ||
      Object.hasOwn(options.holds ?? {}, spot) ||
      (options.afloat === true && spot === options.hex)
    if ((!inSpace && !lands) || !isBranch(kinds)) return refused
    for (const [kind, count] of Object.entries(kinds)) {
      const price = Object.hasOwn(options.prices, kind) ? options.prices[kind as string] : undefined
      if (!price || !isCount(count) || inSpace === (price.lands === true)) return refused
    }
  }
  for (const [key, count] of Object.entries(returns))
    if (!Object.hasOwn(options.captives ?? {}, key) || !isCount(count)) return refused
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
    const freely = chance.below(`produce/returns/${i}`, 2) === 1 ? withReturns(options, more) : more
    if (affordable(options, freely) && !whyNot(options, freely)) cart = freely
  }
  return cart
}

function withOne(
  options: Produce,
  { build, newDocks, elsewhere, returns }: Omit<Cart, 'pay'>,
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
  return {
    build: plus(build, planet),
    newDocks,
    ...(away && { elsewhere: away }),
    ...(returns && { returns }),
  }
}
