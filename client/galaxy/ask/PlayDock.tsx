import type { Casualties } from '../../../shared/galaxy/shapes/casualties.ts'
import type { Land } from '../../../shared/galaxy/shapes/land.ts'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import type { Asked } from '../../room/asked.ts'
import { CasualtiesDock } from '../battle/CasualtiesDock.tsx'
import { CardsNow } from '../cards/CardsNow.tsx'
import { LandDock } from '../move/LandDock.tsx'
import { MoveDock } from '../move/MoveDock.tsx'
import { TurnDock } from '../turn/TurnDock.tsx'

/** Questions about the map, and what may be played meanwhile. */
export const PlayDock = ({ ask }: { ask: Asked }) => (
  <>
    <CardsNow />
    <OnMap ask={ask} />
  </>
)

function OnMap({ ask }: { ask: Asked }) {
  switch (ask.options.shape) {
    case 'turn':
      return <TurnDock key={ask.key} ask={ask} options={ask.options as Turn} />
    case 'move':
      return <MoveDock key={ask.key} ask={ask} options={ask.options as Move} />
    case 'land':
      return <LandDock key={ask.key} ask={ask} options={ask.options as Land} />
    case 'casualties':
      return <CasualtiesDock key={ask.key} ask={ask} options={ask.options as Casualties} />
    default:
      return null
  }
}
