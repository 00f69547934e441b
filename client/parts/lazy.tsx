import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { fetchLate } from '../net/late.ts'
import { t } from '../text/text.ts'

/** Drawn once its chunk is here. What nobody waits for comes quietly. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { quiet = false } = {},
): ComponentType<P> {
  const loaded = signal<ComponentType<P> | undefined>(undefined)
  const missed = signal(false)
  let begun = false
  const fetchIt = async () => {
    if (begun) return
    begun = true
    loaded.value = await fetchLate(load, () => {
      missed.value = true
    })
  }
  return props => {
    // Not after it was painted: what lies there already is drawn at once.
    void fetchIt()
    const View = loaded.value
    if (View) return <View {...props} />
    if (quiet) return null
    return (
      <div class="loading" role="status">
        {t(missed.value ? 'line.late' : 'line.connecting')}
      </div>
    )
  }
}
