import { useEffect } from 'preact/hooks'
import { room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { nameOfSeat, SeatMark } from '../../parts/SeatMark.tsx'
import { wide } from '../../parts/wide.ts'
import { say } from '../../text/text.ts'
import { cardName } from '../cards/cards.ts'
import { readCards } from '../cards/printed.ts'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'
import { type Result, resultsOf } from './results.ts'

/** Who took the throne and how, and what all others came to. */
export function Ending() {
  const table = galaxyTable.value
  const winners = room.value?.over?.winners ?? []
  useEffect(readCards, [])
  if (!table) return null
  return (
    <>
      <div class="ending-title">
        <p class="eyebrow">{say('galaxy.over.eyebrow', { round: table.round })}</p>
        <h2>
          {say('galaxy.over.title', { who: winners.map(nameOfSeat).join(', '), count: winners.length })}
        </h2>
        <p class="hint">{reads.endedHow(table, winners)}</p>
      </div>
      <ol class="results" aria-label={say('galaxy.over.standing')}>
        {resultsOf(table, winners).map((result, i) => (
          <Row key={result.seat} result={result} place={i + 1} />
        ))}
      </ol>
    </>
  )
}

/** In a line; what the points are made of unfolds. */
function Row({ result, place }: { result: Result; place: number }) {
  const { seat, wins, points, planets, claimed, secrets } = result
  const names = [
    ...claimed.map(cardName),
    ...secrets.map(id => say('galaxy.over.secret', { card: cardName(id) })),
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
              {wins && <span class="hidden"> {say('galaxy.over.winner')}</span>}
            </b>
            <span class="hint">
              {galaxyTable.value && reads.peopleOf(galaxyTable.value, seat)} ·{' '}
              {say('galaxy.over.planets', { count: planets })}
            </span>
          </span>
          <span class="result-points">
            <span aria-hidden="true">{points}</span>
            <span class="hidden">{say('galaxy.over.score', { count: points })}</span>
          </span>
        </summary>
        <p class="hint">{names.length > 0 ? names.join(' · ') : say('galaxy.over.noObjectives')}</p>
      </details>
    </li>
  )
}
