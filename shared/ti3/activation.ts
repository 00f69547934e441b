import type { Refusal } from '../engine/options.ts'
import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { Table } from './table.ts'

/** Which systems a player may activate, and why not the others. */
export function activations(
  _table: Table,
  _seat: Seat,
): { hexes: HexId[]; not: Record<HexId | 'tactical', Refusal> } {
  return { hexes: [], not: {} }
}

/** Pairs of systems a transfer may join, each with those that come after it. */
export function transfers(
  _table: Table,
  _seat: Seat,
): { pairs: Record<HexId, HexId[]>; not?: Refusal | undefined } {
  return { pairs: {} }
}
