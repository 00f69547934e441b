import { behind } from '../engine/draft.ts'
import { kept } from '../engine/kept.ts'
import type { Refusal } from '../engine/options.ts'
import type { Seat } from '../engine/rules.ts'
import { canBuy, dueFor } from '../galaxy/cart.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { cheapest } from '../galaxy/payment.ts'
import type { Paid } from '../galaxy/shapes/pay.ts'
import type { Berth, Cart, Produce, UnitPrice } from '../galaxy/shapes/produce.ts'
import type { PlanetId } from './content/planets.ts'
import { idsIn } from './content/sets.ts'
import { type UnitKind, units } from './content/units.ts'
import { numberOf, permits } from './effects.ts'
import { cargoOf, countOf, enemyInSpace, fleet, onPlanet, type Piece, piecesAt } from './forces.ts'
import { hasOn } from './leaders.ts'
import { piecesNearLimit } from './pieceLimits.ts'
import { docksInSpace, goodsToSpend, planetsAt, readyPlanets, sheet, worthOfPlanet } from './realm.ts'
import { dockFighters, fighterSupport, fightersAt, fleetLimit, shipsCounted } from './supply.ts'
import type { Table, UnitId } from './table.ts'
import { adjacent } from './ways.ts'

/** What a player could build in a system now. Pure: client and bots ask the same as the rules. [pp. 12, 22, 26] */

export interface Producing {
  /** Whether new Space Docks may be built too: only in the production step of an activation. */
  newDocks: boolean
  /** Given for this production alone. */
  resources?: number
  /** Units of all docks together. */
  most?: number
}

/** Docks that produce: not those built this round, nor what something keeps from it. */
export const producingDocks = (table: Table, seat: Seat, hex: HexId): Piece[] =>
  piecesAt(table, hex).filter(
    ({ id, kind, of, built }) =>
      kind === 'space_dock' &&
      of === seat &&
      built !== table.round &&
      !table.doing?.moved?.[id] &&
      permits(table, seat, 'produces', { dock: id }, true),
  )

/** Planets held since the round began, without a dock, in a system without enemy ships. Docks in space take one each. */
export function newDockPlanets(table: Table, seat: Seat, hex: HexId): PlanetId[] {
  if (enemyInSpace(table, seat, hex)) return []
  const inSpace = piecesAt(table, hex).filter(
    ({ kind, of, planet }) => kind === 'space_dock' && of === seat && !planet,
  )
  return planetsAt(table, hex)
    .filter(planet => {
      const card = table.planets[planet]
      const held = card?.owner === seat && card.taken !== table.round
      return held && onPlanet(table, planet, 'space_dock').length === 0
    })
    .slice(inSpace.length)
}

/** Ships there that take what lands, as places are left on them: what a dock in space builds may go aboard. */
function holdsAt(table: Table, seat: Seat, hex: HexId): [UnitId, number][] {
  return fleet(table, seat, hex).flatMap(({ id, kind }): [UnitId, number][] => {
    const { carries, capacity } = units[kind]
    const left = numberOf(table, seat, 'capacity', capacity, { kind }) - cargoOf(table, id).length
    return carries?.includes('pds') && left > 0 ? [[id, left]] : []
  })
}

export const produceOptions = (table: Table, seat: Seat, hex: HexId, how: Producing): Produce => {
  const { newDocks, resources = 0, most = '' } = how
  const key = `produce/${seat}/${hex}/${newDocks}/${resources}/${most}`
  return kept(behind(table), key, plain => producesIn(plain, seat, hex, how))
}

function producesIn(
  table: Table,
  seat: Seat,
  hex: HexId,
  { newDocks, resources = 0, most }: Producing,
): Produce {
  const blockaded = enemyInSpace(table, seat, hex) !== undefined
  const producing = producingDocks(table, seat, hex)
  const docks = producing.flatMap(({ planet }) => (planet ? [planet] : []))
  const floating = producing.filter(({ planet }) => !planet)
  const space = [hex, ...(producing.length > 0 ? besides(table, seat, hex) : [])]
  const anyPlanet = producing.length > 0 && permits(table, seat, 'buildsBeside', { from: hex, to: hex })
  const reach = anyPlanet || floating.length > 0 ? space : space.slice(1)
  const ground = groundPlanets(table, seat, docks, reach)
  const holds = floating.length > 0 ? holdsAt(table, seat, hex) : []
  const lands: string = ground[0] ?? holds[0]?.[0] ?? ''
  const spots = Math.max(space.length, ground.length + holds.length)
  const pieces = piecesNearLimit(table, seat, spots)
  const ready = readyPlanets(table, seat).map(id => [id, worthOfPlanet(table, id, 'resources')] as const)
  const sites = newDocks ? newDockPlanets(table, seat, hex) : []
  const prices = pricesFor(table, seat)
  const cheap = cheapDocks(table, seat, sites, prices.prices.space_dock?.cost ?? 0)
  return {
    shape: 'produce',
    hex,
    docks: Object.fromEntries([
      ...docks.map(planet => [
        planet,
        { most: dockLimit(table, seat, planet), ...(blockaded && { blockaded: true as const }) },
      ]),
      ...floating.map(({ id }) => [id, { most: dockLimit(table, seat), lands }]),
    ]),
    ...(producing.length > 1 &&
      !permits(table, seat, 'producesAtSeveral', {}, true) && { oneDock: true as const }),
    ...(most !== undefined && { most }),
    newDocks: sites,
    ...prices,
    ...(cheap.length > 0 && { cheapDocks: Object.fromEntries(cheap) }),
    space: Object.fromEntries(space.map(spot => [spot, berth(table, seat, spot)])),
    ground: Object.fromEntries(
      ground.map(planet => [
        planet,
        { pds: Math.max(0, (units.pds.perPlanet ?? 0) - onPlanet(table, planet, 'pds').length) },
      ]),
    ),
    ...(holds.length > 0 && { holds: Object.fromEntries(holds) }),
    ...(anyPlanet && { anyPlanet }),
    dockFighters: dockFighters(table, seat),
    ...(Object.keys(pieces).length > 0 && { pieces }),
    freeResources: producing.length > 0 ? numberOf(table, seat, 'freeResources', 0, { hex }) + resources : 0,
    planets: Object.fromEntries(ready.filter(([, gives]) => gives > 0)),
    tradeGoods: goodsToSpend(sheet(table, seat)),
  }
}

export const canProduce = (table: Table, seat: Seat, hex: HexId, how: Producing): boolean =>
  canBuy(produceOptions(table, seat, hex, how))

/** Systems with an own dock in which something could be built. */
export function systemsToProduceIn(table: Table, seat: Seat, how: Producing): HexId[] {
  const plain = behind(table)
  return Object.keys(plain.galaxy.tiles).filter(
    hex => producingDocks(plain, seat, hex).length > 0 && canProduce(plain, seat, hex, how),
  )
}

/** Units one dock builds at once: the resource value of its planet and two more; in space what is printed for it. */
export function dockLimit(table: Table, seat: Seat, planet?: PlanetId): number {
  const printed = planet
    ? worthOfPlanet(table, planet, 'resources') + (units.space_dock.productionBonus ?? 0)
    : (docksInSpace(table, seat)?.production ?? 0)
  return Math.max(0, numberOf(table, seat, 'production', printed, planet ? { planet } : {}))
}

/** The payment to suggest: no waste where possible, and the planets with the least influence. */
export function cheapestFor(
  table: Table,
  options: Produce,
  cart: Pick<Cart, 'build' | 'newDocks'>,
): Paid | undefined {
  const influence = Object.keys(options.planets).map(
    id => [id, worthOfPlanet(table, id as PlanetId, 'influence')] as const,
  )
  return cheapest(options, dueFor(options, cart), Object.fromEntries(influence))
}

/** A Scientist builds for less. [p. 34] */
const scientistsPrice = 2
const cheapDocks = (table: Table, seat: Seat, sites: readonly PlanetId[], price: number) =>
  sites
    .filter(planet => hasOn(table, planet, seat, 'scientist'))
    .map(planet => [planet, Math.min(price, scientistsPrice)] as const)

/** Adjacent systems where something lets what is built here be placed. */
const besides = (table: Table, seat: Seat, hex: HexId): HexId[] =>
  adjacent(table, hex).filter(to => permits(table, seat, 'buildsBeside', { from: hex, to }))

function groundPlanets(
  table: Table,
  seat: Seat,
  docks: readonly PlanetId[],
  reach: readonly HexId[],
): PlanetId[] {
  const others = reach.flatMap(spot =>
    planetsAt(table, spot).filter(id => table.planets[id]?.owner === seat && !docks.includes(id)),
  )
  return [...docks, ...others]
}

function berth(table: Table, seat: Seat, hex: HexId): Berth {
  return {
    ships: fleetLimit(table, seat, hex) - shipsCounted(table, seat, hex),
    fighters: fighterSupport(table, seat, hex) - fightersAt(table, seat, hex),
    carrier: numberOf(table, seat, 'capacity', units.carrier.capacity, { kind: 'carrier' }),
    ...(permits(table, seat, 'freeFighters', {}) && { free: true as const }),
  }
}

/** What each kind costs him, and which he may not build. */
export function pricesFor(table: Table, seat: Seat): Pick<Produce, 'prices' | 'not'> {
  const prices: Partial<Record<UnitKind, UnitPrice>> = {}
  const not: Partial<Record<UnitKind, Refusal>> = {}
  for (const kind of idsIn(table, units)) {
    const { cost, built, pieces, unlimited, type, countsToFleetSupply, carries, needs } = units[kind]
    if (!permits(table, seat, 'purchases', { kind }, true))
      not[kind] = {
        code: 'mayNotBuild',
        why: 'refused.mayNotBuild',
        about: { unit: kind },
        rule: 'ti3/26.building',
      }
    else if (needs && !sheet(table, seat).technologies[needs])
      not[kind] = {
        code: 'needsTechnology',
        why: 'refused.needsTechnology',
        about: { unit: kind, technology: needs },
        rule: 'ti3/30.warSun',
      }
    else
      prices[kind] = {
        cost: Math.max(0, numberOf(table, seat, 'cost', cost, { kind })),
        built: numberOf(table, seat, 'built', built, { kind }),
        ...(!unlimited && { left: pieces - countOf(table, seat, kind) }),
        ...(type !== 'ship' && { lands: true as const }),
        ...(countsToFleetSupply && { counts: true as const }),
        ...(carries?.includes('fighter') && { supports: true as const }),
      }
  }
  return { prices, not }
}
