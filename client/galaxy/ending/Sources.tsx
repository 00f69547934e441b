import { useMemo } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import { nameOfSeat, SeatName } from '../../parts/SeatMark.tsx'
import type { Whole } from '../../room/past/useWhole.ts'
import { waitedFor } from '../../room/past/waitedFor.ts'
import { say } from '../../text/text.ts'
import type { Table } from '../table.ts'
import { pointsBySource, sources } from './sources.ts'

interface SourcesProps {
  table: Table
  whole: Whole
  order: readonly Seat[]
}

/** What the points of each came by, and how long the table waited for them. */
export function Sources({ table, whole: { lines }, order }: SourcesProps) {
  const [points, waited] = useMemo(() => {
    const now = Object.fromEntries(table.order.map(seat => [seat, table.players[seat]?.points ?? 0]))
    return [pointsBySource(lines, now), waitedFor(lines, table.order)] as const
  }, [table, lines])
  const shown = sources.filter(source => order.some(seat => points[seat]?.[source]))
  const times = order.map(seat => `${nameOfSeat(seat)} ${timeInWords(waited[seat] ?? 0)}`)
  return (
    <>
      <table class="fought">
        <caption>{say('galaxy.over.sources')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{say('galaxy.over.player')}</span>
            </th>
            {shown.map(source => (
              <th key={source} scope="col">
                {say(`galaxy.over.source.${source}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map(seat => (
            <tr key={seat}>
              <th scope="row">
                <SeatName seat={seat} />
              </th>
              {shown.map(source => (
                <td key={source}>{points[seat]?.[source] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">
        {say('galaxy.over.timeWhy')} {times.join(' · ')}
      </p>
    </>
  )
}

const minute = 60_000

function timeInWords(time: number): string {
  const minutes = Math.round(time / minute)
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return say('galaxy.over.days', { days: Math.floor(hours / 24), hours: hours % 24 })
  return hours > 0
    ? say('galaxy.over.hours', { hours, minutes: minutes % 60 })
    : say('galaxy.over.minutes', { minutes })
}
