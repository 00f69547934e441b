import type { Moment } from '../../shared/engine/frames.ts'
import { same } from '../../shared/engine/json.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { afterOpen } from '../../shared/hours.ts'
import { isHeld } from '../faults.ts'
import { isSeen } from '../patience.ts'
import { humans, standsIn } from '../seats.ts'
import type { Turn } from '../turn.ts'
import type { Room } from '../within.ts'
import { leftTo, reserves, spend } from './reserves.ts'
import { hasClock, holidayEnds, hoursOf } from './table.ts'

/** Whose time runs, and until when. */

/** What all see moves the clocks and nothing else, or they would tell who decides in secret. */
export function wind(room: Room, turn: Turn, before: Moment) {
  // A room that did not keep it yet begins with something all see.
  if (room.facts.owes === undefined && !isSeen(room, turn, before)) return
  const owes = owed(room, turn, before)
  const isMoved = !same(owes, room.facts.owes ?? {})
  if (isMoved) {
    spend(room, turn, before, owes, (seat, since) => runsFrom(room, seat, since))
    room.store.set({ owes })
    turn.shared.since = owes
  }
  if (isMoved || turn.shared.window !== undefined) tellClocks(room, turn)
}

export function tellClocks(room: Room, turn: Turn) {
  const now = clocks(room, turn.at)
  if (now) turn.shared.clocks = now
  const left = now && reserves(room)
  if (left) turn.shared.reserves = left
}

/** In a window nobody is late before the room has answered for those who left it to the room; nor is anybody on holiday. */
const runsFrom = (room: Room, seat: Seat, since: number) =>
  Math.max(since, room.facts.window?.ends ?? 0, holidayEnds(room, seat))

const rings = (room: Room, seat: Seat, since: number) =>
  afterOpen(hoursOf(room), runsFrom(room, seat, since), leftTo(room, seat))

/** Since when each seat is waited for: since it is named, since it did what all saw, since something new was asked in secret of
 *  those who had answered; then it is one clock for all of them. */
function owed(room: Room, turn: Turn, before: Moment): Record<Seat, number> {
  const { facts, moment, match } = room
  const isPublic = isSeen(room, turn, before)
  const isCommand = match?.decisions.at(-1)?.key.startsWith('!') === true
  const isNew =
    isPublic &&
    !isCommand &&
    before.waiting.some(seat => moment.asks[seat] !== undefined && before.asks[seat] === undefined)
  const stands = (seat: Seat) => before.waiting.includes(seat) && !isNew && !(isPublic && turn.by.has(seat))
  return Object.fromEntries(
    moment.waiting.map(seat => [seat, (stands(seat) && facts.owes?.[seat]) || turn.at]),
  )
}

const isWound = (room: Room) => hasClock(room) && !isHeld(room) && !room.facts.paused

/** Whose time runs, and when it will be over. Whoever has answered in secret has nothing more to lose it on, and where
 *  nobody else would be left to wait it runs for nobody: bots do not play a game to its end among themselves. */
export function running(room: Room): { seat: Seat; ends: number }[] {
  const { facts, moment } = room
  if (!isWound(room) || facts.stage !== 'playing') return []
  const present = humans(room).filter(seat => !standsIn(room, seat))
  const thinking = Object.entries(facts.owes ?? {})
    .filter(([seat]) => present.includes(seat) && moment.asks[seat])
    .map(([seat, since]) => ({ seat, ends: rings(room, seat, since) }))
  if (thinking.length < present.length) return thinking
  const last = Math.max(...thinking.map(({ ends }) => ends))
  return thinking.filter(({ ends }) => ends < last)
}

export const clockDue = (room: Room): number | undefined =>
  running(room).reduce<number | undefined>((first, { ends }) => Math.min(first ?? ends, ends), undefined)

/** What is left to each person who is waited for, in milliseconds; where nobody else would wait no clock is shown. */
export function clocks(room: Room, now: number): Record<Seat, number> | undefined {
  const { facts } = room
  if (!isWound(room) || facts.stage !== 'playing') return undefined
  const people = humans(room).filter(seat => !standsIn(room, seat))
  if (people.length < 2) return {}
  const left = Object.entries(facts.owes ?? {})
    .filter(([seat]) => people.includes(seat))
    .map(([seat, since]) => [seat, Math.max(0, rings(room, seat, since) - now)])
  return Object.fromEntries(left)
}
