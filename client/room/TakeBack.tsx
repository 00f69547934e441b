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

/** Asks those whose consent a take-back needs, and shows who said what. */
export function Consent() {
  const { proposal, seat } = room.value ?? {}
  if (!proposal) return null
  const { by, to, asked, yes } = proposal
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
      <Ballot by={by} asked={asked} yes={yes} onSay={agrees => tell(() => agree(to, agrees))} />
    </section>
  )
}
