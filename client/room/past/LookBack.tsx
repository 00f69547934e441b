import { Icon } from '../../parts/Icon.tsx'
import { t } from '../../text/text.ts'
import { mayRetell } from './moment.ts'
import { retelling } from './past.ts'

/** From the end back to the first step. */
export const LookBack = () =>
  mayRetell() ? (
    <button
      type="button"
      onClick={() => {
        retelling.value = { whole: true }
      }}>
      <Icon name="eye" size={20} /> {t('over.retell')}
    </button>
  ) : null
