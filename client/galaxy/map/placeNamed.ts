import type { About } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { play } from '../playing.tsx'
import type { Table } from '../table.ts'
import { galaxyTable } from '../table.ts'

/** Where something told of lies: a system by itself, a planet by its system or by the token that brought it. */
export function placeOf(table: Table, { hex, planet }: About): HexId | undefined {
  if (typeof hex === 'string') return table.galaxy.tiles[hex] && hex
  return play.value?.hexOfPlanet(table, `${planet}`)
}

export const placeNamed = (about: About): HexId | undefined =>
  (galaxyTable.value && placeOf(galaxyTable.value, about)) ??
  (typeof about['hex'] === 'string' ? about['hex'] : undefined)
