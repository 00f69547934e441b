import type { Seat } from '../../engine/rules.ts'
import type { Edition } from '../../galaxy/edition.ts'
import { forcesWith } from '../../galaxy/forces.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { pieceLimitsWith } from '../../galaxy/pieceLimits.ts'
import { supplyWith } from '../../galaxy/supply.ts'
import type { KindOf, PlanetOf, Table, UnitId, UnitOf } from '../../galaxy/table.ts'

/** What an edition says of units beside what it says to the galaxy. */
export interface Watched<T extends Table> {
  /** Nothing is under way on the map: one fleet to a system, one owner to a planet. */
  isAtRest(table: T): boolean
  mayBeDamaged(table: T, unit: UnitOf<T>): boolean
  /** Somebody is asked what he gives up for want of supply. */
  isOverSupply?(table: T, seat: Seat): boolean
  /** More PDS may stand on a planet than are usual. */
  anyPds?(table: T): boolean
}

/** Where units are and may not be, and of which there are too many. */
export function forceFaultsWith<T extends Table>(
  edition: Edition<T>,
  { isAtRest, mayBeDamaged, isOverSupply, anyPds }: Watched<T>,
): (table: T) => string[] {
  const { dock, kinds, pds, print } = edition
  const { fleet, isLanding, isShip, onPlanet, piecesAt, seatsInSpace, supplied } = forcesWith(edition)
  const { piecesLeft, piecesShort, withCounters } = pieceLimitsWith(edition)
  const { fighterSupport, fleetLimit } = supplyWith(edition)

  const systemOf = (planet: string) => edition.planet(planet as PlanetOf<T>).system

  function placeFaults(table: T, id: UnitId, unit: UnitOf<T>): string[] {
    const { kind, of, at, planet, aboard, damaged } = unit
    const found: string[] = []
    if (!(at in table.galaxy.tiles)) found.push(`${id} is nowhere`)
    const system = planet === undefined ? undefined : systemOf(planet)
    if (system !== undefined && table.galaxy.tiles[at]?.system !== system)
      found.push(`${id} is on a planet elsewhere`)
    if (isShip(kind) && (planet || aboard)) found.push(`${id} flies and lies`)
    if (edition.inShips && isLanding(kind) && (planet === undefined) === (aboard === undefined))
      found.push(`${id}, a ${kind}, is neither aboard nor on a planet`)
    if (kind === dock && (planet === undefined) !== Boolean(print(table, of, kind).inSpace))
      found.push(`${id} is in space or on a planet, and should not`)
    const ship = aboard ? table.units[aboard] : undefined
    if (aboard && (!ship || ship.of !== of || ship.at !== at)) found.push(`${id} has lost its ship`)
    if (damaged && !mayBeDamaged(table, unit)) found.push(`${id} cannot be damaged`)
    return found
  }

  function pieceFaults(table: T, seat: Seat): string[] {
    const tooMany = kinds.filter(kind => piecesLeft(table, seat, kind) < 0)
    const alone = withCounters(table, seat).filter(kind => piecesShort(table, seat, kind) > 0)
    return [
      ...tooMany.map(kind => `${seat} has too many ${kind}`),
      ...alone.map(kind => `${seat} has a counter without a piece: ${kind}`),
    ]
  }

  function planetFaults(table: T, planet: PlanetOf<T>): string[] {
    const found: string[] = []
    const guns = onPlanet(table, planet, pds)
    // Invaders may bring as many of their own as the defender has.
    const mostOf = (seat: Seat) =>
      anyPds?.(table) ? Number.POSITIVE_INFINITY : (print(table, seat, pds).perPlanet ?? 0)
    if (table.order.some(seat => guns.filter(({ of }) => of === seat).length > mostOf(seat)))
      found.push(`PDS on ${planet}`)
    if (onPlanet(table, planet, dock).length > 1) found.push(`docks on ${planet}`)
    const owner = table.planets[planet]?.owner
    if (isAtRest(table) && onPlanet(table, planet).some(piece => piece.of !== owner))
      found.push(`strangers on ${planet}`)
    return found
  }

  function systemFaults(table: T, hex: HexId): string[] {
    const here = piecesAt(table, hex)
    if (here.length === 0) return []
    const planets = new Set(here.flatMap(({ planet }) => (planet ? [planet as PlanetOf<T>] : [])))
    const found = [...planets].flatMap(planet => planetFaults(table, planet))
    if (!isAtRest(table)) return found
    const flying = seatsInSpace(table, hex)
    for (const { kind, of, planet } of here)
      if (kind === dock && !planet && flying.some(seat => seat !== of))
        found.push(`an enemy beside a dock in space, ${hex}`)
    if (flying.length > 1) found.push(`two fleets in ${hex}`)
    return [...found, ...flying.flatMap(seat => supplyFaults(table, seat, hex))]
  }

  function supplyFaults(table: T, seat: Seat, hex: HexId): string[] {
    if (isOverSupply?.(table, seat)) return []
    const own = fleet(table, seat, hex)
    const fighters = own.filter(({ kind }) => kind === 'fighter').length
    const loose = Math.max(0, fighters - fighterSupport(table, seat, hex))
    const free = edition.permits(table, seat, 'freeFighters', {})
    const found: string[] = []
    const { excess = 1 } = print(table, seat, 'fighter' as KindOf<T>)
    if (supplied(own) + (free ? Math.ceil(loose * excess) : 0) > fleetLimit(table, seat, hex))
      found.push(`${seat} over supply in ${hex}`)
    if (loose > 0 && !free) found.push(`${seat} has fighters without support in ${hex}`)
    return found
  }

  return table => [
    ...Object.entries(table.units).flatMap(([id, unit]) => placeFaults(table, id, unit as UnitOf<T>)),
    ...table.order.flatMap(seat => pieceFaults(table, seat)),
    ...Object.keys(table.galaxy.tiles).flatMap(hex => systemFaults(table, hex)),
  ]
}
