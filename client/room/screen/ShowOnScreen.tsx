import { tableLink } from '../../net/link.ts'
import { room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { t } from '../../text/text.ts'
import { CopyField } from '../CopyField.tsx'

/** For a television beside the phones, or a second window. */
export function ShowOnScreen() {
  const link = `${tableLink(room.value?.room ?? '')}?screen`
  return (
    <section class="share" aria-labelledby="screen">
      <div class="share-why">
        <h2 id="screen">{t('screen.title')}</h2>
        <p class="hint">{t('screen.why')}</p>
        <div class="row">
          <a class="button" href={link} target="_blank" rel="noopener">
            <Icon name="eye" /> {t('screen.open')}
          </a>
        </div>
      </div>
      <CopyField label={t('screen.link')} text={link} />
    </section>
  )
}
