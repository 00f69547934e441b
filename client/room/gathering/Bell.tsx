import { useEffect, useRef } from 'preact/hooks'
import { room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { nameOfSeat } from '../../parts/SeatMark.tsx'
import { chooseHearing, hearing, sound } from '../../parts/sound.ts'
import { t } from '../../text/text.ts'
import { Bell as Sign } from '../owed/Bell.tsx'
import { newlySeated } from './newlySeated.ts'
import { said } from './said.ts'

/** It stands long enough for whoever comes back from another window. */
const stands = 60_000

const quiet = () => {
  said.value = undefined
}

/** Rings where somebody sits down while one waits in the lobby, and says who. */
export function Bell() {
  const view = room.value
  const seats = view?.seats ?? []
  const was = useRef(seats)
  useEffect(() => {
    const come = newlySeated(was.current, seats, view?.seat)
    was.current = seats
    if (come.length === 0) return
    const free = seats.filter(({ taken }) => !taken).length
    const names = come.map(({ seat }) => nameOfSeat(seat)).join(', ')
    said.value = free > 0 ? t('bell.sat', { names, count: free }) : t('bell.full', { names })
    sound('turn')
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60)
  }, [seats])
  const now = said.value
  useEffect(() => {
    if (now === undefined) return
    const over = setTimeout(quiet, stands)
    return () => clearTimeout(over)
  }, [now])
  useEffect(() => quiet, [])
  const rings = hearing.value === 'on'
  return (
    <div style="display:grid;gap:8px;margin-top:12px;justify-items:start">
      {now !== undefined && (
        <p class="notice" role="status">
          <Sign /> <span>{now}</span>
          <button type="button" class="icon-button" aria-label={t('tab.close')} onClick={quiet}>
            <Icon name="close" size={18} />
          </button>
        </p>
      )}
      <button
        type="button"
        class="quiet-button"
        aria-pressed={rings}
        onClick={() => chooseHearing(rings ? 'off' : 'on')}>
        <Sign /> {t(rings ? 'bell.on' : 'bell.off')}
      </button>
    </div>
  )
}
