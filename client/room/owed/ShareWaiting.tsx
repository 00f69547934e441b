import { tableLink } from '../../net/link.ts'
import { room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { nameOfSeat } from '../../parts/SeatMark.tsx'
import { language, say, t } from '../../text/text.ts'
import { CopyField } from '../CopyField.tsx'
import { howLong } from './howLong.ts'
import type { Owes } from './owes.ts'

/** A text for whatever chat these people have. */
export function ShareWaiting({ owing, now }: { owing: readonly Owes[]; now: number }) {
  const view = room.value
  if (!view || owing.length === 0) return null
  const names = owing.map(({ info, since }) => {
    const name = nameOfSeat(info.seat)
    const time = since === undefined ? undefined : howLong(now - since, language.value)
    return time === undefined ? name : t('owed.share.for', { name, time })
  })
  const text = t('owed.share.text', {
    game: say(`game.${view.game}`),
    room: view.room,
    names: new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names),
  })
  const link = tableLink(view.room)
  const send = () =>
    navigator.share({ text, url: link }).catch(() => {
      // The player closed the share sheet.
    })
  return (
    <section aria-labelledby="tell">
      <h3 id="tell">{t('owed.share')}</h3>
      <p class="hint">{t('owed.share.why')}</p>
      <CopyField label={t('owed.share')} text={`${text} ${link}`} copy={t('owed.share.copy')} />
      {typeof navigator.share === 'function' && (
        <button type="button" onClick={send}>
          <Icon name="share" /> {t('share.send')}
        </button>
      )}
    </section>
  )
}
