import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { Piece } from '../forces.ts'
import type { Table, UnitId } from '../table.ts'
import { destroy } from './pieces.ts'

/** The owner shares out hits among `pieces`: damage or destruction, as he chooses. Returns what left the board. */
export function* takeHits(
  table: Table,
  seat: Seat,
  _name: string,
  hits: number,
  pieces: readonly Piece[],
): Flow<UnitId[]> {
  const gone = pieces.slice(0, hits).flatMap(piece => destroy(table, piece.id))
  if (gone.length > 0) yield* tell('everyone', { text: 'ti3.log.loses', about: { seat, count: gone.length } })
  return gone
}
