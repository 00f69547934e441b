import { useEffect, useState } from 'preact/hooks'
import type { ErrorAnswer } from '../../shared/protocol.ts'
import { log, room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { nameOfSeat } from '../parts/SeatMark.tsx'
import { follow } from '../route.ts'
import { say, t } from '../text/text.ts'
import { gameView } from './gameView.ts'
import { openAgain } from './seated.ts'

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

const nextTable = /\/r\/([A-Za-z0-9_-]{4,32})\s*$/

/** Whoever opens the next table says so in the chat, and there the others find it. */
function Again() {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ErrorAnswer>()
  const call = log.value.findLast(({ says }) => says !== undefined && nextTable.test(says))
  const next = nextTable.exec(call?.says ?? '')?.[1]
  if (next !== undefined)
    return (
      <a class="button primary" href={`/r/${next}`} onClick={follow}>
        {t('over.join', { name: call?.by === undefined ? '' : nameOfSeat(call.by) })}
      </a>
    )
  if (room.value?.seat === undefined) return null
  const open = async () => {
    setBusy(true)
    setRefused(await openAgain())
    setBusy(false)
  }
  return (
    <>
      {refused && (
        <p class="refusal" role="alert">
          {say(refused.why)}
        </p>
      )}
      <button type="button" class="primary" disabled={busy} onClick={open}>
        {busy ? t('new.opening') : t('over.same')}
      </button>
    </>
  )
}
