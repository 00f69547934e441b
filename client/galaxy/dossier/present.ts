import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { grouped, unitsByHex } from '../map/piecesOn.ts'
import type { Table, Unit } from '../table.ts'

/** Who stands where, player by player. */

export { hexOfPlanet } from '../map/planetsHere.ts'

export const onPlanetOf = (table: Table, hex: HexId, planet: string): Map<Seat, Unit[]> =>
  grouped(
    (unitsByHex(table)[hex] ?? []).filter(unit => unit.planet === planet),
    ({ of }) => of,
  )

export const inSpaceOf = (table: Table, hex: HexId): Map<Seat, Unit[]> =>
  grouped(
    (unitsByHex(table)[hex] ?? []).filter(unit => unit.planet === undefined),
    ({ of }) => of,
  )
