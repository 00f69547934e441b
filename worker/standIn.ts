import type { Moment } from '../shared/engine/frames.ts'
import { same } from '../shared/engine/json.ts'
import type { Seat } from '../shared/engine/rules.ts'
import { tableClock } from '../shared/games.ts'
import { isHeld } from './faults.ts'
import { endVotesOn } from './openVotes.ts'
import { isSeen, waitAnew } from './patience.ts'
import { humans, seatInfos, standsIn } from './seats.ts'
import type { Turn } from './turn.ts'
import type { Room } from './within.ts'

/** A bot answers for a person who keeps the table waiting: whoever is away, until they are back; whoever is there but slow,
 *  as far as the segment goes. The others vote on it, or the table's clock runs out. */

/** What the room writes of this, and tells of it. */
function keepStandIns(room: Room, turn: Turn, standIns: Readonly<Record<Seat, number>>) {
  room.store.set({ standIns: Object.keys(standIns).length > 0 ? standIns : undefined })
  turn.shared.seats = seatInfos(room)
  tellClocks(room, turn)
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
    const { owes } = room.facts
    // They have the whole time again.
    if (owes?.[seat] !== undefined) {
      room.store.set({ owes: { ...owes, [seat]: turn.at } })
      turn.shared.since = { ...owes, [seat]: turn.at }
    }
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
    wind(room, turn, before)
  }
  const seen = waitAnew(room, turn, before)
  endVotesOn(room, turn, seat => !moment.waiting.includes(seat) || seen.includes(seat))
}

/** What all see moves the clocks and nothing else, or they would tell who decides in secret. */
function wind(room: Room, turn: Turn, before: Moment) {
  // A room that did not keep it yet begins with something all see.
  if (room.facts.owes === undefined && !isSeen(room, turn, before)) return
  const owes = owed(room, turn, before)
  const isMoved = !same(owes, room.facts.owes ?? {})
  if (isMoved) {
    room.store.set({ owes })
    turn.shared.since = owes
  }
  if (isMoved || turn.shared.window !== undefined) tellClocks(room, turn)
}

export function tellClocks(room: Room, turn: Turn) {
  const now = clocks(room, turn.at)
  if (now) turn.shared.clocks = now
}

/** In a window nobody is late before the room has answered for those who left it to the room. */
const runsFrom = ({ facts }: Room, since: number) => Math.max(since, facts.window?.ends ?? 0)

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

function clockOf(room: Room): number | undefined {
  const { facts, settings } = room
  if (isHeld(room) || facts.paused) return undefined
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

/** What is left to each person who is waited for, in milliseconds; where nobody else would wait no clock is shown. */
export function clocks(room: Room, now: number): Record<Seat, number> | undefined {
  const { facts } = room
  const allowed = clockOf(room)
  if (allowed === undefined || facts.stage !== 'playing') return undefined
  const people = humans(room).filter(seat => !standsIn(room, seat))
  if (people.length < 2) return {}
  const left = Object.entries(facts.owes ?? {})
    .filter(([seat]) => people.includes(seat))
    .map(([seat, since]) => [seat, Math.max(0, runsFrom(room, since) + allowed - now)])
  return Object.fromEntries(left)
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
