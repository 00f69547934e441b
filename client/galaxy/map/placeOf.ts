import type { About } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Table } from '../table.ts'

/** Where something told of lies: a system by itself, a planet by its system or by the token that brought it. */
export function placeOf(
  table: Table,
  { hex, planet }: About,
  hexOfPlanet: (table: Table, planet: string) => HexId | undefined,
): HexId | undefined {
  if (typeof hex === 'string') return table.galaxy.tiles[hex] && hex
  return hexOfPlanet(table, `${planet}`)
}
