import { useEffect } from 'preact/hooks'
import { mySeat } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { sound } from '../../parts/sound.ts'
import { held } from '../../room/beforeMe.ts'
import { say, t } from '../../text/text.ts'
import { nameOf } from '../names.ts'
import { isDecidedByDie, type Report, warOfEvent } from '../reports.ts'
import { roman } from '../status.ts'
import { CouncilTold } from './CouncilTold.tsx'
import { isShowing } from './showing.ts'
import { WarTold } from './WarTold.tsx'

/** What came of a war or of a council, however it is shown. */
export const Told = ({ told }: { told: Report }) =>
  told.kind === 'war' ? <WarTold told={told} /> : <CouncilTold told={told} />

/** The same over the whole board, before I am asked on; it goes by itself, or when I go on. */
export function Moment({ told, onClose }: { told: Report; onClose(): void }) {
  useEffect(() => {
    isShowing.value = true
    if (told.kind === 'war') sound('battle')
    if (isDecidedByDie(told)) sound('dice')
    if (mySeat.peek() !== undefined) held.value = onClose
    return () => {
      isShowing.value = false
      held.value = undefined
    }
  }, [])
  const kind = told.kind === 'war' ? 'war' : 'council'
  return (
    <section class={`ins-moment of-${kind}`} aria-label={nameOf('event', told.event)}>
      <div class="ins-moment-box" role="status">
        <button type="button" class="icon-button" aria-label={t('tab.close')} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
        <p class="eyebrow">
          {kind === 'war'
            ? say('inscription.war.number', { war: roman(warOfEvent(told.event)) })
            : say('inscription.event.council')}
        </p>
        <h2>{nameOf('event', told.event)}</h2>
        <Told told={told} />
      </div>
    </section>
  )
}
