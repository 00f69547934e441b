import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { edition } from '../edition.ts'
import { nameOf, placeName } from '../names.ts'
import { galaxyTable } from '../table.ts'

/** What lies there by its name, since players know systems and not places; what has no name of its own, with its place. */
export function systemName(hex: HexId): string {
  const system = galaxyTable.value?.galaxy.tiles[hex]?.system
  if (system === undefined) return placeName(hex)
  const name = nameOf('system', system)
  return edition.system(system).planets.length > 0 ? name : `${name} (${placeName(hex)})`
}

/** While the galaxy is built, a place; later what lies there. */
export const hexName = (hex: HexId): string =>
  (galaxyTable.value?.round ?? 0) > 0 ? systemName(hex) : placeName(hex)
