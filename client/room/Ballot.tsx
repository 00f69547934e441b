import type { Seat } from '../../shared/engine/rules.ts'
import { room } from '../net/room.ts'
import { SeatName } from '../parts/SeatMark.tsx'
import { t } from '../text/text.ts'

/** Whoever is asked answers here; the others see who has still to, and whoever asked may let it be. */
export function Ballot({
  by,
  asked,
  onSay,
}: {
  by: Seat
  asked: readonly Seat[]
  onSay(yes: boolean): void
}) {
  const own = room.value?.seat
  if (own !== undefined && asked.includes(own))
    return (
      <div class="row">
        <button type="button" class="primary" onClick={() => onSay(true)}>
          {t('undo.yes')}
        </button>
        <button type="button" onClick={() => onSay(false)}>
          {t('undo.no')}
        </button>
      </div>
    )
  return (
    <p class="names">
      <span class="hint">{t('undo.waits')}</span>
      {asked.map(one => (
        <SeatName key={one} seat={one} />
      ))}
      {by === own && (
        <button type="button" class="quiet-button" onClick={() => onSay(false)}>
          {t('undo.never')}
        </button>
      )}
    </p>
  )
}
