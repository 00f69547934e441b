import { sheetIds } from '../../shared/inscription/content/assets.ts'
import { say } from '../text/text.ts'
import { openSheets } from './marking.ts'
import { sheetName } from './names.ts'
import { SheetPoints } from './SheetPane.tsx'
import { isMine, overview, theHand, turnedTo, turnTo } from './seen.ts'

/** Within reach of the thumb: each sheet with what it is worth, and a glow where something can be marked. */
export function SheetTabs() {
  return (
    <nav class="ins-tabs" aria-label={say('inscription.sheets')} data-lesson="tabs">
      {sheetIds.map(sheet => (
        <button
          key={sheet}
          type="button"
          class={[
            isMine.value && openSheets.value.has(sheet) && 'open',
            isMine.value && theHand.value?.turn.active.includes(sheet) && 'active',
          ]
            .filter(Boolean)
            .join(' ')}
          aria-current={!overview.value && turnedTo.value === sheet ? 'true' : undefined}
          onClick={() => turnTo(sheet)}>
          <SheetPoints sheet={sheet} />
          {sheetName(sheet)}
        </button>
      ))}
      <button
        type="button"
        class="ins-all"
        aria-pressed={overview.value}
        aria-label={say('inscription.overview')}
        onClick={() => {
          overview.value = !overview.value
        }}>
        <svg viewBox="0 0 24 24" width="22" height="22" class="icon" aria-hidden="true">
          <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />
        </svg>
      </button>
    </nav>
  )
}
