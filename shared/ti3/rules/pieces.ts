import { behind } from '../../engine/draft.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { PlanetId } from '../content/planets.ts'
import { permits } from '../effects.ts'
import { cargoOf, onPlanet } from '../forces.ts'
import { docksInSpace } from '../realm.ts'
import type { Table, Unit, UnitId } from '../table.ts'
import { endHeld } from './lasting.ts'

/** Units coming onto the board, moving on it and leaving it. */

export function place(table: Table, unit: Unit): UnitId {
  const id = `u${++table.unitsMade}`
  table.units[id] = unit
  return id
}

/** A new Space Dock for a planet of its owner: on it, or in the space around it. */
export const placeDock = (table: Table, of: Seat, planet: PlanetId, at: HexId): UnitId =>
  place(table, {
    kind: 'space_dock',
    of,
    at,
    ...(!docksInSpace(table, of) && { planet }),
    built: table.round,
  })

/** Ships go with all they carry. Says which units left the board. All are found before the first one goes: reading the
 *  board between two writes has all its units copied once more. */
export function destroy(table: Table, ids: readonly UnitId[]): UnitId[] {
  const plain = behind(table)
  const gone = new Set<UnitId>()
  for (const id of ids) if (plain.units[id]) for (const each of withCargo(plain, id)) gone.add(each)
  for (const each of gone) delete table.units[each]
  return [...gone]
}

/** Ships take along what is aboard. */
export function moveShips(table: Table, goes: ReadonlyMap<UnitId, HexId>) {
  const plain = behind(table)
  const all = [...goes].map(([id, to]) => ({ ids: withCargo(plain, id), to }))
  for (const { ids, to } of all) for (const id of ids) unit(table, id).at = to
}

const withCargo = (table: Table, id: UnitId): UnitId[] => [id, ...cargoOf(table, id).map(piece => piece.id)]

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
  const others = onPlanet(table, planet).filter(({ of }) => of !== seat)
  destroy(
    table,
    others.map(({ id }) => id),
  )
  endHeld(table, planet)
  const isReady = permits(table, seat, 'takesReady', { planet })
  table.planets[planet] = { owner: seat, ...(!isReady && { exhausted: true }), taken: table.round }
}

/** Without a planet and a unit a player is out; he keeps his points. */
export function isBeaten(table: Table, seat: Seat): boolean {
  const { planets, units: pieces, players } = behind(table)
  if (players[seat]?.out) return false
  for (const planet in planets) if (planets[planet as PlanetId]?.owner === seat) return false
  for (const id in pieces) if (pieces[id]?.of === seat) return false
  return true
}
