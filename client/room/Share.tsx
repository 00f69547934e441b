import { useState } from 'preact/hooks'
import { tableLink } from '../net/link.ts'
import { room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { t } from '../text/text.ts'
import { CopyField } from './CopyField.tsx'
import { Qr } from './Qr.tsx'

interface ShareProps {
  /** With the code in view, that a phone across the table reads; else behind a button. */
  open?: boolean
  /** What opening the link leads to, and what is said along with it. */
  why?: string
  text?: string
}

export function Share({ open = false, why = t('share.why'), text = t('share.text') }: ShareProps) {
  const [shown, show] = useState(open)
  const link = tableLink(room.value?.room ?? '')
  const canShare = typeof navigator.share === 'function'
  const send = () =>
    navigator.share({ title: t('house.name'), text, url: link }).catch(() => {
      // The player closed the share sheet.
    })
  return (
    <section class={open ? 'share open' : 'share'} aria-labelledby="share">
      <div class="share-why">
        <h2 id="share">{t('share.title')}</h2>
        <p class="hint">{why}</p>
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
