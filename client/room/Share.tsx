import { useState } from 'preact/hooks'
import { tableLink } from '../net/link.ts'
import { room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { t } from '../text/text.ts'
import { CopyField } from './CopyField.tsx'
import { Qr } from './Qr.tsx'

/** With the code in view, that a phone across the table reads, or behind a button. */
export function Share({ open = false }: { open?: boolean }) {
  const [shown, show] = useState(open)
  const link = tableLink(room.value?.room ?? '')
  const canShare = typeof navigator.share === 'function'
  const send = () =>
    navigator.share({ title: t('house.name'), text: t('share.text'), url: link }).catch(() => {
      // The player closed the share sheet.
    })
  return (
    <section class={open ? 'share open' : 'share'} aria-labelledby="share">
      <div class="share-why">
        <h2 id="share">{t('share.title')}</h2>
        <p class="hint">{t('share.why')}</p>
        <div class="row">
          {canShare && (
            <button type="button" class="primary" onClick={send}>
              <Icon name="share" /> {t('share.send')}
            </button>
          )}
          {!open && (
            <button type="button" aria-expanded={shown} onClick={() => show(!shown)}>
              <Icon name="qr" /> {t('share.qr')}
            </button>
          )}
        </div>
      </div>
      {shown && <Qr link={link} still={open} />}
      <CopyField label={t('share.link')} text={link} />
    </section>
  )
}
