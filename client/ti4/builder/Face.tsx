import { liesBy } from '../../../shared/ti4/map.ts'
import { TileSvg, tileBox } from '../../galaxy/art/Tile.tsx'
import { tileArt } from '../../galaxy/map/tileArt.ts'
import { hexPath } from '../../parts/outlines.ts'
import { Hyperlane } from '../art/Hyperlane.tsx'
import { linksOf } from '../boxes.ts'

const edge = hexPath(93)

/** A tile as it is held or waits: a home is its place alone. */
export function Face({ word }: { word: string }) {
  const lies = liesBy(word)
  if (lies.is === 'system') return <TileSvg tile={tileArt(lies.system)} size={84} detail="far" />
  return (
    <svg class="tile-svg" viewBox={tileBox} width={84} height={73} aria-hidden="true">
      {lies.is === 'hyperlane' && <Hyperlane place={{ hex: word, lanes: linksOf(lies.lane) }} />}
      {lies.is === 'home' && <path class="builder-home" d={edge} />}
    </svg>
  )
}
