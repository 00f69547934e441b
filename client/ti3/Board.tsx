import { useEffect } from 'preact/hooks'
import { GalaxyMap } from '../board/GalaxyMap.tsx'
import { lazy } from '../parts/lazy.tsx'
import { say, t } from '../text/text.ts'
import { describeHex } from './describe.ts'
import { DraggedTile, over } from './dragging.tsx'
import { mapArt } from './fleets/mapArt.ts'
import { chosenHex, inPlay, lit, lookedAt, lookedInHand, pick } from './picking.ts'
import { places } from './places.ts'
import { aimedAt } from './scenes/onStage.ts'
import { ti3Table } from './seen.ts'
import { type MapUse, then } from './then.ts'
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
        describe={describeHex}
        Pieces={mapArt.value?.Pieces}
        {...(then.value?.map() ?? present())}
        finished={round === 1 && phase === 'strategy' && !then.value}
        words={{ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut'), fit: t('map.fit') }}
      />
      {(lookedAt.value ?? lookedInHand.value) !== undefined && <Dossier />}
      <DraggedTile />
    </>
  )
}

const present = (): MapUse => ({
  lit: lit.value,
  selected: over.value ?? chosenHex.value ?? lookedAt.value ?? aimedAt.value[0],
  onPick: pick,
  label: say('ti3.map'),
  Over: mapArt.value?.Over,
  attend: inPlay.value?.attend ?? aimedAt.value,
})
