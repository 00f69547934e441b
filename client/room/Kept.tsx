import { useEffect, useState } from 'preact/hooks'
import { t } from '../text/text.ts'
import { arrived, isKept } from './answering.ts'

const shownFor = 4000

/** What I answered without a line, until it has arrived; that it came too late is a problem. */
export function Kept() {
  const [read, markRead] = useState(arrived.value)
  const isNew = arrived.value !== read
  useEffect(() => {
    if (!isNew) return
    const off = setTimeout(() => markRead(arrived.peek()), shownFor)
    return () => clearTimeout(off)
  }, [isNew, arrived.value])
  const says = isKept.value ? 'line.kept' : isNew ? 'line.arrived' : undefined
  return <div role="status">{says && <p class="notice">{t(says)}</p>}</div>
}
