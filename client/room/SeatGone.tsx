import { lost } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { t } from '../text/text.ts'

export const SeatGone = () =>
  lost.value === 'seatGone' || lost.value === 'doorShut' ? (
    <p class="notice" role="alert">
      <span>{t(`lost.${lost.value}`)}</span>
      <button
        type="button"
        class="icon-button"
        aria-label={t('tab.close')}
        onClick={() => {
          lost.value = undefined
        }}>
        <Icon name="close" size={18} />
      </button>
    </p>
  ) : null
