import { acrossSide, type HexId, sides } from '../galaxy/hexes.ts'
import { type Edge, type HyperlaneId, hyperlanes } from './content/hyperlanes.ts'

/** What lies side by side: systems that touch, and those that lines across hyperlane tiles join. [6.4, 44] */

/** A tile of lanes as it lies; `turned` counts sixths of a turn clockwise. */
export interface Lane {
  readonly tile: HyperlaneId
  readonly turned: number
}

export type Lanes = Readonly<Record<HexId, Lane>>

const edgeAfter = (edge: number, turns: number): Edge => ((edge + turns) % sides) as Edge
const opposite = (edge: number): Edge => edgeAfter(edge, sides / 2)

/** Where the lanes of a tile lead that are entered by this side. */
const exits = ({ tile, turned }: Lane, entered: Edge): Edge[] =>
  hyperlanes[tile].links
    .map(link => link.map(edge => edgeAfter(edge, turned)))
    .filter(link => link.includes(entered))
    .flatMap(link => link.filter(edge => edge !== entered) as Edge[])

export function sideBySide(hex: HexId, isSystem: (hex: HexId) => boolean, lanes: Lanes = {}): HexId[] {
  const found = new Set<HexId>()
  const seen = new Set<string>()
  const leave = (from: HexId, side: Edge) => {
    const at = acrossSide(from, side)
    if (at === undefined || seen.has(`${at}/${side}`)) return
    seen.add(`${at}/${side}`)
    const lane = lanes[at]
    if (lane) for (const exit of exits(lane, opposite(side))) leave(at, exit)
    else if (at !== hex && isSystem(at)) found.add(at)
  }
  for (let side = 0; side < sides; side++) leave(hex, side as Edge)
  return [...found]
}
