import type { Seat } from '../../shared/engine/rules.ts'
import { answeredBy, isCareful } from '../../shared/orders.ts'
import type { RoomInfo } from '../../shared/protocol.ts'
import { ordersOf } from '../orders.ts'
import { hasSpoken } from '../windows.ts'
import type { Room } from '../within.ts'

/** Since when the table waits for whom, as all may know it. */
export const owedNow = ({ facts }: Room): Pick<RoomInfo, 'since'> => (facts.owes ? { since: facts.owes } : {})

/** Whether the table waits for this seat's own answer; what the room answers for it stands in nobody's way. */
export function isAsked(room: Room, seat: Seat): boolean | undefined {
  const { facts } = room
  const isCarefulTable = isCareful(facts.options)
  return room
    .asked(seat)
    ?.some(ask => hasSpoken(room, seat) || !answeredBy(ask, ordersOf(room, seat), isCarefulTable))
}
