import type { HexId } from './hexes.ts'
import type { Table } from './table.ts'

/** Where a system lies; nowhere while it is not in this galaxy. */
export const hexOfSystem = (
  tiles: Table['galaxy']['tiles'],
  system: string | undefined,
): HexId | undefined =>
  system === undefined ? undefined : Object.keys(tiles).find(hex => tiles[hex]?.system === system)
