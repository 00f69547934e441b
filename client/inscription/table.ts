import { computed, effect, signal } from '@preact/signals'
import type { AskFrame } from '../../shared/engine/frames.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { type SheetId, sheetIds } from '../../shared/inscription/content/assets.ts'
import { type EventCard, events } from '../../shared/inscription/content/events.ts'
import { scoreOf } from '../../shared/inscription/scoring.ts'
import type { Hand, Marks, Score, Table } from '../../shared/inscription/table.ts'
import { hand, mySeat, room, table } from '../net/room.ts'
import { past } from './past/past.ts'

/** The room's signals as this game reads them. */
export const presentTable = computed(() => table.value as Table | undefined)
/** As it is shown: in the past nothing is mine to mark, and I am asked nothing. */
export const theTable = computed(() => past.value?.table ?? presentTable.value)
export const theHand = computed(() => (past.value ? undefined : (hand.value as Hand | undefined)))
const nothing: readonly AskFrame[] = []
export const asked = computed(() => (past.value ? nothing : (room.value?.asks ?? nothing)))
export const myMarks = computed(() => theHand.value?.marks)
export const event = computed<EventCard | undefined>(() =>
  theTable.value?.event ? events[theTable.value.event] : undefined,
)

/** Whose sheets lie on the board: mine, or those of a player who is looked at. */
export const looked = signal<Seat | undefined>()
export const shownSeat = computed<Seat | undefined>(
  () => looked.value ?? mySeat.value ?? theTable.value?.order[0],
)
export const isMine = computed(
  () => !past.value && shownSeat.value !== undefined && shownSeat.value === mySeat.value,
)

export const marksOf = (seat: Seat): Marks | undefined =>
  seat === mySeat.value && myMarks.value ? myMarks.value : theTable.value?.players[seat]?.marks

export const shownMarks = computed(() => (shownSeat.value ? marksOf(shownSeat.value) : undefined))

/** As the sheets stand: mine as I mark them, others' as they last lay open. */
export function scoreNow(seat: Seat): Score | undefined {
  const table = theTable.value
  const marks = marksOf(seat)
  return table && marks ? scoreOf(table, seat, marks) : undefined
}

export const pointsOn = ({ sheets, objectives, tradeGoods }: Score, sheet: SheetId): number =>
  sheets[sheet] + objectives[sheet] + (sheet === 'industry' ? tradeGoods : 0)

/** The sheet that is read on a phone, and the large one on a desktop, beside which the others lie small. */
export const turnedTo = signal<SheetId>(sheetIds[0] as SheetId)
/** All four at once, beside each other. */
export const overview = signal(false)

export function turnTo(sheet: SheetId) {
  turnedTo.value = sheet
  overview.value = false
}

/** How each player's sheets looked before they last changed: mine before my last mark, others' when I last looked. */
const earlier = signal<Readonly<Record<Seat, Marks>>>({})
export const before = (seat: Seat): Marks | undefined =>
  past.value ? past.value.before.players[seat]?.marks : earlier.value[seat]

/** Follows what changes as long as the table is open. */
export function followChanges(): () => void {
  const known: Record<Seat, Marks> = {}
  earlier.value = {}
  return effect(() => {
    if (past.value) return
    const me = mySeat.value
    const changed: Record<Seat, Marks> = {}
    for (const seat of theTable.value?.order ?? []) {
      const marks = marksOf(seat)
      const was = known[seat]
      if (!marks || was === marks) continue
      known[seat] = marks
      if (was && (seat === me || !(seat in earlier.peek()))) changed[seat] = was
    }
    if (Object.keys(changed).length > 0) earlier.value = { ...earlier.peek(), ...changed }
  })
}

export function lookAt(seat: Seat) {
  lookAway()
  looked.value = seat === mySeat.peek() ? undefined : seat
}

/** Whoever was looked at has nothing new from now on. */
export function lookAway() {
  const seat = looked.peek()
  looked.value = undefined
  if (!seat) return
  const { [seat]: _, ...others } = earlier.peek()
  earlier.value = others
}
