import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import { fetchLate } from '../../net/late.ts'
import { room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { nameOfSeat, SeatMark } from '../../parts/SeatMark.tsx'
import { wide } from '../../parts/wide.ts'
import { LookBack } from '../../room/past/LookBack.tsx'
import { useWhole } from '../../room/past/useWhole.ts'
import { say, t } from '../../text/text.ts'
import { cardName } from '../cards/cards.ts'
import { readCards } from '../cards/printed.ts'
import { reads } from '../reads.ts'
import { galaxyTable, ownerArt, type Table } from '../table.ts'
import type { Chronicle } from './chronicle.ts'
import { HowItCame, luckInWords } from './HowItCame.tsx'
import { type Result, resultsOf } from './results.ts'
import { Sources } from './Sources.tsx'
import { useChronicle } from './useChronicle.ts'

/** Who took the throne and how, and what all others came to. */
export function Ending() {
  const table = galaxyTable.value
  const winners = room.value?.over?.winners ?? []
  const whole = useWhole()
  const chronicle = useChronicle(table, whole)
  useEffect(readCards, [])
  if (!table) return null
  const results = resultsOf(table, winners)
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
        {results.map((result, i) => (
          <Row key={result.seat} result={result} place={i + 1} />
        ))}
      </ol>
      {whole && chronicle && (
        <>
          <HowItCame whole={whole} chronicle={chronicle} order={results.map(({ seat }) => seat)} />
          <p class="hint">{say('galaxy.over.luckWhy')}</p>
          <Sources table={table} whole={whole} order={results.map(({ seat }) => seat)} />
          <div class="row">
            <LookBack />
            <SharePicture table={table} results={results} chronicle={chronicle} winners={winners} />
          </div>
        </>
      )}
    </>
  )
}

interface SharePictureProps {
  table: Table
  results: readonly Result[]
  chronicle: Chronicle
  winners: readonly Seat[]
}

function SharePicture({ table, results, chronicle, winners }: SharePictureProps) {
  const [busy, work] = useState(false)
  const fought = (seat: Seat) => {
    const one = chronicle.fought[seat]
    return one
      ? say('galaxy.over.inShort', { won: one.won, fought: one.won + one.lost, luck: luckInWords(one) })
      : ''
  }
  const send = async () => {
    work(true)
    const { shareGalaxy } = await fetchLate(() => import('./galaxyPicture.tsx'))
    await shareGalaxy(
      {
        table,
        results,
        chronicle,
        goal: reads.pointsToWin(table),
        ownerOf: ownerArt,
        nameOf: nameOfSeat,
        words: {
          house: t('house.name'),
          eyebrow: say('galaxy.over.eyebrow', { round: table.round }),
          title: say('galaxy.over.title', { who: winners.map(nameOfSeat).join(', '), count: winners.length }),
          how: reads.endedHow(table, winners),
        },
        fought,
      },
      `throneward-${room.peek()?.room ?? ''}.png`,
    )
    work(false)
  }
  return (
    <button type="button" disabled={busy} onClick={() => void send()}>
      <Icon name="share" size={20} /> {say('galaxy.over.picture')}
    </button>
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
