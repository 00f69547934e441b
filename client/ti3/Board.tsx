import { GalaxyMap } from '../board/GalaxyMap.tsx'
import { say, t } from '../text/text.ts'
import { Dossier } from './Dossier.tsx'
import { describeHex } from './describe.ts'
import { DraggedTile, over } from './dragging.tsx'
import { chosenHex, lit, lookedAt, pick } from './picking.ts'
import { places } from './places.ts'
import { beyondRealm } from './realms.ts'
import { ti3Table } from './seen.ts'

export const Board = () => (
  <>
    <GalaxyMap
      places={places.value}
      lit={lit.value}
      dim={beyondRealm.value}
      finished={(ti3Table.value?.round ?? 0) > 0}
      selected={over.value ?? chosenHex.value ?? lookedAt.value}
      onPick={pick}
      describe={describeHex}
      label={say('ti3.map')}
      words={{ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut'), fit: t('map.fit') }}
    />
    <Dossier />
    <DraggedTile />
  </>
)
