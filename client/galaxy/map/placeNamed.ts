import type { About } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { edition } from '../edition.ts'
import type { Table } from '../table.ts'
import { galaxyTable } from '../table.ts'

/** Where something told of lies: a system by itself, a planet by its system. */
export function placeOf(tiles: Table['galaxy']['tiles'], { hex, planet }: About): HexId | undefined {
  if (typeof hex === 'string') return tiles[hex] && hex
  const system = edition.planet(`${planet}`)?.system
  return system && Object.keys(tiles).find(hex => tiles[hex]?.system === system)
}

export const placeNamed = (about: About): HexId | undefined =>
  placeOf(galaxyTable.value?.galaxy.tiles ?? {}, about) ??
  (typeof about['hex'] === 'string' ? about['hex'] : undefined)
