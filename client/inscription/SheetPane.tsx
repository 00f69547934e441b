import { useEffect, useRef } from 'preact/hooks'
import { type SheetId, sheetIds } from '../../shared/inscription/content/assets.ts'
import { mecatolSlot } from '../../shared/inscription/scoring.ts'
import type { Marks } from '../../shared/inscription/table.ts'
import { wide } from '../parts/wide.ts'
import { say } from '../text/text.ts'
import { AllSheets } from './AllSheets.tsx'
import { followPinch, scaleInHand } from './closer.ts'
import { Fit } from './Fit.tsx'
import { useInView } from './intoView.ts'
import { deploying, groups, onAsk, onDeploy, onMark, openSheets } from './marking.ts'
import { picked } from './picking.ts'
import { placeGroups } from './placing.ts'
import { SheetCover } from './SheetCover.tsx'
import { pointsOf } from './SheetPoints.tsx'
import { sheetViews } from './sheetViews.tsx'
import { before, isMine, overview, shownSeat, theHand, theTable, turnedTo } from './table.ts'

/** A sheet as it lies on the board: bright where something can be done, quiet else; small beside others, a picture without words. */
export function SheetPane({ sheet, marks }: { sheet: SheetId; marks: Marks }) {
  const View = sheetViews[sheet]
  const place = useRef<HTMLDivElement>(null)
  const isTurnedTo = turnedTo.value === sheet
  const mine = isMine.value
  const small = overview.value || (wide.value && !isTurnedTo)
  const inHand = !wide.value && !overview.value && isTurnedTo
  const scale = inHand ? scaleInHand() : 1
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
    small && 'small',
    overview.value && picked.value === sheet && 'picked',
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
      style={`--nth:${sheetIds.indexOf(sheet)}`}>
      <div ref={place} class="ins-slate" inert={small}>
        <div class="ins-scale" style={`--scale:${scale}`}>
          {fitted ? <Fit width={fitted}>{drawn}</Fit> : drawn}
        </div>
      </div>
      {small && <SheetCover sheet={sheet} />}
      {wide.value && !small && <AllSheets />}
    </section>
  )
}

const nothing = [] as const

/** Laid out as a page, which does not shrink by itself as a drawing does: how broad it is drawn. */
const pages: Readonly<Partial<Record<SheetId, number>>> = { industry: 720, warfare: 780 }
/** The war grid has the whole page while a unit is drawn on it. */
const gridAlone = 600

const mecatolPoints = (seat: string) =>
  theTable.value ? mecatolSlot(theTable.value, seat)?.points : undefined
