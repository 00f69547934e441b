import type { HexId } from '../galaxy/hexes.ts'
import { neighbours } from '../galaxy/hexes.ts'
import { systems } from './content/systems.ts'
import type { Table } from './table.ts'

/** Which systems lie next to each other, and what bars the way between them. */

export const systemAt = (table: Table, hex: HexId) => {
  const id = table.galaxy.tiles[hex]?.system
  return id && systems[id]
}

/** Side by side on the map. [p. 25] */
export const touching = (table: Table, hex: HexId): HexId[] =>
  neighbours(hex).filter(beside => table.galaxy.tiles[beside]?.system !== undefined)

/** The other ends of a wormhole; a single end leads nowhere. [p. 30] */
export function throughWormhole(table: Table, hex: HexId): HexId[] {
  const letter = systemAt(table, hex)?.wormhole
  if (!letter) return []
  return Object.keys(table.galaxy.tiles).filter(
    other => other !== hex && systemAt(table, other)?.wormhole === letter,
  )
}

/** Adjacent for movement, transfer, retreat and patrols: wormholes join systems, but carry no PDS fire. */
export function adjacent(table: Table, hex: HexId): HexId[] {
  return [...new Set([...touching(table, hex), ...throughWormhole(table, hex)])]
}
