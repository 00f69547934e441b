import { Icon } from '../parts/Icon.tsx'
import { t } from '../text/text.ts'
import { readHowTo } from './readingHowTo.ts'

/** The way to how this table's game is played. */
export const HowToAtTable = () => (
  <button type="button" class="quiet-button" onClick={readHowTo}>
    <Icon name="ask" size={18} /> {t('howTo.open')}
  </button>
)
