import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Slice } from '../../../shared/ti4/draft/slices.ts'
import type { Detail } from '../../galaxy/map/mapPlace.ts'
import { lazy } from '../../parts/lazy.tsx'
import { hexPath } from '../../parts/outlines.ts'
import { sliceLayout } from './sliceLayout.ts'

/** Tiles come with the dossier, which draws them too. */
const dossier = () => import('../../galaxy/dossier/Dossier.tsx')
const quiet = { quiet: true }
const Tiles = lazy(async () => (await dossier()).Tiles, quiet)
export const OneTile = lazy(async () => (await dossier()).OneTile, quiet)
export const TraitSign = lazy(async () => (await dossier()).TraitSign, quiet)

interface SliceMapProps {
  slice: Slice
  home: HexId
  places: readonly HexId[]
  detail: Detail
}

const roof = 'M-30 4 0-24 30 4M-20-2V24H20V-2'

/** A slice as it will lie before its home. What it holds is said beside it. */
export function SliceMap({ slice, home, places, detail }: SliceMapProps) {
  const layout = sliceLayout(home, places)
  const tiles = layout.tiles.flatMap((point, i) => {
    const system = slice[i]
    return system ? [{ ...point, system }] : []
  })
  return (
    <div class="slice-map">
      <svg class="slice-home" viewBox={layout.viewBox} aria-hidden="true">
        <g transform={`translate(${layout.home.x} ${layout.home.y})`}>
          <path d={hexPath(92)} />
          <path d={roof} />
        </g>
      </svg>
      <Tiles tiles={tiles} viewBox={layout.viewBox} detail={detail} />
    </div>
  )
}
