import { useState } from 'preact/hooks'
import type { SeatInfo } from '../../shared/protocol.ts'
import { room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { lazy } from '../parts/lazy.tsx'
import { nameOfSeat, Seal } from '../parts/SeatMark.tsx'
import { t, withWords } from '../text/text.ts'
import { addBot, freeSeat, isHost } from './hosting.ts'

/** In Inscription nobody takes anything from anybody. */
const hasWar = () => room.value?.game !== 'inscription'

const Look = lazy(async () => (await withWords(import('./Look.tsx'))).Look)

export function LobbySeat({ info, mine }: { info: SeatInfo; mine: boolean }) {
  const [dressing, dress] = useState(false)
  const { seat, taken, bot, host, online, colour, emblem } = info
  const isWarlike = bot === 'warlike'
  const otherMood = isWarlike ? 'lobby.makePeaceful' : 'lobby.makeWarlike'
  return (
    <li class={taken ? 'seat' : 'seat free'}>
      <Seal colour={colour} emblem={emblem} size={44} />
      <div class="seat-who">
        <strong>{taken ? nameOfSeat(seat) : t('lobby.free')}</strong>
        <span class="hint">
          {[
            mine && t('lobby.you'),
            host && t('lobby.host'),
            bot && t(isWarlike ? 'lobby.warlike' : 'seat.bot'),
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
      {isHost() && bot && hasWar() && (
        <button
          type="button"
          class="quiet-button"
          aria-label={`${t(otherMood)}: ${nameOfSeat(seat)}`}
          onClick={() => addBot(seat, isWarlike ? 'sensible' : 'warlike')}>
          {t(otherMood)}
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
