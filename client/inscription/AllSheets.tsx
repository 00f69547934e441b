import { say } from '../text/text.ts'
import { overview } from './table.ts'

/** All four sheets beside each other, and back to the one. */
export const AllSheets = () => (
  <button
    type="button"
    class="ins-all"
    aria-pressed={overview.value}
    aria-label={say('inscription.overview')}
    title={say('inscription.overview')}
    onClick={() => {
      overview.value = !overview.value
    }}>
    <svg viewBox="0 0 24 24" width="22" height="22" class="icon" aria-hidden="true">
      <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />
    </svg>
  </button>
)
