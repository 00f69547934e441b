import type { Wished } from '../../../shared/protocol/motions.ts'
import { move, room } from '../../net/room.ts'
import { t } from '../../text/text.ts'
import { sending, tell } from '../answering.ts'
import { closeTab } from '../openTab.ts'

/** What anybody who sits here may ask the table. */
export function MotionsPanel() {
  const { motions = [], paused } = room.value ?? {}
  const kind = paused ? 'goOn' : 'pause'
  const moves = (wished: Wished) => {
    // All see it on the board.
    closeTab()
    void tell(() => move(wished))
  }
  return (
    <section aria-labelledby="motions">
      <h2 id="motions">{t('motion.title')}</h2>
      <p class="hint">{t('motion.why')}</p>
      <div class="row">
        <button
          type="button"
          disabled={sending.value || motions.some(({ wished }) => wished.kind === kind)}
          onClick={() => moves({ kind })}>
          {t(`motion.move.${kind}`)}
        </button>
      </div>
    </section>
  )
}
