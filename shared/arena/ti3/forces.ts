import { planets } from '../../ti3/content/planets.ts'
import { isIn } from '../../ti3/content/sets.ts'
import { type UnitKind, units } from '../../ti3/content/units.ts'
import { permits } from '../../ti3/effects.ts'
import {
  fleet,
  isLanding,
  isShip,
  onPlanet,
  piecesAt,
  piecesOf,
  seatsInSpace,
  supplied,
} from '../../ti3/forces.ts'
import { piecesShort, withCounters } from '../../ti3/pieceLimits.ts'
import { docksInSpace } from '../../ti3/realm.ts'
import { fighterSupport, fleetLimit } from '../../ti3/supply.ts'
import type { Table, Ti3, Unit } from '../../ti3/table.ts'

const isAtRest = ({ phase, doing, battle }: Table) =>
  (phase === 'strategy' || phase === 'action') && !doing && !battle

const mostPds = units.pds.perPlanet ?? 0

export function forceFaults({ table }: Ti3): string[] {
  const found: string[] = []
  for (const [id, unit] of Object.entries(table.units)) found.push(...placeFaults(table, id, unit))
  for (const seat of table.order) found.push(...pieceFaults(table, seat))
  for (const hex of Object.keys(table.galaxy.tiles)) found.push(...systemFaults(table, hex))
  return found
}

/** Carriers, where somebody may learn to armour them; what is learnt may have been given back since. */
const mayBeDamaged = (table: Table, { kind }: Unit): boolean =>
  units[kind].sustainsDamage === true || (kind === 'carrier' && isIn(table, { set: 'racialTechnologies' }))

function placeFaults(table: Table, id: string, unit: Unit): string[] {
  const found: string[] = []
  if (!(unit.at in table.galaxy.tiles)) found.push(`${id} is nowhere`)
  if (unit.planet && table.galaxy.tiles[unit.at]?.system !== planets[unit.planet].system)
    found.push(`${id} is on a planet elsewhere`)
  if (isShip(unit.kind) && (unit.planet || unit.aboard)) found.push(`${id} flies and lies`)
  if (isLanding(unit.kind) && (unit.planet === undefined) === (unit.aboard === undefined))
    found.push(`${id}, a ${unit.kind}, is neither aboard nor on a planet`)
  if (unit.kind === 'space_dock' && (unit.planet === undefined) !== Boolean(docksInSpace(table, unit.of)))
    found.push(`${id} is in space or on a planet, and should not`)
  const ship = unit.aboard ? table.units[unit.aboard] : undefined
  if (unit.aboard && (!ship || ship.of !== unit.of || ship.at !== unit.at))
    found.push(`${id} has lost its ship`)
  if (unit.damaged && !mayBeDamaged(table, unit)) found.push(`${id} cannot be damaged`)
  return found
}

function pieceFaults(table: Table, seat: string): string[] {
  const own = piecesOf(table, seat)
  const tooMany = (Object.keys(units) as UnitKind[]).filter(
    kind => !units[kind].unlimited && own.filter(u => u.kind === kind).length > units[kind].pieces,
  )
  const alone = withCounters(table, seat).filter(kind => piecesShort(table, seat, kind) > 0)
  return [
    ...tooMany.map(kind => `${seat} has too many ${kind}`),
    ...alone.map(kind => `${seat} has a counter without a piece: ${kind}`),
  ]
}

function systemFaults(table: Table, hex: string): string[] {
  const here = piecesAt(table, hex)
  if (here.length === 0) return []
  const found: string[] = []
  for (const planet of new Set(here.flatMap(piece => (piece.planet ? [piece.planet] : [])))) {
    const pds = onPlanet(table, planet, 'pds')
    // Invaders may bring two of their own beside two of the defender.
    if (table.order.some(seat => pds.filter(({ of }) => of === seat).length > mostPds))
      found.push(`PDS on ${planet}`)
    if (onPlanet(table, planet, 'space_dock').length > 1) found.push(`docks on ${planet}`)
    const owner = table.planets[planet]?.owner
    if (isAtRest(table) && onPlanet(table, planet).some(piece => piece.of !== owner))
      found.push(`strangers on ${planet}`)
  }
  if (!isAtRest(table)) return found
  const flying = seatsInSpace(table, hex)
  for (const { kind, of, planet } of here)
    if (kind === 'space_dock' && !planet && flying.some(seat => seat !== of))
      found.push(`an enemy beside a dock in space, ${hex}`)
  if (flying.length > 1) found.push(`two fleets in ${hex}`)
  for (const seat of flying) {
    if (table.overSupply === seat) continue
    const own = fleet(table, seat, hex)
    const fighters = own.filter(({ kind }) => kind === 'fighter').length
    const loose = Math.max(0, fighters - fighterSupport(table, seat, hex))
    const free = permits(table, seat, 'freeFighters', {})
    if (supplied(own) + (free ? loose : 0) > fleetLimit(table, seat, hex))
      found.push(`${seat} over supply in ${hex}`)
    if (loose > 0 && !free) found.push(`${seat} has fighters without support in ${hex}`)
  }
  return found
}
