import { room } from '../net/room.ts'
import { nameOfSeat, SeatMark } from '../parts/SeatMark.tsx'
import { t } from '../text/text.ts'
import { SendIn } from './Absent.tsx'
import { gameView } from './gameView.ts'

export function PlayersPanel() {
  const view = room.value
  const Player = gameView.value?.Player
  if (!view || !Player) return null
  const order = gameView.value?.seating() ?? []
  const seats = [...view.seats].sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section class="players" aria-labelledby="players" tabIndex={0}>
      <h2 id="players">{t('players.title')}</h2>
      <ul>
        {seats.map(({ seat, bot, taken, online, standIn }) => (
          <li key={seat} class={view.waiting.includes(seat) ? 'player waiting' : 'player'}>
            <SeatMark seat={seat} size={36} />
            <div class="player-text">
              <p class="player-name">
                <strong>{nameOfSeat(seat)}</strong>
                <span class="hint">
                  {seat === view.seat
                    ? t('bar.you')
                    : !taken
                      ? t('seat.free')
                      : bot
                        ? t('seat.bot')
                        : standIn
                          ? t('seat.standIn')
                          : online
                            ? ''
                            : t('seat.away')}
                </span>
              </p>
              <Player seat={seat} />
            </div>
            {view.stage === 'playing' &&
              view.seat !== undefined &&
              view.seat !== seat &&
              taken &&
              !bot &&
              !standIn &&
              view.waiting.includes(seat) && <SendIn seat={seat} small />}
          </li>
        ))}
      </ul>
      {view.watchers > 0 && <p class="hint">{t('players.watchers', { count: view.watchers })}</p>}
    </section>
  )
}
