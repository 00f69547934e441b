import { useState } from 'preact/hooks'
import type { Wished } from '../../../shared/protocol/motions.ts'
import { room } from '../../net/room.ts'
import { move } from '../../net/telling.ts'
import { t } from '../../text/text.ts'
import { sending, tell } from '../answering.ts'
import { closeTab } from '../openTab.ts'

/** What anybody who sits here may ask the table. */
export function MotionsPanel() {
  const { motions = [], paused } = room.value ?? {}
  const [isEnding, end] = useState(false)
  const kind = paused ? 'goOn' : 'pause'
  const stands = (kind: Wished['kind']) => motions.some(({ wished }) => wished.kind === kind)
  const moves = (wished: Wished) => {
    // All see it on the board.
    closeTab()
    void tell(() => move(wished))
  }
  return (
    <section aria-labelledby="motions">
      <h2 id="motions">{t('motion.title')}</h2>
      <p class="hint">{t('motion.why')}</p>
      <div class="row wrap">
        <button type="button" disabled={sending.value || stands(kind)} onClick={() => moves({ kind })}>
          {t(`motion.move.${kind}`)}
        </button>
        {!isEnding && (
          <button type="button" disabled={stands('endNow')} onClick={() => end(true)}>
            {t('motion.move.endNow')}
          </button>
        )}
      </div>
      {isEnding && (
        <div class="sure" role="alert">
          <p>{t('motion.why.endNow')}</p>
          <div class="row">
            <button type="button" onClick={() => end(false)}>
              {t('ask.cancel')}
            </button>
            <button type="button" class="danger" onClick={() => moves({ kind: 'endNow' })}>
              {t('motion.sure.endNow')}
            </button>
          </div>
        </div>
      )}
    </section>
  )
}
