import type { Seat } from '../../shared/engine/rules.ts'
import { room } from '../net/room.ts'
import { SeatName } from '../parts/SeatMark.tsx'
import { t } from '../text/text.ts'

interface BallotProps {
  by: Seat
  asked: readonly Seat[]
  yes: readonly Seat[]
  no?: readonly Seat[]
  onSay(yes: boolean): void
}

/** Whoever is asked answers here; all see who said what so far and who has still to, and whoever asked may let it be. */
export function Ballot({ by, asked, yes, no = [], onSay }: BallotProps) {
  const own = room.value?.seat
  const isAsked = own !== undefined && asked.includes(own)
  return (
    <>
      {isAsked && (
        <div class="row">
          <button type="button" onClick={() => onSay(false)}>
            {t('undo.no')}
          </button>
          <button type="button" class="primary" onClick={() => onSay(true)}>
            {t('undo.yes')}
          </button>
        </div>
      )}
      <div class="said">
        <Said text="undo.said.yes" seats={yes} />
        <Said text="undo.said.no" seats={no} />
        <Said text="undo.waits" seats={asked.filter(one => one !== own)} />
        {!isAsked && by === own && (
          <button type="button" class="quiet-button" onClick={() => onSay(false)}>
            {t('undo.never')}
          </button>
        )}
      </div>
    </>
  )
}

export function Said({
  text,
  seats,
}: {
  text: 'undo.said.yes' | 'undo.said.no' | 'undo.waits'
  seats: readonly Seat[]
}) {
  if (seats.length === 0) return null
  return (
    <p class="names">
      <span class="hint">{t(text)}</span>
      {seats.map(one => (
        <SeatName key={one} seat={one} />
      ))}
    </p>
  )
}
