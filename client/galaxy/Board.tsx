import { useEffect } from 'preact/hooks'
import { room } from '../net/room.ts'
import { isTouched } from '../room/beforeMe.ts'
import { say, t } from '../text/text.ts'
import { aimedAt } from './cards/onStage.ts'
import { claim } from './map/claims.ts'
import { describeHex } from './map/describe.ts'
import { GalaxyMap } from './map/GalaxyMap.tsx'
import { chosenHex, covered, lit, lookedAt, lookedInHand, pick } from './map/picking.ts'
import { places } from './map/places.ts'
import { type MapUse, past } from './past/past.ts'
import { inPlay, play } from './playing.tsx'
import { DraggedTile, over } from './setup/dragging.tsx'
import { galaxyTable } from './table.ts'
import { learnToPlay } from './words.ts'

/** Not read before the first system is tapped. */
const Dossier = inPlay(async () => (await import('./dossier/Dossier.tsx')).Dossier)

export function Board() {
  const { round = 0, phase } = galaxyTable.value ?? {}
  useEffect(learnToPlay, [])
  return (
    <>
      <GalaxyMap
        places={places.value}
        describe={describeHex}
        Pieces={play.value?.Pieces}
        {...(past.value?.map() ?? present())}
        uncover={covered.value}
        steady={isTouched.value}
        finished={((round === 1 && phase === 'strategy') || room.value?.over !== undefined) && !past.value}
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
  label: say('galaxy.map'),
  Overlay: play.value?.MapOverlay,
  attend: claim.value?.attend ?? aimedAt.value,
})
