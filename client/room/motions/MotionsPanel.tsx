import { useState } from 'preact/hooks'
import type { Wished } from '../../../shared/protocol/motions.ts'
import { room } from '../../net/room.ts'
import { move } from '../../net/telling.ts'
import { Say } from '../../parts/Say.tsx'
import { t } from '../../text/text.ts'
import { sending, tell } from '../answering.ts'
import { ChangeClock } from '../clock/ChangeClock.tsx'
import { closeTab } from '../openTab.ts'

/** What anybody who sits here may ask the table. */
export function MotionsPanel() {
  const { motions = [], paused, seats = [], seat: own } = room.value ?? {}
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
      {seats
        .filter(({ seat, standIn, online }) => standIn && !online && seat !== own)
        .map(({ seat }) => (
          <div key={seat} class="hand-on">
            <p>
              <Say text="motion.handOn" about={{ seat }} />
            </p>
            <div class="row wrap">
              {(['bot', 'free'] as const).map(to => (
                <button
                  key={to}
                  type="button"
                  disabled={stands('handOn')}
                  onClick={() => moves({ kind: 'handOn', seat, to })}>
                  {t(`motion.handOn.${to}`)}
                </button>
              ))}
            </div>
          </div>
        ))}
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
      <ChangeClock />
    </section>
  )
}
