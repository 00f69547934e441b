import type { HexId } from '../hexes.ts'
import type { UnitId } from '../table.ts'
import type { Move, Moved, MovingCargo, MovingShip } from './moved.ts'
import type { Goes } from './spots.ts'

/** How things would stand after a move, for rules, screen and bots alike: all read from the options. */

/** How much is aboard a ship before it moves. */
export const aboardOf = ({ cargo }: Move, ship: UnitId): number =>
  Object.values(cargo).filter(({ aboard }) => aboard === ship).length

/** Whether somebody of that kind is aboard from where the ship starts. */
export const setsOutWith = (
  { ships, leaders = {} }: Move,
  id: UnitId,
  { leaders: taken = [] }: Moved[UnitId],
  kind: string,
): boolean =>
  Object.entries(leaders).some(
    ([leader, { kind: his, at, aboard }]) =>
      his === kind &&
      (aboard === id || (aboard === undefined && taken.includes(leader) && at === ships[id]?.at)),
  )

/** Whether the ways it has are none without an Admiral, or the one named is such. */
export function needsAdmiral(options: Move, id: UnitId, entry: Moved[UnitId]): boolean {
  const { routes = [], led = 0 } = options.ships[id] ?? {}
  if (led === 0 || setsOutWith(options, id, entry, 'admiral')) return false
  const far = routes.slice(-led)
  return led === routes.length || far.some(way => way.join() === entry.route?.join())
}

/** The way a ship takes: the one named, else the first on which it comes by all its cargo. */
export function routeOf(options: Move, id: UnitId, entry: Moved[UnitId]): readonly HexId[] | undefined {
  const { routes: all = [], led = 0 } = options.ships[id] ?? {}
  const routes = led > 0 && !setsOutWith(options, id, entry, 'admiral') ? all.slice(0, -led) : all
  const { cargo = [], leaders = [], route } = entry
  const stops = new Set<HexId>()
  for (const each of cargo) {
    const piece = options.cargo[each]
    if (piece && !piece.aboard) stops.add(piece.at)
  }
  for (const each of leaders) {
    const leader = options.leaders?.[each]
    if (leader && leader.aboard === undefined) stops.add(leader.at)
  }
  const isNamed = (way: readonly HexId[]) =>
    route === undefined || (route.length === way.length && route.every((hex, i) => hex === way[i]))
  return routes.find(way => isNamed(way) && [...stops].every(hex => way.includes(hex)))
}

/** Whether it goes further than it could by itself. */
export function isHastened(options: Move, id: UnitId, entry: Moved[UnitId]): boolean {
  const { routes = [], fast = 0 } = options.ships[id] ?? {}
  const way = fast > 0 ? routeOf(options, id, entry) : undefined
  return way !== undefined && routes.indexOf(way) >= routes.length - fast
}

/** Whether it has no other way. */
export const mustHasten = ({ routes, fast = 0 }: MovingShip): boolean => fast > 0 && fast === routes.length

export const hastened = (options: Move, moved: Moved): UnitId[] =>
  Object.entries(moved).flatMap(([id, entry]) => (isHastened(options, id, entry) ? [id] : []))

/** The same where nobody is hastened any more. */
export function withoutHaste({ hastens: _, ...options }: Move): Move {
  const ships = Object.entries(options.ships).flatMap(([id, { fast = 0, ...ship }]) =>
    fast === ship.routes.length
      ? []
      : [[id, { ...ship, routes: ship.routes.slice(0, ship.routes.length - fast) }] as const],
  )
  return { ...options, ships: Object.fromEntries(ships) }
}

export interface Fleet {
  /** That count towards Fleet Supply. */
  ships: number
  fighters: number
  /** Places for Fighters. */
  support: number
}

/** Ships and Fighters in the systems activated and left, once all have moved. */
export function standings(options: Move, moved: Moved): Record<HexId, Fleet> {
  const all: Record<HexId, Fleet> = {}
  for (const [hex, { now, fighters, support }] of Object.entries({ ...options.left, ...options.fleet }))
    all[hex] = { ships: now, fighters, support }
  const change = (hex: HexId, what: keyof Fleet, by: number) => {
    const there = all[hex]
    if (there) there[what] += by
  }
  for (const [id, entry] of Object.entries(moved)) {
    const { kind, at, capacity, carries, counts, supports = 0 } = options.ships[id] as MovingShip
    const end = routeOf(options, id, entry)?.at(-1) ?? at
    const cargo = (entry.cargo ?? []).map(each => options.cargo[each] as MovingCargo)
    const fighters = cargo.filter(piece => piece.kind === 'fighter')
    const loaded = cargo.filter(
      piece => piece.kind !== 'fighter' && piece.aboard !== id && !piece.light,
    ).length
    const places = carries.includes('fighter') ? capacity - aboardOf(options, id) : 0
    change(at, 'support', -places - supports)
    change(end, 'support', (places > 0 ? places - loaded : 0) + supports)
    // Troops that lay in space, aboard of nobody, took a place there.
    for (const piece of cargo)
      if (piece.kind !== 'fighter' && !piece.planet && !piece.aboard && !piece.light)
        change(piece.at, 'support', 1)
    change(at, 'ships', counts ? -1 : 0)
    change(end, 'ships', counts ? 1 : 0)
    for (const from of [...fighters.map(piece => piece.at), ...(kind === 'fighter' ? [at] : [])]) {
      change(from, 'fighters', -1)
      change(end, 'fighters', 1)
    }
  }
  return all
}

/** What counts towards Fleet Supply: ships, and free Fighters above their support. */
export const counted = ({ freeFighters, excess = 1 }: Move, { ships, fighters, support }: Fleet): number =>
  ships + (freeFighters ? Math.ceil(Math.max(0, fighters - support) * excess) : 0)

/** What a move costs before anybody shoots: in each system, how many Fighters (or, where these are free, ships) would be
 *  lost for want of support. */
export function warns(options: Move, moved: Moved): Record<HexId, number> {
  const lost: Record<HexId, number> = {}
  const bounds = { ...options.left, ...options.fleet }
  for (const [hex, fleet] of Object.entries(standings(options, moved))) {
    const over = options.freeFighters
      ? counted(options, fleet) - (bounds[hex]?.most ?? 0)
      : fleet.fighters - Math.max(0, fleet.support)
    if (over > 0 && !bounds[hex]?.enemies) lost[hex] = over
  }
  return lost
}

/** Fighters from system to system, Ground Forces from planet to ship: no spot may be left with a counter alone. */
export function journeys(options: Move, moved: Moved): Goes[] {
  return Object.entries(moved).flatMap(([id, entry]) => {
    const ship = options.ships[id] as MovingShip
    const end = routeOf(options, id, entry)?.at(-1) ?? ship.at
    const loads = (entry.cargo ?? [])
      .map(each => options.cargo[each] as MovingCargo)
      .filter(({ aboard }) => aboard === undefined)
      .map(({ kind, at, planet }) =>
        kind === 'fighter' ? { kind, from: at, to: end } : { kind, from: planet ?? at, to: id },
      )
    return ship.kind === 'fighter' ? [...loads, { kind: ship.kind, from: ship.at, to: end }] : loads
  })
}
