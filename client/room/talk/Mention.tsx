import { room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import type { Thing } from '../../parts/lookUp.ts'
import { t } from '../../text/text.ts'
import { mention } from './draft.ts'

/** Whatever is read about can be named in what one writes. */
export function Mention({ thing, onDone }: { thing: Thing; onDone?(): void }) {
  if (room.value?.seat === undefined) return null
  const name = () => {
    onDone?.()
    mention(thing)
  }
  return (
    <p class="mention">
      <button type="button" class="quiet-button" onClick={name}>
        <Icon name="log" size={18} /> {t('talk.mention')}
      </button>
    </p>
  )
}
