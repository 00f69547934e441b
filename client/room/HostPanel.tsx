import { useState } from 'preact/hooks'
import type { ErrorAnswer, SeatInfo } from '../../shared/protocol.ts'
import { personalLink } from '../net/link.ts'
import { room } from '../net/room.ts'
import { Say } from '../parts/Say.tsx'
import { nameOfSeat, SeatMark } from '../parts/SeatMark.tsx'
import { say, t } from '../text/text.ts'
import { CopyField } from './CopyField.tsx'
import { freeSeat } from './hosting.ts'
import { handOver, letBotPlay } from './seated.ts'
import { hush } from './talk/saying.ts'

type Deed = 'free' | 'handOver' | 'bot'

export function HostPanel() {
  const [refused, setRefused] = useState<ErrorAnswer>()
  const [handed, setHanded] = useState<string>()
  const view = room.value
  if (!view) return null
  const hand = async (seat: string) => {
    const answer = await handOver(seat)
    if ('token' in answer) setHanded(personalLink(view.room, answer.token))
    else setRefused(answer)
  }
  return (
    <section aria-labelledby="host">
      <h2 id="host">{t('host.title')}</h2>
      <p class="hint">{t(view.stage === 'playing' ? 'host.why.playing' : 'host.why')}</p>
      {handed && (
        <div class="notice column" role="status">
          <p>{t('host.handed')}</p>
          <CopyField label={t('host.handed')} text={handed} />
        </div>
      )}
      {refused && (
        <p class="refusal" role="alert">
          {say(refused.why)}
        </p>
      )}
      {view.watchers > 0 && (
        <p>
          <button type="button" class="quiet-button" onClick={() => hush(!view.hushed)}>
            {t(view.hushed ? 'talk.unhush' : 'talk.hush')}
          </button>{' '}
          <span class="hint">{t('talk.hush.why')}</span>
        </p>
      )}
      <ul class="host-seats">
        {view.seats
          .filter(({ seat }) => seat !== view.seat)
          .map(info => (
            <HostSeat key={info.seat} info={info} onRefused={setRefused} onHand={() => hand(info.seat)} />
          ))}
      </ul>
    </section>
  )
}

interface HostSeatProps {
  info: SeatInfo
  onRefused(refused: ErrorAnswer | undefined): void
  onHand(): void
}

/** What would take the seat from a person is asked twice. */
function HostSeat({ info, onRefused, onHand }: HostSeatProps) {
  const { seat, taken, bot, online, standIn } = info
  const isPerson = taken && !bot
  const [sure, ask] = useState<Deed>()
  // While the game goes on the table, or its clock, has the first word.
  const isTheirs = isPerson && room.value?.stage === 'playing' && (online || !standIn)
  const deeds: Deed[] = isTheirs ? [] : isPerson ? ['free', 'handOver', 'bot'] : taken ? ['free'] : ['bot']
  const does = async (deed: Deed) => {
    ask(undefined)
    if (deed === 'handOver') onHand()
    else onRefused(await (deed === 'free' ? freeSeat(seat) : letBotPlay(info)))
  }
  return (
    <li>
      <SeatMark seat={seat} size={32} />
      <span class="seat-who">
        <strong>{nameOfSeat(seat)}</strong>
        <span class="hint">
          {!taken ? t('seat.free') : bot ? t('seat.bot') : online ? t('seat.here') : t('seat.away')}
        </span>
      </span>
      {sure && isPerson ? (
        <div class="sure" role="alert">
          <p>
            <Say text="host.sure" about={{ seat }} />
          </p>
          <div class="row">
            <button type="button" onClick={() => ask(undefined)}>
              {t('ask.cancel')}
            </button>
            <button type="button" class="danger" onClick={() => does(sure)}>
              {t(`host.${sure}`)}
            </button>
          </div>
        </div>
      ) : (
        <span class="row">
          {deeds.map(deed => (
            <button
              key={deed}
              type="button"
              class="quiet-button"
              onClick={() => (isPerson ? ask(deed) : does(deed))}>
              {t(`host.${deed}`)}
            </button>
          ))}
        </span>
      )}
    </li>
  )
}
