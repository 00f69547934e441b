import { useEffect, useState } from 'preact/hooks'
import { tableLink } from '../../net/link.ts'
import { room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { say } from '../../text/text.ts'
import { CopyField } from '../CopyField.tsx'

/** A link that opens at this step: sent where the device sends links, else shown to be copied. */
export function ShareMoment({ name, title }: { name: string; title: string }) {
  const [shown, show] = useState(false)
  const url = `${tableLink(room.value?.room ?? '')}?at=${name}`
  // It leads to the step that was looked at.
  useEffect(() => show(false), [name])
  const send = () => {
    if (typeof navigator.share !== 'function') return show(!shown)
    navigator.share({ title, url }).catch(() => {
      // Whoever closes the sheet has thought better of it.
    })
  }
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-label={say('past.share')}
        title={say('past.share')}
        onClick={send}>
        <Icon name="share" />
      </button>
      {shown && <CopyField label={say('past.share')} text={url} />}
    </>
  )
}
