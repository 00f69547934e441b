import type { Seat } from '../shared/engine/rules.ts'
import type { FromSeat } from '../shared/protocol.ts'
import type { Deed } from './deeds.ts'
import type { Turn } from './turn.ts'
import type { Room } from './within.ts'

/** What a seat was taught of its first game: whoever opens it on another device is not taught it again. */

type Learned = Extract<FromSeat, { learned: unknown }>['learned']

const keep = (room: Room, turn: Turn, seat: Seat, lessons: readonly string[]) => {
  room.store.set({ lessons: { ...room.facts.lessons, [seat]: lessons } })
  turn.tellOwn(seat, { lessons })
}

export const learned =
  (room: Room, by: Seat, { lessons }: Learned): Deed =>
  turn =>
    keep(room, turn, by, lessons)

/** Another sits there now, or nobody. */
export function forgetLessons(room: Room, seat: Seat) {
  const { [seat]: known, ...lessons } = room.facts.lessons ?? {}
  if (known) room.store.set({ lessons })
}
