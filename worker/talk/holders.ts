import type { Seat } from '../../shared/engine/rules.ts'
import { holderIn, holdersIn } from '../../shared/talk.ts'
import { humans } from '../seats.ts'
import type { Turn } from '../turn.ts'
import type { Room } from '../within.ts'

/** Who holds a seat, as whispers know them: another who comes to sit there is another. */

export const holderOf = ({ facts }: Room, seat: Seat): number => holderIn(facts.holders, seat)

/** Where a holder sits now; nowhere once the seat was lost, or where a bot plays. */
export const seatOf = (room: Room, holder: number): Seat | undefined =>
  humans(room).find(seat => holderOf(room, seat) === holder)

/** A seat was freed or handed over. What was whispered stays with those who heard it, and goes once none of them is left. */
export function forgetHolder(room: Room, turn: Turn, seat: Seat) {
  const { talk } = room.store
  const gone = holderOf(room, seat)
  room.store.set({ holders: { ...room.facts.holders, [seat]: turn.v } })
  turn.shared.holders = room.facts.holders ?? {}
  const conversations = talk.conversationsOf(gone)
  for (const conversation of conversations)
    if (holdersIn(conversation).every(holder => seatOf(room, holder) === undefined)) talk.drop(conversation)
  talk.dropMarks(gone)
}

/** Who moved to another seat is who they were. */
export function moveHolders(room: Room, turn: Turn, moved: readonly (readonly [from: Seat, to: Seat])[]) {
  if (moved.length === 0) return
  const before = room.facts.holders
  const news = moved.flatMap(([from, to], at): [Seat, number][] => [
    [to, holderIn(before, from)],
    [from, turn.v + at],
  ])
  room.store.set({ holders: { ...before, ...Object.fromEntries(news) } })
  turn.shared.holders = room.facts.holders ?? {}
}
