import { pieceLimitsWith } from '../../galaxy/pieceLimits.ts'
import { piecesWith } from '../../galaxy/rules/pieces.ts'
import { edition } from '../edition.ts'
import type { Table, Unit } from '../table.ts'

/** Units coming onto the board, moving on it and leaving it. */

export const { place, destroy, landOn, takePlanet, unit } = piecesWith(edition)

const { reaches } = pieceLimitsWith(edition)

/** What an effect brings out of reinforcements: Infantry and Fighters nowhere where no piece is left to lie with them. [36.3,
 *  46.3] Says how many came. */
export function bring(table: Table, piece: Unit, count = 1): number {
  if (!reaches(table, piece.of, piece.kind, piece.planet ?? piece.at)) return 0
  for (let i = 0; i < count; i++) place(table, { ...piece })
  return count
}
