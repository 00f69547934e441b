import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { UnitKind } from './content/units.ts'
import { permits } from './effects.ts'
import { piecesLeft, piecesOnBoard } from './pieceLimits.ts'
import { fighterSupport, fightersAt, fleetLimit, shipsCounted } from './supply.ts'
import type { Table } from './table.ts'

export type Ships = { readonly [kind in UnitKind]?: number }

/** Whether these ships could be placed there at once: pieces, Fleet Supply and places for Fighters reach. */
export function fitsIn(table: Table, seat: Seat, hex: HexId, ships: Ships): boolean {
  const { fighter = 0, ...others } = ships
  const kinds = Object.entries(others) as [UnitKind, number][]
  if (kinds.some(([kind, count]) => piecesLeft(table, seat, kind) < count)) return false
  const free = fleetLimit(table, seat, hex) - shipsCounted(table, seat, hex)
  const left = free - kinds.reduce((sum, [, count]) => sum + count, 0)
  if (left < 0 && kinds.length > 0) return false
  if (fighter === 0) return true
  const { at = {}, pieces = 0 } = piecesOnBoard(table, seat).fighter ?? {}
  if (at[hex] === undefined && Object.keys(at).length >= pieces) return false
  const supported = Math.max(0, fighterSupport(table, seat, hex) - fightersAt(table, seat, hex))
  return fighter <= supported + (permits(table, seat, 'freeFighters', {}) ? Math.max(0, left) : 0)
}
