import { useRef } from 'preact/hooks'
import { type SheetId, sheetIds } from '../../shared/inscription/content/assets.ts'
import { say } from '../text/text.ts'
import { CloserButton } from './CloserButton.tsx'
import { openSheets } from './marking.ts'
import { sheetName } from './names.ts'
import { SheetPoints } from './SheetPane.tsx'
import { isMine, overview, shownMarks, shownSeat, theHand, turnedTo, turnTo } from './table.ts'

/** Within reach of the thumb: each sheet with what it is worth, and a glow where something can be marked. */
export function SheetTabs() {
  return (
    <nav class="ins-tabs" aria-label={say('inscription.sheets')} data-lesson="tabs">
      {sheetIds.map(sheet => (
        <SheetTab key={`${shownSeat.value} ${sheet}`} sheet={sheet} />
      ))}
      {!overview.value && <CloserButton />}
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

function SheetTab({ sheet }: { sheet: SheetId }) {
  const isTurnedTo = !overview.value && turnedTo.value === sheet
  const classes = [
    isMine.value && openSheets.value.has(sheet) && 'open',
    isMine.value && theHand.value?.turn.active.includes(sheet) && 'active',
  ]
  const changes = useChanges(shownMarks.value?.[sheet])
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      aria-current={isTurnedTo ? 'true' : undefined}
      onClick={() => turnTo(sheet)}>
      {changes > 0 && !isTurnedTo && <i key={changes} class="ins-changed" />}
      <SheetPoints sheet={sheet} />
      {sheetName(sheet)}
    </button>
  )
}

/** How often it has changed while it was looked at: what a mark brings on another sheet is seen at its tab. */
function useChanges(what: unknown): number {
  const seen = useRef({ what, times: 0 })
  if (seen.current.what !== what) seen.current = { what, times: seen.current.times + 1 }
  return seen.current.times
}
