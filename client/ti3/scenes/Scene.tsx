import { useEffect, useRef, useState } from 'preact/hooks'
import { log } from '../../net/room.ts'
import { lazy } from '../../parts/lazy.tsx'
import { ti3Table } from '../seen.ts'
import { retelling } from '../then.ts'
import { Battle } from './Battle.tsx'
import { Reported } from './Reported.tsx'
import { lastReport, type Report } from './reports.ts'

const Retelling = lazy(async () => (await import('./Retelling.tsx')).Retelling)

/** A report stays this long, and longer the more there is to see. */
const stays = 7000
const each = 1700

/** Shows dice being thrown, to all who look on; gone when there is nothing to show. The past takes its place. */
export function Scene() {
  const battle = ti3Table.value?.battle
  const report = useNews()
  if (retelling.value) return <Retelling />
  if (battle) return <Battle battle={battle} />
  return report.shown ? (
    <Reported key={report.shown.opening.at} report={report.shown} onClose={report.close} />
  ) : null
}

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
