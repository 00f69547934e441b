import { useState } from 'preact/hooks'
import { room } from '../../net/room.ts'
import { t } from '../../text/text.ts'
import { openTab } from '../openTab.ts'
import { noticesShown } from './noticesShown.ts'
import { wasAsked } from './told.ts'

/** At the beginning of a slow game; whoever says no finds it in the panel of their seat. */
export function Offer() {
  const [done, finish] = useState(false)
  if (done) return null
  const answer = (yes: boolean) => {
    wasAsked(room.value?.room ?? '')
    finish(true)
    if (!yes) return
    noticesShown.value = true
    openTab.value = 'table'
  }
  return (
    <section class="consent" aria-live="polite">
      <p>{t('notices.offer')}</p>
      <div class="row">
        <button type="button" onClick={() => answer(false)}>
          {t('notices.offer.no')}
        </button>
        <button type="button" class="primary" onClick={() => answer(true)}>
          {t('notices.offer.yes')}
        </button>
      </div>
    </section>
  )
}
