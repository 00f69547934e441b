import { tableLink } from '../../net/link.ts'
import { room } from '../../net/room.ts'
import { t } from '../../text/text.ts'
import { Qr } from '../Qr.tsx'

/** While a seat is free. */
export function Join() {
  const link = tableLink(room.value?.room ?? '')
  return (
    <section class="screen-join">
      <Qr link={link} still />
      <div>
        <h2>{t('screen.join')}</h2>
        <p class="hint">{link.replace(/^https?:\/\//, '')}</p>
      </div>
    </section>
  )
}
