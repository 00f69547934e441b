import { behind } from '../engine/draft.ts'
import { kept } from '../engine/kept.ts'
import type { Seat } from '../engine/rules.ts'
import type { Edition } from './edition.ts'
import type { HexId } from './hexes.ts'
import { once } from './once.ts'
import type { KindOf, PlanetOf, Table, UnitId, UnitOf } from './table.ts'

/** What client, bots and rules read about the units on the board. Order is that of building, everywhere. */

export type Piece<T extends Table> = UnitOf<T> & { readonly id: UnitId }

/** The units of one state of the board, by where they are. */
interface Board<T extends Table> {
  readonly at: ReadonlyMap<HexId, readonly Piece<T>[]>
  readonly on: ReadonlyMap<string, readonly Piece<T>[]>
  readonly of: ReadonlyMap<Seat, readonly Piece<T>[]>
  readonly fleets: ReadonlyMap<HexId, ReadonlyMap<Seat, readonly Piece<T>[]>>
}

/** As they were placed. What a take-back returns to the board is put last among the units, and dice are thrown in order. */
const later = (a: UnitId, b: UnitId): number => a.length - b.length || (a < b ? -1 : 1)

function add<K, V>(groups: Map<K, V[]>, name: K, one: V) {
  const group = groups.get(name)
  if (group) group.push(one)
  else groups.set(name, [one])
}

export const forcesWith = once(<T extends Table>({ typeOf, landing, alsoTroop }: Edition<T>) => {
  type Pieces = readonly Piece<T>[]
  type Kind = KindOf<T>

  const isShip = (kind: Kind): boolean => typeOf(kind) === 'ship'
  /** It counts towards the ships a system may hold. */
  const isSupplied = (kind: Kind): boolean => isShip(kind) && kind !== 'fighter'
  const isTroop = (kind: Kind): boolean => typeOf(kind) === 'ground'
  /** By what its owner's card of it says, which may be more than what its kind is. */
  const isGroundForce = (table: T, { kind, of }: Pick<UnitOf<T>, 'kind' | 'of'>): boolean =>
    isTroop(kind) || alsoTroop?.(table, of, kind) === true
  const isLanding = (kind: Kind): boolean => landing.includes(kind)

  const nothing: Pieces = []
  const boardOf = (table: T): Board<T> => kept(behind(table.units) as T['units'], 'board', newBoard)

  function newBoard(units: T['units']): Board<T> {
    const at = new Map<HexId, Piece<T>[]>()
    const on = new Map<string, Piece<T>[]>()
    const of = new Map<Seat, Piece<T>[]>()
    const fleets = new Map<HexId, Map<Seat, Piece<T>[]>>()
    for (const id of Object.keys(units).sort(later)) {
      const piece: Piece<T> = { ...(units[id] as UnitOf<T>), id }
      add(at, piece.at, piece)
      if (piece.planet !== undefined) add(on, piece.planet, piece)
    }
    for (const [hex, pieces] of at)
      for (const piece of pieces) {
        add(of, piece.of, piece)
        if (!isShip(piece.kind)) continue
        const here = fleets.get(hex) ?? new Map<Seat, Piece<T>[]>()
        fleets.set(hex, here)
        add(here, piece.of, piece)
      }
    return { at, on, of, fleets }
  }

  const piecesAt = (table: T, hex: HexId): Pieces => boardOf(table).at.get(hex) ?? nothing

  /** System by system. */
  const piecesOf = (table: T, seat: Seat): Pieces => boardOf(table).of.get(seat) ?? nothing

  /** Everything that flies, Fighters too. */
  const fleet = (table: T, seat: Seat, hex: HexId): Pieces =>
    boardOf(table).fleets.get(hex)?.get(seat) ?? nothing

  const cargoOf = (table: T, ship: UnitId): Piece<T>[] => {
    const unit = behind(table.units)[ship]
    return unit ? piecesAt(table, unit.at).filter(piece => piece.aboard === ship) : []
  }

  function onPlanet(table: T, planet: PlanetOf<T>, kind?: Kind): Pieces {
    const all = boardOf(table).on.get(planet) ?? nothing
    return kind === undefined ? all : all.filter(piece => piece.kind === kind)
  }

  /** Who has a ship in the system, clockwise; Fighters are ships. */
  function seatsInSpace(table: T, hex: HexId): Seat[] {
    const here = boardOf(table).fleets.get(hex)
    return here ? behind(table).order.filter(seat => here.has(seat)) : []
  }

  /** Whose ships stand against `seat` there. With one fleet to a system there is at most one. */
  const enemyInSpace = (table: T, seat: Seat, hex: HexId): Seat | undefined =>
    seatsInSpace(table, hex).find(other => other !== seat)

  /** Nobody has a unit in it, planets included. */
  const hasNoUnits = (table: T, hex: HexId): boolean => piecesAt(table, hex).length === 0

  const countOf = (table: T, seat: Seat, kind: Kind): number =>
    piecesOf(table, seat).filter(piece => piece.kind === kind).length

  /** Ships that count towards those a system may hold; what Fighters add is asked of `fightersCounted`. */
  const supplied = (pieces: readonly UnitOf<T>[]): number =>
    pieces.filter(({ kind }) => isSupplied(kind)).length

  return {
    isShip,
    isSupplied,
    isTroop,
    isGroundForce,
    isLanding,
    piecesAt,
    piecesOf,
    fleet,
    cargoOf,
    onPlanet,
    seatsInSpace,
    enemyInSpace,
    hasNoUnits,
    countOf,
    supplied,
  }
})
