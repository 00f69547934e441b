import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { reads } from '../reads.ts'
import type { Table, Unit } from '../table.ts'
import { ownerArt } from '../table.ts'
import type { FleetArt, GroundArt, MapPlace, UnitArt } from './mapPlace.ts'
import { planetsHere } from './planetsHere.ts'
import { tileNow } from './worth.ts'

type Index = Readonly<Record<HexId, readonly Unit[]>>

let counted: { units: Table['units']; index: Index } | undefined

/** Counted anew only when a unit changed. */
export function unitsByHex({ units }: Table): Index {
  if (counted?.units === units) return counted.index
  const index: Record<HexId, Unit[]> = {}
  for (const unit of Object.values(units)) {
    const here = index[unit.at] ?? []
    index[unit.at] = here
    here.push(unit)
  }
  counted = { units, index }
  return index
}

/** Of what is in space: whether it sits in ships, whichever they are. */
export const isAboard = ({ kind }: Unit): boolean => reads.landing.includes(kind)

const heaviestFirst = (a: UnitArt, b: UnitArt) => reads.kinds.indexOf(b.kind) - reads.kinds.indexOf(a.kind)

/** Kinds and how many of each, in the same order whatever came first. */
export function kindsOf(units: readonly Unit[]): UnitArt[] {
  const found = new Map<string, { count: number; damaged: number }>()
  for (const { kind, damaged } of units) {
    const known = found.get(kind) ?? { count: 0, damaged: 0 }
    found.set(kind, { count: known.count + 1, damaged: known.damaged + (damaged ? 1 : 0) })
  }
  return [...found]
    .map(([kind, { count, damaged }]) => ({ kind, count, ...(damaged > 0 && { damaged }) }))
    .sort(heaviestFirst)
}

/** The same, where what stands there may be more to its owner than its kind says. */
export const dressed = (table: Table, seat: Seat, units: readonly Unit[]): UnitArt[] =>
  kindsOf(units).map(unit => {
    const look = reads.lookOf?.(table, seat, unit.kind)
    return look ? { ...unit, look } : unit
  })

/** By what `key` says of each, in the order it is first said. */
export function grouped<T, K>(all: readonly T[], key: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of all) {
    const known = groups.get(key(one))
    if (known) known.push(one)
    else groups.set(key(one), [one])
  }
  return groups
}

/** What was first on the table is not what was first on a table put together again. */
const byName = <T>(groups: Map<string, T>): [string, T][] => [...groups].sort(([a], [b]) => (a < b ? -1 : 1))

const withOwner = (seat: Seat | undefined) => {
  const owner = ownerArt(seat)
  return owner ? { owner } : {}
}

const withLeaders = (kinds: readonly string[]): { leaders?: readonly string[] } =>
  kinds.length > 0 ? { leaders: kinds } : {}

/** Who has all its planets, or, where there are none, the only fleet. */
function holderOf(table: Table, hex: HexId, system: string): Seat | undefined {
  const within = planetsHere(table, system, hex)
  const seats =
    within.length > 0
      ? within.map(planet => table.planets[planet]?.owner)
      : (unitsByHex(table)[hex] ?? []).map(({ of }) => of)
  return seats.every(seat => seat === seats[0]) ? seats[0] : undefined
}

/** What stands on a hex and whose it is, as the map draws it. */
export function piecesOn(table: Table, hex: HexId, system: string): Omit<MapPlace, 'hex'> {
  const units = unitsByHex(table)[hex] ?? []
  const inSpace = grouped(
    units.filter(({ planet }) => planet === undefined),
    ({ of }) => of,
  )
  const onPlanets = grouped(
    units.filter(({ planet }) => planet !== undefined),
    ({ of, planet }) => `${planet} ${of}`,
  )
  const fleets = byName(inSpace).map(
    ([seat, pieces]): FleetArt => ({
      ...withOwner(seat),
      ...withLeaders(reads.leadersInFleet(table, seat, hex)),
      ships: kindsOf(pieces.filter(piece => !isAboard(piece))),
      cargo: kindsOf(pieces.filter(isAboard)),
    }),
  )
  const ground = byName(onPlanets).map(
    ([, pieces]): GroundArt => ({
      planet: pieces[0]?.planet ?? '',
      ...withOwner(pieces[0]?.of),
      units: pieces[0] ? dressed(table, pieces[0].of, pieces) : [],
      ...(pieces[0]?.planet && withLeaders(reads.leadersOn(table, pieces[0].planet, pieces[0].of))),
    }),
  )
  // Where nobody else stands a leader stands alone.
  for (const planet of planetsHere(table, system, hex)) {
    const seat = table.planets[planet]?.owner
    if (seat === undefined || ground.some(one => one.planet === planet)) continue
    const alone = withLeaders(reads.leadersOn(table, planet, seat))
    if (alone.leaders) ground.push({ planet, ...withOwner(seat), units: [], ...alone })
  }
  const counters = Object.keys(table.activated[hex] ?? {})
    .sort()
    .flatMap(seat => ownerArt(seat) ?? [])
  const tokens = reads.tokensAt(table, hex)
  const doing = reads.underWay(table)
  const active = doing?.hexes.includes(hex) ? ownerArt(doing.of) : undefined
  return {
    tile: tileNow(system, table, hex),
    ...withOwner(holderOf(table, hex, system)),
    ...(fleets.length > 0 && { fleets }),
    ...(ground.length > 0 && { ground }),
    ...(counters.length > 0 && { counters }),
    ...(tokens.length > 0 && { tokens }),
    ...(active && { active }),
  }
}
