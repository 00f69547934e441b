import type { Seat, TextId } from '../../shared/engine/rules.ts'
import type { SeatInfo } from '../../shared/protocol.ts'
import { room } from '../net/room.ts'
import { Say } from '../parts/Say.tsx'
import { nameOfSeat, SeatMark } from '../parts/SeatMark.tsx'
import { low, wide } from '../parts/wide.ts'
import { localeOf } from '../text/locale.ts'
import { language, pieces, t } from '../text/text.ts'
import { mayBeHelped, SendIn, useLate } from './Absent.tsx'
import { dayOf } from './absence/dayOf.ts'
import { timeSays } from './clock/clockSays.ts'
import { gameView } from './gameView.ts'
import { openOwed } from './owed/owedOpen.ts'
import { UntilOf } from './Until.tsx'
import { sinceWhen, waitedFor } from './waitedFor.ts'

export function PlayersPanel() {
  useLate()
  const view = room.value
  const Player = gameView.value?.Player
  if (!view || !Player) return null
  const order = gameView.value?.seating() ?? []
  const seats = [...view.seats].sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
  const isMany = seats.length > 6
  const looks = ['players', wide.value && (low.value || isMany) && 'tight', isMany && 'many']
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section class={looks.filter(Boolean).join(' ')} aria-labelledby="players" tabIndex={0}>
      <div class="row">
        <h2 id="players">{t('players.title')}</h2>
        {/* Of many there is no line to spare; the bar opens it too. */}
        {view.stage === 'playing' && view.waiting.length > 0 && !isMany && (
          <button type="button" class="quiet-button" onClick={openOwed}>
            {t('owed.title')}
          </button>
        )}
      </div>
      <ul>
        {seats.map(info => {
          const { seat } = info
          return (
            <li key={seat} class={view.waiting.includes(seat) ? 'player waiting' : 'player'}>
              <SeatMark seat={seat} size={36} />
              <div class="player-text">
                <p class="player-name">
                  <strong>{nameOfSeat(seat)}</strong>
                  <span class="hint">
                    {[seat !== view.seat ? whoPlays(info) : isMany ? '' : t('bar.you'), reserveOf(seat)]
                      .filter(said => said !== '')
                      .join(' · ')}
                  </span>
                </p>
                {view.waiting.includes(seat) && seat !== view.seat && <Obligation seat={seat} />}
                <Player seat={seat} />
              </div>
              {mayBeHelped(view, info) && <SendIn seat={seat} small />}
            </li>
          )
        })}
      </ul>
      {view.watchers > 0 && <p class="hint">{t('players.watchers', { count: view.watchers })}</p>}
    </section>
  )
}

/** What the table waits for, and since when; beside the board the bar has said the former. */
function Obligation({ seat }: { seat: Seat }) {
  const text = gameView.value?.doing(seat)
  const since = sinceWhen(waitedFor.value.get(seat) ?? Date.now(), Date.now(), localeOf(language.value))
  const rings = room.value?.clocks?.[seat] !== undefined
  if (text === undefined || (wide.value && since === undefined && !rings)) return null
  return (
    <p class="player-asked">
      <Doing text={text} seat={seat} />
      {since !== undefined && <span class="hint"> {t(since.text, { when: since.when })}</span>}
      {rings && <UntilOf seat={seat} />}
    </p>
  )
}

/** Below a name it is not said again. */
function Doing({ text, seat }: { text: TextId; seat: Seat }) {
  const [first, rest, ...more] = pieces(text, { seat })
  const isNamed = typeof first === 'object' && first.value === seat
  return isNamed && typeof rest === 'string' && more.length === 0 ? (
    rest.trim()
  ) : (
    <Say text={text} about={{ seat }} />
  )
}

function reserveOf(seat: Seat): string {
  const left = room.value?.reserves?.[seat]
  return left === undefined ? '' : t('clock.left', { time: timeSays(left / 1000, 'narrow') })
}

function whoPlays({ taken, bot, standIn, online, regent, holiday }: SeatInfo): string {
  if (!taken) return t('seat.free')
  if (bot) return t('seat.bot')
  if (standIn) return t(regent === 'must' ? 'seat.standIn.must' : 'seat.standIn')
  if (holiday !== undefined && holiday > Date.now()) return t('seat.holiday', { time: dayOf(holiday) })
  return online ? '' : t('seat.away')
}
