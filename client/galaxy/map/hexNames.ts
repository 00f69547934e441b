import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { systems } from '../../../shared/ti3/content/systems.ts'
import { nameOf, placeName } from '../names.ts'
import { ti3Table } from '../table.ts'

/** What lies there by its name, since players know systems and not places; what has no name of its own, with its place. */
export function systemName(hex: HexId): string {
  const system = ti3Table.value?.galaxy.tiles[hex]?.system
  if (system === undefined) return placeName(hex)
  const name = nameOf('system', system)
  return systems[system].planets.length > 0 ? name : `${name} (${placeName(hex)})`
}

/** While the galaxy is built, a place; later what lies there. */
export const hexName = (hex: HexId): string =>
  (ti3Table.value?.round ?? 0) > 0 ? systemName(hex) : placeName(hex)
