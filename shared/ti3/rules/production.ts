import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { countOf, emptyCart, entriesOf, isEmpty, placesOf } from '../../galaxy/cart.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { type Cart, type Kinds, produce } from '../../galaxy/shapes/produce.ts'
import { type PlanetId, planets } from '../content/planets.ts'
import type { UnitKind } from '../content/units.ts'
import { permits } from '../effects.ts'
import { onPlanet } from '../forces.ts'
import { canProduce, type Producing, produceOptions } from '../production.ts'
import { hexOf } from '../realm.ts'
import type { Table, Ti3, UnitId } from '../table.ts'
import { payFor } from './economy.ts'
import { begin } from './lasting.ts'
import { moment } from './moments.ts'
import { place, placeDock } from './pieces.ts'
import type { InSystem } from './tacticalAction.ts'

/** Space Docks of the activated system build, and new docks are built; of the two systems of a transfer, in one. [pp. 12, 26] */
export function* production(
  table: Table,
  { seat, hex, transfer }: InSystem & { transfer?: HexId },
): Flow<Next | undefined> {
  const where = transfer === undefined ? hex : yield* inOneOf(seat, [hex, transfer])
  const cart = yield* askProduction(seat, where, { name: 'production', newDocks: true })
  yield* build(table, seat, where, cart)
  return undefined
}

/** Nobody is asked where there is but one system to build in. */
function* inOneOf(seat: Seat, hexes: readonly [HexId, HexId]): Flow<HexId> {
  return yield* choose<HexId, Ti3>(seat, ({ table }) => {
    const able = hexes.filter(hex => canProduce(table, seat, hex, { newDocks: true }))
    if (able.length < 2) return { skip: able[0] ?? hexes[0] }
    const options: OneOf = { shape: 'oneOf', of: Object.fromEntries(able.map(hex => [hex, { on: { hex } }])) }
    return { name: 'where', rule: 'ti3/12.transferProduction', text: 'ti3.ask.produceWhere', options }
  })
}

/** An empty cart is the way to decline; who can build nothing is not asked. Writes nothing, so it may be asked ahead. */
export function* askProduction(
  seat: Seat,
  hex: HexId,
  { name, ...how }: Producing & { name: string },
): Flow<Cart> {
  return yield* choose<Cart, Ti3>(seat, ({ table }) => ({
    name,
    rule: 'ti3/26.building',
    text: 'ti3.ask.produce',
    about: { hex },
    options: produceOptions(table, seat, hex, how),
    otherwise: emptyCart(),
  }))
}

/** Whether what was put together ahead can still be built and paid. */
export const stillFits = (table: Table, seat: Seat, hex: HexId, cart: Cart, how: Producing): boolean =>
  produce.check(produceOptions(table, seat, hex, how), cart) === undefined

/** Pays and places; the caller knows that it fits. */
export function* build(table: Table, seat: Seat, hex: HexId, cart: Cart): Flow {
  if (isEmpty(cart)) return
  const places = placesOf(produceOptions(table, seat, hex, { newDocks: true }), cart)
  if (!places) throw new Error(`${seat} places more than is built in ${hex}`)
  payFor(table, seat, cart.pay)
  if (cart.pay.planets.length > 0 || cart.pay.tradeGoods > 0) yield* tellPaid(seat, cart)
  const spots = Object.entries(places).map(([spot, kinds]) => ({ ...spotOf(table, spot), kinds }))
  for (const spot of spots) yield* buildAt(table, seat, spot)
  keepToDock(table, seat, cart)
  for (const [unit, count] of bought(spots))
    yield* moment(table, 'unitsBuilt', `${seat}/${hex}/${unit}`, { of: seat, count, unit })
  for (const planet of cart.newDocks as PlanetId[]) {
    placeDock(table, seat, planet, hex)
    yield* tell('everyone', { text: 'ti3.log.buildsDock', about: { seat, planet } })
  }
}

/** Where he may produce at one Space Dock alone, it is this one from now on. */
function keepToDock(table: Table, seat: Seat, { build: built }: Cart) {
  if (permits(table, seat, 'producesAtSeveral', {}, true)) return
  const from = Object.keys(built).find(dock => countOf(built[dock] ?? {}) > 0)
  const dock = from && (table.units[from] ? from : onPlanet(table, from as PlanetId, 'space_dock')[0]?.id)
  if (dock) begin(table, { effect: 'onlyDock', by: seat, until: 'round', where: { dock } })
}

/** Wherever they were placed. */
function bought(spots: readonly { kinds: Kinds }[]): Map<UnitKind, number> {
  const all = new Map<UnitKind, number>()
  for (const { kinds } of spots)
    for (const [kind, count] of entriesOf(kinds) as [UnitKind, number][])
      all.set(kind, (all.get(kind) ?? 0) + count)
  return all
}

function* tellPaid(seat: Seat, { pay }: Cart): Flow {
  const about = { seat, planets: pay.planets.length, count: pay.tradeGoods }
  yield* tell('everyone', { text: 'ti3.log.pays', about })
}

interface Spot {
  at: HexId
  planet?: PlanetId
  aboard?: UnitId
}

function spotOf(table: Table, spot: string): Spot {
  const ship = table.units[spot]
  if (ship) return { at: ship.at, aboard: spot }
  if (!Object.hasOwn(planets, spot)) return { at: spot }
  const planet = spot as PlanetId
  return { at: hexOf(table, planet) as HexId, planet }
}

function* buildAt(table: Table, seat: Seat, { at, planet, aboard, kinds }: Spot & { kinds: Kinds }): Flow {
  for (const [kind, count] of entriesOf(kinds) as [UnitKind, number][]) {
    for (let i = 0; i < count; i++)
      place(table, { kind, of: seat, at, ...(planet && { planet }), ...(aboard && { aboard }) })
    yield* tellBuilt(seat, kind, count, at, planet)
  }
}

function* tellBuilt(seat: Seat, unit: UnitKind, count: number, hex: HexId, planet?: PlanetId): Flow {
  if (planet) yield* tell('everyone', { text: 'ti3.log.buildsOn', about: { seat, unit, count, planet } })
  else yield* tell('everyone', { text: 'ti3.log.builds', about: { seat, unit, count, hex } })
}
