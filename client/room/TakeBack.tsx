import { useRef } from 'preact/hooks'
import type { Seat } from '../../shared/engine/rules.ts'
import { agree, log, room, undo } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { Say } from '../parts/Say.tsx'
import { t } from '../text/text.ts'
import { sending, tell } from './answering.ts'
import { Ballot } from './Ballot.tsx'
import { closeTab } from './openTab.ts'

/** Shown only while it needs nobody's consent. */
export const TakeBack = () =>
  room.value?.undo === undefined ? null : (
    <button type="button" class="take-back" disabled={sending.value} onClick={() => tell(() => undo())}>
      <Icon name="undo" size={20} /> {t('undo.mine')}
    </button>
  )

/** The last decision that still stands. */
export const lastDecision = (): number | undefined =>
  log.value.findLast(({ n, struck }) => n !== undefined && !struck)?.n

/** The others are asked on the board, and so is seen who has still to answer. */
export function propose(to: number): void {
  closeTab()
  void tell(() => undo(to))
}

const nothing = { what: '', asked: [] }

/** Asks those whose consent a take-back needs, and shows the asker who is still to answer. */
export function Consent() {
  const { proposal, seat, seats = [] } = room.value ?? {}
  const seen = useRef<{ what: string; asked: readonly Seat[] }>(nothing)
  if (!proposal) {
    seen.current = nothing
    return null
  }
  const { by, to, asked } = proposal
  // One no would have ended it: who was asked, and is no more, has agreed, unless they have left.
  const what = `${by} ${to}`
  const before = seen.current.what === what ? seen.current.asked : []
  const all = [...new Set([...before, ...asked])]
  seen.current = { what, asked: all }
  const yes = all.filter(
    one => !asked.includes(one) && seats.some(({ seat, name, bot }) => seat === one && name && !bot),
  )
  const undone = log.value.find(({ n, private: own }) => n === to && !own)
  return (
    <section class="consent" aria-live="polite">
      <div>
        <p>{by === seat ? t('undo.asked') : <Say text="undo.asks" about={{ seat: by }} />}</p>
        {undone && (
          <p class="hint">
            {t('undo.before')} <Say text={undone.text} about={undone.about} />
          </p>
        )}
      </div>
      <Ballot by={by} asked={asked} yes={yes} onSay={yes => tell(() => agree(to, yes))} />
    </section>
  )
}
