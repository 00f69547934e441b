import type { Refusal } from '../shared/engine/options.ts'
import type { Seat } from '../shared/engine/rules.ts'
import type { Vote } from '../shared/protocol.ts'
import { hasClock } from './clocks/table.ts'
import { type Deed, refusal } from './deeds.ts'
import type { KeptVote } from './facts.ts'
import { endVotesOn, keepVotes, kept } from './openVotes.ts'
import { isLate, thinks } from './patience.ts'
import { humans, standsIn } from './seats.ts'
import { sendIn } from './standIn.ts'
import type { Turn } from './turn.ts'
import type { Room } from './within.ts'

/** Shall a bot answer for somebody who keeps a table without a clock waiting? Whoever is there is asked first; then the others
 *  decide among themselves. */

/** So long whoever is there has to say that they think. */
const aMinute = 60_000

const thereIs = ({ yes, no, asked }: Vote, seat: Seat) => [...yes, ...no, ...asked].includes(seat)

/** One vote for each seat: the first who asks for it opens it, and takes it back by a no. */
export function voteOn(room: Room, by: Seat, seat: Seat, yes: boolean): Refusal | Deed {
  const vote = kept(room).find(vote => vote.seat === seat)
  if (!vote) return yes ? propose(room, by, seat) : refusal('noProposal')
  if (by === seat)
    return turn => (yes ? sendIn(room, turn, [seat], 'room.log.standsIn') : thinking(room, turn, seat))
  const others = kept(room).filter(other => other !== vote)
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
  const { moment, sockets, settings } = room
  if (hasClock(room)) return refusal('clockDecides')
  const isPerson = humans(room).includes(seat)
  if (seat === by || !isPerson || standsIn(room, seat) || !moment.waiting.includes(seat))
    return refusal('notWaitedFor')
  if (!isLate(room, seat, Date.now())) return refusal('stillThinking')
  const others = thereNow(room).filter(one => one !== seat && one !== by)
  const vote = { seat, by, yes: [by], no: [], asked: others }
  if (!sockets.isOnline(seat)) return turn => count(room, turn, vote, kept(room))
  return turn => {
    const until = turn.at + Number(settings.ASK_MS ?? aMinute)
    keepVotes(room, turn, [...kept(room), { ...vote, asked: [seat], first: { until, others } }])
  }
}

const thereNow = (room: Room) => humans(room).filter(seat => room.sockets.isOnline(seat))

/** More than half of those who were there decide: of two others both. */
function count(room: Room, turn: Turn, vote: Vote, others: readonly KeptVote[]) {
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

function thinking(room: Room, turn: Turn, seat: Seat) {
  endVotesOn(room, turn, one => one === seat)
  thinks(room, turn, seat)
  turn.tell({ text: 'room.log.thinks', about: { seat } })
}

/** Whoever speaks is there. */
export function spoke(room: Room, turn: Turn, seat: Seat) {
  if (kept(room).some(vote => vote.seat === seat)) thinking(room, turn, seat)
}

/** Who comes in has a voice; and where the others were deciding on them, they can be asked themselves now. */
export function arrives(room: Room, seat: Seat) {
  const open = kept(room).filter(({ first }) => !first)
  const isBack = open.some(vote => vote.seat === seat)
  if (!isBack && open.every(vote => thereIs(vote, seat))) return
  room.turn(turn => {
    endVotesOn(room, turn, one => isBack && one === seat)
    const hears = (vote: KeptVote) => !vote.first && !thereIs(vote, seat)
    const left = kept(room).map(vote => (hears(vote) ? { ...vote, asked: [...vote.asked, seat] } : vote))
    if (left.length > 0) keepVotes(room, turn, left)
    if (isBack) turn.tell({ text: 'room.log.back', about: { seat } })
  })
}

/** Another sits there now, or nobody. */
export function forgetVoter(room: Room, turn: Turn, seat: Seat) {
  const left = kept(room).filter(vote => vote.seat !== seat && vote.by !== seat)
  if (left.length < kept(room).length) keepVotes(room, turn, left)
  for (const vote of left.filter(({ asked }) => asked.includes(seat))) {
    const others = kept(room).filter(other => other.seat !== vote.seat)
    count(room, turn, { ...vote, asked: vote.asked.filter(one => one !== seat) }, others)
  }
}

export const voteDue = (room: Room): number =>
  Math.min(
    ...(room.facts.paused ? [] : kept(room)).map(({ first }) => first?.until ?? Number.POSITIVE_INFINITY),
  )

/** No answer is a yes of whoever was asked, and the others have the word: who was there then, and who is there now. */
export function votesRing(room: Room, now: number) {
  if (room.facts.paused) return
  for (const { first, ...vote } of kept(room)) {
    if (!first || first.until > now) continue
    const people = humans(room).filter(seat => seat !== vote.seat && seat !== vote.by)
    const asked = people.filter(seat => first.others.includes(seat) || room.sockets.isOnline(seat))
    const left = kept(room).filter(other => other.seat !== vote.seat)
    room.turn(turn => count(room, turn, { ...vote, asked }, left))
  }
}
