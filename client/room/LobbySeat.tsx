import { useState } from 'preact/hooks'
import type { SeatInfo } from '../../shared/protocol.ts'
import { Icon } from '../parts/Icon.tsx'
import { lazy } from '../parts/lazy.tsx'
import { nameOfSeat, Seal } from '../parts/SeatMark.tsx'
import { t } from '../text/text.ts'
import { addBot, freeSeat, isHost } from './hosting.ts'

const Look = lazy(async () => (await import('./Look.tsx')).Look)

export function LobbySeat({ info, mine }: { info: SeatInfo; mine: boolean }) {
  const [dressing, dress] = useState(false)
  const { seat, taken, bot, host, online, colour, emblem } = info
  return (
    <li class={taken ? 'seat' : 'seat free'}>
      <Seal colour={colour} emblem={emblem} size={44} />
      <div class="seat-who">
        <strong>{taken ? nameOfSeat(seat) : t('lobby.free')}</strong>
        <span class="hint">
          {[
            mine && t('lobby.you'),
            host && t('lobby.host'),
            bot && t('seat.bot'),
            taken && !bot && !online && t('seat.away'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {mine && (
        <button type="button" class="quiet-button" onClick={() => dress(true)}>
          {t('lobby.look')}
        </button>
      )}
      {isHost() && !taken && (
        <button type="button" class="quiet-button" onClick={() => addBot(seat)}>
          <Icon name="bot" size={20} /> {t('lobby.addBot')}
        </button>
      )}
      {isHost() && taken && !mine && (
        <button
          type="button"
          class="icon-button"
          aria-label={t('lobby.remove', { seat })}
          onClick={() => freeSeat(seat)}>
          <Icon name="close" size={20} />
        </button>
      )}
      {dressing && <Look info={info} onClose={() => dress(false)} />}
    </li>
  )
}
