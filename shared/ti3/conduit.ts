import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { holdsSystem } from './control.ts'
import { permits } from './effects.ts'
import { sheet } from './realm.ts'
import type { Table } from './table.ts'

/** Remembered for the round in which it was used. */
export const conduit = 'spatial_conduit_network'

/** Systems that lie side by side for ships on their way to one of them: all their owner controls, once in a round. */
export function conduitTo(table: Table, seat: Seat, to: HexId): readonly HexId[] {
  if (sheet(table, seat).memory[conduit] || !permits(table, seat, 'conducts', {})) return []
  const held = Object.keys(table.galaxy.tiles).filter(hex => holdsSystem(table, seat, hex))
  return held.includes(to) ? held : []
}
