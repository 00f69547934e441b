import type { Seat } from '../../shared/engine/rules.ts'
import { refusal } from '../deeds.ts'
import { passOn } from '../passing.ts'
import { humans, standsIn } from '../seats.ts'
import type { Room } from '../within.ts'
import type { Kind } from './kind.ts'

/** The seat of somebody who is away goes to a bot, or waits for a newcomer: the others decide, and whoever comes back keeps it. */
export const handOn: Kind<'handOn'> = {
  refuses(room, { seat }, by) {
    if (seat === by || !humans(room).includes(seat)) return refusal('notTaken')
    return isAway(room, seat) ? undefined : refusal('stillTheirs')
  },
  voters: (room, { seat }) => humans(room).filter(one => one !== seat),
  enough: 'all',
  does:
    (room, { seat, to }) =>
    turn =>
      passOn(room, turn, seat, to),
}

export const isAway = (room: Room, seat: Seat) => standsIn(room, seat) && !room.sockets.isOnline(seat)
