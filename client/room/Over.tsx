import { useEffect, useState } from 'preact/hooks'
import type { ErrorAnswer } from '../../shared/protocol.ts'
import { room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { follow } from '../route.ts'
import { say, t } from '../text/text.ts'
import { goAgain, openAgain } from './again.ts'
import { gameView } from './gameView.ts'

/** First a look at what was built, undisturbed. */
const lookFirst = 1800

/** Below the board, so that what was won can be seen above it. */
export function Over() {
  const [shown, show] = useState<boolean>()
  useEffect(() => {
    const soon = setTimeout(() => show(true), lookFirst)
    return () => clearTimeout(soon)
  }, [])
  const view = room.value
  if (!view?.over || shown === undefined) return null
  if (!shown)
    return (
      <div class="over-closed">
        <button type="button" onClick={() => show(true)}>
          <Icon name="crown" size={20} /> {t('over.title')}
        </button>
      </div>
    )
  return (
    <section class="over" aria-labelledby="over">
      <button type="button" class="icon-button" aria-label={t('over.look')} onClick={() => show(false)}>
        <Icon name="close" />
      </button>
      <div id="over" class="over-said">
        {gameView.value?.ending()}
      </div>
      <div class="over-next">
        <Again />
        <button type="button" onClick={() => show(false)}>
          {t('over.look')}
        </button>
        <p class="fine">
          <a href="/" onClick={follow}>
            {t('over.again')}
          </a>
          <a href={`/api/rooms/${view.room}/record`} download={`throneward-${view.room}.json`}>
            {t('over.record')}
          </a>
        </p>
      </div>
    </section>
  )
}

/** Whoever has a seat finds it again at the next table, under the same name; all others may look on there. */
function Again() {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ErrorAnswer>()
  const { next, seat } = room.value ?? {}
  if (seat === undefined)
    return next === undefined ? null : (
      <a class="button primary" href={`/r/${next}`} onClick={follow}>
        {t('over.next')}
      </a>
    )
  const go = async () => {
    setBusy(true)
    setRefused(await (next === undefined ? openAgain() : goAgain()))
    setBusy(false)
  }
  return (
    <>
      {refused && (
        <p class="refusal" role="alert">
          {say(refused.why)}
        </p>
      )}
      <button type="button" class="primary" disabled={busy} onClick={() => void go()}>
        {t(busy ? 'new.opening' : next === undefined ? 'over.same' : 'over.next')}
      </button>
    </>
  )
}
