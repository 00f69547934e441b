import type { About } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { hexOfSystem } from '../../../shared/galaxy/hexOfSystem.ts'
import { edition } from '../edition.ts'
import type { Table } from '../table.ts'
import { galaxyTable } from '../table.ts'

/** Where something told of lies: a system by itself, a planet by its system. */
export function placeOf(tiles: Table['galaxy']['tiles'], { hex, planet }: About): HexId | undefined {
  if (typeof hex === 'string') return tiles[hex] && hex
  return hexOfSystem(tiles, edition.planet(`${planet}`)?.system)
}

export const placeNamed = (about: About): HexId | undefined =>
  placeOf(galaxyTable.value?.galaxy.tiles ?? {}, about) ??
  (typeof about['hex'] === 'string' ? about['hex'] : undefined)
