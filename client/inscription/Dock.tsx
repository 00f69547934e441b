import type { OneOf, SomeOf } from '../../shared/engine/options.ts'
import { AskView } from '../ask/AskView.tsx'
import { room } from '../net/room.ts'
import { lazy } from '../parts/lazy.tsx'
import { SeatName } from '../parts/SeatMark.tsx'
import type { Asked } from '../room/asked.ts'
import { say } from '../text/text.ts'
import { MarkDock } from './docks/MarkDock.tsx'
import { SheetDock } from './docks/SheetDock.tsx'
import { sheetAsk } from './picking.ts'

const BallotDock = lazy(async () => (await import('./docks/BallotDock.tsx')).BallotDock)
const FactionDock = lazy(async () => (await import('./docks/FactionDock.tsx')).FactionDock)
const CardsDock = lazy(async () => (await import('./docks/CardsDock.tsx')).CardsDock)

/** How I answer what I am asked; marks and units are drawn on the sheets themselves. */
export function Dock({ ask }: { ask: Asked | undefined }) {
  if (!ask) return <StillMarking />
  if (ask.command) return <AskView ask={ask} />
  switch (ask.options.shape) {
    case 'mark':
      return <MarkDock ask={ask} />
    case 'deploy':
      // The unit is held over the war grid, with what turns, flips and places it beside it.
      return null
    case 'ballot':
      return <BallotDock key={ask.key} ask={ask} />
    case 'oneOf':
      if (ask.text === 'inscription.ask.faction') return <FactionDock key={ask.key} ask={ask} />
      if (ask === sheetAsk.value || ask.key === sheetAsk.value?.key)
        return <SheetDock key={ask.key} ask={ask} />
      return <CardsDock key={ask.key} ask={ask} options={ask.options as OneOf} />
    case 'someOf':
      return <CardsDock key={ask.key} ask={ask} options={ask.options as SomeOf} />
    default:
      return <AskView key={ask.key} ask={ask} />
  }
}

/** My marker is down; whose is not yet. */
function StillMarking() {
  const others = (room.value?.waiting ?? []).filter(seat => seat !== room.value?.seat)
  if (others.length === 0) return null
  return (
    <div class="ins-idle">
      <p>{say('inscription.idle')}</p>
      <p class="names">
        <span class="hint">{say('inscription.idle.waits')}</span>
        {others.map(seat => (
          <SeatName key={seat} seat={seat} />
        ))}
      </p>
    </div>
  )
}
