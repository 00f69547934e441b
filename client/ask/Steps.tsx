import { Icon } from '../parts/Icon.tsx'
import { t } from '../text/text.ts'

/** One fewer, how many, one more. A way that is not given is closed. */
export function Steps({
  name,
  count,
  fewer,
  more,
}: {
  name: string
  count: number
  fewer: (() => void) | undefined
  more: (() => void) | undefined
}) {
  return (
    <>
      <button
        type="button"
        class="icon-button"
        disabled={!fewer}
        aria-label={t('ask.fewer', { name })}
        onClick={fewer}>
        <Icon name="minus" size={20} />
      </button>
      <output>{count}</output>
      <button
        type="button"
        class="icon-button"
        disabled={!more}
        aria-label={t('ask.more', { name })}
        onClick={more}>
        <Icon name="plus" size={20} />
      </button>
    </>
  )
}
