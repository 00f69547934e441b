import { useEffect, useRef, useState } from 'preact/hooks'
import { connection } from '../net/room.ts'
import { t } from '../text/text.ts'

const showHealed = 2500

/** Quiet while all is well; tells of a break, and shortly of its end. */
export function ConnectionBadge() {
  const state = connection.value
  const broken = useRef(false)
  const [healed, heal] = useState(false)
  useEffect(() => {
    // Between the break and its end it may be connecting: an attempt that did not wait its turn.
    if (state === 'retrying' || state === 'silent') broken.current = true
    if (state !== 'open' || !broken.current) return
    broken.current = false
    heal(true)
    const off = setTimeout(() => heal(false), showHealed)
    return () => {
      clearTimeout(off)
      heal(false)
    }
  }, [state])
  return (
    <span class={`line is-${state}`} role="status">
      <span class="line-dot" aria-hidden="true" />
      <span class={state === 'open' && !healed ? 'hidden' : ''}>
        {healed && state === 'open'
          ? t('line.back')
          : t(state === 'silent' ? 'line.closed' : `line.${state}`)}
      </span>
    </span>
  )
}
