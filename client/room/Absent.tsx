import { useEffect, useState } from 'preact/hooks'
import type { SeatInfo, Vote } from '../../shared/protocol.ts'
import type { RoomView } from '../net/commit.ts'
import { room } from '../net/room.ts'
import { amHere, standIn } from '../net/telling.ts'
import { Icon } from '../parts/Icon.tsx'
import { Say } from '../parts/Say.tsx'
import { t } from '../text/text.ts'
import { sending, tell } from './answering.ts'
import { Ballot } from './Ballot.tsx'
import { asks } from './windows/answered.ts'
import { useLeft } from './windows/useLeft.ts'

/** Another person whom the table has waited for long enough, and nobody has spoken of a bot yet. */
export const mayBeHelped = (
  { stage, seat: own, votes = [], late = {}, fellBack }: RoomView,
  { seat, standIn }: SeatInfo,
): boolean =>
  stage === 'playing' &&
  fellBack === undefined &&
  own !== undefined &&
  own !== seat &&
  !standIn &&
  (late[seat] ?? Number.POSITIVE_INFINITY) <= Date.now() &&
  votes.every(vote => vote.seat !== seat)

/** Draws anew when the next of them has been waited for long enough. */
export function useLate() {
  const [, look] = useState(0)
  const next = Math.min(...Object.values(room.value?.late ?? {}).filter(at => at > Date.now()))
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    const then = setTimeout(() => look(Date.now()), next - Date.now() + 50)
    return () => clearTimeout(then)
  }, [next])
}

/** Whom the table waits for though they are away, what it votes on that, and what a bot does for oneself. */
export function Absent() {
  useLate()
  const view = room.value
  const left = useLeft()
  if (view?.seat === undefined || view.stage !== 'playing') return null
  const { seats, seat: own, votes = [] } = view
  const me = seats.find(({ seat }) => seat === own)
  // Whoever has to answer something has no time to lose on others.
  // In a window nobody is late before the room has answered for those who left it to the room.
  const away =
    asks.value.length > 0 || left ? [] : seats.filter(info => !info.online && mayBeHelped(view, info))
  if (!me?.standIn && votes.length + away.length === 0) return null
  return (
    <section class="consent absent" aria-live="polite">
      {me?.standIn && (
        <p>
          <span>
            <Icon name="bot" size={20} /> {t('absent.mine')}
          </span>
          <button type="button" class="primary" onClick={() => tell(amHere)}>
            {t('absent.here')}
          </button>
        </p>
      )}
      {votes.map(vote => (
        <div key={vote.seat} class="vote">
          {vote.seat === own ? <Asked {...vote} /> : <AboutAnother {...vote} />}
        </div>
      ))}
      {away.map(({ seat }) => (
        <p key={seat}>
          <span>
            <Say text="absent.away" about={{ seat }} />
          </span>
          <SendIn seat={seat} />
        </p>
      ))}
    </section>
  )
}

/** It is about me: I am asked before the others are. */
const Asked = ({ seat, by, asked }: Vote) => (
  <>
    <p>
      <span>
        <Say text={asked.includes(seat) ? 'absent.asked' : 'absent.decided'} about={{ seat: by }} />
      </span>
    </p>
    <div class="row">
      <button type="button" onClick={() => tell(() => standIn(seat, true))}>
        {t('absent.send')}
      </button>
      <button type="button" class="primary" onClick={() => tell(() => standIn(seat, false))}>
        {t('absent.thinking')}
      </button>
    </div>
  </>
)

const AboutAnother = ({ seat, ...said }: Vote) => (
  <>
    <p>
      <span>
        <Say text={said.asked.includes(seat) ? 'absent.first' : 'absent.asks'} about={{ seat }} />
      </span>
    </p>
    <Ballot {...said} onSay={yes => tell(() => standIn(seat, yes))} />
  </>
)

/** Whoever is there is asked first, then the others. */
export const SendIn = ({ seat, small }: { seat: string; small?: true }) => (
  <button
    type="button"
    class={small && 'icon-button'}
    title={small && t('absent.send')}
    aria-label={small && t('absent.send')}
    disabled={sending.value}
    onClick={() => tell(() => standIn(seat, true))}>
    <Icon name="bot" size={20} /> {!small && t('absent.send')}
  </button>
)
