import type { Refusal } from '../../../shared/engine/options.ts'
import {
  affordable,
  bought,
  countOf,
  entriesOf,
  placesOf,
  priceOf,
  returned,
  spotsFor,
  whyNot,
} from '../../../shared/galaxy/cart.ts'
import { refuse, ruled } from '../../../shared/galaxy/refuse.ts'
import type { Cart, Kinds, Produce } from '../../../shared/galaxy/shapes/produce.ts'

import { reads } from '../reads.ts'

/** Putting things into a cart and taking them out again, before anything is paid. */
export type Order = Omit<Cart, 'pay'>

export const emptyOrder: Order = { build: {}, newDocks: [] }

const tooPoor = (): Refusal => ({
  ...ruled(reads.rulesOfRefusals, refuse('notEnough')),
  code: 'tooPoor',
  why: 'galaxy.produce.poor',
})

function changed(
  kinds: Record<string, Kinds>,
  spot: string,
  kind: string,
  by: number,
): Record<string, Kinds> {
  const { [spot]: here = {}, ...others } = kinds
  const { [kind]: was = 0, ...rest } = here
  const now = was + by > 0 ? { ...rest, [kind]: was + by } : rest
  return Object.keys(now).length > 0 ? { ...others, [spot]: now } : others
}

function withElsewhere(order: Order, elsewhere: Record<string, Kinds>): Order {
  const { elsewhere: _, ...rest } = order
  return Object.keys(elsewhere).length > 0 ? { ...rest, elsewhere } : rest
}

export const barred = (options: Produce, order: Order): Refusal | undefined =>
  whyNot(options, order) ?? (affordable(options, order) ? undefined : tooPoor())

/** Where else than beside its dock a kind may be placed. */
export const otherSpots = (options: Produce, kind: string): string[] =>
  spotsFor(options, kind).filter(
    // The planet of another dock is open only where something lets troops land anywhere around.
    spot =>
      (spot !== options.hex || options.prices[kind]?.lands) &&
      (options.anyPlanet === true || !(spot in options.docks)),
  )

/** One captured unit more or fewer is given back for what is built. */
export function withReturned(options: Produce, order: Order, key: string, by: 1 | -1): Order | undefined {
  const { returns = {}, ...rest } = order
  const { [key]: was = 0, ...others } = returns
  if (was + by < 0) return undefined
  const all = was + by > 0 ? { ...returns, [key]: was + by } : others
  const next = Object.keys(all).length > 0 ? { ...rest, returns: all } : rest
  return barred(options, next) ? undefined : next
}

/** With a captured unit in return, where there is one that helps. */
function withAnyReturned(options: Produce, order: Order, kind: string): Order | undefined {
  for (const [key, captive] of Object.entries(options.captives ?? {})) {
    const next = captive.kind === kind ? withReturned(options, order, key, 1) : undefined
    if (next) return next
  }
  return undefined
}

/** No more is given back than is built. */
function withinBuilt(options: Produce, order: Order, kind: string): Order {
  const { returns = {}, ...rest } = order
  const over = returned(options, order, kind) - (bought(order)[kind] ?? 0)
  const key = Object.keys(returns).find(each => options.captives?.[each]?.kind === kind)
  if (over <= 0 || key === undefined) return order
  const { [key]: was = 0, ...others } = returns
  const left = was > 1 ? { ...returns, [key]: was - 1 } : others
  return Object.keys(left).length > 0 ? { ...rest, returns: left } : rest
}

/** One more of a kind; where there is no room beside the dock, wherever else it may be placed. */
export function withOneMore(
  options: Produce,
  order: Order,
  dock: string,
  kind: string,
): { order: Order } | { refused: Refusal } {
  const next = { ...order, build: changed(order.build, dock, kind, 1) }
  const refused = options.not[kind] ?? barred(options, next)
  if (!refused) return { order: next }
  const freed = options.not[kind] ? undefined : withAnyReturned(options, next, kind)
  if (freed) return { order: freed }
  for (const spot of otherSpots(options, kind)) {
    if (spot === dock) continue
    const placed = withElsewhere(next, changed(next.elsewhere ?? {}, spot, kind, 1))
    if (!options.not[kind] && !barred(options, placed)) return { order: placed }
  }
  return { refused }
}

/** One fewer; what was placed elsewhere and is built no more comes back first. */
export function withOneFewer(options: Produce, order: Order, dock: string, kind: string): Order {
  let next: Order = { ...order, build: changed(order.build, dock, kind, -1) }
  for (const spot of Object.keys(next.elsewhere ?? {}))
    while (!placesOf(options, next) && (next.elsewhere?.[spot]?.[kind] ?? 0) > 0)
      next = withElsewhere(next, changed(next.elsewhere ?? {}, spot, kind, -1))
  return withinBuilt(options, next, kind)
}

/** One more or fewer of what is built goes there. */
export function placed(
  options: Produce,
  order: Order,
  spot: string,
  kind: string,
  by: 1 | -1,
): Order | undefined {
  if (by < 0 && (order.elsewhere?.[spot]?.[kind] ?? 0) === 0) return undefined
  const next = withElsewhere(order, changed(order.elsewhere ?? {}, spot, kind, by))
  return barred(options, next) ? undefined : next
}

export const withDock = (order: Order, planet: string): Order => ({
  ...order,
  newDocks: order.newDocks.includes(planet)
    ? order.newDocks.filter(one => one !== planet)
    : [...order.newDocks, planet],
})

export const builtAt = (order: Order, dock: string): number => countOf(order.build[dock] ?? {})

/** What the next one of a kind costs: the second of a pair is free. */
export const costOfNext = (options: Produce, kind: string, count: number): number =>
  priceOf(options, kind, count + 1) - priceOf(options, kind, count)

/** What the system of the docks has room for once all this is built. */
export function roomAfter(
  options: Produce,
  order: Order,
): { readonly ships: number; readonly fighters: number } | undefined {
  const here = options.space[options.hex]
  if (!here) return undefined
  const kinds = entriesOf(placesOf(options, order)?.[options.hex] ?? {})
  const total = (flag: 'counts' | 'supports') =>
    kinds.reduce((sum, [kind, count]) => sum + (options.prices[kind]?.[flag] ? count : 0), 0)
  const fighters = kinds.find(([kind]) => kind === 'fighter')?.[1] ?? 0
  const support = here.fighters + total('supports') * here.carrier
  const docks = order.newDocks.length * (options.dockFighters ?? 0)
  return {
    ships: Math.max(0, here.ships - total('counts')),
    fighters: Math.max(0, support + docks - fighters),
  }
}
