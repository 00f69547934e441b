import { useEffect } from 'preact/hooks'
import { Icon } from '../parts/Icon.tsx'
import { Why } from '../parts/Say.tsx'
import { t } from '../text/text.ts'
import { problem } from './answering.ts'

const shownFor = 9000

const drop = () => {
  problem.value = undefined
}

/** The rule in the way, in a sentence. */
export function Problem() {
  const refused = problem.value
  useEffect(() => {
    if (!refused) return
    const off = setTimeout(drop, shownFor)
    return () => clearTimeout(off)
  }, [refused])
  return (
    <div class="problem" role="alert">
      {refused && (
        <p>
          <span>
            <Why refused={refused} />
          </span>
          <button type="button" class="icon-button" aria-label={t('tab.close')} onClick={drop}>
            <Icon name="close" size={18} />
          </button>
        </p>
      )}
    </div>
  )
}
