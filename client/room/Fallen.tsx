import { useState } from 'preact/hooks'
import { log, room } from '../net/room.ts'
import { goOn, undo } from '../net/telling.ts'
import { Say } from '../parts/Say.tsx'
import { t } from '../text/text.ts'
import { sending, tell } from './answering.ts'

/** The rules could not follow the last moves: what that means, and what a seat may do about it. */
export function Fallen() {
  const { fellBack, seat, stage } = room.value ?? {}
  if (fellBack === undefined || stage !== 'playing') return <Readable />
  const first = log.value.find(({ n, private: own }) => n === fellBack && !own)
  return (
    <section class="consent" aria-live="polite">
      <div>
        <p>{t('fallen.why')}</p>
        {first && (
          <p class="hint">
            {t('undo.before')} <Say text={first.text} about={first.about} />
          </p>
        )}
        <p class="hint">{t('fallen.wait')}</p>
      </div>
      {seat !== undefined && (
        <div class="row">
          <button type="button" disabled={sending.value} onClick={() => tell(goOn)}>
            {t('fallen.goOn')}
          </button>
        </div>
      )}
    </section>
  )
}

/** What was left out then can be read again. Whoever would rather go on as it is need not see it any longer. */
function Readable() {
  const { aside, proposal, seat } = room.value ?? {}
  const [unwanted, refuse] = useState<number>()
  if (aside === undefined || aside === unwanted || proposal || seat === undefined) return null
  return (
    <section class="consent" aria-live="polite">
      <p>{t('fallen.readable')}</p>
      <div class="row">
        <button type="button" onClick={() => refuse(aside)}>
          {t('undo.never')}
        </button>
        <button type="button" disabled={sending.value} onClick={() => tell(() => undo(aside))}>
          {t('fallen.bringBack')}
        </button>
      </div>
    </section>
  )
}
