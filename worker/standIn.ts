import type { Moment } from '../shared/engine/frames.ts'
import type { Refusal } from '../shared/engine/options.ts'
import type { Seat } from '../shared/engine/rules.ts'
import { tableClock } from '../shared/games.ts'
import type { Vote } from '../shared/protocol.ts'
import { type Deed, refusal } from './deeds.ts'
import type { Room } from './room.ts'
import { humans, seatInfos } from './seats.ts'
import type { Turn } from './turn.ts'

/** A bot answers for a person who keeps the table waiting: whoever is away, until they are back; whoever is there but slow,
 *  as far as the segment goes. The others vote on it, or the table's clock runs out. */

/** So long may somebody who is there think before the others may vote. */
const longThought = 120_000

export const standsIn = ({ facts }: Room, seat: Seat) => facts.standIns?.[seat] !== undefined

export const votes = ({ facts }: Room): readonly Vote[] => facts.votes ?? []

/** What the room writes of this, and tells of it. */
function keepVotes(room: Room, turn: Turn, votes: readonly Vote[]) {
  room.store.set({ votes: votes.length > 0 ? votes : undefined })
  turn.shared.votes = votes
}

function keepStandIns(room: Room, turn: Turn, standIns: Readonly<Record<Seat, number>>) {
  room.store.set({ standIns: Object.keys(standIns).length > 0 ? standIns : undefined })
  turn.shared.seats = seatInfos(room)
}

const without = <T>(record: Readonly<Record<string, T>> | undefined, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => key !== name))

function sendIn(room: Room, turn: Turn, seats: readonly Seat[], text: string) {
  const { match, facts } = room
  const begun = Object.fromEntries(seats.map(seat => [seat, match?.segment ?? 0]))
  keepStandIns(room, turn, { ...facts.standIns, ...begun })
  for (const seat of seats) turn.tell({ text, about: { seat } })
  const left = votes(room).filter(vote => !seats.includes(vote.seat))
  if (left.length < votes(room).length) keepVotes(room, turn, left)
}

/** One vote for each seat: the first who asks for it opens it, and takes it back by a no. */
export function voteOn(room: Room, by: Seat, seat: Seat, yes: boolean): Refusal | Deed {
  const vote = votes(room).find(vote => vote.seat === seat)
  if (!vote) return yes ? propose(room, by, seat) : refusal('noProposal')
  const others = votes(room).filter(other => other !== vote)
  if (vote.by === by && !yes) return turn => keepVotes(room, turn, others)
  if (!vote.asked.includes(by)) return refusal('notAsked')
  const heard = {
    ...vote,
    asked: vote.asked.filter(one => one !== by),
    [yes ? 'yes' : 'no']: [...vote[yes ? 'yes' : 'no'], by],
  }
  return turn => count(room, turn, heard, others)
}

function propose(room: Room, by: Seat, seat: Seat): Refusal | Deed {
  const { moment, sockets, facts } = room
  const isPerson = humans(room).includes(seat)
  if (seat === by || !isPerson || standsIn(room, seat) || !moment.waiting.includes(seat))
    return refusal('notWaitedFor')
  const stirred = Math.max(facts.v, facts.privateV)
  const isSlow = Date.now() - stirred >= Number(room.settings.SLOW_MS ?? longThought)
  if (sockets.isOnline(seat) && !isSlow) return refusal('stillThinking')
  const asked = humans(room).filter(one => one !== seat && one !== by && sockets.isOnline(one))
  return turn => count(room, turn, { seat, by, yes: [by], no: [], asked }, votes(room))
}

/** More than half of those who were there decide. */
function count(room: Room, turn: Turn, vote: Vote, others: readonly Vote[]) {
  const { yes, no, asked } = vote
  const half = (yes.length + no.length + asked.length) / 2
  if (yes.length > half) {
    keepVotes(room, turn, others)
    sendIn(room, turn, [vote.seat], 'room.log.standsIn')
  } else if (no.length >= half) {
    keepVotes(room, turn, others)
    turn.tell({ text: 'room.log.standInRefused', about: { seat: vote.seat } })
  } else keepVotes(room, turn, [...others, vote])
}

export function comesBack(room: Room, seat: Seat) {
  room.turn(turn => {
    keepStandIns(room, turn, without(room.facts.standIns, seat))
    room.store.set({ stuck: undefined })
    turn.tell({ text: 'room.log.back', about: { seat } })
  })
}

/** Another sits there now, or nobody. */
export function forgetSeat(room: Room, turn: Turn, seat: Seat) {
  if (standsIn(room, seat)) keepStandIns(room, turn, without(room.facts.standIns, seat))
  const left = votes(room).filter(vote => vote.seat !== seat && vote.by !== seat)
  if (left.length < votes(room).length) keepVotes(room, turn, left)
  for (const vote of left.filter(({ asked }) => asked.includes(seat))) {
    const others = votes(room).filter(other => other.seat !== vote.seat)
    count(room, turn, { ...vote, asked: vote.asked.filter(one => one !== seat) }, others)
  }
}

/** After a decision: who is waited for no more needs no vote, and who was only slow answers for themselves again. */
export function lookAround(room: Room, turn: Turn, before: Moment) {
  const { facts, moment, match, sockets } = room
  const open = facts.votes?.filter(({ seat }) => moment.waiting.includes(seat))
  if (open && open.length < votes(room).length) keepVotes(room, turn, open)
  for (const seat in facts.standIns)
    if (facts.standIns[seat] !== match?.segment && sockets.isOnline(seat))
      keepStandIns(room, turn, without(room.facts.standIns, seat))
  const allowed = clockOf(room)
  if (allowed !== undefined) wind(room, turn, allowed, owed(room, turn, before))
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

function clockOf({ facts, settings }: Room): number | undefined {
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
