import { behind, isSettled } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import { writtenBetween } from '../engine/versions.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { PlanetId } from './content/planets.ts'
import { type UnitKind, units } from './content/units.ts'
import type { Table, Unit, UnitId } from './table.ts'

/** What client, bots and rules read about the units on the board. Order is that of building, everywhere. */

export interface Piece extends Unit {
  readonly id: UnitId
}

export const isShip = (kind: UnitKind) => units[kind].type === 'ship'
export const isTroop = (kind: UnitKind) => kind === 'ground_force'
/** What sits in a ship until it lands: Ground Forces and PDS. */
export const isLanding = (kind: UnitKind) => kind === 'ground_force' || kind === 'pds'

type Pieces = readonly Piece[]
/** The units of one state of the board, by where they are. Most readings are of a place or two, so what is at a place is
 *  put together when it is first looked at. */
interface Board {
  readonly units: Table['units']
  readonly idsAt: ReadonlyMap<HexId, readonly UnitId[]>
  readonly idsOn: ReadonlyMap<PlanetId, readonly UnitId[]>
  readonly at: Map<HexId, Place>
  readonly of: Map<Seat, Pieces>
}
interface Place {
  readonly all: Pieces
  readonly fleets: Readonly<Record<Seat, Pieces>>
}
const nothing: Pieces = []
const empty: Place = { all: nothing, fleets: {} }

/** What is behind a handle is frozen, so a board stays true of the units it was made from. */
const boards = new WeakMap<object, Board>()

function boardOf(table: Table): Board {
  const units = behind(table.units)
  const known = boards.get(units)
  if (known) return known
  const board = (latest && boardAfter(latest, units)) ?? newBoard(units)
  if (!isSettled(units)) return board
  boards.set(units, board)
  latest = board
  return board
}

/** Most boards follow from the one looked at before by a unit or two. */
let latest: Board | undefined

/** The same as a new one, with the places where nothing changed as they were. */
function boardAfter(before: Board, units: Table['units']): Board | undefined {
  const changed = writtenBetween(before.units, units)
  if (!changed) return undefined
  const idsAt = new Map(before.idsAt)
  const idsOn = new Map(before.idsOn)
  const at = new Map(before.at)
  const of = new Map(before.of)
  let moved = false
  for (const id of changed) {
    const was = before.units[id]
    const is = units[id]
    for (const unit of [was, is]) {
      if (!unit) continue
      at.delete(unit.at)
      of.delete(unit.of)
    }
    if (was?.at !== is?.at && moveId(idsAt, id, was?.at, is?.at)) moved = true
    if (was?.planet !== is?.planet) moveId(idsOn, id, was?.planet, is?.planet)
  }
  return moved ? { units, idsAt: inOrder(idsAt), idsOn, at, of: new Map() } : { units, idsAt, idsOn, at, of }
}

/** Says whether another unit is now the first in some place. */
function moveId<K>(
  groups: Map<K, readonly UnitId[]>,
  id: UnitId,
  from: K | undefined,
  to: K | undefined,
): boolean {
  let isNewFirst = false
  if (from !== undefined) {
    const were = groups.get(from) ?? []
    const left = were.filter(other => other !== id)
    if (left.length > 0) groups.set(from, left)
    else groups.delete(from)
    isNewFirst = left.length > 0 && left[0] !== were[0]
  }
  if (to !== undefined) {
    const now = [...(groups.get(to) ?? []), id].sort(later)
    groups.set(to, now)
    isNewFirst ||= now[0] === id
  }
  return isNewFirst
}

/** Places follow each other as the first units in them do. */
function inOrder<K>(groups: Map<K, readonly UnitId[]>): Map<K, readonly UnitId[]> {
  const first = ([, ids]: [K, readonly UnitId[]]) => ids[0] ?? ''
  return new Map([...groups].sort((a, b) => later(first(a), first(b))))
}

function newBoard(units: Table['units']): Board {
  const idsAt = new Map<HexId, UnitId[]>()
  const idsOn = new Map<PlanetId, UnitId[]>()
  for (const id of idsOf(units)) {
    const { at, planet } = units[id] as Unit
    add(idsAt, at, id)
    if (planet !== undefined) add(idsOn, planet, id)
  }
  return { units, idsAt, idsOn, at: new Map(), of: new Map() }
}

/** As they were placed. What a take-back returns to the board is put last among the units, and dice are thrown in order. */
function idsOf(units: Table['units']): UnitId[] {
  const ids = Object.keys(units)
  const isInOrder = ids.every((id, i) => i === 0 || later(id, ids[i - 1] as UnitId) > 0)
  return isInOrder ? ids : ids.sort(later)
}

const later = (a: UnitId, b: UnitId): number => a.length - b.length || (a < b ? -1 : 1)

function add<K, V>(groups: Map<K, V[]>, name: K, one: V) {
  const group = groups.get(name)
  if (group) group.push(one)
  else groups.set(name, [one])
}

function placeAt(board: Board, hex: HexId): Place {
  const known = board.at.get(hex)
  if (known) return known
  const ids = board.idsAt.get(hex)
  if (!ids) return empty
  const all = ids.map((id): Piece => ({ ...(board.units[id] as Unit), id }))
  const fleets = new Map<Seat, Piece[]>()
  for (const piece of all) if (isShip(piece.kind)) add(fleets, piece.of, piece)
  const place = { all, fleets: Object.fromEntries(fleets) }
  board.at.set(hex, place)
  return place
}

export const piecesAt = (table: Table, hex: HexId): Pieces => placeAt(boardOf(table), hex).all

/** System by system. */
export function piecesOf(table: Table, seat: Seat): Pieces {
  const board = boardOf(table)
  const known = board.of.get(seat)
  if (known) return known
  const own = [...board.idsAt.keys()].flatMap(hex => placeAt(board, hex).all.filter(({ of }) => of === seat))
  board.of.set(seat, own)
  return own
}

/** Everything that flies, Fighters too. */
export const fleet = (table: Table, seat: Seat, hex: HexId): Pieces =>
  placeAt(boardOf(table), hex).fleets[seat] ?? nothing

export const cargoOf = (table: Table, ship: UnitId): Piece[] => {
  const unit = behind(table.units)[ship]
  return unit ? piecesAt(table, unit.at).filter(piece => piece.aboard === ship) : []
}

export function onPlanet(table: Table, planet: PlanetId, kind?: UnitKind): Pieces {
  const board = boardOf(table)
  const [first] = board.idsOn.get(planet) ?? []
  const hex = first === undefined ? undefined : board.units[first]?.at
  if (hex === undefined) return nothing
  return placeAt(board, hex).all.filter(
    piece => piece.planet === planet && (kind === undefined || piece.kind === kind),
  )
}

/** Who has a ship in the system, clockwise; Fighters are ships. */
export function seatsInSpace(table: Table, hex: HexId): Seat[] {
  const here = placeAt(boardOf(table), hex).fleets
  return behind(table).order.filter(seat => here[seat])
}

/** Whose ships stand against `seat` there. With one fleet to a system there is at most one. */
export const enemyInSpace = (table: Table, seat: Seat, hex: HexId): Seat | undefined =>
  seatsInSpace(table, hex).find(other => other !== seat)

/** Nobody has a unit in it, planets included. Special systems are never empty. */
export const hasNoUnits = (table: Table, hex: HexId): boolean => piecesAt(table, hex).length === 0

export const countOf = (table: Table, seat: Seat, kind: UnitKind): number =>
  piecesOf(table, seat).filter(piece => piece.kind === kind).length

/** Ships that count towards Fleet Supply; what Fighters add is asked of `fightersCounted`. */
export const supplied = (pieces: readonly Unit[]): number =>
  pieces.filter(({ kind }) => units[kind].countsToFleetSupply).length
