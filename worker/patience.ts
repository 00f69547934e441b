import { type Moment, publicFrame } from '../shared/engine/frames.ts'
import { same } from '../shared/engine/json.ts'
import type { Seat } from '../shared/engine/rules.ts'
import { hasClock, holidayEnds } from './clocks/table.ts'
import { humans, standsIn } from './seats.ts'
import type { Turn } from './turn.ts'
import type { Room } from './within.ts'

/** At a table without a clock nobody is spoken of before the others have waited this long: since it became their turn, since
 *  they were last seen, since they did something all saw, since they said that they think. */
const tenMinutes = 600_000

type Late = Readonly<Record<Seat, number>>

const patienceOf = ({ settings }: Room) => Number(settings.SLOW_MS ?? tenMinutes)

/** A tenth longer than promised, so that a telephone that comes and goes is not written down each time. */
/** In a window nobody is waited for before the room has answered for those who left it to the room. */
const beginningAt = (room: Room, seat: Seat, now: number) =>
  Math.max(now, room.facts.window?.ends ?? 0, holidayEnds(room, seat)) + patienceOf(room) * 1.1

function begunAnew(room: Room, late: Late, seat: Seat, now: number): Late {
  const enough = now + patienceOf(room)
  return (late[seat] ?? 0) >= enough ? late : { ...late, [seat]: beginningAt(room, seat, now) }
}

function keepLate(room: Room, turn: Turn, late: Late) {
  room.store.set({ late: Object.keys(late).length > 0 ? late : undefined })
  turn.shared.late = late
}

/** Whether the others have waited long enough. */
export const isLate = ({ facts }: Room, seat: Seat, now: number) =>
  (facts.late?.[seat] ?? Number.POSITIVE_INFINITY) <= now

export function thinks(room: Room, turn: Turn, seat: Seat) {
  keepLate(room, turn, begunAnew(room, room.facts.late ?? {}, seat, turn.at))
}

/** While nothing moved nobody waited. */
export function patienceAnew(room: Room): Late | undefined {
  const { late } = room.facts
  return (
    late && Object.fromEntries(Object.keys(late).map(seat => [seat, beginningAt(room, seat, Date.now())]))
  )
}

/** However long they were waited for before. */
export function waitsAnew(room: Room, turn: Turn, seat: Seat) {
  const { late } = room.facts
  if (late?.[seat] !== undefined) keepLate(room, turn, { ...late, [seat]: beginningAt(room, seat, turn.at) })
}

/** While every clock stood nobody waited. */
export function shiftedLate({ facts }: Room, stood: number): Late | undefined {
  const { late } = facts
  return late && Object.fromEntries(Object.entries(late).map(([seat, at]) => [seat, at + stood]))
}

/** Without reading the match: whoever is in the list is waited for. */
export function wentAway(room: Room, seat: Seat) {
  const { store, facts } = room
  if (facts.late?.[seat] === undefined) return
  const late = begunAnew(room, facts.late, seat, Date.now())
  if (late !== facts.late) store.atOnce(() => store.set({ late }))
}

/** A decision nobody saw must not be told by this either. */
export const isSeen = ({ moment }: Room, { lines }: Turn, before: Moment) =>
  lines.some(({ to }) => to === undefined) || Object.keys(publicFrame(before, moment)).length > 0

/** After whatever happened; gives who decided and was seen to. */
export function waitAnew(room: Room, turn: Turn, before: Moment): readonly Seat[] {
  const { facts, moment } = room
  if (hasClock(room)) return []
  const known: Late = facts.late ?? {}
  const waited = humans(room).filter(seat => moment.waiting.includes(seat) && !standsIn(room, seat))
  const late = Object.fromEntries(waited.map(seat => [seat, known[seat] ?? beginningAt(room, seat, turn.at)]))
  const seen = isSeen(room, turn, before) ? [...turn.by].filter(seat => late[seat] !== undefined) : []
  const now = seen.reduce((all, seat) => begunAnew(room, all, seat, turn.at), late)
  if (!same(now, known)) keepLate(room, turn, now)
  return seen
}
