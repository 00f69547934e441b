import { room } from '../net/room.ts'
import { t } from '../text/text.ts'
import { closeTab } from './openTab.ts'

/** Tells whoever reads a panel over the board that the table waits for them. */
export const TurnCall = () =>
  (room.value?.asks.length ?? 0) === 0 ? null : (
    <button type="button" class="turn-call" onClick={closeTab}>
      {t('bar.backToBoard')}
    </button>
  )
