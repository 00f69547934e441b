import { room } from '../../net/room.ts'
import { speakUp } from '../../net/telling.ts'
import { say, t } from '../../text/text.ts'
import { sending, tell } from '../answering.ts'
import { answered, asks } from './answered.ts'
import { ClosesBy } from './ClosesBy.tsx'
import { momentName } from './momentName.ts'
import { useLeft } from './useLeft.ts'

/** A window in which I am not asked myself: a line where I would be, and a way to speak up all the same. */
export function WindowNote() {
  const view = room.value
  const left = useLeft()
  if (!view?.window || asks.value.length > 0 || (view.window.brief && left !== 0)) return null
  const [ask] = view.asks
  return (
    <section class="window-note" aria-live="polite">
      <p>
        {ask ? say(ask.text, ask.about) : momentName(view.window.kind)}{' '}
        {answered.value && <strong>{t(`window.passes.${answered.value}`)}</strong>}
      </p>
      <div>
        <ClosesBy />
        {answered.value && (
          <button type="button" disabled={sending.value} onClick={() => tell(speakUp)}>
            {t('window.speakUp')}
          </button>
        )}
      </div>
    </section>
  )
}
