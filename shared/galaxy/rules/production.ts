import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { RuleId, Seat, State } from '../../engine/rules.ts'
import { emptyCart, entriesOf, isEmpty, placesOf } from '../cart.ts'
import type { Edition } from '../edition.ts'
import type { HexId } from '../hexes.ts'
import type { Producing } from '../production.ts'
import { realmWith } from '../realm.ts'
import type { Paid } from '../shapes/pay.ts'
import { type Cart, type Kinds, type Produce, produce } from '../shapes/produce.ts'
import type { KindOf, PlanetOf, Table, UnitId, UnitOf } from '../table.ts'
import { piecesWith } from './pieces.ts'

/** Units that are built and paid for. */

export interface Building<T extends Table> {
  readonly rule: RuleId
  produceOptions(table: T, seat: Seat, hex: HexId, how: Producing): Produce
  payFor(table: T, seat: Seat, paid: Paid): void
  /** What comes with the production, once all units lie there. */
  built?(table: T, seat: Seat, hex: HexId, cart: Cart, kinds: ReadonlyMap<KindOf<T>, number>): Flow
  /** A new dock for a planet, where these are built as well. */
  placeDock?(table: T, seat: Seat, planet: PlanetOf<T>, hex: HexId): void
}

interface Spot<T extends Table> {
  at: HexId
  planet?: PlanetOf<T>
  aboard?: UnitId
}

export function buildingWith<T extends Table>(
  edition: Edition<T>,
  { rule, produceOptions, payFor, built, placeDock }: Building<T>,
) {
  type Kind = KindOf<T>
  const { name: game } = edition
  const { hexOf } = realmWith(edition)
  const { place } = piecesWith(edition)

  /** An empty cart is the way to decline; who can build nothing is not asked. Writes nothing, so it may be asked ahead. */
  function* askProduction(
    seat: Seat,
    hex: HexId,
    { name, ...how }: Producing & { name: string },
  ): Flow<Cart> {
    return yield* choose<Cart, State<T>>(seat, ({ table }) => ({
      name,
      rule,
      text: `${game}.ask.produce`,
      about: { hex },
      options: produceOptions(table, seat, hex, how),
      otherwise: emptyCart(),
    }))
  }

  /** Whether what was put together ahead can still be built and paid. */
  const stillFits = (table: T, seat: Seat, hex: HexId, cart: Cart, how: Producing): boolean =>
    produce.check(produceOptions(table, seat, hex, how), cart) === undefined

  /** Pays and places; the caller knows that it fits. Whatever is asked between, `paid`, finds it paid: meanwhile what was to
   *  pay for it may be given away. */
  function* build(
    table: T,
    seat: Seat,
    hex: HexId,
    cart: Cart,
    { paid, ...how }: Partial<Producing> & { paid?: () => Flow } = {},
  ): Flow {
    if (isEmpty(cart)) return
    const places = placesOf(produceOptions(table, seat, hex, { ...how, newDocks: true }), cart)
    if (!places) throw new Error(`${seat} places more than is built in ${hex}`)
    payFor(table, seat, cart.pay)
    if (cart.pay.planets.length > 0 || cart.pay.tradeGoods > 0) yield* tellPaid(seat, cart)
    if (paid) yield* paid()
    const all = new Map<Kind, number>()
    for (const [spot, kinds] of Object.entries(places)) {
      yield* buildAt(table, seat, spotOf(table, spot), kinds)
      for (const [kind, count] of entriesOf(kinds) as [Kind, number][])
        all.set(kind, (all.get(kind) ?? 0) + count)
    }
    if (built) yield* built(table, seat, hex, cart, all)
    for (const planet of cart.newDocks as PlanetOf<T>[]) {
      placeDock?.(table, seat, planet, hex)
      yield* tell('everyone', { text: `${game}.log.buildsDock`, about: { seat, planet } })
    }
  }

  function* tellPaid(seat: Seat, { pay }: Cart): Flow {
    const planets = pay.planets.length
    const count = pay.tradeGoods
    if (planets + count === 0) return
    const how = count === 0 ? 'paysPlanets' : planets === 0 ? 'paysGoods' : 'pays'
    yield* tell('everyone', { text: `${game}.log.${how}`, about: { seat, planets, count } })
  }

  function spotOf(table: T, spot: string): Spot<T> {
    const ship = table.units[spot]
    if (ship) return { at: ship.at, aboard: spot }
    if (table.galaxy.tiles[spot]) return { at: spot }
    const planet = spot as PlanetOf<T>
    return { at: hexOf(table, planet) as HexId, planet }
  }

  function* buildAt(table: T, seat: Seat, spot: Spot<T>, kinds: Kinds): Flow {
    const { at: hex, planet } = spot
    for (const [kind, count] of entriesOf(kinds)) {
      for (let i = 0; i < count; i++) place(table, { kind, of: seat, ...spot } as unknown as UnitOf<T>)
      const about = { seat, unit: kind, count }
      if (planet) yield* tell('everyone', { text: `${game}.log.buildsOn`, about: { ...about, planet } })
      else yield* tell('everyone', { text: `${game}.log.builds`, about: { ...about, hex } })
    }
  }

  return { askProduction, stillFits, build }
}
