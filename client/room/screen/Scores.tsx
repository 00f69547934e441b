import type { Seat } from '../../../shared/engine/rules.ts'
import { room, table } from '../../net/room.ts'
import { nameOfSeat, SeatMark } from '../../parts/SeatMark.tsx'
import { t } from '../../text/text.ts'
import { gameView } from '../gameView.ts'

/** Of galaxies they lie on the table. */
function pointsOf(seat: Seat): number | undefined {
  const { players } = (table.value ?? {}) as { players?: Record<Seat, { points?: number }> }
  return gameView.value?.points?.(seat) ?? players?.[seat]?.points
}

/** Everybody at the table, who is waited for, and their points, as they sit. */
export function Scores() {
  const view = room.value
  if (!view) return null
  const game = view.stage === 'lobby' ? undefined : gameView.value
  const order = game?.seating() ?? []
  const seats = [...view.seats].sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
  return (
    <ul class={seats.length > 6 ? 'screen-scores many' : 'screen-scores'}>
      {seats.map(({ seat, taken, bot, online, standIn }) => {
        const points = game && pointsOf(seat)
        const what = [
          taken && (standIn ? t('seat.standIn') : !bot && !online && t('seat.away')),
          game?.standing(seat),
        ]
        return (
          <li key={seat} class={view.waiting.includes(seat) ? 'waits' : ''}>
            <SeatMark seat={seat} size={44} />
            <div>
              <strong>{taken ? nameOfSeat(seat) : t('seat.free')}</strong>
              <span class="hint">{what.filter(Boolean).join(' · ')}</span>
            </div>
            {points !== undefined && <b>{points}</b>}
          </li>
        )
      })}
    </ul>
  )
}
