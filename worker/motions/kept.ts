import type { Seat } from '../../shared/engine/rules.ts'
import type { KeptMotion } from '../facts.ts'
import type { Turn } from '../turn.ts'
import type { Room } from '../within.ts'

/** The motions that stand, as they are kept. */

export const kept = ({ facts }: Pick<Room, 'facts'>): readonly KeptMotion[] => facts.motions ?? []

/** Another person sits there now: what was said there before does not count, as all are told once the seats are. */
export function forgetMover(room: Room, turn: Turn, seat: Seat) {
  if (kept(room).length === 0) return
  const isOther = (one: Seat) => one !== seat
  const left = kept(room)
    .filter(({ by }) => by !== seat)
    .map(motion => ({ ...motion, yes: motion.yes.filter(isOther), no: motion.no.filter(isOther) }))
  room.store.set({ motions: left.length > 0 ? left : undefined })
  if (left.length === 0) turn.shared.motions = []
}
