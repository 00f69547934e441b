import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../text/text.ts'

/** Drawn once its chunk is here. What nobody waits for comes quietly. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { quiet = false } = {},
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  return props => {
    const [, redraw] = useState(false)
    const [failed, fail] = useState(false)
    useEffect(() => {
      if (loaded) return
      load().then(
        view => {
          loaded = view
          redraw(true)
        },
        () => fail(true),
      )
    }, [])
    const View = loaded
    if (View) return <View {...props} />
    if (quiet) return null
    return (
      <div class="loading" role="status">
        {failed ? t('refused.offline') : t('line.connecting')}
      </div>
    )
  }
}
