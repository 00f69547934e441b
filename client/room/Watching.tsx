import { useState } from 'preact/hooks'
import { room } from '../net/room.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { t } from '../text/text.ts'
import { SitDown } from './SitDown.tsx'

export function Watching() {
  const [sitting, sit] = useState(false)
  const { stage, seats = [] } = room.value ?? {}
  if (stage === 'over') return null
  const isOpen = seats.some(({ taken, bot }) => !taken || bot)
  return (
    <div class="watching">
      <p>
        <Icon name="eye" /> {t('sit.watching')}
      </p>
      <button type="button" class={isOpen ? 'primary' : ''} onClick={() => sit(true)}>
        {t(isOpen ? 'sit.take' : 'sit.recover')}
      </button>
      {sitting && (
        <Dialog title={t('sit.title.playing')} onClose={() => sit(false)} sheet>
          <SitDown />
        </Dialog>
      )}
    </div>
  )
}
