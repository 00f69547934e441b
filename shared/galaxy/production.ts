import { behind } from '../engine/draft.ts'
import type { Refusal } from '../engine/options.ts'
import type { Seat } from '../engine/rules.ts'
import { canBuy, dueFor } from './cart.ts'
import type { Edition } from './edition.ts'
import { forcesWith } from './forces.ts'
import type { HexId } from './hexes.ts'
import { cheapest } from './payment.ts'
import { pieceLimitsWith } from './pieceLimits.ts'
import { realmWith } from './realm.ts'
import { refuse, ruled } from './refuse.ts'
import type { Paid } from './shapes/pay.ts'
import type { Berth, Captive, Cart, Produce, UnitPrice } from './shapes/produce.ts'
import { supplyWith } from './supply.ts'
import type { KindOf, PlanetOf, Table, UnitId } from './table.ts'

/** What a player could build in a system now. Pure: client and bots ask the same as the rules. */

export interface Producing {
  /** Whether new Space Docks may be built too. */
  newDocks: boolean
  /** Given for this production alone. */
  resources?: number
  /** Units of all docks together. */
  most?: number
  /** One Space Dock alone builds. */
  oneDock?: true
  /** An ability builds, and no unit uses its own: nothing comes with it. */
  byAbility?: true
  /** This unit alone builds, so many, on its planet or in space, whatever else stands there. */
  by?: { readonly unit: UnitId; readonly most: number; readonly planet?: string }
  /** This planet alone builds, whatever stands there, for no more than so much in all. */
  on?: { readonly planet: string; readonly mostCost: number }
  /** No unit costs more. */
  dearest?: number
}

/** What builds units at once: all there is on a planet together, or a unit in space. */
export interface Yard<T extends Table> {
  readonly planet?: PlanetOf<T>
  readonly unit: UnitId
  readonly most: number
  /** Less of some kinds. */
  readonly mostOf?: { readonly [K in KindOf<T>]?: number }
}

/** Where an edition produces, and what it lets be built there. */
export interface Yards<T extends Table> {
  /** Those that build there now. */
  at(table: T, seat: Seat, hex: HexId, how?: Producing): readonly Yard<T>[]
  /** What lands may go to the planet of any of them, and where one lies in space may stay there. */
  readonly together?: true
  /** Whether all of them may build in one production. */
  atSeveral(table: T, seat: Seat): boolean
  /** Adjacent systems where what is built here may be placed. */
  besides(table: T, seat: Seat, hex: HexId): readonly HexId[]
  /** Whether what lands may be placed on any planet of one's own in the system. */
  anyPlanet(table: T, seat: Seat, hex: HexId): boolean
  /** Whether what lands may be placed on that planet; without it on any. */
  takes?(table: T, seat: Seat, planet: PlanetOf<T>): boolean
  /** Resources given with each production there. */
  freeResources(table: T, seat: Seat, hex: HexId): number
  /** Planets where a new dock may be built, and those of them where it is cheaper. */
  sites(table: T, seat: Seat, hex: HexId): readonly PlanetOf<T>[]
  cheapSites(
    table: T,
    seat: Seat,
    sites: readonly PlanetOf<T>[],
    price: number,
  ): readonly (readonly [PlanetOf<T>, number])[]
  /** Kinds that are in play. */
  kinds(table: T): readonly KindOf<T>[]
  /** Pieces that may be taken off the board to be built anew, where none are left. */
  lifted?(table: T, seat: Seat, kind: KindOf<T>): number
  /** Captured units that pay for those of their kinds. */
  captives?(table: T, seat: Seat): Readonly<Record<string, Captive>>
  /** What a player has to have before he builds one. */
  whyNot(table: T, seat: Seat, kind: KindOf<T>): Refusal | undefined
}

export function productionWith<T extends Table>(edition: Edition<T>, yards: Yards<T>) {
  type Kind = KindOf<T>
  type Planet = PlanetOf<T>
  const { carrier, dock, pds, numberOf, permits, print, rules, typeOf } = edition
  const { cargoOf, enemyInSpace, fleet, isSupplied, onPlanet } = forcesWith(edition)
  const { piecesLeft, piecesNearLimit } = pieceLimitsWith(edition)
  const { goodsIn, groundsAt, readyPlanets, worthOfPlanet, worthSpent } = realmWith(edition)
  const { dockFighters, fighterSupport, fightersAt, fleetLimit, shipsCounted } = supplyWith(edition)

  const isStructure = (kind: Kind): boolean => typeOf(kind) === 'structure'

  const roomForPds = (table: T, seat: Seat, planet: Planet): number =>
    Math.max(0, (print(table, seat, pds).perPlanet ?? 0) - onPlanet(table, planet, pds).length)

  const carrierPlaces = (table: T, seat: Seat): number =>
    numberOf(table, seat, 'capacity', print(table, seat, carrier).capacity, { kind: carrier })

  /** Ships there that take what lands, as places are left on them: what a dock in space builds may go aboard. */
  function holdsAt(table: T, seat: Seat, hex: HexId): [UnitId, number][] {
    return fleet(table, seat, hex).flatMap(({ id, kind }): [UnitId, number][] => {
      const { carries, capacity } = print(table, seat, kind)
      const left = numberOf(table, seat, 'capacity', capacity, { kind }) - cargoOf(table, id).length
      return carries?.some(isStructure) && left > 0 ? [[id, left]] : []
    })
  }

  function produceOptions(drafted: T, seat: Seat, hex: HexId, how: Producing): Produce {
    const { newDocks, resources = 0, most } = how
    const table = behind(drafted)
    const blockaded = enemyInSpace(table, seat, hex) !== undefined
    const producing = yards.at(table, seat, hex, how)
    const docks = producing.flatMap(({ planet }) => (planet ? [planet] : []))
    const floating = producing.filter(({ planet }) => !planet)
    const space = [hex, ...(producing.length > 0 ? yards.besides(table, seat, hex) : [])]
    const anyPlanet = producing.length > 0 && yards.anyPlanet(table, seat, hex)
    const reach = anyPlanet || floating.length > 0 ? space : space.slice(1)
    const ground = groundPlanets(table, seat, docks, reach)
    const holds = floating.length > 0 ? holdsAt(table, seat, hex) : []
    const yard = ({ most, mostOf }: Yard<T>) => ({ most, ...(mostOf && { mostOf }) })
    const shut = blockaded && { blockaded: true as const }
    const afloat = yards.together === true && floating.length > 0
    const lands: string = ground[0] ?? holds[0]?.[0] ?? (afloat ? hex : '')
    const spots = Math.max(space.length, ground.length + holds.length + (afloat ? 1 : 0))
    const pieces = piecesNearLimit(table, seat, spots)
    const given = producing.length > 0 && !how.byAbility ? yards.freeResources(table, seat, hex) : 0
    const ready = readyPlanets(table, seat).map(id => [id, worthSpent(table, id, 'resources')] as const)
    const sites = newDocks ? yards.sites(table, seat, hex) : []
    const prices = pricesFor(table, seat, how.dearest ?? how.on?.mostCost)
    const captives = producing.length > 0 ? held(table, seat, prices) : {}
    const uncounted = producing.length > 0 && !how.byAbility ? numberOf(table, seat, 'uncounted', 0, {}) : 0
    const cheap = yards.cheapSites(table, seat, sites, prices.prices[dock]?.cost ?? 0)
    return {
      shape: 'produce',
      hex,
      docks: Object.fromEntries([
        ...producing.flatMap(each => (each.planet ? [[each.planet, { ...yard(each), ...shut }]] : [])),
        ...floating.map(each => [each.unit, { ...yard(each), lands, ...(yards.together && shut) }]),
      ]),
      ...(producing.length > 1 &&
        (how.oneDock || !yards.atSeveral(table, seat)) && { oneDock: true as const }),
      ...(most !== undefined && { most }),
      ...(how.on && { mostCost: how.on.mostCost }),
      newDocks: sites,
      ...prices,
      ...(cheap.length > 0 && { cheapDocks: Object.fromEntries(cheap) }),
      space: Object.fromEntries(space.map(spot => [spot, berth(table, seat, spot)])),
      ground: Object.fromEntries(ground.map(planet => [planet, { pds: roomForPds(table, seat, planet) }])),
      ...(holds.length > 0 && { holds: Object.fromEntries(holds) }),
      ...((anyPlanet || yards.together) && { anyPlanet: true as const }),
      ...(afloat && { afloat }),
      ...(edition.sailing?.overflows && { overflows: true as const }),
      dockFighters: dockFighters(table, seat),
      ...(Object.keys(pieces).length > 0 && { pieces }),
      ...(Object.keys(captives).length > 0 && { captives }),
      ...(uncounted > 0 && { uncounted }),
      freeResources: producing.length > 0 ? given + resources : 0,
      planets: Object.fromEntries(ready.filter(([, gives]) => gives > 0)),
      ...goodsIn(table, seat),
    }
  }

  /** Those of kinds he may build. */
  const held = (table: T, seat: Seat, { prices }: Pick<Produce, 'prices'>) =>
    Object.fromEntries(
      Object.entries(yards.captives?.(table, seat) ?? {}).filter(([, { kind }]) => prices[kind]),
    )

  const canProduce = (table: T, seat: Seat, hex: HexId, how: Producing): boolean =>
    canBuy(produceOptions(table, seat, hex, how))

  /** Systems with an own dock in which something could be built. */
  function systemsToProduceIn(table: T, seat: Seat, how: Producing): HexId[] {
    const plain = behind(table)
    return Object.keys(plain.galaxy.tiles).filter(
      hex => yards.at(plain, seat, hex, how).length > 0 && canProduce(plain, seat, hex, how),
    )
  }

  /** The payment to suggest: no waste where possible, and the planets with the least influence. */
  function cheapestFor(
    table: T,
    options: Produce,
    cart: Pick<Cart, 'build' | 'newDocks' | 'returns'>,
  ): Paid | undefined {
    const influence = Object.keys(options.planets).map(
      id => [id, worthOfPlanet(table, id as Planet, 'influence')] as const,
    )
    return cheapest(options, dueFor(options, cart), Object.fromEntries(influence))
  }

  function groundPlanets(table: T, seat: Seat, docks: readonly Planet[], reach: readonly HexId[]): Planet[] {
    const others = reach.flatMap(spot =>
      groundsAt(table, spot).filter(
        id =>
          table.planets[id]?.owner === seat &&
          !docks.includes(id) &&
          (yards.takes?.(table, seat, id) ?? true),
      ),
    )
    return [...docks, ...others]
  }

  function berth(table: T, seat: Seat, hex: HexId): Berth {
    return {
      ships: fleetLimit(table, seat, hex) - shipsCounted(table, seat, hex),
      fighters: fighterSupport(table, seat, hex) - fightersAt(table, seat, hex),
      carrier: carrierPlaces(table, seat),
      ...(permits(table, seat, 'freeFighters', {}) && { free: true as const }),
    }
  }

  /** What each kind costs him, and which he may not build. */
  function pricesFor(table: T, seat: Seat, dearest?: number): Pick<Produce, 'prices' | 'not'> {
    const prices: Record<string, UnitPrice> = {}
    const not: Record<string, Refusal> = {}
    for (const kind of yards.kinds(table)) {
      const { cost, built, unlimited, type, carries } = print(table, seat, kind)
      const price = Math.max(0, numberOf(table, seat, 'cost', cost, { kind }))
      // What comes for nothing costs what it does where that is limited.
      const isFor =
        permits(table, seat, 'purchases', { kind }, true) && Math.max(cost, price) <= (dearest ?? Infinity)
      const refused = isFor
        ? yards.whyNot(table, seat, kind)
        : ruled(rules, refuse('mayNotBuild', { unit: kind }))
      if (refused) {
        not[kind] = refused
        continue
      }
      const lifted = yards.lifted?.(table, seat, kind) ?? 0
      const besides = numberOf(table, seat, 'besides', 0, { kind })
      prices[kind] = {
        cost: price,
        built: numberOf(table, seat, 'built', built, { kind }) + besides,
        ...(besides > 0 && { besides }),
        ...(!unlimited && { left: piecesLeft(table, seat, kind) + lifted }),
        ...(!unlimited && lifted > 0 && { lifted }),
        ...(type !== 'ship' && { lands: true as const }),
        ...(isSupplied(kind) && { counts: true as const }),
        ...(carries?.some(each => each === 'fighter') && { supports: true as const }),
      }
    }
    return { prices, not }
  }

  return { pricesFor, produceOptions, canProduce, systemsToProduceIn, cheapestFor }
}
