import { behind } from '../../engine/draft.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { piecesWith } from '../../galaxy/rules/pieces.ts'
import type { PlanetId } from '../content/planets.ts'
import { edition } from '../edition.ts'
import { docksInSpace } from '../realm.ts'
import type { Table, UnitId } from '../table.ts'
import { remember } from './deeds.ts'
import { endHeld } from './lasting.ts'

/** Units coming onto the board, moving on it and leaving it. */

const pieces = piecesWith(edition)
export const { place, destroy, moveShips, loadOnto, landOn, unit } = pieces

/** A new Space Dock for a planet of its owner: on it, or in the space around it. */
export const placeDock = (table: Table, of: Seat, planet: PlanetId, at: HexId): UnitId =>
  place(table, {
    kind: 'space_dock',
    of,
    at,
    ...(!docksInSpace(table, of) && { planet }),
    built: table.round,
  })

/** [p. 18] */
export function takePlanet(table: Table, seat: Seat, planet: PlanetId) {
  endHeld(table, planet)
  remember(table, seat, 'took', planet)
  pieces.takePlanet(table, seat, planet)
}

/** Without a planet and a unit a player is out; he keeps his points. */
export function isBeaten(table: Table, seat: Seat): boolean {
  const { planets, units: pieces, players } = behind(table)
  if (players[seat]?.out) return false
  for (const planet in planets) if (planets[planet as PlanetId]?.owner === seat) return false
  for (const id in pieces) if (pieces[id]?.of === seat) return false
  return true
}
