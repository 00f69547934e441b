import { useState } from 'preact/hooks'
import type { ErrorAnswer } from '../../shared/protocol.ts'
import { kept } from '../net/kept.ts'
import { personalLink } from '../net/link.ts'
import { room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { SeatName } from '../parts/SeatMark.tsx'
import { say, t } from '../text/text.ts'
import { CopyField } from './CopyField.tsx'
import { MyNotices } from './notices/index.tsx'
import { Qr } from './Qr.tsx'
import { leaveSeat } from './seated.ts'

export function MySeat() {
  const [shown, show] = useState(false)
  const view = room.value
  const { token, phrase } = kept(view?.room ?? '') ?? {}
  if (!view || view.seat === undefined || token === undefined) return null
  const link = personalLink(view.room, token)
  return (
    <section class="my-seat" aria-labelledby="my-seat">
      <h2 id="my-seat">{t('my.title')}</h2>
      <p>
        <SeatName seat={view.seat} size={28} />
      </p>
      <p class="label">{t('my.phrase')}</p>
      {phrase === undefined ? (
        <p class="hint">{t('my.phrase.elsewhere')}</p>
      ) : (
        <>
          <p class="phrase">{phrase.replaceAll('-', ' ')}</p>
          <p class="hint">{t('my.phrase.why')}</p>
        </>
      )}
      <p class="label">{t('my.link')}</p>
      <CopyField label={t('my.link')} text={link} />
      <p class="hint">{t('my.link.why')}</p>
      <div class="row">
        <button type="button" aria-expanded={shown} onClick={() => show(!shown)}>
          <Icon name="qr" /> {t('share.qr')}
        </button>
        <Leave />
      </div>
      {shown && <Qr link={link} />}
      <MyNotices />
    </section>
  )
}

function Leave() {
  const [sure, ask] = useState(false)
  const [refused, setRefused] = useState<ErrorAnswer>()
  if (!sure)
    return (
      <button type="button" class="quiet-button" onClick={() => ask(true)}>
        {t('my.leave')}
      </button>
    )
  return (
    <div class="sure" role="alert">
      <p>{refused ? say(refused.why) : t('my.leave.sure')}</p>
      <div class="row">
        <button type="button" class="danger" onClick={async () => setRefused(await leaveSeat())}>
          {t('my.leave.yes')}
        </button>
        <button type="button" onClick={() => ask(false)}>
          {t('ask.cancel')}
        </button>
      </div>
    </div>
  )
}
