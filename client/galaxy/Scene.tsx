import { useEffect } from 'preact/hooks'
import { mySeat } from '../net/room.ts'
import { sound } from '../parts/sound.ts'
import { wide } from '../parts/wide.ts'
import { Past } from '../room/past/Past.tsx'
import { retelling } from '../room/past/past.ts'
import { asks } from '../room/windows/answered.ts'
import { Battle } from './battle/Battle.tsx'
import { Reported } from './battle/Reported.tsx'
import { type Showing, useReports } from './battle/useReports.ts'
import { CardsPlayed } from './cards/CardsPlayed.tsx'
import { hasNothingToPlay } from './cards/onStage.ts'
import { AgendaCard } from './council/AgendaCard.tsx'
import { VerdictTold } from './council/VerdictTold.tsx'
import { reads } from './reads.ts'
import { galaxyTable } from './table.ts'

/** Shows dice being thrown, cards being played and the council, to all who look on; gone when there is nothing to show. The
 *  past takes its place. */
export function Scene() {
  const { battle, agenda } = galaxyTable.value ?? {}
  const report = useReports(battle)
  const fought = battle && `${battle.hex} ${battle.planet ?? ''}`
  useEffect(() => {
    if (fought !== undefined) sound('battle')
  }, [fought])
  const shown = report.shown?.from === 0 ? keyOf(report.shown) : undefined
  useEffect(() => {
    // Over before anybody saw it begin.
    if (shown !== undefined && fought === undefined) sound('battle')
  }, [shown])
  if (retelling.value) return <Past />
  // On a phone it leaves the room to what I am asked.
  const brief = !wide.value && (battle !== undefined || asks.value.length > 0)
  return (
    <>
      <VerdictTold brief={brief} />
      <CardsPlayed brief={brief} />
      {mySeat.value === undefined && reads.Watched && <reads.Watched />}
      {report.shown && (!battle || report.shown.isMine) ? (
        <Reported key={keyOf(report.shown)} shown={report.shown} onClose={report.close} />
      ) : battle ? (
        <Battle battle={battle} />
      ) : (
        agenda && !isReadBelow() && <AgendaCard />
      )}
    </>
  )
}

/** Two may have begun at one moment. */
const keyOf = ({ report: { opening, at } }: Showing) =>
  `${opening.at} ${at} ${opening.about?.['planet'] ?? ''}`

/** Who sits here reads the agenda with his question, or in its place. */
const isReadBelow = () => mySeat.value !== undefined && !asks.value.some(hasNothingToPlay)
