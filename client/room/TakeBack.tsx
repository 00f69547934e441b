import { useEffect, useRef } from 'preact/hooks'
import type { Seat } from '../../shared/engine/rules.ts'
import { log, room } from '../net/room.ts'
import { agree, undo } from '../net/telling.ts'
import { Icon } from '../parts/Icon.tsx'
import { Say } from '../parts/Say.tsx'
import { t } from '../text/text.ts'
import { problem, sending, tell } from './answering.ts'
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

const noes = ['room.log.undoRefused', 'room.log.standInRefused', 'room.log.motionRefused']

/** With a no the vote is gone from the board: whoever waited for it is told there, and not in the log alone. */
function useNoes(own: Seat | undefined) {
  const last = log.value.at(-1)
  const seen = useRef(last?.at ?? 0)
  useEffect(() => {
    if (!last || last.at <= seen.current) return
    seen.current = last.at
    const { text, about } = last
    if (about && noes.includes(text) && about['seat'] !== own)
      problem.value = { code: 'no', why: text, about }
  }, [last])
}

/** Asks those whose consent a take-back needs, and shows who said what. */
export function Consent() {
  const { proposal, seat, aside } = room.value ?? {}
  useNoes(seat)
  if (!proposal) return null
  const { by, to, asked, yes } = proposal
  const undone = log.value.find(({ n, private: own }) => n === to && !own)
  return (
    <section class="consent" aria-live="polite">
      <div>
        {to === aside ? (
          <p>
            <Say text="fallen.asks" about={{ seat: by }} />
          </p>
        ) : (
          <p>{by === seat ? t('undo.asked') : <Say text="undo.asks" about={{ seat: by }} />}</p>
        )}
        {undone && to !== aside && (
          <p class="hint">
            {t('undo.before')} <Say text={undone.text} about={undone.about} />
          </p>
        )}
      </div>
      <Ballot by={by} asked={asked} yes={yes} onSay={agrees => tell(() => agree(to, agrees))} />
    </section>
  )
}
