import { useEffect } from 'preact/hooks'
import { type ObjectiveId, objectives } from '../../../shared/ti3/content/objectives.ts'
import { pointsToWin } from '../../../shared/ti3/target.ts'
import { room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { nameOfSeat, SeatMark } from '../../parts/SeatMark.tsx'
import { wide } from '../../parts/wide.ts'
import { say } from '../../text/text.ts'
import { printedName, readCards } from '../cards/printed.ts'
import { nameOf } from '../names.ts'
import { ti3Table } from '../table.ts'
import { endedBy, type Result, resultsOf } from './results.ts'

/** Who took the throne and how, and what all others came to. */
export function Ending() {
  const table = ti3Table.value
  const winners = room.value?.over?.winners ?? []
  useEffect(readCards, [])
  if (!table) return null
  const by = endedBy(table, winners)
  const count = pointsToWin(table)
  const reached = winners.some(seat => (table.players[seat]?.points ?? 0) >= count)
  const how =
    by === undefined
      ? say(reached || table.decks.objective > 0 ? 'ti3.over.points' : 'ti3.over.lastObjective', { count })
      : objectives[by].ends === 'revealed'
        ? say('ti3.over.rex')
        : say('ti3.over.objective', { card: objectiveName(by) })
  return (
    <>
      <div class="ending-title">
        <p class="eyebrow">{say('ti3.over.eyebrow', { round: table.round })}</p>
        <h2>{say('ti3.over.title', { who: winners.map(nameOfSeat).join(', '), count: winners.length })}</h2>
        <p class="hint">{how}</p>
      </div>
      <ol class="results" aria-label={say('ti3.over.standing')}>
        {resultsOf(table, winners).map((result, i) => (
          <Row key={result.seat} result={result} place={i + 1} />
        ))}
      </ol>
    </>
  )
}

/** In a line; what the points are made of unfolds. */
function Row({ result, place }: { result: Result; place: number }) {
  const { seat, wins, points, planets, claimed, secret } = result
  const names = [
    ...claimed.map(objectiveName),
    ...(secret ? [say('ti3.over.secret', { card: objectiveName(secret) })] : []),
  ]
  return (
    <li class={wins ? 'wins' : ''}>
      <details open={wide.value}>
        <summary>
          <span class="result-place" aria-hidden="true">
            {wins ? <Icon name="crown" size={22} /> : place}
          </span>
          <SeatMark seat={seat} size={28} />
          <span class="result-who">
            <b>
              {nameOfSeat(seat)}
              {wins && <span class="hidden"> {say('ti3.over.winner')}</span>}
            </b>
            <span class="hint">
              {nameOf('race', ti3Table.value?.players[seat]?.race ?? '')} ·{' '}
              {say('ti3.over.planets', { count: planets })}
            </span>
          </span>
          <span class="result-points">
            <span aria-hidden="true">{points}</span>
            <span class="hidden">{say('ti3.over.score', { count: points })}</span>
          </span>
        </summary>
        <p class="hint">{names.length > 0 ? names.join(' · ') : say('ti3.over.noObjectives')}</p>
      </details>
    </li>
  )
}

const objectiveName = (id: ObjectiveId) => printedName('objective', objectives[id])
