import { useEffect } from 'preact/hooks'
import { Icon } from '../parts/Icon.tsx'
import { Why } from '../parts/Say.tsx'
import { t } from '../text/text.ts'
import { dropProblem, problem } from './answering.ts'
import { asked } from './beforeMe.ts'

const shownFor = 9000

const drop = () => {
  problem.value = undefined
}

/** The rule in the way, in a sentence; gone with the question it stood in the way of. */
export function Problem() {
  const refused = problem.value
  const key = asked.value?.key
  useEffect(() => {
    if (!refused) return
    const off = setTimeout(drop, shownFor)
    return () => clearTimeout(off)
  }, [refused])
  useEffect(() => dropProblem, [key])
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
