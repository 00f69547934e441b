import type { Moment } from '../../shared/engine/frames.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { openBetween } from '../../shared/hours.ts'
import { humans, standsIn } from '../seats.ts'
import type { Turn } from '../turn.ts'
import type { Room } from '../within.ts'
import { allowance, clockOf, hoursOf } from './table.ts'

/** Where each has a reserve: what somebody uses is taken off it, but for the first part of every decision, which is free. */

const reserveOf = (room: Room, seat: Seat): number => room.facts.reserves?.[seat] ?? allowance(room) ?? 0

const freeOf = (room: Room): number => {
  const clock = clockOf(room)
  return clock.kind === 'reserve' ? clock.free * 1000 : 0
}

/** What a seat has until its clock rings, where it begins to run. */
export const leftTo = (room: Room, seat: Seat): number =>
  clockOf(room).kind === 'reserve' ? reserveOf(room, seat) + freeOf(room) : (allowance(room) ?? 0)

export function reserves(room: Room): Record<Seat, number> | undefined {
  if (clockOf(room).kind !== 'reserve') return undefined
  return Object.fromEntries(humans(room).map(seat => [seat, reserveOf(room, seat)]))
}

/** Asked in secret nobody's is touched: it would tell who answered, and when. */
export function spend(
  room: Room,
  turn: Turn,
  before: Moment,
  owes: Readonly<Record<Seat, number>>,
  runsFrom: (seat: Seat, since: number) => number,
) {
  if (clockOf(room).kind !== 'reserve') return
  if (before.waiting.some(seat => before.asks[seat] === undefined)) return
  const { owes: past = {}, reserves = {} } = room.facts
  const ended = humans(room).filter(
    seat => past[seat] !== undefined && owes[seat] !== past[seat] && !standsIn(room, seat),
  )
  const left = ended.map((seat): [Seat, number] => {
    const used = openBetween(hoursOf(room), runsFrom(seat, past[seat] ?? turn.at), turn.at)
    return [seat, Math.max(0, reserveOf(room, seat) - Math.max(0, used - freeOf(room)))]
  })
  if (left.length > 0) room.store.set({ reserves: { ...reserves, ...Object.fromEntries(left) } })
}
