import { pieceLimitsWith } from '../../galaxy/pieceLimits.ts'
import { piecesWith } from '../../galaxy/rules/pieces.ts'
import type { PlanetId } from '../content/planets.ts'
import { edition } from '../edition.ts'
import { hexOf } from '../realm.ts'
import { roomFor } from '../sites.ts'
import type { Table, Unit, UnitId } from '../table.ts'

/** Units coming onto the board, moving on it and leaving it. */

export const { place, destroy, landOn, takePlanet, unit } = piecesWith(edition)

const { reaches, wouldLeaveCounter } = pieceLimitsWith(edition)

/** What an effect brings out of reinforcements: Infantry and Fighters nowhere where no piece is left to lie with them. [36.3,
 *  46.3] Says how many came. */
export function bring(table: Table, piece: Unit, count = 1): number {
  if (!reaches(table, piece.of, piece.kind, piece.planet ?? piece.at)) return 0
  for (let i = 0; i < count; i++) place(table, { ...piece })
  return count
}

/** Whether they may come to lie there without leaving a counter without its piece. [36.3, 46.3] */
const leaveNone = (table: Table, ids: readonly UnitId[], planet: PlanetId): boolean =>
  [...new Set(ids.map(id => unit(table, id).of))].every(
    seat => wouldLeaveCounter(table, seat, Object.fromEntries(ids.map(id => [id, planet]))) === undefined,
  )

const isRoomFor = (table: Table, id: UnitId, planet: PlanetId): boolean => {
  const { of, kind, planet: from } = unit(table, id)
  return from === planet || roomFor(table, of, kind, planet) > 0
}

export const mayStand = (table: Table, id: UnitId, planet: PlanetId): boolean =>
  isRoomFor(table, id, planet) && leaveNone(table, [id], planet)

/** They come to stand on a planet, wherever they were, as far as they may: all of them, or where that would part too many
 *  spots as many as may. Says how many do. */
export function standOn(table: Table, ids: readonly UnitId[], planet: PlanetId): number {
  const at = hexOf(table, planet)
  if (at === undefined) return 0
  const together = leaveNone(table, ids, planet)
  let count = 0
  for (const id of ids) {
    if (!(together ? isRoomFor : mayStand)(table, id, planet)) continue
    Object.assign(unit(table, id), { at, planet })
    count++
  }
  return count
}
