import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { type UnitKind, units } from './content/units.ts'
import { numberOf, permits } from './effects.ts'
import { isShip, piecesAt } from './forces.ts'
import { docksInSpace } from './realm.ts'
import type { Table } from './table.ts'
import { adjacent, type Chart, systemAt, touching, wormholesAt } from './ways.ts'

/** How far ships move, through what, and what they carry. [pp. 11, 18, 27] */

const printedMove = (table: Table, seat: Seat, kind: UnitKind): number =>
  (kind === 'space_dock' && docksInSpace(table, seat)?.move) || units[kind].move

/** How far a ship moves from where it is, `more` with an Admiral; out of a nebula never more than one step. [p. 18] */
export function rangeOf(
  table: Table,
  seat: Seat,
  kind: UnitKind,
  from: HexId,
  freeFighters: boolean,
  hurried = false,
  more = 0,
): number {
  if (kind === 'fighter' && !freeFighters) return 0
  const range = numberOf(table, seat, 'move', printedMove(table, seat, kind), {
    kind,
    from,
    ...(hurried && { hurried }),
  })
  const far = range + more
  return systemAt(table, from)?.special === 'nebula' ? Math.min(1, far) : far
}

export interface Carriage {
  readonly capacity: number
  readonly carries: readonly UnitKind[]
}
const nothing: Carriage = { capacity: 0, carries: [] }

/** What ships of a kind carry, and how many. [p. 27] */
export function carriageOf(table: Table, seat: Seat, kind: UnitKind): Carriage {
  const { capacity, carries } = units[kind]
  if (carries) return { capacity: numberOf(table, seat, 'capacity', capacity, { kind }), carries }
  if (!isShip(kind) || !permits(table, seat, 'carriesTroops', { kind })) return nothing
  return {
    capacity: Math.max(1, numberOf(table, seat, 'capacity', capacity, { kind })),
    carries: ['ground_force'],
  }
}

/** What is asked again and again while one question is made. */
export function remember<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, { found: T }>()
  return key => {
    const entry = known.get(key) ?? { found: find(key) }
    known.set(key, entry)
    return entry.found
  }
}

/** Adjacent for the ships of one player: through wormholes only while nothing keeps him out of them. */
export const nextTo = (table: Table, seat: Seat, hex: HexId): readonly HexId[] =>
  wormholesAt(table, hex).length > 0 && !permits(table, seat, 'entersWormholes', {}, true)
    ? touching(table, hex)
    : adjacent(table, hex)

const freeFightersOf = (table: Table) => remember(other => permits(table, other, 'freeFighters', {}))

/** Whether enemy ships bar the way; Fighters do only where they fly on their own. */
const isBarred = (table: Table, seat: Seat, hex: HexId, freeFighters: (of: Seat) => boolean): boolean =>
  piecesAt(table, hex).some(
    ({ of, kind }) => of !== seat && isShip(kind) && (kind !== 'fighter' || freeFighters(of)),
  )

/** Every system to which a way of adjacent systems leads that no ship bars, ends included; however far. */
export function withinReach(table: Table, seat: Seat, from: HexId): ReadonlySet<HexId> {
  const freeFighters = freeFightersOf(table)
  const found = new Set(isBarred(table, seat, from, freeFighters) ? [] : [from])
  // What is added while it is gone through is gone through too.
  for (const hex of found)
    for (const beside of nextTo(table, seat, hex))
      if (!found.has(beside) && !isBarred(table, seat, beside, freeFighters)) found.add(beside)
  return found
}

const open = { never: false, asteroids: false, supernova: false, enemies: false }
const shut = { ...open, never: true }

export interface ShipChart extends Chart {
  /** Nothing but enemy ships keeps them from going on from there. */
  isGuarded(hex: HexId): boolean
}

/** The galaxy as it is for one player's ships, kind by kind. */
export function chartsFor(table: Table, seat: Seat): (kind: UnitKind, from: HexId) => ShipChart {
  const freeFighters = freeFightersOf(table)
  const obstacle = remember(hex => {
    const special = systemAt(table, hex)?.special
    if (special === 'nebula') return shut
    const enemies = isBarred(table, seat, hex, freeFighters)
    if (!special && !enemies) return open
    return { ...open, asteroids: special === 'asteroidField', supernova: special === 'supernova', enemies }
  })
  const next = remember(hex => nextTo(table, seat, hex))
  const isApart = sailsApart(table)
  const chart = remember(name => {
    const [kind, from] = name.split('@') as [UnitKind, HexId]
    const asteroids = remember(() => permits(table, seat, 'throughAsteroids', { kind }))
    const supernovas = remember(() => permits(table, seat, 'throughSupernovas', { kind }))
    const enemies = remember(hex => permits(table, seat, 'throughEnemies', { kind, from, hex }))
    const isOpen = ({ never, asteroids: field, supernova }: typeof open) =>
      !never && (!field || asteroids('')) && (!supernova || supernovas(''))
    const passes = (hex: HexId) => {
      const way = obstacle(hex)
      return isOpen(way) && (!way.enemies || enemies(hex))
    }
    const isGuarded = (hex: HexId) => obstacle(hex).enemies && isOpen(obstacle(hex)) && !enemies(hex)
    return { next, passes, isGuarded }
  })
  return (kind, from) => chart(isApart(from) ? `${kind}@${from}` : `${kind}@`)
}

/** Whether the fleet of a system may pass enemies on ways of its own; all others are asked about together, to be quick. */
export function sailsApart(table: Table): (from: HexId) => boolean {
  const fleets = Object.values(behind(table).lasting).flatMap(({ allows, where }) =>
    allows?.['throughEnemies'] && where?.['from'] !== undefined ? [where['from']] : [],
  )
  return from => fleets.includes(from)
}
