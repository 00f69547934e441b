import { behind } from '../../engine/draft.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { PlanetId } from '../content/planets.ts'
import { cargoOf, onPlanet } from '../forces.ts'
import type { Table, Unit, UnitId } from '../table.ts'

/** Units coming onto the board, moving on it and leaving it. */

export function place(table: Table, unit: Unit): UnitId {
  const id = `u${++table.unitsMade}`
  table.units[id] = unit
  return id
}

/** A ship goes with all it carries. Says which units left the board. */
export function destroy(table: Table, id: UnitId): UnitId[] {
  const gone = [id, ...cargoOf(table, id).map(piece => piece.id)]
  for (const each of gone) delete table.units[each]
  return gone
}

/** A ship takes along what is aboard. */
export function moveShip(table: Table, id: UnitId, to: HexId) {
  for (const each of [id, ...cargoOf(table, id).map(piece => piece.id)]) unit(table, each).at = to
}

export function loadOnto(table: Table, id: UnitId, ship: UnitId) {
  const piece = unit(table, id)
  delete piece.planet
  piece.at = unit(table, ship).at
  piece.aboard = ship
}

export function landOn(table: Table, id: UnitId, planet: PlanetId) {
  const piece = unit(table, id)
  delete piece.aboard
  piece.planet = planet
}

export function unit(table: Table, id: UnitId): Unit {
  const found = table.units[id]
  if (!found) throw new Error(`No unit is called ${id}`)
  return found
}

/** A planet changes hands: its card comes exhausted, and what stood there of the old owner is destroyed. [p. 18] */
export function takePlanet(table: Table, seat: Seat, planet: PlanetId) {
  for (const piece of onPlanet(table, planet)) if (piece.of !== seat) destroy(table, piece.id)
  table.planets[planet] = { owner: seat, exhausted: true, taken: table.round }
}

/** Without a planet and a unit a player is out; he keeps his points. */
export function isBeaten(table: Table, seat: Seat): boolean {
  const { planets, units: pieces, players } = behind(table)
  if (players[seat]?.out) return false
  for (const planet in planets) if (planets[planet as PlanetId]?.owner === seat) return false
  for (const id in pieces) if (pieces[id]?.of === seat) return false
  return true
}
