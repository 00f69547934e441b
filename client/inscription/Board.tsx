import { effect } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { type SheetId, sheetIds } from '../../shared/inscription/content/assets.ts'
import { backCloses } from '../parts/backCloses.ts'
import { Icon } from '../parts/Icon.tsx'
import { lazy } from '../parts/lazy.tsx'
import { Say } from '../parts/Say.tsx'
import { wide } from '../parts/wide.ts'
import { say } from '../text/text.ts'
import { Chooser } from './Chooser.tsx'
import { choosing, deploying, finger, openSheets } from './marking.ts'
import { Moments } from './moments/Moments.tsx'
import { isChoosing, pickable, picked } from './picking.ts'
import { isAboutWar } from './placing.ts'
import { Reached } from './Reached.tsx'
import { reading } from './reading.ts'
import { SeatStrip } from './SeatStrip.tsx'
import { SheetPane } from './SheetPane.tsx'
import { SheetTabs } from './SheetTabs.tsx'
import { TechnologyWords } from './TechnologyWords.tsx'
import { Tray } from './Tray.tsx'
import {
  followChanges,
  isMine,
  lookAway,
  looked,
  overview,
  shownMarks,
  shownSeat,
  turnedTo,
  turnTo,
} from './table.ts'

const Report = lazy(async () => (await import('./Report.tsx')).Report, { quiet: true })

/** My four sheets, or those of whoever is looked at. */
export function Board() {
  useEffect(followChanges, [])
  useEffect(goWhereItMatters, [])
  const marks = shownMarks.value
  if (!marks) return null
  return (
    <div
      class={['ins-board', overview.value && 'overview', !isMine.value && 'theirs'].filter(Boolean).join(' ')}
      onPointerDownCapture={event => {
        finger.x = event.clientX
        finger.y = event.clientY
      }}
      onKeyDownCapture={({ target }) => {
        if (!(target instanceof Element)) return
        const { left, top, width, height } = target.getBoundingClientRect()
        finger.x = left + width / 2
        finger.y = top + height / 2
      }}>
      <Whose />
      <Tray />
      <Reached />
      <Report />
      <Sheets key={wide.value}>
        {inOrder().map(sheet => (
          <SheetPane key={`${shownSeat.value} ${sheet}`} sheet={sheet} marks={marks} />
        ))}
      </Sheets>
      {!wide.value && <SeatStrip />}
      {!wide.value && !isChoosing.value && <SheetTabs />}
      <Chooser />
      <Moments />
      {reading.value && <TechnologyWords />}
    </div>
  )
}

/** By key the large one comes before those that lie small beside it. */
const inOrder = (): readonly SheetId[] =>
  wide.value && !overview.value
    ? [turnedTo.value, ...sheetIds.filter(sheet => sheet !== turnedTo.value)]
    : sheetIds

/** The sheet on which something is to be done comes to the front, and all four when one is to be chosen. */
function goWhereItMatters() {
  let was = ''
  return effect(() => {
    const choosable = pickable.value.length > 1
    const open = deploying.value || isAboutWar.value ? ['warfare' as const] : [...openSheets.value]
    const now = choosable ? 'choose' : open.join()
    if (now === was) return
    was = now
    choosing.value = undefined
    picked.value = undefined
    overview.value = choosable
    const [first] = open
    if (!choosable && first && !open.includes(turnedTo.peek())) turnTo(first)
  })
}

/** Somebody else's sheets, read only. */
function Whose() {
  const seat = looked.value
  useLayoutEffect(() => (seat ? backCloses(lookAway) : undefined), [seat !== undefined])
  if (!seat) return null
  return (
    <p class="ins-whose">
      <span>
        <Say text="inscription.looking" about={{ seat }} />
      </span>
      <button type="button" onClick={lookAway}>
        <Icon name="close" size={18} /> {say('inscription.looking.back')}
      </button>
    </p>
  )
}

/** On a phone they lie side by side and are swiped. */
function Sheets({ children }: { children: preact.ComponentChildren }) {
  const row = useRef<HTMLDivElement>(null)
  /** The sheet the row is on its way to, while it glides by itself. */
  const going = useRef<number | undefined>(undefined)
  useLayoutEffect(
    () =>
      effect(() => {
        const to = sheetIds.indexOf(turnedTo.value)
        const all = overview.value
        const at = row.current
        if (!at || wide.peek() || all) return
        const left = to * at.clientWidth
        if (Math.abs(at.scrollLeft - left) < 2) return
        going.current = to
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches
        // The panes must have their full width again after the overview.
        requestAnimationFrame(() =>
          at.scrollTo({ left: to * at.clientWidth, behavior: still ? 'instant' : 'smooth' }),
        )
      }),
    [],
  )
  const scrolled = () => {
    const at = row.current
    if (!at || wide.peek() || overview.peek()) return
    const now = Math.round(at.scrollLeft / at.clientWidth)
    const arrived = Math.abs(at.scrollLeft - now * at.clientWidth) < 2
    if (going.current !== undefined) {
      if (arrived && now === going.current) going.current = undefined
      return
    }
    const sheet = sheetIds[now]
    if (sheet && arrived && turnedTo.peek() !== sheet) turnedTo.value = sheet
  }
  return (
    <div
      ref={row}
      class="ins-sheets"
      onScroll={scrolled}
      onPointerDown={() => {
        going.current = undefined
      }}>
      {children}
    </div>
  )
}
