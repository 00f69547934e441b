import { useEffect, useRef, useState } from 'preact/hooks'
import { room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { sound } from '../../parts/sound.ts'
import { t } from '../../text/text.ts'
import { tell } from '../answering.ts'
import { counted } from '../Until.tsx'
import { offered, setTimer, timerNow } from './talking.ts'

/** The clock by which the table talks, for all to see; it is heard when it rings. */
export function TableTimer() {
  const [now, tick] = useState(Date.now())
  const timer = timerNow(now)
  const ends = timer?.ends
  const rang = useRef(true)
  useEffect(() => {
    if (ends === undefined) return
    const counting = setInterval(() => tick(Date.now()), 500)
    return () => clearInterval(counting)
  }, [ends])
  const isUp = ends !== undefined && now >= ends
  useEffect(() => {
    if (isUp && !rang.current) {
      sound('turn')
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([120, 80, 120])
    }
    if (ends !== undefined) rang.current = isUp
  }, [isUp, ends])
  // It has begun after this was drawn last.
  const known = room.value?.timer
  useEffect(() => tick(Date.now()), [known])
  if (ends === undefined) return null
  return (
    <p
      class={isUp ? 'notice table-timer up' : 'notice table-timer'}
      role="timer"
      aria-label={t('timer.title')}>
      <strong>{isUp ? t('timer.up') : counted(ends - now)}</strong>
      {room.value?.seat !== undefined && (
        <button
          type="button"
          class="icon-button"
          aria-label={t('timer.stop')}
          onClick={() => tell(() => setTimer(0))}>
          <Icon name="close" size={18} />
        </button>
      )}
    </p>
  )
}

/** How long the table shall talk. */
export const StartTimer = () => (
  <section aria-labelledby="timer">
    <h2 id="timer">{t('timer.title')}</h2>
    <p class="hint">{t('timer.why')}</p>
    <div class="row">
      {offered.map(minutes => (
        <button key={minutes} type="button" onClick={() => tell(() => setTimer(minutes))}>
          {t('timer.start', { minutes })}
        </button>
      ))}
    </div>
  </section>
)
