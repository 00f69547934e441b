import { useState } from 'preact/hooks'
import { tableLink } from '../net/link.ts'
import { room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { t } from '../text/text.ts'
import { CopyField } from './CopyField.tsx'
import { Qr } from './Qr.tsx'

export function Share() {
  const [shown, show] = useState(false)
  const link = tableLink(room.value?.room ?? '')
  const canShare = typeof navigator.share === 'function'
  const send = () =>
    navigator.share({ title: t('house.name'), text: t('share.text'), url: link }).catch(() => {
      // The player closed the share sheet.
    })
  return (
    <section class="share" aria-labelledby="share">
      <h2 id="share">{t('share.title')}</h2>
      <p class="hint">{t('share.why')}</p>
      <CopyField label={t('share.link')} text={link} />
      <div class="row">
        {canShare && (
          <button type="button" class="primary" onClick={send}>
            <Icon name="share" /> {t('share.send')}
          </button>
        )}
        <button type="button" aria-expanded={shown} onClick={() => show(!shown)}>
          <Icon name="qr" /> {t('share.qr')}
        </button>
      </div>
      {shown && <Qr link={link} />}
    </section>
  )
}
