import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
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

type Index = Readonly<Record<HexId, readonly Piece[]>>
const indexes = new WeakMap<object, Index>()
const nothing: readonly Piece[] = []

/** Built once for each state of the board; while a rule is writing, anew for each reading. */
function byHex(table: Table): Index {
  const all = behind(table.units)
  const known = indexes.get(all)
  if (known) return known
  const index: Record<HexId, Piece[]> = {}
  for (const [id, unit] of Object.entries(all)) {
    const here = index[unit.at] ?? []
    index[unit.at] = here
    here.push({ ...unit, id })
  }
  if (Object.isFrozen(all)) indexes.set(all, index)
  return index
}

export const piecesAt = (table: Table, hex: HexId): readonly Piece[] => byHex(table)[hex] ?? nothing

export const piecesOf = (table: Table, seat: Seat): Piece[] =>
  Object.values(byHex(table)).flatMap(here => here.filter(piece => piece.of === seat))

/** Everything that flies, Fighters too. */
export const fleet = (table: Table, seat: Seat, hex: HexId): Piece[] =>
  piecesAt(table, hex).filter(piece => piece.of === seat && isShip(piece.kind))

export const cargoOf = (table: Table, ship: UnitId): Piece[] => {
  const unit = table.units[ship]
  return unit ? piecesAt(table, unit.at).filter(piece => piece.aboard === ship) : []
}

export function onPlanet(table: Table, planet: PlanetId, kind?: UnitKind): Piece[] {
  return Object.values(byHex(table)).flatMap(here =>
    here.filter(piece => piece.planet === planet && (kind === undefined || piece.kind === kind)),
  )
}

/** Who has a ship in the system, clockwise; Fighters are ships. */
export const seatsInSpace = (table: Table, hex: HexId): Seat[] =>
  table.order.filter(seat => fleet(table, seat, hex).length > 0)

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
