import { useEffect, useRef } from 'preact/hooks'
import { type SheetId, sheetIds } from '../../shared/inscription/content/assets.ts'
import { mecatolSlot } from '../../shared/inscription/scoring.ts'
import type { Marks } from '../../shared/inscription/table.ts'
import { wide } from '../parts/wide.ts'
import { say } from '../text/text.ts'
import { CloserButton } from './CloserButton.tsx'
import { followPinch, isCloser, scaleInHand } from './closer.ts'
import { Fit } from './Fit.tsx'
import { useInView } from './intoView.ts'
import { deploying, groups, onAsk, onDeploy, onMark, openSheets } from './marking.ts'
import { sheetName } from './names.ts'
import { pickable, picked, pickSheet } from './picking.ts'
import { placeGroups } from './placing.ts'
import { PointsSign } from './Signs.tsx'
import { sheetViews } from './sheetViews.tsx'
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
} from './table.ts'

/** A sheet as it lies on the board: bright where something can be done, quiet else. */
export function SheetPane({ sheet, marks }: { sheet: SheetId; marks: Marks }) {
  const View = sheetViews[sheet]
  const place = useRef<HTMLDivElement>(null)
  const isTurnedTo = turnedTo.value === sheet
  const mine = isMine.value
  const choosable = mine && pickable.value.includes(sheet)
  const small = overview.value || choosable
  const inHand = !wide.value && !overview.value && isTurnedTo
  const scale = inHand && !small ? scaleInHand() : 1
  useInView(place, inHand && mine, [groups.value, placeGroups.value], scale)
  useEffect(() => (wide.value || !place.current ? undefined : followPinch(place.current)), [wide.value])
  const seat = shownSeat.value
  if (!seat) return null
  const active = mine ? theHand.value?.turn.active : theTable.value?.players[seat]?.active
  const points = pointsOf(sheet)
  const classes = [
    'ins-pane',
    isTurnedTo && 'turned',
    active?.includes(sheet) && 'active',
    mine && openSheets.value.has(sheet) && 'open',
    choosable && picked.value === sheet && 'picked',
  ]
  const drawn = (
    <View
      marks={marks}
      before={before(seat)}
      groups={mine ? [...groups.value, ...placeGroups.value].filter(group => group.sheet === sheet) : nothing}
      onMark={(verb, at) => onMark(sheet, verb, at)}
      onAsk={onAsk}
      deploying={mine && sheet === 'warfare' ? deploying.value : undefined}
      onDeploy={onDeploy}
      points={points}
      upright={!wide.value && !small}
      label={`${say('inscription.sheet.of', { seat, sheet })}, ${say('inscription.points', { count: points })}`}
      {...(sheet === 'navigation' ? { mecatolPoints: mecatolPoints(seat) } : {})}
    />
  )
  const draws = mine && sheet === 'warfare' && deploying.value !== undefined
  const fitted = wide.value || small ? (draws ? gridAlone : pages[sheet]) : undefined
  return (
    <section
      class={classes.filter(Boolean).join(' ')}
      data-sheet={sheet}
      inert={!wide.value && !overview.value && !isTurnedTo}
      style={`--nth:${sheetIds.indexOf(sheet)}`}
      onPointerDownCapture={() => {
        if (wide.peek() && !choosable && !isCloser()) turnedTo.value = sheet
      }}>
      <div ref={place} class="ins-slate" inert={small}>
        <div class="ins-scale" style={`--scale:${scale}`}>
          {fitted ? <Fit width={fitted}>{drawn}</Fit> : drawn}
        </div>
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
      {wide.value && !small && <CloserButton sheet={sheet} />}
    </section>
  )
}

const nothing = [] as const

/** Laid out as a page, which does not shrink by itself as a drawing does: how broad it is drawn. */
const pages: Readonly<Partial<Record<SheetId, number>>> = { industry: 720, warfare: 860 }
/** The war grid has the whole page while a unit is drawn on it. */
const gridAlone = 600

const mecatolPoints = (seat: string) =>
  theTable.value ? mecatolSlot(theTable.value, seat)?.points : undefined

/** What a sheet is worth as it stands. */
function pointsOf(sheet: SheetId): number {
  const score = shownSeat.value ? scoreNow(shownSeat.value) : undefined
  return score ? pointsOn(score, sheet) : 0
}

export function SheetPoints({ sheet, size = 22 }: { sheet: SheetId; size?: number }) {
  const points = pointsOf(sheet)
  return (
    <>
      <PointsSign points={points} size={size} />
      <span class="hidden">{say('inscription.points', { count: points })}</span>
    </>
  )
}
