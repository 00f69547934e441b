import type { Moment } from '../shared/engine/frames.ts'
import type { Seat } from '../shared/engine/rules.ts'
import { tableClock } from '../shared/games.ts'
import { isHeld } from './faults.ts'
import { endVotesOn } from './openVotes.ts'
import { waitAnew } from './patience.ts'
import { humans, seatInfos, standsIn } from './seats.ts'
import type { Turn } from './turn.ts'
import type { Room } from './within.ts'

/** A bot answers for a person who keeps the table waiting: whoever is away, until they are back; whoever is there but slow,
 *  as far as the segment goes. The others vote on it, or the table's clock runs out. */

/** What the room writes of this, and tells of it. */
function keepStandIns(room: Room, turn: Turn, standIns: Readonly<Record<Seat, number>>) {
  room.store.set({ standIns: Object.keys(standIns).length > 0 ? standIns : undefined })
  turn.shared.seats = seatInfos(room)
}

const without = <T>(record: Readonly<Record<string, T>> | undefined, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => key !== name))

export function sendIn(room: Room, turn: Turn, seats: readonly Seat[], text: string) {
  const { match, facts } = room
  const begun = Object.fromEntries(seats.map(seat => [seat, match?.segment ?? 0]))
  keepStandIns(room, turn, { ...facts.standIns, ...begun })
  for (const seat of seats) turn.tell({ text, about: { seat } })
  endVotesOn(room, turn, seat => seats.includes(seat))
}

export const endStandIn = (room: Room, turn: Turn, seat: Seat) =>
  keepStandIns(room, turn, without(room.facts.standIns, seat))

export function comesBack(room: Room, seat: Seat) {
  room.turn(turn => {
    endStandIn(room, turn, seat)
    room.store.set({ stuck: undefined })
    turn.tell({ text: 'room.log.back', about: { seat } })
  })
}

/** After whatever happened: who is waited for no more, or was seen to decide, needs no vote; and after a decision who was only
 *  slow answers for themselves again. */
export function lookAround(room: Room, turn: Turn, before: Moment) {
  if (isHeld(room)) return
  const { facts, moment, match, sockets } = room
  if (turn.moved) {
    for (const seat in facts.standIns)
      if (facts.standIns[seat] !== match?.segment && sockets.isOnline(seat)) endStandIn(room, turn, seat)
    const allowed = clockOf(room)
    if (allowed !== undefined) wind(room, turn, allowed, owed(room, turn, before))
  }
  const seen = waitAnew(room, turn, before)
  endVotesOn(room, turn, seat => !moment.waiting.includes(seat) || seen.includes(seat))
}

function wind(room: Room, turn: Turn, allowed: number, owes: Readonly<Record<Seat, number>>) {
  const before = room.facts.owes ?? {}
  for (const seat of Object.keys({ ...before, ...owes }))
    if (owes[seat] !== before[seat])
      turn.clocks.set(seat, owes[seat] === undefined ? false : runsFrom(room, turn.at) + allowed - turn.at)
  room.store.set({ owes })
}

/** In a window nobody is late before the room has answered for those who left it to the room. */
const runsFrom = ({ facts }: Room, since: number) => Math.max(since, facts.window?.ends ?? 0)

/** Since when each seat is waited for, is asked anew after it had answered in secret, or has decided last. */
function owed({ facts, moment }: Room, turn: Turn, before: Moment): Record<Seat, number> {
  const isAskedAnew = (seat: Seat) => moment.asks[seat] !== undefined && before.asks[seat] === undefined
  const since = (seat: Seat) =>
    (before.waiting.includes(seat) && !turn.by.has(seat) && !isAskedAnew(seat) && facts.owes?.[seat]) ||
    turn.at
  return Object.fromEntries(moment.waiting.map(seat => [seat, since(seat)]))
}

function clockOf(room: Room): number | undefined {
  const { facts, settings } = room
  if (isHeld(room)) return undefined
  const allowed = tableClock(facts.options)
  return allowed && Number(settings.CLOCK_MS ?? allowed)
}

/** Whose time runs, and when it will be over. Whoever has answered in secret has nothing more to lose it on, and where
 *  nobody else would be left to wait it runs for nobody: bots do not play a game to its end among themselves. */
function running(room: Room): { seat: Seat; ends: number }[] {
  const { facts, moment } = room
  const allowed = clockOf(room)
  if (allowed === undefined || facts.stage !== 'playing') return []
  const present = humans(room).filter(seat => !standsIn(room, seat))
  const thinking = Object.entries(facts.owes ?? {})
    .filter(([seat]) => present.includes(seat) && moment.asks[seat])
    .map(([seat, since]) => ({ seat, ends: runsFrom(room, since) + allowed }))
  if (thinking.length < present.length) return thinking
  const last = Math.max(...thinking.map(({ ends }) => ends))
  return thinking.filter(({ ends }) => ends < last)
}

export const clockDue = (room: Room): number | undefined =>
  running(room).reduce<number | undefined>((first, { ends }) => Math.min(first ?? ends, ends), undefined)

/** What is left to a seat that is waited for. */
export function timeLeft(room: Room, seat: Seat): number | undefined {
  const allowed = clockOf(room)
  const since = room.facts.owes?.[seat]
  if (allowed === undefined || since === undefined || room.facts.stage !== 'playing') return undefined
  return Math.max(0, runsFrom(room, since) + allowed - Date.now())
}

export function clockRings(room: Room, now: number) {
  const late = running(room).filter(({ ends }) => ends <= now)
  if (late.length === 0) return
  room.turn(turn =>
    sendIn(
      room,
      turn,
      late.map(({ seat }) => seat),
      'room.log.clock',
    ),
  )
}
