import { axialOf, type HexId, isOnMap } from './hexes.ts'

/** Steps from hex to hex, whatever lies on them; none lead to or from what lies beside the map. */
export function distance(from: HexId, to: HexId): number {
  if (!isOnMap(from) || !isOnMap(to)) return from === to ? 0 : Number.POSITIVE_INFINITY
  const a = axialOf(from)
  const b = axialOf(to)
  const q = a.q - b.q
  const r = a.r - b.r
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}
