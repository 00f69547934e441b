import { useEffect } from 'preact/hooks'
import { lazy } from '../parts/lazy.tsx'
import { say, t } from '../text/text.ts'
import { learnToPlay } from '../ti3/words.ts'
import { aimedAt } from './cards/onStage.ts'
import { describeHex } from './map/describe.ts'
import { GalaxyMap } from './map/GalaxyMap.tsx'
import { mapArt } from './map/mapArt.ts'
import { chosenHex, inPlay, lit, lookedAt, lookedInHand, pick } from './map/picking.ts'
import { places } from './map/places.ts'
import { type MapUse, past } from './past/past.ts'
import { DraggedTile, over } from './setup/dragging.tsx'
import { ti3Table } from './table.ts'

/** Not read before the first system is tapped. */
const Dossier = lazy(async () => (await import('./dossier/Dossier.tsx')).Dossier)

export function Board() {
  const { round = 0, phase } = ti3Table.value ?? {}
  useEffect(learnToPlay, [])
  return (
    <>
      <GalaxyMap
        places={places.value}
        describe={describeHex}
        Pieces={mapArt.value?.Pieces}
        {...(past.value?.map() ?? present())}
        finished={round === 1 && phase === 'strategy' && !past.value}
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
  Overlay: mapArt.value?.Overlay,
  attend: inPlay.value?.attend ?? aimedAt.value,
})
