import { useEffect } from 'preact/hooks'
import { lost } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { t } from '../text/text.ts'

const shownFor = 20_000

const drop = () => {
  lost.value = undefined
}

/** Read once; that one watches now is said below all the time. */
export function SeatGone() {
  const gone = lost.value === 'seatGone' || lost.value === 'doorShut' ? lost.value : undefined
  useEffect(() => {
    if (!gone) return
    const off = setTimeout(drop, shownFor)
    return () => clearTimeout(off)
  }, [gone])
  if (!gone) return null
  return (
    <p class="notice" role="alert">
      <span>{t(`lost.${gone}`)}</span>
      <button type="button" class="icon-button" aria-label={t('tab.close')} onClick={drop}>
        <Icon name="close" size={18} />
      </button>
    </p>
  )
}
