import type { Seat } from '../engine/rules.ts'
import { distance } from '../galaxy/distance.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { barsActivation } from './activation.ts'
import { numberOf } from './effects.ts'
import { type Piece, piecesOf } from './forces.ts'
import { hasOn } from './leaders.ts'
import { moveOptions } from './movement.ts'
import { clockwiseFrom } from './realm.ts'
import type { Table, UnitId } from './table.ts'

/** Who could come to a system, and who could shoot at those who do: what its dossier tells. */

/** By player: ships from elsewhere that could come if he activated it now. Whether he has a counter left is not asked. */
export function whoReaches(table: Table, hex: HexId): Record<Seat, UnitId[]> {
  const all: Record<Seat, UnitId[]> = {}
  for (const seat of clockwiseFrom(table, table.speaker)) {
    if (barsActivation(table, seat, hex)) continue
    const { ships } = moveOptions(table, seat, [hex])
    const coming = Object.keys(ships).filter(id => ships[id]?.at !== hex)
    if (coming.length > 0) all[seat] = coming
  }
  return all
}

/** PDS standing on planets whose range covers the system; wormholes carry no shot. [p. 28] */
export const pdsInRange = (table: Table, seat: Seat, hex: HexId): Piece[] =>
  piecesOf(table, seat).filter(
    ({ kind, planet, at }) => kind === 'pds' && planet !== undefined && isInRange(table, seat, at, hex),
  )

/** Added to the dice of this PDS, for where it stands. */
export function pdsBonus(table: Table, seat: Seat, against: Seat, hex: HexId, id: UnitId): number {
  const { at, planet } = table.units[id] ?? {}
  const led = planet && hasOn(table, planet, seat, 'scientist') ? 1 : 0
  return led + (at === hex ? 0 : numberOf(table, seat, 'farFire', 0, { against }))
}

/** Space Docks that fire as PDS do, with the shots something gives them. */
export const docksInRange = (table: Table, seat: Seat, hex: HexId): Piece[] =>
  dockyards(table, seat, hex).filter(({ id }) => numberOf(table, seat, 'dockShots', 0, { unit: id }) > 0)

/** Space Docks whose range, if they were PDS, would cover the system. */
export const dockyards = (table: Table, seat: Seat, hex: HexId): Piece[] =>
  piecesOf(table, seat).filter(({ kind, at }) => kind === 'space_dock' && isInRange(table, seat, at, hex))

const isInRange = (table: Table, seat: Seat, from: HexId, hex: HexId): boolean =>
  from === hex || distance(from, hex) <= numberOf(table, seat, 'pdsRange', 0, { hex: from })

/** By player: PDS that could fire into it. */
export function whoShoots(table: Table, hex: HexId): Record<Seat, UnitId[]> {
  const all: Record<Seat, UnitId[]> = {}
  for (const seat of clockwiseFrom(table, table.speaker)) {
    const pds = pdsInRange(table, seat, hex).map(({ id }) => id)
    if (pds.length > 0) all[seat] = pds
  }
  return all
}
