import { room } from '../../net/room.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { t } from '../../text/text.ts'

/** Who else is asked at this moment. */
export function AlsoAsked() {
  const { waiting = [], seat: own } = room.value ?? {}
  const others = waiting.filter(seat => seat !== own)
  if (others.length === 0) return null
  return (
    <p class="names">
      <span class="hint">{t('window.alsoAsked')}</span>
      {others.map(seat => (
        <SeatName key={seat} seat={seat} />
      ))}
    </p>
  )
}
