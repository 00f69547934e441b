import { checkAnswer } from '../../engine/options.ts'
import type { Seat, View } from '../../engine/rules.ts'
import { planets } from '../../ti3/content/planets.ts'
import type { UnitKind } from '../../ti3/content/units.ts'
import { countOf } from '../../ti3/forces.ts'
import { shapes } from '../../ti3/shapes/index.ts'
import type { Cart, Produce } from '../../ti3/shapes/produce.ts'
import type { Table, Ti3 } from '../../ti3/table.ts'

/** Carriers and troops to expand with, then ships to fight with; as much of each as still can be had and paid. */
export function fillCart({ table, seat }: View<Ti3>, options: Produce, payFor: PayFor): Cart {
  let cart: Cart = { build: {}, newDocks: [], pay: { planets: [], tradeGoods: 0 } }
  const dock = Object.keys(options.docks)[0]
  const site = bestSite(options)
  if (site && countOf(table, seat as Seat, 'space_dock') < 3)
    cart = accepted(options, { ...cart, newDocks: [site] }, payFor) ?? cart
  if (dock === undefined) return cart
  for (const kind of wishes(table, seat as Seat, options)) {
    const more = added(cart, dock, kind)
    cart = accepted(options, more, payFor) ?? cart
  }
  return cart
}

/** What such a cart would cost, paid as cheaply as can be; undefined where it cannot be paid. */
export type PayFor = (options: Produce, cart: Cart) => Cart['pay'] | undefined

function accepted(options: Produce, cart: Cart, payFor: PayFor): Cart | undefined {
  const pay = payFor(options, cart)
  if (!pay) return undefined
  const paid = { ...cart, pay }
  return checkAnswer(shapes, options, paid) ? undefined : paid
}

const bestSite = ({ newDocks }: Produce) =>
  newDocks
    .slice()
    .sort((a, b) => resourcesOf(b) - resourcesOf(a))
    .find(planet => resourcesOf(planet) > 0)
const resourcesOf = (planet: string) => planets[planet as keyof typeof planets].resources

function added(cart: Cart, dock: string, kind: UnitKind): Cart {
  const before = cart.build[dock] ?? {}
  return { ...cart, build: { ...cart.build, [dock]: { ...before, [kind]: (before[kind] ?? 0) + 1 } } }
}

/** Two troops at a time, as they are sold. */
function* wishes(table: Table, seat: Seat, options: Produce): Generator<UnitKind> {
  const have = (kind: UnitKind) => countOf(table, seat, kind)
  if (have('carrier') < 3) yield 'carrier'
  const troops: UnitKind[] = ['ground_force', 'ground_force']
  if (have('ground_force') < 8) yield* troops
  if (options.prices.war_sun && !options.not.war_sun) yield 'war_sun'
  if (have('dreadnought') < 4) yield 'dreadnought'
  yield 'cruiser'
  if (have('ground_force') < 14) yield* troops
  yield* ['cruiser', 'destroyer', 'fighter', 'fighter', 'pds'] as const
  yield* troops
}
