import { pieceLimitsWith } from '../../galaxy/pieceLimits.ts'
import { piecesWith } from '../../galaxy/rules/pieces.ts'
import type { PlanetId } from '../content/planets.ts'
import { edition } from '../edition.ts'
import { hexOf } from '../realm.ts'
import { roomFor } from '../sites.ts'
import type { Table, Unit, UnitId } from '../table.ts'

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

/** They come to stand on a planet, wherever they were, as far as it holds what they are. Says how many do. */
export function standOn(table: Table, ids: readonly UnitId[], planet: PlanetId): number {
  const at = hexOf(table, planet)
  let count = 0
  for (const id of ids) {
    const piece = unit(table, id)
    if (at === undefined || (piece.planet !== planet && roomFor(table, piece.of, piece.kind, planet) === 0))
      continue
    Object.assign(piece, { at, planet })
    count++
  }
  return count
}
