import { useState } from 'preact/hooks'
import type { ErrorAnswer, SeatInfo } from '../../shared/protocol.ts'
import { personalLink } from '../net/link.ts'
import { room } from '../net/room.ts'
import { nameOfSeat, SeatMark } from '../parts/SeatMark.tsx'
import { say, t } from '../text/text.ts'
import { CopyField } from './CopyField.tsx'
import { freeSeat } from './hosting.ts'
import { handOver, letBotPlay } from './seated.ts'

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
      <p class="hint">{t('host.why')}</p>
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

const HostSeat = ({ info, onRefused, onHand }: HostSeatProps) => {
  const { seat, taken, bot, online } = info
  return (
    <li>
      <SeatMark seat={seat} size={32} />
      <span class="seat-who">
        <strong>{nameOfSeat(seat)}</strong>
        <span class="hint">
          {!taken ? t('seat.free') : bot ? t('seat.bot') : online ? t('seat.here') : t('seat.away')}
        </span>
      </span>
      <span class="row">
        {taken && (
          <button type="button" class="quiet-button" onClick={async () => onRefused(await freeSeat(seat))}>
            {t('host.free')}
          </button>
        )}
        {taken && !bot && (
          <button type="button" class="quiet-button" onClick={onHand}>
            {t('host.handOver')}
          </button>
        )}
        {!bot && (
          <button type="button" class="quiet-button" onClick={async () => onRefused(await letBotPlay(info))}>
            {t('host.bot')}
          </button>
        )}
      </span>
    </li>
  )
}
