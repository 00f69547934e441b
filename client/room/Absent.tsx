import type { SeatInfo } from '../../shared/protocol.ts'
import type { RoomView } from '../net/commit.ts'
import { amHere, room, standIn } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { Say } from '../parts/Say.tsx'
import { t } from '../text/text.ts'
import { sending, tell } from './answering.ts'
import { Ballot } from './Ballot.tsx'
import { asks } from './windows/answered.ts'
import { useLeft } from './windows/useLeft.ts'

/** Another person whom the table waits for, and nobody has spoken of a bot yet. */
export const mayBeHelped = (
  { stage, seat: own, waiting, votes = [] }: RoomView,
  { seat, name, bot, standIn }: SeatInfo,
): boolean =>
  stage === 'playing' &&
  own !== undefined &&
  own !== seat &&
  name !== undefined &&
  !bot &&
  !standIn &&
  waiting.includes(seat) &&
  votes.every(vote => vote.seat !== seat)

/** Whom the table waits for though they are away, what it votes on that, and what a bot does for oneself. */
export function Absent() {
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
      {votes.map(({ seat, by, ...said }) => (
        <div key={seat} class="vote">
          <p>
            <span>
              <Say text="absent.asks" about={{ seat }} />
            </span>
          </p>
          <Ballot by={by} {...said} onSay={yes => tell(() => standIn(seat, yes))} />
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

/** Where they are away one vote is enough between two; where they only think, the room says how long to wait. */
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
