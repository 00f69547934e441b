import { axialOf, type HexId } from './hexes.ts'

/** Steps from hex to hex, whatever lies on them. */
export function distance(from: HexId, to: HexId): number {
  const a = axialOf(from)
  const b = axialOf(to)
  const q = a.q - b.q
  const r = a.r - b.r
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}
