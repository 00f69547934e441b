import { room } from '../../net/room.ts'
import { leaveOrders } from '../../net/telling.ts'
import { say, t } from '../../text/text.ts'
import { sending, tell } from '../answering.ts'

/** Silence by one tap: passing in windows like this one for whatever lasts now. */
export function PassFor() {
  const { window } = room.value ?? {}
  if (!window || window.spans.length === 0) return null
  const { kind, spans } = window
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its legend out in a row
    <div class="pass-for" role="group" aria-labelledby="pass-for">
      <span class="hint" id="pass-for">
        {t('orders.passFor')}
      </span>
      {spans.map(during => (
        <button
          key={during}
          type="button"
          disabled={sending.value}
          onClick={() => tell(() => leaveOrders('pass', { kind, during }))}>
          {say(`orders.for.${during}`)}
        </button>
      ))}
    </div>
  )
}
