import type { Point } from '../../parts/outlines.ts'
import { useSharedPaint } from '../art/defs.tsx'
import { Trait } from '../art/planetMarks.tsx'
import { Tile, TileSvg } from '../art/Tile.tsx'
import type { Detail } from '../map/mapPlace.ts'
import { tileArt } from '../map/tileArt.ts'

/** Systems outside the map, drawn as on it. */

export const OneTile = ({ system, size, detail }: { system: string; size: number; detail: Detail }) => (
  <TileSvg tile={tileArt(system)} size={size} detail={detail} />
)

interface TilesProps {
  /** Where the middle of each lies. */
  tiles: readonly (Point & { system: string })[]
  viewBox: string
  detail: Detail
}

export function Tiles({ tiles, viewBox, detail }: TilesProps) {
  useSharedPaint()
  return (
    <svg class="tile-svg tiles-svg" data-detail={detail} viewBox={viewBox} aria-hidden="true">
      {tiles.map(({ system, x, y }) => (
        <g key={system} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <Tile tile={tileArt(system)} />
        </g>
      ))}
    </svg>
  )
}

/** What kind of world it is, beside words. */
export const TraitSign = ({ kind, size }: { kind: string; size: number }) => (
  <svg class="colour-sign" viewBox="-9 -9 18 18" width={size} height={size} aria-hidden="true">
    <Trait kind={kind} />
  </svg>
)
