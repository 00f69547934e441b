import { t } from '../text/text.ts'
import { closeTab } from './openTab.ts'
import { asks } from './windows/answered.ts'

/** Tells whoever reads a panel over the board that the table waits for them. */
export const TurnCall = () =>
  asks.value.length === 0 ? null : (
    <button type="button" class="turn-call" onClick={closeTab}>
      {t('bar.backToBoard')}
    </button>
  )
