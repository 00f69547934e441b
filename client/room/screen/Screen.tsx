import { useEffect } from 'preact/hooks'
import { room } from '../../net/room.ts'
import { Say } from '../../parts/Say.tsx'
import { nameOfSeat, SeatMark } from '../../parts/SeatMark.tsx'
import { say, t } from '../../text/text.ts'
import { Connecting } from '../Connecting.tsx'
import { ConnectionBadge } from '../ConnectionBadge.tsx'
import { knowsGame, openGame } from '../games.ts'
import { gameView } from '../gameView.ts'
import { Herald } from '../herald/Herald.tsx'
import { TableTimer } from '../timer/TableTimer.tsx'
import { Until } from '../Until.tsx'
import { ClosesBy } from '../windows/ClosesBy.tsx'
import { momentName } from '../windows/momentName.ts'
import { Join } from './Join.tsx'
import { stayLit, writeLarge } from './lit.ts'
import { Scores } from './Scores.tsx'

/** The table as a television shows it while phones hold the hands: nothing on it can be pressed, and nothing of it is anybody's own. */
export function Screen() {
  const view = room.value
  const game = gameView.value
  const id = view?.game ?? ''
  const isPlayed = view !== undefined && view.stage !== 'lobby'
  useEffect(writeLarge, [])
  useEffect(stayLit, [])
  useEffect(() => (isPlayed ? openGame(id) : undefined), [isPlayed, id])
  useEffect(() => {
    document.title = `${t('screen.title')} · ${t('house.name')}`
  })
  if (view && !knowsGame(id)) return <p class="alone">{t('lost.fault')}</p>
  if (!view) return <Connecting />
  if (!isPlayed) return <Gathering />
  if (!game) return <Connecting />
  const Board = game.Screen ?? game.Board
  const { Scene } = game
  return (
    // Not for fingers: whoever comes to it by key finds nothing to press.
    <div class="screen" inert>
      <main class="screen-board">
        <Board />
        <div class="screen-notes">
          <Herald />
        </div>
        <div class="screen-scene">
          <Scene />
        </div>
      </main>
      <aside class="screen-side">
        <TableTimer />
        <h1>{game.stage()}</h1>
        <Now />
        <Scores />
        {view.stage === 'playing' && view.seats.some(({ taken }) => !taken) && <Join />}
        <ConnectionBadge />
      </aside>
    </div>
  )
}

/** Of so many it is said what they do. */
const few = 2

/** Whose turn it is, what runs out, and who comes next. */
function Now() {
  const view = room.value
  const game = gameView.value
  if (!view || !game) return null
  if (view.stage === 'over') {
    const names = (view.over?.winners ?? []).map(nameOfSeat).join(', ')
    return <p class="screen-now">{names === '' ? t('bar.over') : t('screen.won', { names })}</p>
  }
  const { waiting, window, clocks } = view
  const next = game.next()
  return (
    <div class="screen-now" role="status">
      {view.paused && <p>{t('screen.paused')}</p>}
      {window && <p>{momentName(window.kind)}</p>}
      {waiting.length > few ? (
        <p class="screen-marks">
          {t('bar.waiting')}
          {waiting.map(seat => (
            <SeatMark key={seat} seat={seat} size={44} />
          ))}
        </p>
      ) : (
        waiting.map(seat => (
          <p key={seat}>
            <Say text={game.doing(seat)} about={{ seat }} />
          </p>
        ))
      )}
      {window && <ClosesBy />}
      {clocks && <Until />}
      {next.length > 0 && (
        <p class="screen-marks">
          <span class="hint">{t('bar.next')}</span>
          {next.map((seat, i) => (
            <SeatMark key={`${seat} ${i}`} seat={seat} size={36} />
          ))}
        </p>
      )}
    </div>
  )
}

/** Before the game: how one comes in, and who is here. */
const Gathering = () => (
  <div class="screen gathering" inert>
    <main>
      <p class="edition">
        {say(`game.${room.value?.game}`)} · {say(`game.${room.value?.game}.edition`)}
      </p>
      <Join />
    </main>
    <aside class="screen-side">
      <Scores />
    </aside>
  </div>
)
