import type { Moment } from '../shared/engine/frames.ts'
import type { Seat } from '../shared/engine/rules.ts'
import { running, tellClocks, wind } from './clocks/running.ts'
import { play } from './deeds.ts'
import { isHeld } from './faults.ts'
import { endVotesOn } from './openVotes.ts'
import { waitAnew } from './patience.ts'
import { seatInfos } from './seats.ts'
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

/** What is asked answers itself where doing nothing is possible; from then on whoever stands in answers. */
export function clockRings(room: Room, now: number) {
  const late = running(room).filter(({ ends }) => ends <= now)
  const { match } = room
  if (late.length === 0 || !match) return
  const seats = late.map(({ seat }) => seat)
  const outcomes = seats.flatMap(seat => {
    const ask = room.moment.asks[seat]?.[0]
    if (ask?.otherwise === undefined) return []
    return match.submit(seat, ask.key, ask.otherwise, room.tick(), ask.window !== undefined).ok ?? []
  })
  room.turn(turn => {
    sendIn(room, turn, seats, 'room.log.clock')
    for (const outcome of outcomes) play(room, turn, match, outcome)
  })
}
