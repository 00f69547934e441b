import { affordable, dueFor, whyNot, withReturns } from '../../galaxy/cart.ts'
import { forcesWith } from '../../galaxy/forces.ts'
import { once } from '../../galaxy/once.ts'
import type { Cart, Produce } from '../../galaxy/shapes/produce.ts'
import type { PlanetOf } from '../../galaxy/table.ts'
import type { BotEdition, BotTable, Seen } from './edition.ts'
import { isFighter } from './kinds.ts'
import { type Budget, savingWith } from './saving.ts'

/** More docks than that serve nobody. */
const mostDocks = 3

export const buildingWith = once(<T extends BotTable>(bots: BotEdition<T>) => {
  const { dock: dockKind, planet: printed } = bots.edition
  const { countOf, isTroop } = forcesWith(bots.edition)
  const { budgetOf } = savingWith(bots)

  const worthOfSite = (planet: PlanetOf<T>): number =>
    printed(planet).resources + (planet === bots.throne ? 2 : 0)

  const bestSite = ({ newDocks }: Produce) =>
    (newDocks as readonly PlanetOf<T>[])
      .slice()
      .sort((a, b) => worthOfSite(b) - worthOfSite(a))
      .find(planet => worthOfSite(planet) > 0)

  /** As much of what is wanted as still can be had and paid. */
  function fillCart(seen: Seen<T>, options: Produce): Cart {
    const { table, seat = '' } = seen
    const wishes = bots.wishesOf(seen)
    const budget = budgetOf(seen, wishes, bots.keptFor(seen))
    let cart: Cart = { build: {}, newDocks: [], pay: { planets: [], tradeGoods: 0 } }
    const dock = Object.keys(options.docks)[0]
    const site = bestSite(options)
    if (site && countOf(table, seat, dockKind) < mostDocks)
      cart = accepted(options, { ...cart, newDocks: [site] }, budget) ?? cart
    if (dock === undefined) return cart
    const refused = new Set<string>()
    for (const kind of bots.builds(seen, wishes, options)) {
      // What cannot be had now has no price.
      if (refused.has(kind) || !options.prices[kind]) continue
      const more = accepted(options, added(cart, dock, kind), budget)
      if (more) cart = more
      else if (!isTroop(kind) && !isFighter(kind)) refused.add(kind)
    }
    return cart
  }

  return { fillCart, worthOfSite }
})

function accepted(options: Produce, wanted: Cart, budget: Budget): Cart | undefined {
  const cart = withReturns(options, wanted)
  if (!affordable(options, cart) || whyNot(options, cart)) return undefined
  const pay = budget.pays(options, dueFor(options, cart))
  return pay && { ...cart, pay }
}

function added(cart: Cart, dock: string, kind: string): Cart {
  const before = cart.build[dock] ?? {}
  return { ...cart, build: { ...cart.build, [dock]: { ...before, [kind]: (before[kind] ?? 0) + 1 } } }
}
