import type { ComponentType } from 'preact'
import type { Motion } from '../../../shared/protocol/motions.ts'
import { room } from '../../net/room.ts'
import { consent, move } from '../../net/telling.ts'
import { t } from '../../text/text.ts'
import { sending, tell } from '../answering.ts'
import { Ballot } from '../Ballot.tsx'
import { named } from '../Until.tsx'
import { wordings } from './wordings.tsx'

/** What the table is asked, and that it is paused. */
export function Motions() {
  const { motions = [], paused, seat } = room.value ?? {}
  const isAsked = motions.some(({ wished }) => wished.kind === 'goOn')
  return (
    <>
      {paused && (
        <section class="consent" aria-live="polite">
          <p>
            <span>{t('motion.paused')}</span>
          </p>
          {seat !== undefined && !isAsked && (
            <div class="row">
              <button
                type="button"
                class="primary"
                disabled={sending.value}
                onClick={() => tell(() => move({ kind: 'goOn' }))}>
                {t('motion.move.goOn')}
              </button>
            </div>
          )}
        </section>
      )}
      {motions.map(motion => (
        <Asked key={motion.motion} {...motion} />
      ))}
    </>
  )
}

function Asked(motion: Motion) {
  const { by, asked, yes, no, until } = motion
  const own = room.value?.seat
  const Wording = wordings[motion.wished.kind] as ComponentType<Motion>
  return (
    <section class="consent" aria-live="polite">
      <div>
        <Wording {...motion} />
        {own !== undefined && <p class="hint">{t('motion.until', { time: named(until) })}</p>}
      </div>
      <Ballot
        by={by}
        asked={asked}
        yes={yes.filter(seat => seat !== by)}
        no={no}
        onSay={agrees => tell(() => consent(motion.motion, agrees))}
      />
    </section>
  )
}
