import type { Seat } from '../../../shared/engine/rules.ts'
import type { Change } from '../../../shared/galaxy/components/changes.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { hitsOn } from '../../../shared/ti3/battles.ts'
import { changesOf } from '../../../shared/ti3/changedBy.ts'
import { type PlanetId, planets } from '../../../shared/ti3/content/planets.ts'
import { units as printed, type UnitKind } from '../../../shared/ti3/content/units.ts'
import { type Fight, numberOf } from '../../../shared/ti3/effects.ts'
import type { Table, Unit } from '../../../shared/ti3/table.ts'
import { grouped, unitsByHex } from '../map/piecesOn.ts'

/** What the dossier says of units, read from the same numbers the rules read. */

export const hexOfPlanet = ({ galaxy }: Table, planet: PlanetId): HexId | undefined =>
  Object.keys(galaxy.tiles).find(hex => galaxy.tiles[hex]?.system === planets[planet].system)

export const onPlanetOf = (table: Table, hex: HexId, planet: PlanetId): Map<Seat, Unit[]> =>
  grouped(
    (unitsByHex(table)[hex] ?? []).filter(unit => unit.planet === planet),
    ({ of }) => of,
  )

export const inSpaceOf = (table: Table, hex: HexId): Map<Seat, Unit[]> =>
  grouped(
    (unitsByHex(table)[hex] ?? []).filter(unit => unit.planet === undefined),
    ({ of }) => of,
  )

export interface Strength {
  dice: number
  /** The least number that hits; absent for what does not fight. */
  hitsOn?: number
  move: number
  capacity: number
  /** What changes how it hits and how far it moves. */
  because: readonly Change[]
}

/** As it would fight there in a common round of battle. */
export function strengthOf(table: Table, seat: Seat, kind: UnitKind, hex: HexId): Strength {
  const { dice, combat, move, capacity } = printed[kind]
  const step = kind === 'ground_force' ? 'invasion' : kind === 'pds' ? 'pdsFire' : 'battle'
  const fight: Fight = { hex, step, side: 'attacker', round: 2 }
  return {
    dice,
    ...(combat !== undefined && { hitsOn: hitsOn(table, seat, kind, fight) }),
    move: move === 0 ? 0 : numberOf(table, seat, 'move', move, { kind, from: hex }),
    capacity: capacity === 0 ? 0 : numberOf(table, seat, 'capacity', capacity, { kind }),
    because: [
      ...(combat === undefined ? [] : changesOf(table, seat, 'combat', 0, { ...fight, kind })),
      ...(move === 0 ? [] : changesOf(table, seat, 'move', move, { kind, from: hex })),
    ],
  }
}
