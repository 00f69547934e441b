import { isCareful } from '../../../shared/orders.ts'
import { room } from '../../net/room.ts'
import { t } from '../../text/text.ts'
import { counted, named, soon } from '../Until.tsx'
import { useLeft } from './useLeft.ts'

/** When the window closes by itself, and what it says if it does not. */
export function ClosesBy() {
  const left = useLeft()
  const { options = {}, window } = room.value ?? {}
  if (left === undefined || !window) return null
  if (isCareful(options)) return <p class="hint">{t('window.careful')}</p>
  if (left === 0) return <p class="hint">{t('window.staysOpen')}</p>
  return (
    <p class="hint">
      {left < soon
        ? t('window.closesIn', { time: counted(left) })
        : t('window.closesBy', { time: named(window.until) })}
    </p>
  )
}
