import type { Vote } from '../../shared/protocol.ts'
import { amHere, room, standIn } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { Say } from '../parts/Say.tsx'
import { SeatName } from '../parts/SeatMark.tsx'
import { t } from '../text/text.ts'
import { sending, tell } from './answering.ts'

/** Whom the table waits for though they are away, what it votes on that, and what a bot does for oneself. */
export function Absent() {
  const { seats = [], seat: own, stage, waiting = [], votes = [], asks = [] } = room.value ?? {}
  const me = seats.find(({ seat }) => seat === own)
  // Whoever has to answer something has no time to lose on others.
  const away = seats.filter(
    ({ seat, name, bot, online, standIn: isHelped }) =>
      asks.length === 0 &&
      waiting.includes(seat) &&
      name !== undefined &&
      !bot &&
      !online &&
      !isHelped &&
      votes.every(vote => vote.seat !== seat),
  )
  if (own === undefined || stage !== 'playing' || (!me?.standIn && votes.length + away.length === 0))
    return null
  return (
    <section class="consent absent" aria-live="polite">
      {me?.standIn && (
        <p>
          <Icon name="bot" size={20} /> {t('absent.mine')}{' '}
          <button type="button" class="primary" onClick={() => tell(amHere)}>
            {t('absent.here')}
          </button>
        </p>
      )}
      {votes.map(vote => (
        <Count key={vote.seat} vote={vote} own={own} />
      ))}
      {away.map(({ seat }) => (
        <p key={seat}>
          <Say text="absent.away" about={{ seat }} /> <SendIn seat={seat} />
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

const Count = ({ vote: { seat, by, asked }, own }: { vote: Vote; own: string }) => (
  <div>
    <p>
      <Say text="absent.asks" about={{ seat }} />
    </p>
    {asked.includes(own) ? (
      <div class="row">
        <button type="button" class="primary" onClick={() => tell(() => standIn(seat, true))}>
          {t('undo.yes')}
        </button>
        <button type="button" onClick={() => tell(() => standIn(seat, false))}>
          {t('undo.no')}
        </button>
      </div>
    ) : (
      <p class="names">
        <span class="hint">{t('undo.waits')}</span>
        {asked.map(one => (
          <SeatName key={one} seat={one} />
        ))}
        {by === own && (
          <button type="button" class="quiet-button" onClick={() => tell(() => standIn(seat, false))}>
            {t('undo.never')}
          </button>
        )}
      </p>
    )}
  </div>
)
