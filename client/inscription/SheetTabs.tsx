import { useRef } from 'preact/hooks'
import { type SheetId, sheetIds } from '../../shared/inscription/content/assets.ts'
import { say } from '../text/text.ts'
import { AllSheets } from './AllSheets.tsx'
import { CloserButton } from './CloserButton.tsx'
import { openSheets } from './marking.ts'
import { sheetName } from './names.ts'
import { SheetPoints } from './SheetPoints.tsx'
import { isMine, overview, shownMarks, shownSeat, theHand, turnedTo, turnTo } from './table.ts'

/** Within reach of the thumb: each sheet with what it is worth, and a glow where something can be marked. */
export function SheetTabs() {
  return (
    <nav class="ins-tabs" aria-label={say('inscription.sheets')} data-lesson="tabs">
      {sheetIds.map(sheet => (
        <SheetTab key={`${shownSeat.value} ${sheet}`} sheet={sheet} />
      ))}
      {!overview.value && <CloserButton />}
      <AllSheets />
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
