import type { About } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { type PlanetId, planets } from '../../../shared/ti3/content/planets.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { log } from '../../net/room.ts'
import { chapterOf } from '../past/chapters.ts'
import { retelling } from '../past/past.ts'
import { ti3Table } from '../table.ts'

/** Where something told of lies: a system by itself, a planet by its system. */
export function placeOf(tiles: Table['galaxy']['tiles'], { hex, planet }: About): HexId | undefined {
  if (typeof hex === 'string') return tiles[hex] && hex
  const system = planets[planet as PlanetId]?.system
  return system && Object.keys(tiles).find(hex => tiles[hex]?.system === system)
}

export const placeNamed = (about: About): HexId | undefined =>
  placeOf(ti3Table.value?.galaxy.tiles ?? {}, about) ??
  (typeof about['hex'] === 'string' ? about['hex'] : undefined)

/** Nothing before the first turn. */
export const retell = (): (() => void) | undefined =>
  log.value.some((line, i, all) => chapterOf(line, all[i - 1]) === 'turn')
    ? () => {
        retelling.value = {}
      }
    : undefined
