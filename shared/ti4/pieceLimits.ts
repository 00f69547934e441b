import type { Seat } from '../engine/rules.ts'
import { pieceLimitsWith } from '../galaxy/pieceLimits.ts'
import type { UnitKind } from './content/units.ts'
import { edition } from './edition.ts'
import { liftable } from './production.ts'
import type { Table } from './table.ts'

/** How many units of a kind are left to a player. [36.3, 46.3] */

export const { piecesOnBoard, piecesLeft, piecesNearLimit, reaches, wouldLeaveCounter } =
  pieceLimitsWith(edition)

/** From reinforcements, or off the board where none are left. [23.4] */
export const canPlace = (table: Table, seat: Seat, kind: UnitKind): boolean =>
  piecesLeft(table, seat, kind) > 0 || liftable(table, seat, kind).length > 0
