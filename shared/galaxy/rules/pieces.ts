import { behind } from '../../engine/draft.ts'
import type { Seat } from '../../engine/rules.ts'
import type { Edition } from '../edition.ts'
import { forcesWith } from '../forces.ts'
import type { HexId } from '../hexes.ts'
import { once } from '../once.ts'
import type { PlanetCard, PlanetOf, Table, UnitId, UnitOf } from '../table.ts'

/** Units coming onto the board, moving on it and leaving it. */

export const piecesWith = once(<T extends Table>(edition: Edition<T>) => {
  const { inShips, permits } = edition
  const { cargoOf, onPlanet } = forcesWith(edition)

  function place(table: T, unit: UnitOf<T>): UnitId {
    const id = `u${++table.unitsMade}`
    ;(table.units as Record<UnitId, UnitOf<T>>)[id] = unit
    return id
  }

  /** Ships go with all they carry. Says which units left the board. All are found before the first one goes: reading the
   *  board between two writes has all its units copied once more. */
  function destroy(table: T, ids: readonly UnitId[]): UnitId[] {
    const plain = behind(table)
    const gone = new Set<UnitId>()
    for (const id of ids) if (plain.units[id]) for (const each of withCargo(plain, id)) gone.add(each)
    for (const each of gone) delete table.units[each]
    return [...gone]
  }

  /** Ships take along what is aboard. */
  function moveShips(table: T, goes: ReadonlyMap<UnitId, HexId>) {
    const plain = behind(table)
    const all = [...goes].map(([id, to]) => ({ ids: withCargo(plain, id), to }))
    for (const { ids, to } of all) for (const id of ids) unit(table, id).at = to
  }

  const withCargo = (table: T, id: UnitId): UnitId[] => [id, ...cargoOf(table, id).map(piece => piece.id)]

  /** Off its planet, or out of a system it came by, with a ship that is there. */
  function loadOnto(table: T, id: UnitId, ship: UnitId) {
    const piece = unit(table, id)
    delete piece.planet
    piece.at = unit(table, ship).at
    if (inShips) piece.aboard = ship
  }

  function landOn(table: T, id: UnitId, planet: PlanetOf<T>) {
    const piece = unit(table, id)
    delete piece.aboard
    piece.planet = planet
  }

  function unit(table: T, id: UnitId): UnitOf<T> {
    const found = table.units[id] as UnitOf<T> | undefined
    if (!found) throw new Error(`No unit is called ${id}`)
    return found
  }

  /** A planet changes hands: its card comes exhausted, and what stood there of the old owner is destroyed. */
  function takePlanet(table: T, seat: Seat, planet: PlanetOf<T>) {
    const others = onPlanet(table, planet).filter(({ of }) => of !== seat)
    destroy(
      table,
      others.map(({ id }) => id),
    )
    const isReady = permits(table, seat, 'takesReady', { planet })
    const planets: Record<string, PlanetCard | undefined> = table.planets
    planets[planet] = { owner: seat, ...(!isReady && { exhausted: true }), taken: table.round }
  }

  return { place, destroy, moveShips, loadOnto, landOn, unit, takePlanet }
})
