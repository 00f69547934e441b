import { useEffect, useRef, useState } from 'preact/hooks'
import { log, mySeat } from '../net/room.ts'
import { lazy } from '../parts/lazy.tsx'
import { wide } from '../parts/wide.ts'
import { asks } from '../room/windows/answered.ts'
import { Battle } from './battle/Battle.tsx'
import { Reported } from './battle/Reported.tsx'
import { lastReport, type Report } from './battle/reports.ts'
import { CardsPlayed } from './cards/CardsPlayed.tsx'
import { hasNothingToPlay } from './cards/onStage.ts'
import { AgendaCard } from './council/AgendaCard.tsx'
import { VerdictTold } from './council/VerdictTold.tsx'
import { retelling } from './past/past.ts'
import { galaxyTable } from './table.ts'

const Retelling = lazy(async () => (await import('./past/Retelling.tsx')).Retelling)

/** A report stays this long, and longer the more there is to see. */
const stays = 7000
const each = 1700

/** Shows dice being thrown, cards being played and the council, to all who look on; gone when there is nothing to show. The
 *  past takes its place. */
export function Scene() {
  const { battle, agenda } = galaxyTable.value ?? {}
  const report = useNews()
  if (retelling.value) return <Retelling />
  // On a phone it leaves the room to what I am asked.
  const brief = !wide.value && (battle !== undefined || asks.value.length > 0)
  return (
    <>
      <VerdictTold brief={brief} />
      <CardsPlayed brief={brief} />
      {battle ? (
        <Battle battle={battle} />
      ) : report.shown ? (
        <Reported key={report.shown.opening.at} report={report.shown} onClose={report.close} />
      ) : (
        agenda && !isReadBelow() && <AgendaCard />
      )}
    </>
  )
}

/** Who sits here reads the agenda with his question, or in its place. */
const isReadBelow = () => mySeat.value !== undefined && !asks.value.some(hasNothingToPlay)

/** The latest report, if it came while one looked on. */
function useNews(): { shown: Report | undefined; close(): void } {
  const lines = log.value
  const known = useRef(lines.at(-1)?.at ?? 0)
  const [shown, show] = useState<Report>()
  useEffect(() => {
    const report = lastReport(lines)
    if (!report || report.at <= known.current) return
    known.current = lines.at(-1)?.at ?? known.current
    if (report.exchanges.length > 0) show(report)
  }, [lines])
  useEffect(() => {
    if (!shown) return
    const over = setTimeout(() => show(undefined), stays + each * shown.exchanges.length)
    return () => clearTimeout(over)
  }, [shown])
  return { shown, close: () => show(undefined) }
}
