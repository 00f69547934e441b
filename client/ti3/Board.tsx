import { useEffect } from 'preact/hooks'
import { middle } from '../../shared/galaxy/hexes.ts'
import { GalaxyMap } from '../board/GalaxyMap.tsx'
import { lazy } from '../parts/lazy.tsx'
import { say, t } from '../text/text.ts'
import { describeHex } from './describe.ts'
import { DraggedTile, over } from './dragging.tsx'
import { mapArt } from './fleets/mapArt.ts'
import { chosenHex, inPlay, lit, lookedAt, lookedInHand, pick } from './picking.ts'
import { places } from './places.ts'
import { retold } from './retold.ts'
import { ti3Table } from './seen.ts'
import { learnToPlay } from './words.ts'

/** Not read before the first system is tapped. */
const Dossier = lazy(async () => (await import('./Dossier.tsx')).Dossier)

export function Board() {
  const { round = 0, phase } = ti3Table.value ?? {}
  useEffect(learnToPlay, [])
  return (
    <>
      <GalaxyMap
        places={places.value}
        lit={lit.value}
        finished={round === 1 && phase === 'strategy'}
        selected={over.value ?? retold.value[0] ?? chosenHex.value ?? lookedAt.value}
        onPick={pick}
        describe={describeHex}
        label={say('ti3.map')}
        Pieces={mapArt.value?.Pieces}
        Over={mapArt.value?.Over}
        attend={retold.value.length > 0 ? [middle, ...retold.value] : inPlay.value?.attend}
        words={{ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut'), fit: t('map.fit') }}
      />
      {(lookedAt.value ?? lookedInHand.value) !== undefined && <Dossier />}
      <DraggedTile />
    </>
  )
}
