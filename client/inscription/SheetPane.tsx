import { useRef } from 'preact/hooks'
import { type SheetId, sheetIds } from '../../shared/inscription/content/assets.ts'
import { mecatolSlot } from '../../shared/inscription/scoring.ts'
import type { Marks } from '../../shared/inscription/table.ts'
import { wide } from '../parts/wide.ts'
import { say } from '../text/text.ts'
import { Fit } from './Fit.tsx'
import { useInView } from './intoView.ts'
import { deploying, groups, onAsk, onDeploy, onMark, openSheets } from './marking.ts'
import { sheetName } from './names.ts'
import { pickable, picked, pickSheet } from './picking.ts'
import { PointsSign } from './Signs.tsx'
import {
  before,
  isMine,
  overview,
  pointsOn,
  scoreNow,
  shownSeat,
  theHand,
  theTable,
  turnedTo,
  turnTo,
} from './seen.ts'
import { sheetViews } from './sheetViews.tsx'

/** A sheet as it lies on the board: bright where something can be done, quiet else. */
export function SheetPane({ sheet, marks }: { sheet: SheetId; marks: Marks }) {
  const View = sheetViews[sheet]
  const place = useRef<HTMLDivElement>(null)
  const inHand = !wide.value && !overview.value && turnedTo.value === sheet
  useInView(place, inHand && isMine.value, groups.value)
  const seat = shownSeat.value
  if (!seat) return null
  const mine = isMine.value
  const isTurnedTo = turnedTo.value === sheet
  const isAlone = !wide.value && !overview.value
  const choosable = mine && pickable.value.includes(sheet)
  const active = mine ? theHand.value?.turn.active : theTable.value?.players[seat]?.active
  const classes = [
    'ins-pane',
    isTurnedTo && 'turned',
    active?.includes(sheet) && 'active',
    mine && openSheets.value.has(sheet) && 'open',
    choosable && picked.value === sheet && 'picked',
  ]
  const small = overview.value || choosable
  const drawn = (
    <View
      marks={marks}
      before={before(seat)}
      groups={mine ? groups.value.filter(group => group.sheet === sheet) : nothing}
      onMark={(verb, at) => onMark(sheet, verb, at)}
      onAsk={onAsk}
      deploying={mine && sheet === 'warfare' ? deploying.value : undefined}
      onDeploy={onDeploy}
      label={say('inscription.sheet.of', { seat, sheet })}
      {...(sheet === 'navigation' ? { mecatolPoints: mecatolPoints(seat) } : {})}
    />
  )
  return (
    <section
      class={classes.filter(Boolean).join(' ')}
      data-sheet={sheet}
      inert={isAlone && !isTurnedTo}
      style={`--nth:${sheetIds.indexOf(sheet)}`}>
      <div ref={place} class="ins-slate" inert={small || (wide.value && !isTurnedTo)}>
        {(small && !wide.value) || (wide.value && isPage(sheet)) ? (
          <Fit width={wide.value ? wideDrawn : narrowDrawn}>{drawn}</Fit>
        ) : (
          drawn
        )}
      </div>
      {small && (
        <button
          type="button"
          class="ins-cover"
          aria-pressed={choosable ? picked.value === sheet : undefined}
          onClick={() => (choosable ? pickSheet(sheet) : turnTo(sheet))}>
          <span>{sheetName(sheet)}</span>
        </button>
      )}
      {wide.value && !isTurnedTo && !choosable && (
        <button type="button" class="ins-cover" onClick={() => turnTo(sheet)}>
          <span>
            <SheetPoints sheet={sheet} /> {sheetName(sheet)}
          </span>
        </button>
      )}
    </section>
  )
}

const nothing = [] as const

/** Laid out as a page, which does not shrink by itself as a drawing does. */
const isPage = (sheet: SheetId) => sheet === 'industry' || sheet === 'warfare'
const wideDrawn = 980
const narrowDrawn = 380

const mecatolPoints = (seat: string) =>
  theTable.value ? mecatolSlot(theTable.value, seat)?.points : undefined

/** What a sheet is worth as it stands. */
export function SheetPoints({ sheet, size = 22 }: { sheet: SheetId; size?: number }) {
  const score = shownSeat.value ? scoreNow(shownSeat.value) : undefined
  const points = score ? pointsOn(score, sheet) : 0
  return (
    <>
      <PointsSign points={points} size={size} />
      <span class="hidden">{say('inscription.points', { count: points })}</span>
    </>
  )
}
