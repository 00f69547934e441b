import type { Seat } from '../../engine/rules.ts'
import { affordable, dueFor, whyNot } from '../../galaxy/cart.ts'
import { middle } from '../../galaxy/hexes.ts'
import type { Cart, Produce } from '../../galaxy/shapes/produce.ts'
import { type PlanetId, planets } from '../../ti3/content/planets.ts'
import { type UnitKind, units } from '../../ti3/content/units.ts'
import { countOf, fleet } from '../../ti3/forces.ts'
import { type Budget, budgetOf } from './saving.ts'
import type { Seen } from './temper.ts'
import { type Wishes, wishesOf } from './wishes.ts'

/** Carriers and troops to expand with, then ships to fight with; as much of each as still can be had and paid. */
export function fillCart(seen: Seen, options: Produce): Cart {
  const { table, seat = '' } = seen
  const wishes = wishesOf(seen)
  const budget = budgetOf(seen, wishes)
  let cart: Cart = { build: {}, newDocks: [], pay: { planets: [], tradeGoods: 0 } }
  const dock = Object.keys(options.docks)[0]
  const site = bestSite(options)
  if (site && countOf(table, seat, 'space_dock') < 3)
    cart = accepted(options, { ...cart, newDocks: [site] }, budget) ?? cart
  if (dock === undefined) return cart
  const refused = new Set<UnitKind>()
  for (const kind of wantedAt(seen, wishes, options)) {
    if (refused.has(kind)) continue
    const more = accepted(options, added(cart, dock, kind), budget)
    if (more) cart = more
    else if (kind !== 'ground_force' && kind !== 'fighter') refused.add(kind)
  }
  return cart
}

function accepted(options: Produce, cart: Cart, budget: Budget): Cart | undefined {
  if (!affordable(options, cart) || whyNot(options, cart)) return undefined
  const pay = budget.pays(options, dueFor(options, cart))
  return pay && { ...cart, pay }
}

const bestSite = ({ newDocks }: Produce) =>
  newDocks
    .slice()
    .sort((a, b) => worthOfSite(b) - worthOfSite(a))
    .find(planet => worthOfSite(planet) > 0)
export const worthOfSite = (planet: string) =>
  planets[planet as PlanetId].resources + (planet === 'mecatol_rex' ? 2 : 0)

function added(cart: Cart, dock: string, kind: UnitKind): Cart {
  const before = cart.build[dock] ?? {}
  return { ...cart, build: { ...cart.build, [dock]: { ...before, [kind]: (before[kind] ?? 0) + 1 } } }
}

/** Ground Forces beyond those there are pieces for. */
const spare = 5

/** Two troops at a time, as they are sold. */
function* wantedAt(
  { table, seat = '' }: Seen,
  wishes: Wishes,
  { hex, prices, not }: Produce,
): Generator<UnitKind> {
  const { round } = table
  const have = (kind: UnitKind) => countOf(table, seat as Seat, kind)
  // Counters beyond the pieces have to lie beside one, so that many of them stand in each other's way.
  let left = units.ground_force.pieces + spare - have('ground_force')
  function* troops(): Generator<UnitKind> {
    for (let i = 0; i < 2 && left > 0; i++, left--) yield 'ground_force'
  }
  const gathers = hex === middle && wishes.gathers
  if (hex === middle && wishes.garrison > 0) for (let i = 0; i < 3; i++) yield* troops()
  if (gathers) for (let i = 0; i < gathers.most; i++) yield gathers.kind ?? 'destroyer'
  if (wishes.dreadnoughts && have('carrier') > 1) yield* ['dreadnought', 'dreadnought'] as const
  const conquers = wishes.conquers || round > 4
  if (conquers && have('carrier') > 1 && prices.war_sun && !not.war_sun) yield 'war_sun'
  const carriersHere = fleet(table, seat, hex).filter(({ kind }) => kind === 'carrier').length
  if (have('carrier') < 3 || (carriersHere === 0 && have('carrier') < 4)) yield 'carrier'
  if (have('ground_force') < 10 || conquers) yield* troops()
  if (prices.war_sun && !not.war_sun) yield 'war_sun'
  if (have('dreadnought') < 5) yield 'dreadnought'
  yield* troops()
  yield* ['cruiser', 'cruiser', 'destroyer', 'fighter', 'fighter', 'fighter', 'fighter', 'pds'] as const
  yield* troops()
}
